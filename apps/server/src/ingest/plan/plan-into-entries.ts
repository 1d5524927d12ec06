import { plan } from '@platebook/accounting';
import type { BookedEntry, PlanAction } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import { entriesOfPayouts, insertEntries, setEntryStatus } from './journal-entries.store.ts';
import type { EntryRow, NewEntry } from './journal-entries.store.ts';
import { isApprovedAway, isPlanned, READY, entryStatusOf } from './entry-status.ts';
import { isNotPlanned } from '../../payouts/not-planned.read-model.ts';
import { planByOptions } from '../../books/plan/plan-payout.port.ts';
import { optionsFor } from './sales-of-posted.ts';
import { WAITING, keyOf, placeOf } from './planned-payout.ts';
import type { BankCheck, PayoutToPlan } from './planned-payout.ts';
import { applyAction } from './apply-plan.ts';

/** A posted entry would change, and whether it is cleared or reconciled was not queried yet. Nothing is planned. */
export class BankNotChecked extends Error {
  override name = 'BankNotAsked';
  readonly entryIds: readonly string[];

  constructor(entryIds: readonly string[]) {
    super('Whether posted entries are cleared or reconciled is not known yet.');
    this.entryIds = entryIds;
  }
}

/** The result of planning one payout, by entry ID. */
export type PlannedIntoEntries = {
  /** Created or changed by this planning. */
  readonly changed: readonly string[];
  /** Entries that may post without a person if the channel posts automatically. */
  readonly postable: readonly string[];
  /** Entries that this planning put into review; excludes those that were in review before. */
  readonly toReview: readonly string[];
};

/**
 * Updates the journal entries of payouts, each given once, to match their reports, with the accounting package's actions:
 * create, amend, adjust or reverse, by policy. Idempotent if the reports are unchanged. People's decisions are respected:
 * skipped, undone and posted-elsewhere entries are left alone, and so are those being sent. Uses the
 * same few statements for any number of payouts; returns results in the same order.
 */
export async function planIntoEntries(
  tx: Transaction,
  payouts: readonly PayoutToPlan[],
): Promise<PlannedIntoEntries[]> {
  const existing = await entriesOfPayouts(tx, payouts.map(idOf));
  const open = payouts.filter(({ payout, planning }) => isPlanned(payout, planning));
  const created: NewEntry[] = [];
  const changed = new Map<string, string[]>();
  for (const plan of open) {
    const ids = await syncEntries(tx, plan, {
      existing: existing.get(plan.payoutId) ?? [],
      created,
    });
    changed.set(plan.payoutId, ids);
  }
  await insertEntries(tx, created);
  // New entries are already up to date.
  const old = open.filter(
    ({ payoutId, planning }) => existing.get(payoutId)?.length !== 0 || planning.mode === 'auto',
  );
  const stored = await entriesOfPayouts(tx, old.map(idOf));
  const settled = new Map<string, Settled>();
  for (const plan of old) {
    const { payoutId } = plan;
    settled.set(payoutId, await updateStatuses(tx, plan, stored.get(payoutId) ?? []));
  }
  return payouts.map(({ payoutId }) => ({
    changed: changed.get(payoutId) ?? [],
    postable: settled.get(payoutId)?.postable ?? [],
    toReview: cameToReview({
      before: existing.get(payoutId) ?? [],
      after: settled.get(payoutId)?.inReview ?? inReviewOf(created, payoutId),
    }),
  }));
}

function inReviewOf(created: readonly NewEntry[], payoutId: string): string[] {
  return created
    .filter((entry) => entry.payoutId === payoutId && entry.status === 'needs_review')
    .map(({ id }) => id);
}

function cameToReview({
  before,
  after,
}: {
  readonly before: readonly EntryRow[];
  readonly after: readonly string[];
}): string[] {
  const waited = new Set(
    before.filter(({ status }) => status === 'needs_review').map(({ id }) => id),
  );
  return after.filter((id) => !waited.has(id));
}

function idOf({ payoutId }: PayoutToPlan): string {
  return payoutId;
}

/** Applies the plan of one payout; entries to insert are added to `created`. */
async function syncEntries(
  tx: Transaction,
  planned: PayoutToPlan,
  { existing, created }: { readonly existing: readonly EntryRow[]; readonly created: NewEntry[] },
): Promise<string[]> {
  const { payout, planning } = planned;
  const all = [...newestByKey(existing).values()];
  const newest = all.filter((row) => !isNotPlanned(row));
  const options = optionsFor(payout, planning, newest);
  const desired = planByOptions([payout], options);
  const left = leftAlone(newest);
  const frozen = new Set(
    newest.filter((row) => left.has(baseNumber(row))).map(({ entry }) => keyOf(entry)),
  );
  const open = newest.filter(({ entry }) => !frozen.has(keyOf(entry)));
  const actions = plan(
    {
      entries: desired.entries.filter((entry) => !frozen.has(keyOf(entry))),
      blocked: desired.blocked,
    },
    open.map((row) => toBooked(row, planned.held)),
    planning.policies,
  );
  refuseUnasked(actions, open, planned.held);
  const changed: string[] = [];
  for (const action of actions) {
    const id = await applyAction(tx, action, {
      plan: planned,
      options,
      entries: open,
      notPlanned: all.filter(isNotPlanned),
      created,
    });
    changed.push(...(id === null ? [] : [id]));
  }
  return changed;
}

function newestByKey(entries: readonly EntryRow[]): Map<string, EntryRow> {
  return new Map(entries.map((entry) => [entry.key, entry]));
}

function isFrozen({ status, isPostedElsewhere }: EntryRow): boolean {
  return isPostedElsewhere || ['skipped', 'reversed', 'posting', 'failed'].includes(status);
}

/** The numbers of entries that are left alone. An entry and its adjustments or reversals are left alone together. */
function leftAlone(entries: readonly EntryRow[]): ReadonlySet<string> {
  return new Set(entries.filter(isFrozen).map(baseNumber));
}

function baseNumber({ entry }: EntryRow): string {
  return entry.relatesTo ?? entry.documentNumber;
}

/** Changed by somebody in QuickBooks: detected by drift checks, or when it was to be updated or deleted. */
const TOUCHED: ReadonlySet<string> = new Set(['changed_in_books', 'changed_meanwhile']);

/** Before a posted entry changes, QuickBooks must be queried for whether it is reconciled. */
function refuseUnasked(
  actions: readonly PlanAction[],
  entries: readonly EntryRow[],
  held: BankCheck | undefined,
): void {
  if (held === undefined) {
    return;
  }
  const posted = entries.filter(({ status }) => status === 'posted');
  const isChanged = ({ id, documentNumber }: EntryRow): boolean =>
    !held.checked.has(id) &&
    actions.some(
      (action) =>
        action.documentNumber === documentNumber &&
        (action.kind === 'amend' || (action.kind === 'reverse' && action.entry === null)),
    );
  if (posted.some(isChanged)) {
    throw new BankNotChecked(posted.map(({ id }) => id));
  }
}

function toBooked(
  { id, entry, status, statusReason }: EntryRow,
  held: BankCheck | undefined,
): BookedEntry {
  return {
    entry,
    state: status === 'posted' ? 'posted' : 'planned',
    untouched: !TOUCHED.has(statusReason?.code ?? ''),
    reconciled: held?.held.has(id) ?? false,
  };
}

type Settled = { readonly postable: readonly string[]; readonly inReview: readonly string[] };

/** Mappings and policies may have changed since an entry was planned: its status follows them until it is posted. */
async function updateStatuses(
  tx: Transaction,
  plan: PayoutToPlan,
  entries: readonly EntryRow[],
): Promise<Settled> {
  const { planning, isKnownToPost } = plan;
  const postable: string[] = [];
  const inReview: string[] = [];
  for (const row of entries) {
    if (!WAITING.has(row.status)) {
      continue;
    }
    const wanted = entryStatusOf(plan, row.entry);
    const status = row.approvedAt !== null && isApprovedAway(wanted) ? READY : wanted;
    // The text lists what is missing, so mapping one of two accounts changes it.
    const isSame =
      status.status === row.status && status.reason?.message === row.statusReason?.message;
    if (!isSame) {
      await setEntryStatus(tx, row.id, { ...placeOf(plan), ...status, at: plan.at });
    }
    if (status.status === 'ready' && planning.mode === 'auto' && isKnownToPost) {
      postable.push(row.id);
    }
    if (status.status === 'needs_review') {
      inReview.push(row.id);
    }
  }
  return { postable, inReview };
}
