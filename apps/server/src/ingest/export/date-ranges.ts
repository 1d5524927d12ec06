import { addDays, weekStart } from '../../platform/days.ts';
import type { Period } from '../fetch/fetch-periods.ts';

export type DateRange =
  | 'today'
  | 'yesterday'
  | 'last_7_days'
  | 'last_30_days'
  | 'this_week'
  | 'last_week'
  | 'this_month'
  | 'last_month'
  | 'this_quarter'
  | 'last_quarter'
  | 'this_year'
  | 'last_year';

const MONDAY = 1;

/** A named period as of a date. Weeks start on Monday. */
export function periodOf(range: DateRange, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const quarter = Math.floor((month - 1) / 3) * 3 + 1;
  const week = weekStart(today, MONDAY);
  switch (range) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last_7_days':
      return { from: addDays(today, -7), to: addDays(today, -1) };
    case 'last_30_days':
      return { from: addDays(today, -30), to: addDays(today, -1) };
    case 'this_week':
      return { from: week, to: today };
    case 'last_week':
      return { from: addDays(week, -7), to: addDays(week, -1) };
    case 'this_month':
      return { from: firstOf(year, month), to: today };
    case 'last_month':
      return { from: firstOf(year, month - 1), to: addDays(firstOf(year, month), -1) };
    case 'this_quarter':
      return { from: firstOf(year, quarter), to: today };
    case 'last_quarter':
      return { from: firstOf(year, quarter - 3), to: addDays(firstOf(year, quarter), -1) };
    case 'this_year':
      return { from: firstOf(year, 1), to: today };
    case 'last_year':
    default:
      return { from: firstOf(year - 1, 1), to: addDays(firstOf(year, 1), -1) };
  }
}

/** The first day of a month; months below 1 belong to the previous year. */
function firstOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}
