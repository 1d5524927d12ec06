import { byLanguage } from '../language/by-language.ts';
import { language } from '../language/language.ts';
import { words } from './format.messages.ts';

const day = byLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const dayAndMonth = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** A formatted calendar day (`YYYY-MM-DD`): "Nov 10, 2026". Independent of time zones. */
export function formatDay(isoDay: string): string {
  return day().format(toUtc(isoDay));
}

/** Without the year: "Nov 10". */
export function formatDayOfYear(isoDay: string): string {
  return dayAndMonth().format(toUtc(isoDay));
}

/**
 * A formatted period: "Nov 9–15, 2026" within a month, "Oct 26 – Nov 1, 2026" across months; in French "9 au 15 nov.
 * 2026" and "26 oct. au 1 nov. 2026".
 */
export function formatPeriod(fromDay: string, toDay: string): string {
  if (fromDay === toDay) {
    return formatDay(fromDay);
  }
  if (fromDay.slice(0, 7) === toDay.slice(0, 7)) {
    return words.periodInMonth(
      { from: formatDayOfYear(fromDay), to: formatDay(toDay) },
      { from: Number(fromDay.slice(8)), to: Number(toDay.slice(8)), year: toDay.slice(0, 4) },
    );
  }
  const sameYear = fromDay.slice(0, 4) === toDay.slice(0, 4);
  return words.period(sameYear ? formatDayOfYear(fromDay) : formatDay(fromDay), formatDay(toDay));
}

/**
 * Formats instants (ISO, UTC) in a time zone (IANA): "Nov 21, 2026, 9:00 AM". Null or an unknown zone means the
 * browser's own.
 */
export function createInstantFormat(timeZone: string | null): (isoInstant: string) => string {
  const format = instantFormat(timeZone);
  // Some CLDR versions use a narrow no-break space before AM and PM.
  return (isoInstant) => format.format(new Date(isoInstant)).replaceAll('\u202F', ' ');
}

function instantFormat(timeZone: string | null): Intl.DateTimeFormat {
  const parts = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat(language(), timeZone === null ? parts : { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat(language(), parts);
  }
}

function toUtc(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`);
}

const month = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }),
);
const MONTHS = 12;

/** A month by its English name, as QuickBooks returns it, localized; unchanged if it is not a month. */
export function monthName(english: string): string {
  const named = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: MONTHS }, (_, at) => new Date(Date.UTC(2_000, at, 1)));
  const found = months.find((one) => named.format(one) === english);
  return found === undefined ? english : month().format(found);
}

/** "November 2026". */
export function formatMonth(month: string): string {
  const format = new Intl.DateTimeFormat(language(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
