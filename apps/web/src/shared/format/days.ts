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
const instant = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
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

/** An instant (ISO, UTC) in the reader's own time zone: "Nov 21, 9:00 AM". */
export function formatInstant(isoInstant: string): string {
  return instant.format(new Date(isoInstant));
}

function toUtc(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`);
}
