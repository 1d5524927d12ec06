import { randomUUID } from 'node:crypto';
import { plan } from '@platebook/accounting';
import type { BookedEntry, JournalEntry, PlanAction } from '@platebook/accounting';
import type { TenantScope, Transaction } from '../../db/database.ts';
import {
  entriesOfPayouts,
  insertEntries,
  removeEntry,
  replaceEntry,
  setRules,
  setEntryStatus,
} from './journal-entries.store.ts';
import type { EntryPlace, EntryRow, NewEntry } from './journal-entries.store.ts';
import { isApprovedAway, isPlanned, READY, entryStatusOf } from './entry-status.ts';
import type { StatusInput } from './entry-status.ts';
import { isNotPlanned } from '../../payouts/not-planned.read-model.ts';
import { planByOptions } from '../../books/plan/plan-payout.port.ts';
import type { PayoutPlanning } from '../../books/plan/planning-of-payout.port.ts';
import { optionsFor } from './sales-of-posted.ts';

export type PayoutToPlan = StatusInput & {
  readonly scope: TenantScope;
  readonly runId: string;
  readonly payoutId: string;
  /** Posted entries that the bank side of the books holds, by id, of those that were asked about. */
  readonly held?: BankCheck;
  readonly at: Date;
};

export type BankCheck = {
  readonly checked: ReadonlySet<string>;
  readonly held: ReadonlySet<string>;
};

/** A posted entry would change, and nobody has asked yet whether the bank side of the books holds it. Nothing is planned. */
export class BankNotChecked extends Error {
  override name = 'BankNotAsked';
  readonly entryIds: readonly string[];

  constructor(entryIds: readonly string[]) {
    super('Whether posted entries are cleared or reconciled is not known yet.');
    this.entryIds = entryIds;
  }
}

/** What planning one payout did, by entry id. */
export type PlannedIntoEntries = {
  /** Created or changed by this planning. */
  readonly changed: readonly string[];
  /** Of all its entries those that may post without a person, where the channel posts by itself. */
  readonly postable: readonly string[];
  /** Entries that came to wait for a review by this planning; one that waited before is not among them. */
  readonly toReview: readonly string[];
};

/**
 * Brings the journal entries of payouts, each given once, to what their reports say now, by the actions of the accounting
 * package: created, amended, adjusted or reversed, by policy. Planning again without a change in the reports changes
 * nothing. What a person decided stays: an entry that was skipped, taken back or posted elsewhere is left alone, and so is
 * one that is being sent. Reads and creates in the same few statements for any number of payouts; answers in their order.
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
  // What was made just now stands as it was made.
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

/** Applies what planning one payout asks for; entries that are to be made are added to `created`. */
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
    const id = await apply(tx, action, {
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

/**
 * The name of an entry across plannings; an adjustment or reversal has the number it was given as well. Entries are matched
 * by this name of what they hold and never by the key they are stored under: keys of before payouts were told apart by
 * their currency lack it.
 */
function keyOf(entry: BookedEntry['entry'] | JournalEntry): string {
  const { platform, payoutRef, storeId, channel, currency, kind, slice, relatesTo } = entry;
  const name = [platform, payoutRef, storeId, channel, currency, kind, slice];
  return JSON.stringify(relatesTo === undefined ? name : [...name, entry.documentNumber]);
}

function newestByKey(entries: readonly EntryRow[]): Map<string, EntryRow> {
  return new Map(entries.map((entry) => [entry.key, entry]));
}

function isFrozen({ status, isPostedElsewhere }: EntryRow): boolean {
  return isPostedElsewhere || ['skipped', 'reversed', 'posting', 'failed'].includes(status);
}

/** The numbers of entries that are left alone. An entry and what adjusts or reverses it are left alone together. */
function leftAlone(entries: readonly EntryRow[]): ReadonlySet<string> {
  return new Set(entries.filter(isFrozen).map(baseNumber));
}

function baseNumber({ entry }: EntryRow): string {
  return entry.relatesTo ?? entry.documentNumber;
}

const WAITING: ReadonlySet<string> = new Set(['needs_mapping', 'needs_review', 'ready']);

/** What somebody changed in the books: found by looking for drift, or by the books when it was to be changed or deleted. */
const TOUCHED: ReadonlySet<string> = new Set(['changed_in_books', 'changed_meanwhile']);

/** Before a posted entry changes, the books are asked whether somebody has reconciled it. */
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

type Applying = {
  readonly plan: PayoutToPlan;
  /** What its entries are planned by. */
  readonly options: PayoutPlanning['options'];
  readonly entries: readonly EntryRow[];
  /** Entries of earlier plans that stay as history. */
  readonly notPlanned: readonly EntryRow[];
  /** Filled with what is to be inserted. */
  readonly created: NewEntry[];
};

/** The id of the entry that was made or changed; null where nothing was. */
async function apply(
  tx: Transaction,
  action: PlanAction,
  { plan, options, entries, notPlanned, created }: Applying,
): Promise<string | null> {
  const known = entries.find(({ documentNumber }) => documentNumber === action.documentNumber);
  if (action.kind === 'skip') {
    if (known !== undefined && WAITING.has(known.status)) {
      await setRules(tx, known, options);
    }
    return null;
  }
  const place = placeOf(plan);
  if (action.kind === 'amend' && known !== undefined) {
    const status = entryStatusOf(plan, action.entry);
    const { entry } = action;
    await replaceEntry(tx, known.id, { ...place, ...status, entry, options, at: plan.at });
    return known.id;
  }
  if (action.kind === 'reverse' && action.entry === null) {
    // Never sent: what it stood for is no longer in the reports.
    if (known !== undefined) {
      await removeEntry(tx, known.id, plan.at);
    }
    return null;
  }
  if (action.entry === null) {
    return null;
  }
  const { entry } = action;
  const again = notPlanned.find(({ key }) => key === keyOf(entry));
  if (again !== undefined) {
    const status = entryStatusOf(plan, entry);
    await replaceEntry(tx, again.id, { ...place, ...status, entry, options, at: plan.at });
    return again.id;
  }
  const made = newEntry(entry, plan, { entries, options });
  created.push(made);
  return made.id;
}

function newEntry(
  entry: JournalEntry,
  plan: PayoutToPlan,
  { entries, options }: Pick<Applying, 'entries' | 'options'>,
): NewEntry {
  const base = entries.find(({ documentNumber }) => documentNumber === entry.relatesTo);
  return {
    ...placeOf(plan),
    ...entryStatusOf(plan, entry),
    id: randomUUID(),
    key: keyOf(entry),
    version: 1,
    entry,
    options,
    relatesTo: base?.id ?? null,
    at: plan.at,
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
    // The sentence names what is missing: with one account mapped of two it is another one.
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

function placeOf({ scope, runId, payoutId, planning }: PayoutToPlan): EntryPlace {
  return {
    tenantId: scope.tenantId,
    runId,
    payoutId,
    storeId: planning.storeId,
    channelId: planning.channelId,
  };
}
