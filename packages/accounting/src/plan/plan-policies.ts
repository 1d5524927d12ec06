import { parseDate } from '@internationalized/date';
import type { IsoDate } from '../model/reading.ts';

/** What may happen to entries that are already in the books (`docs/accounting.md`, "Policies"). */
export type PlanPolicies = {
  /** The day of planning, in the books' time zone. */
  readonly today: IsoDate;
  /** The last day of the closed books, or `null`. Nothing is ever dated on or before it. */
  readonly closedThrough: IsoDate | null;
  /** For so many days after the payout a changed entry may be amended; later changes make an adjusting entry. */
  readonly watchWindowDays: number;
  /** Whether changes inside the watch window amend the entry, or always make an adjusting one. */
  readonly lateRows: 'amend' | 'adjust';
  /** What happens to an entry whose payout is no longer in the reports; a reconciled or closed one is never deleted. */
  readonly reversal: 'delete' | 'reverse_on_original_date' | 'reverse_today';
  /** An entry that belongs to the closed period: dated today and told in the memo, or not made. */
  readonly closedPeriod: 'post_today' | 'refuse';
};

/** Open books, entries amended for 10 days after their payout, and reversed on the day of planning. */
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

/** The day an entry for `on` may be dated, or `null` when the books are closed for it. */
export function openDate(on: IsoDate, policies: PlanPolicies): IsoDate | null {
  if (!isClosed(on, policies)) {
    return on;
  }
  const moves = policies.closedPeriod === 'post_today' && !isClosed(policies.today, policies);
  return moves ? policies.today : null;
}
