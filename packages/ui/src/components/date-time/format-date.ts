import { kitLocale } from '../../kit-words/kit-language.ts';

/** How much of a moment is written: `moment` is day and time, `dayShort` a day without its year. */
export type DateStyle = 'day' | 'dayShort' | 'time' | 'moment' | 'weekday';

export type DateFormat = {
  locale?: string | undefined;
  /** IANA name; a calendar day has none and is read in UTC. */
  timeZone?: string | undefined;
};

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  dayShort: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  moment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
};

const formatters = new Map<string, Intl.DateTimeFormat>();
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * An ISO moment, or a calendar day `YYYY-MM-DD`, as a reader sees it: "Nov 15, 2026, 5:04 PM".
 *
 * @throws RangeError on what is neither.
 *
 * @example
 * formatDate('2026-04-07', 'day'); // 'Apr 7, 2026'
 * formatDate('2026-04-07T21:04:00Z', 'moment', { timeZone: 'America/New_York' }); // 'Apr 7, 2026, 5:04 PM'
 */
export function formatDate(iso: string, style: DateStyle, format: DateFormat = {}): string {
  return withPlainSpaces(
    formatterOf(style, DAY.test(iso) ? { ...format, timeZone: 'UTC' } : format).format(
      momentOf(iso),
    ),
  );
}

/**
 * Both ends of a period of calendar days, without repeating month or year: "Nov 9–15, 2026" within a month,
 * "Mar 30 – Apr 5, 2026" over its end.
 *
 * @throws RangeError where an end is no calendar day.
 *
 * @example
 * formatPeriod('2026-11-09', '2026-11-15'); // 'Nov 9–15, 2026'
 */
export function formatPeriod(from: string, to: string, format: DateFormat = {}): string {
  const text = withPlainSpaces(
    formatterOf('day', { ...format, timeZone: 'UTC' }).formatRange(momentOf(from), momentOf(to)),
  );
  return text.replace(/(\d) – (?=\d{1,2}\D)/, '$1–');
}

/** Some versions of the Unicode data write thin and narrow spaces, which no search finds. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u2009\u202F]/g, ' ');
}

function momentOf(iso: string): Date {
  const moment = new Date(DAY.test(iso) ? `${iso}T00:00:00Z` : iso);
  if (Number.isNaN(moment.getTime())) {
    throw new RangeError(`Not an ISO date: "${iso}".`);
  }
  return moment;
}

function formatterOf(style: DateStyle, { locale = kitLocale(), timeZone = 'UTC' }: DateFormat) {
  const key = `${style} ${locale} ${timeZone}`;
  const known = formatters.get(key);
  if (known !== undefined) {
    return known;
  }
  const made = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone });
  formatters.set(key, made);
  return made;
}

const relatives = new Map<string, Intl.RelativeTimeFormat>();
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * How long before or after `now` a moment is, in whole days, hours or minutes: "3 minutes ago"; "now" within a minute.
 *
 * @throws RangeError where `iso` is no moment.
 *
 * @example
 * formatRelative('2026-04-07T21:01:00Z', new Date('2026-04-07T21:04:00Z')); // '3 minutes ago'
 */
export function formatRelative(iso: string, now: Date, locale = kitLocale()): string {
  const words = relatives.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relatives.set(locale, words);
  const distance = momentOf(iso).getTime() - now.getTime();
  const [unit, length] = STEPS.find(([, step]) => Math.abs(distance) >= step) ?? [
    'second',
    Infinity,
  ];
  return words.format(unit === 'second' ? 0 : Math.trunc(distance / length), unit);
}
