import { byLanguage } from '../language/by-language.ts';
import { words } from './format.messages.ts';

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const relative = byLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** The time since an instant (ISO, UTC) at `nowMs` (epoch ms): "3 hours ago"; "just now" within a minute. */
export function formatAgo(isoInstant: string, nowMs: number): string {
  const seconds = (nowMs - Date.parse(isoInstant)) / 1_000;
  const found = UNITS.find(([, size]) => seconds >= size);
  return found === undefined
    ? words.justNow
    : relative().format(-Math.floor(seconds / found[1]), found[0]);
}
