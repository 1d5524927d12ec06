const formatters = new Map<string, Intl.DateTimeFormat>();

/** The time of day to the millisecond, as it was in that zone. */
export function writeTime(at: string | number, timeZone: string): string {
  const known = formatters.get(timeZone);
  const formatter =
    known ??
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      timeZone,
    });
  formatters.set(timeZone, formatter);
  return formatter.format(new Date(at));
}

const DAY_MS = 86_400_000;

type EdgeOptions = {
  readonly timeZone: string;
  /** How long all of the strip lasts. */
  readonly spanMs: number;
};

/** An edge of the strip: the time of day, and with its date to the minute where the strip is a day long or longer. */
export function writeEdge(ms: number, { timeZone, spanMs }: EdgeOptions): string {
  if (spanMs < DAY_MS) {
    return writeTime(ms, timeZone).slice(0, 8);
  }
  // The one form of dates and times that reads the same in every language.
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(ms);
}
