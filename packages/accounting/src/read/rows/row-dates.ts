import { addYears, daysBetween } from '../../dates/business-day.ts';
import type { IsoDate } from '../../model/reading.ts';
import { rowProblem } from '../../model/row-problems.ts';
import type { RowProblem } from '../../model/row-problems.ts';

/** An order that is paid later than this has a wrong year, or its payout has. */
const MOST_DAYS_BEFORE_PAYOUT = 400;

/** A platform announces a payout at most this many days ahead. */
const MOST_DAYS_AHEAD = 31;

/** A store may be a day ahead of the clock that defines today. */
const ZONES_APART = 1;

export type DateProblem = {
  /** Which cell is wrong. */
  readonly field: 'day' | 'payoutOn';
  readonly problem: RowProblem<'date_after_payout' | 'date_before_payout' | 'date_in_future'>;
};

/**
 * The day a row traded on, or why it is invalid. A two-digit year is the one nearest to the payout, so that `99` in a
 * payout of 2026 is 1999 and not 2099.
 */
export function checkDay(
  { cell, day, payoutOn }: { cell: string; day: IsoDate; payoutOn: IsoDate },
  today: IsoDate | undefined,
): { readonly day: IsoDate } | DateProblem {
  if (today !== undefined && daysBetween(today, payoutOn) > MOST_DAYS_AHEAD) {
    const values = { of: 'payout', day: payoutOn, today, days_ahead: MOST_DAYS_AHEAD } as const;
    return { field: 'payoutOn', problem: rowProblem('date_in_future', values) };
  }
  const resolved = hasShortYear(cell) ? nearestCentury(day, payoutOn) : day;
  const before = daysBetween(resolved, payoutOn);
  const found = { cell, day: resolved };
  if (before < 0) {
    return {
      field: 'day',
      problem: rowProblem('date_after_payout', { ...found, payout_on: payoutOn }),
    };
  }
  if (today !== undefined && daysBetween(today, resolved) > ZONES_APART) {
    return {
      field: 'day',
      problem: rowProblem('date_in_future', { ...found, of: 'trade', today }),
    };
  }
  if (before > MOST_DAYS_BEFORE_PAYOUT) {
    const most = MOST_DAYS_BEFORE_PAYOUT;
    const values = { ...found, payout_on: payoutOn, days: before, most };
    return { field: 'day', problem: rowProblem('date_before_payout', values) };
  }
  return { day: resolved };
}

function hasShortYear(cell: string): boolean {
  return /^\s*\d{1,2}\/\d{1,2}\/\d{2}(?!\d)/.test(cell);
}

function nearestCentury(day: IsoDate, payoutOn: IsoDate): IsoDate {
  const earlier = addYears(day, -100);
  return Math.abs(daysBetween(earlier, payoutOn)) < Math.abs(daysBetween(day, payoutOn))
    ? earlier
    : day;
}
