import { parseDate } from '@internationalized/date';
import type { IsoDate } from '../model/reading.ts';

/** What may happen to entries that are already in the books (`docs/accounting.md`, "Policies"). */
export type PlanPolicies = {
  /** The planning date, in the books' time zone. */
  readonly today: IsoDate;
  /** The last day of the closed books, or `null`. Nothing is ever dated on or before it. */
  readonly closedThrough: IsoDate | null;
  /** A changed entry may be amended for this many days after the payout; later changes create an adjusting entry. */
  readonly watchWindowDays: number;
  /** Whether changes inside the watch window amend the entry, or always create an adjusting one. */
  readonly lateRows: 'amend' | 'adjust';
  /** What happens to an entry whose payout is no longer in the reports; a reconciled or closed one is never deleted. */
  readonly reversal: 'delete' | 'reverse_on_original_date' | 'reverse_today';
  /** An entry that belongs to the closed period: dated today and explained in the memo, or not created. */
  readonly closedPeriod: 'post_today' | 'refuse';
};

/** Open books, entries amended for 10 days after their payout, and reversed on the planning date. */
export const DEFAULT_PLAN_POLICIES: Omit<PlanPolicies, 'today'> = {
  closedThrough: null,
  watchWindowDays: 10,
  lateRows: 'amend',
  reversal: 'reverse_today',
  closedPeriod: 'post_today',
};

export function isClosed(on: IsoDate, policies: PlanPolicies): boolean {
  return policies.closedThrough !== null && on <= policies.closedThrough;
}

export function isWatched(payoutOn: IsoDate, policies: PlanPolicies): boolean {
  const lastDay = parseDate(payoutOn).add({ days: policies.watchWindowDays }).toString();
  return policies.today <= lastDay;
}

/** The date that an entry for `on` may have, or `null` if the books are closed for it. */
export function openDate(on: IsoDate, policies: PlanPolicies): IsoDate | null {
  if (!isClosed(on, policies)) {
    return on;
  }
  const moves = policies.closedPeriod === 'post_today' && !isClosed(policies.today, policies);
  return moves ? policies.today : null;
}
