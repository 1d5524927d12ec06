import type { JournalEntry } from '../model/journal.ts';
import type { Blocked } from '../model/reading.ts';
import { entryKey, isSameBooking, sumLines } from './booked-entry.ts';
import type { BookedEntry, LineSum } from './booked-entry.ts';
import { writePeriod } from './days.ts';
import { relatedDocumentNumber } from './document-number.ts';
import { DEFAULT_PLAN_POLICIES, isClosed, isWatched, openDate } from './plan-policies.ts';
import type { PlanPolicies } from './plan-policies.ts';
import { relatedEntry } from './related-entry.ts';

/** Why an entry is created: it is new, or an existing entry cannot be amended. */
export type CreateReason =
  | 'new'
  | 'changed_after_closing'
  | 'changed_outside_window'
  | 'changed_in_books'
  | 'adjust_policy'
  | 'was_reversed';
/** Why nothing is done about an entry. */
export type SkipReason =
  | 'unchanged'
  | 'only_date_differs'
  | 'already_reversed'
  | 'payout_blocked'
  | 'period_closed';

/** What would be done to the books for one document number, and why (`docs/accounting.md`, "Planning again"). */
export type PlanAction =
  | {
      readonly kind: 'create';
      readonly reason: CreateReason;
      readonly documentNumber: string;
      readonly entry: JournalEntry;
    }
  | {
      readonly kind: 'amend';
      readonly reason: 'not_posted' | 'late_rows';
      readonly documentNumber: string;
      readonly entry: JournalEntry;
    }
  /** `entry` is the reversing entry; `null` deletes the entry instead. */
  | {
      readonly kind: 'reverse';
      readonly reason: 'not_posted' | 'disappeared';
      readonly documentNumber: string;
      readonly entry: JournalEntry | null;
    }
  | { readonly kind: 'skip'; readonly reason: SkipReason; readonly documentNumber: string };

/** What the books should contain, as returned by `planEntries`. */
export type Desired = {
  readonly entries: readonly JournalEntry[];
  /** Payouts that cannot be planned now: their existing entries are kept. */
  readonly blocked?: readonly Blocked[];
};

/** An entry in the books with its adjustments and reversals. */
type Holding = {
  readonly base: BookedEntry;
  readonly related: readonly BookedEntry[];
  readonly booked: ReadonlyMap<string, LineSum>;
};

/**
 * The actions that bring the books from `existing` to `desired`, with reasons. Pure: preview, dry run and posting use the
 * same actions, and planning again after they were applied gives only skips.
 *
 * @param existing Everything planned or posted before for these payouts, including adjustments and reversals.
 *   An entry whose payout is not in `desired` is reversed, so pass only what the reports cover.
 *
 * @example
 * const planned = planEntries(payouts);
 * const actions = plan(planned, [], { today: '2026-11-27' }); // all 'create'
 * plan(planned, applyActions([], actions), { today: '2026-11-27' }); // all 'skip'
 */
export function plan(
  desired: Desired,
  existing: readonly BookedEntry[],
  policies: Partial<PlanPolicies> & Pick<PlanPolicies, 'today'>,
): PlanAction[] {
  const complete: PlanPolicies = { ...DEFAULT_PLAN_POLICIES, ...policies };
  const holdings = holdingsOf(existing);
  const taken = new Set(existing.map(({ entry }) => entry.documentNumber));
  const actions: PlanAction[] = [];
  for (const entry of desired.entries) {
    const holding = holdings.get(entryKey(entry));
    if (holding === undefined) {
      const action = planNew(entry, { policies: complete, taken });
      taken.add(action.documentNumber);
      actions.push(action);
    } else {
      actions.push(planKnown(entry, holding, complete));
    }
  }
  const wanted = new Set(desired.entries.map(entryKey));
  const blocked = new Set((desired.blocked ?? []).map((item) => payoutKey(item)));
  for (const [key, holding] of holdings) {
    if (!wanted.has(key)) {
      const isBlocked = blocked.has(payoutKey(holding.base.entry));
      actions.push(
        isBlocked ? skip(holding, 'payout_blocked') : planDisappeared(holding, complete),
      );
    }
  }
  return actions;
}

function planNew(
  entry: JournalEntry,
  { policies, taken }: { policies: PlanPolicies; taken: ReadonlySet<string> },
): PlanAction {
  const date = openDate(entry.date, policies);
  if (date === null) {
    return { kind: 'skip', reason: 'period_closed', documentNumber: entry.documentNumber };
  }
  // Parts are renumbered when an earlier month appears; a number that is in use stays with its entry.
  const documentNumber = taken.has(entry.documentNumber)
    ? relatedDocumentNumber(entry, entry.date, `${entry.part}`)
    : entry.documentNumber;
  const memo = date === entry.date ? entry.memo : `${entry.memo}; ${movedMemo(entry)}`;
  return {
    kind: 'create',
    reason: 'new',
    documentNumber,
    entry: { ...entry, documentNumber, date, memo },
  };
}

function planKnown(desired: JournalEntry, holding: Holding, policies: PlanPolicies): PlanAction {
  const { base, related, booked } = holding;
  const same = isSameBooking(sumLines(desired.lines), booked);
  const sameDate = base.entry.date === desired.date || isClosed(desired.date, policies);
  if (same && (sameDate || related.length > 0)) {
    return skip(holding, 'unchanged');
  }
  const { documentNumber } = base.entry;
  if (base.state === 'planned') {
    const entry = { ...desired, documentNumber };
    return { kind: 'amend', reason: 'not_posted', documentNumber, entry };
  }
  const obstacle = amendObstacle(desired, holding, policies);
  if (obstacle === null) {
    const entry = { ...desired, documentNumber };
    return { kind: 'amend', reason: 'late_rows', documentNumber, entry };
  }
  return same
    ? skip(holding, 'only_date_differs')
    : planAdjustment(desired, holding, { policies, reason: obstacle });
}

/** Why a posted entry may not be amended, or `null`. A closed period is never reopened. */
function amendObstacle(
  desired: JournalEntry,
  { base, related, booked }: Holding,
  policies: PlanPolicies,
): Exclude<CreateReason, 'new'> | null {
  if (booked.size === 0) {
    return 'was_reversed';
  }
  if (isClosed(base.entry.date, policies) || isClosed(desired.date, policies)) {
    return 'changed_after_closing';
  }
  if (!base.untouched || base.reconciled || related.length > 0) {
    return 'changed_in_books';
  }
  if (!isWatched(desired.payoutOn, policies)) {
    return 'changed_outside_window';
  }
  return policies.lateRows === 'adjust' ? 'adjust_policy' : null;
}

function planAdjustment(
  desired: JournalEntry,
  holding: Holding,
  { policies, reason }: { policies: PlanPolicies; reason: CreateReason },
): PlanAction {
  const date = openDate(desired.date, policies);
  if (date === null) {
    return skip(holding, 'period_closed');
  }
  const { base, related, booked } = holding;
  const moved = date === desired.date ? '' : `; ${movedMemo(desired)}`;
  const entry = relatedEntry({
    base: base.entry,
    booked,
    desired: desired.lines,
    kind: 'adjustment',
    ordinal: countOf(related, 'adjustment') + 1,
    date,
    memo: `Adjusts ${base.entry.documentNumber}: ${desired.memo}${moved}`,
  });
  return { kind: 'create', reason, documentNumber: entry.documentNumber, entry };
}

function planDisappeared(holding: Holding, policies: PlanPolicies): PlanAction {
  const { base, related, booked } = holding;
  const { documentNumber } = base.entry;
  if (base.state === 'planned') {
    return { kind: 'reverse', reason: 'not_posted', documentNumber, entry: null };
  }
  if (booked.size === 0) {
    return skip(holding, 'already_reversed');
  }
  const closed = isClosed(base.entry.date, policies);
  const mayDelete = !closed && !base.reconciled && base.untouched && related.length === 0;
  if (policies.reversal === 'delete' && mayDelete) {
    return { kind: 'reverse', reason: 'disappeared', documentNumber, entry: null };
  }
  const wantedDate = policies.reversal === 'reverse_today' ? policies.today : base.entry.date;
  const date = openDate(wantedDate, policies);
  if (date === null) {
    return skip(holding, 'period_closed');
  }
  const entry = relatedEntry({
    base: base.entry,
    booked,
    desired: [],
    kind: 'reversal',
    ordinal: countOf(related, 'reversal') + 1,
    date,
    memo: `Reverses ${documentNumber}: payout ${base.entry.payoutRef} is no longer in the reports`,
  });
  return { kind: 'reverse', reason: 'disappeared', documentNumber, entry };
}

function holdingsOf(existing: readonly BookedEntry[]): Map<string, Holding> {
  const relatedTo = new Map<string, BookedEntry[]>();
  for (const booked of existing) {
    const number = booked.entry.relatesTo;
    if (number !== undefined) {
      relatedTo.set(number, [...(relatedTo.get(number) ?? []), booked]);
    }
  }
  const holdings = new Map<string, Holding>();
  for (const base of existing) {
    if (base.entry.relatesTo === undefined) {
      const related = relatedTo.get(base.entry.documentNumber) ?? [];
      const lines = [base, ...related].flatMap(({ entry }) => entry.lines);
      holdings.set(entryKey(base.entry), { base, related, booked: sumLines(lines) });
    }
  }
  return holdings;
}

function skip({ base }: Holding, reason: SkipReason): PlanAction {
  return { kind: 'skip', reason, documentNumber: base.entry.documentNumber };
}

function countOf(related: readonly BookedEntry[], kind: JournalEntry['kind']): number {
  return related.filter(({ entry }) => entry.kind === kind).length;
}

function movedMemo(entry: JournalEntry): string {
  return `belongs to ${writePeriod(entry.date, entry.date)}, which is closed`;
}

function payoutKey(item: { payoutRef?: string; storeId?: string }): string {
  return JSON.stringify([item.payoutRef ?? '', item.storeId ?? '']);
}
