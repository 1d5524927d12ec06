import { byLocale } from '../../kit-words/kit-language.ts';
import { notificationCentreWords } from './notification-centre.words.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const relative = byLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' }),
);

/** The time since `atMs` in its largest whole unit: "3 min. ago"; "just now" below a minute. */
export function timeAgo(atMs: number, nowMs: number): string {
  const passedMs = Math.max(0, nowMs - atMs);
  const found = UNITS.find(([, unitMs]) => passedMs >= unitMs);
  return found === undefined
    ? notificationCentreWords.justNow
    : relative().format(-Math.floor(passedMs / found[1]), found[0]);
}
