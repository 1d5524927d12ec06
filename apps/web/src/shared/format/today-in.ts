/** The calendar day it is now in a time zone (IANA), `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  // Sweden writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** The day so many days before or after another one, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
