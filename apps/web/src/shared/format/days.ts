const day = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
/** A calendar day (`YYYY-MM-DD`) for people: "Nov 10, 2026". It belongs to no time zone. */
export function formatDay(isoDay: string): string {
  return day.format(toUtc(isoDay));
}

/** Two calendar days as one period: "Nov 2 – Nov 8, 2026". */
export function formatPeriod(fromDay: string, toDay: string): string {
  if (fromDay === toDay) {
    return formatDay(fromDay);
  }
  const sameYear = fromDay.slice(0, 4) === toDay.slice(0, 4);
  const from = sameYear ? dayAndMonth.format(toUtc(fromDay)) : formatDay(fromDay);
  return `${from} – ${formatDay(toDay)}`;
}

/**
 * Writes instants (ISO, UTC) in a time zone (IANA): "Nov 21, 9:00 AM". Null, and a zone this browser does not know, is
 * the browser's own.
 */
export function createInstantFormat(timeZone: string | null): (isoInstant: string) => string {
  const format = instantFormat(timeZone);
  return (isoInstant) => format.format(new Date(isoInstant));
}

function instantFormat(timeZone: string | null): Intl.DateTimeFormat {
  const parts = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', timeZone === null ? parts : { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', parts);
  }
}

function toUtc(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`);
}
