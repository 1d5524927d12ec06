const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Formats a calendar day (`YYYY-MM-DD`): "Nov 15, 2026". */
export function formatDay(day: string): string {
  return DAY.format(toUtc(day));
}

/** Formats two calendar days as a period without the year: "Nov 9–15", "Nov 30–Dec 6". */
export function formatShortPeriod(from: string, to: string): string {
  const start = DAY_OF_YEAR.format(toUtc(from));
  if (from === to) {
    return start;
  }
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${start}–${isOneMonth ? Number(to.slice(8)) : DAY_OF_YEAR.format(toUtc(to))}`;
}

function toUtc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
