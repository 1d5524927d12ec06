import { CalendarDate, getDayOfWeek } from '@internationalized/date';

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const SUNDAY = new CalendarDate(2026, 11, 22);
const WEEK = 7;

/** The first day of the week in a locale (Unicode CLDR): 0 is Sunday, as in the United States. */
export function weekStartOf(locale: string): Weekday {
  return ((WEEK - getDayOfWeek(SUNDAY, locale)) % WEEK) as Weekday;
}
