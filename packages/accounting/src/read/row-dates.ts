import { addYears, daysBetween } from '../dates/business-day.ts';
import type { IsoDate } from '../model/reading.ts';

/** An order that is paid later than this was not traded then: its year or its payout is wrong. */
const MOST_DAYS_BEFORE_PAYOUT = 400;

/** A platform announces a payout at most this long ahead. */
const MOST_DAYS_AHEAD = 31;

/** A store may be a day ahead of the clock that says what today is. */
const ZONES_APART = 1;

export type DateProblem = {
  readonly reason: 'date_after_payout' | 'date_before_payout' | 'date_in_future';
  /** Which cell is wrong. */
  readonly field: 'day' | 'payoutOn';
  readonly message: string;
};

/**
 * The day a row traded on, or why that cannot be. A year of two digits is the one nearest to the payout, so that `99` of a
 * payout in 2026 is 1999 and not 2099.
 */
export function checkDay(
  { cell, day, payoutOn }: { cell: string; day: IsoDate; payoutOn: IsoDate },
  today: IsoDate | undefined,
): { readonly day: IsoDate } | DateProblem {
  if (today !== undefined && daysBetween(today, payoutOn) > MOST_DAYS_AHEAD) {
    return {
      reason: 'date_in_future',
      field: 'payoutOn',
      message: `The payout is dated ${payoutOn}, and today is ${today}. Expected is a day no later than ${MOST_DAYS_AHEAD} days from now. Correct the cell, or export the report again.`,
    };
  }
  const resolved = hasShortYear(cell) ? nearestCentury(day, payoutOn) : day;
  const before = daysBetween(resolved, payoutOn);
  const found = `"${cell}" is ${resolved}`;
  const wayOut = 'Correct the cell, or export the report again.';
  if (before < 0) {
    return {
      reason: 'date_after_payout',
      field: 'day',
      message: `${found}, which is after its payout of ${payoutOn}. Expected is a day up to the payout. ${wayOut}`,
    };
  }
  if (today !== undefined && daysBetween(today, resolved) > ZONES_APART) {
    return {
      reason: 'date_in_future',
      field: 'day',
      message: `${found}, and today is ${today}. Expected is a day that has been. ${wayOut}`,
    };
  }
  if (before > MOST_DAYS_BEFORE_PAYOUT) {
    return {
      reason: 'date_before_payout',
      field: 'day',
      message: `${found}, ${before} days before its payout of ${payoutOn}. Expected are at most ${MOST_DAYS_BEFORE_PAYOUT} days. ${wayOut}`,
    };
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
