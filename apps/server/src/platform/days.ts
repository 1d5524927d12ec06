const DAY_MS = 86_400_000;

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  return wallClockIn(timeZone, at).slice(0, 10);
}

/** The local time there, `YYYY-MM-DD hh:mm:ss`. */
export function wallClockIn(timeZone: string, at: Date): string {
  return formatFor(timeZone).format(at);
}

/** Creating a format costs a hundred times what using it does, and there are no more than there are time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) {
    return known;
  }
  // Swedish dates are in ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, format);
  return format;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day in an earlier month; the last day of a month without that day. */
export function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, on = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(on, last))).toISOString().slice(0, 10);
}

/** The number of days from the first to the last, inclusive. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** ISO 8601: 1 is Monday. */
export function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** The first day of the pay week that contains a day. */
export function weekStart(day: string, startsOn: number): string {
  return addDays(day, -((weekdayOf(day) - startsOn + 7) % 7));
}

export function eachDay(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysFrom(from, to)) }, (_, index) =>
    addDays(from, index),
  );
}
