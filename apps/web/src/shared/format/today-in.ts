/** Today's date in a time zone (IANA), `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  // The Swedish locale formats dates as ISO.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** Adds days to a date, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
