const formatters = new Map<string, Intl.DateTimeFormat>();

/** The local time of day in a time zone, with milliseconds. */
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
  /** The duration that the histogram covers. */
  readonly spanMs: number;
};

/** The label of a histogram edge: the time of day, or date and time to the minute for a day or more. */
export function writeEdge(ms: number, { timeZone, spanMs }: EdgeOptions): string {
  if (spanMs < DAY_MS) {
    return writeTime(ms, timeZone).slice(0, 8);
  }
  // The Swedish locale formats dates as ISO 8601 does, which reads the same in every language.
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(ms);
}
