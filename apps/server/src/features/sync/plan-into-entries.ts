import { randomUUID } from 'node:crypto';
import { plan, planEntries, planningAccounts } from '@platebook/accounting';
import type { BookedEntry, JournalEntry, PlanAction, StorePayout } from '@platebook/accounting';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { missingComponents } from '../account-mapping/books-lines.port.ts';
import {
  deleteEntry,
  entriesOfPayout,
  insertEntry,
  replaceEntry,
  setStanding,
} from './journal-entries.store.ts';
import type { EntryPlace, EntryRow, EntryStanding, StatusReason } from './journal-entries.store.ts';
import type { PayoutPlanning } from './planning-of-payout.ts';

export type PayoutToPlan = {
  readonly scope: TenantScope;
  readonly runId: string;
  readonly payoutId: string;
  readonly payout: StorePayout;
  readonly planning: PayoutPlanning;
  /** Whether a person has posted something of this channel before. */
  readonly isKnownToPost: boolean;
  readonly at: Date;
};

/** What planning one payout did, by entry id. */
export type PlannedIntoEntries = {
  /** Created or changed by this planning. */
  readonly changed: readonly string[];
  /** Of all its entries those that may post without a person, where the channel posts by itself. */
  readonly postable: readonly string[];
};

/**
 * Brings the journal entries of a payout to what its reports say now, by the actions of the accounting package: created,
 * amended, adjusted or reversed, by policy. Planning again without a change in the reports changes nothing. What a person
 * decided stays: an entry that was skipped, taken back or posted elsewhere is left alone, and so is one that is being sent.
 */
export async function planIntoEntries(
  tx: Transaction,
  given: PayoutToPlan,
): Promise<PlannedIntoEntries> {
  const { payout, planning, payoutId } = given;
  const existing = await entriesOfPayout(tx, payoutId);
  if (!planning.isPosted || isBeforeStart(payout, planning)) {
    return { changed: [], postable: [] };
  }
  const desired = planEntries([payout], {
    ...planning.options,
    accounts: planningAccounts(payout),
  });
  const newest = [...newestByKey(existing).values()];
  const left = leftAlone(newest);
  const frozen = new Set(newest.filter((row) => left.has(baseNumber(row))).map(({ key }) => key));
  const open = newest.filter(({ key }) => !frozen.has(key));
  const actions = plan(
    {
      entries: desired.entries.filter((entry) => !frozen.has(keyOf(entry))),
      blocked: desired.blocked,
    },
    open.map(toBooked),
    planning.policies,
  );
  const changed: string[] = [];
  for (const action of actions) {
    const id = await apply(tx, action, { given, entries: open });
    changed.push(...(id === null ? [] : [id]));
  }
  // What was made just now stands as it was made.
  const isNew = existing.length === 0 && planning.mode !== 'auto';
  return {
    changed,
    postable: isNew ? [] : await standAll(tx, given, await entriesOfPayout(tx, payoutId)),
  };
}

function isBeforeStart({ periodEndOn }: StorePayout, { startsOn }: PayoutPlanning): boolean {
  return startsOn !== null && periodEndOn < startsOn;
}

/** The name of an entry across plannings; an adjustment or reversal has the number it was given as well. */
function keyOf(entry: BookedEntry['entry'] | JournalEntry): string {
  const { platform, payoutRef, storeId, channel, kind, slice, relatesTo } = entry;
  const name = [platform, payoutRef, storeId, channel, kind, slice];
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

function toBooked({ entry, status, statusReason }: EntryRow): BookedEntry {
  return {
    entry,
    state: status === 'posted' ? 'posted' : 'planned',
    untouched: statusReason?.code !== 'changed_in_books',
    reconciled: false,
  };
}

type Applying = { readonly given: PayoutToPlan; readonly entries: readonly EntryRow[] };

/** The id of the entry that was made or changed; null where nothing was. */
async function apply(
  tx: Transaction,
  action: PlanAction,
  { given, entries }: Applying,
): Promise<string | null> {
  const known = entries.find(({ documentNumber }) => documentNumber === action.documentNumber);
  if (action.kind === 'skip') {
    return null;
  }
  const place = placeOf(given);
  if (action.kind === 'amend' && known !== undefined) {
    const standing = standingOf(given, action.entry);
    await replaceEntry(tx, known.id, { ...place, ...standing, entry: action.entry, at: given.at });
    return known.id;
  }
  if (action.kind === 'reverse' && action.entry === null) {
    // Never sent: what it stood for is no longer in the reports.
    if (known !== undefined) {
      await deleteEntry(tx, known.id);
    }
    return null;
  }
  return action.entry === null ? null : create(tx, action.entry, { given, entries });
}

async function create(
  tx: Transaction,
  entry: JournalEntry,
  { given, entries }: Applying,
): Promise<string> {
  const base = entries.find(({ documentNumber }) => documentNumber === entry.relatesTo);
  const id = randomUUID();
  await insertEntry(tx, {
    ...placeOf(given),
    ...standingOf(given, entry),
    id,
    key: keyOf(entry),
    version: 1,
    entry,
    relatesTo: base?.id ?? null,
    at: given.at,
  });
  return id;
}

/** Mappings and policies may have changed since an entry was planned: its status follows them until it is posted. */
async function standAll(
  tx: Transaction,
  given: PayoutToPlan,
  entries: readonly EntryRow[],
): Promise<string[]> {
  const { planning, isKnownToPost } = given;
  const postable: string[] = [];
  for (const row of entries) {
    if (!['needs_mapping', 'needs_review', 'ready'].includes(row.status)) {
      continue;
    }
    const wanted = standingOf(given, row.entry);
    const standing = row.approvedAt !== null && isPolicy(wanted) ? READY : wanted;
    if (standing.status !== row.status || standing.reason?.code !== row.statusReason?.code) {
      await setStanding(tx, row.id, { ...placeOf(given), ...standing, at: given.at });
    }
    if (standing.status === 'ready' && planning.mode === 'auto' && isKnownToPost) {
      postable.push(row.id);
    }
  }
  return postable;
}

const READY: EntryStanding = { status: 'ready', reason: null };

/** Policies wait for a person and for nothing else: an approval is enough. */
export const POLICY_REASONS: readonly string[] = ['review_policy', 'first_time'];

function isPolicy({ reason }: EntryStanding): boolean {
  return reason !== null && POLICY_REASONS.includes(reason.code);
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

/** Where an entry stands before anybody approved it, and why. */
function standingOf(
  { payout, planning, isKnownToPost }: PayoutToPlan,
  entry: BookedEntry['entry'] | JournalEntry,
): EntryStanding {
  if (planning.storeId === null) {
    return { status: 'needs_mapping', reason: storeNotMapped(payout) };
  }
  const missing = missingComponents(entry, planning.mapping);
  if (missing.length > 0) {
    return { status: 'needs_mapping', reason: needsMapping(missing.map(toWords)) };
  }
  const broken = payout.identities.filter(({ holds }) => !holds).map(({ id }) => id);
  if (broken.length > 0) {
    return { status: 'needs_review', reason: identityBroken(broken) };
  }
  if (planning.mode === 'paused') {
    return { status: 'needs_review', reason: POSTING_PAUSED };
  }
  if (planning.mode === 'review') {
    return { status: 'needs_review', reason: REVIEW_POLICY };
  }
  return isKnownToPost ? READY : { status: 'needs_review', reason: FIRST_TIME };
}

function storeNotMapped({ storeName }: StorePayout): StatusReason {
  return {
    code: 'store_not_mapped',
    message: `Nobody has said which store "${storeName}" is. Nothing is posted for it until then.`,
    action: 'Map the platform store.',
  };
}

/** `other_unclassified:Photo shoot` is "Photo shoot", `ads_marketing` is "ads marketing". */
function toWords(component: string): string {
  return component.startsWith('other_unclassified:')
    ? component.slice('other_unclassified:'.length)
    : component.replaceAll('_', ' ');
}

function needsMapping(labels: readonly string[]): StatusReason {
  return {
    code: 'needs_mapping',
    message: `No account yet for ${labels.join(', ')}. Nothing is posted until all have one.`,
    action: 'Map the accounts.',
  };
}

function identityBroken(ids: readonly string[]): StatusReason {
  return {
    code: 'identity_broken',
    message: `The rows and the platform's own figures differ (${ids.join(', ')}). Posted as it is, the clearing account keeps the difference.`,
    action: 'Look at the payout, fetch it again, or approve the entry as it is.',
  };
}

const POSTING_PAUSED: StatusReason = {
  code: 'posting_paused',
  message: 'Posting is paused for this channel.',
  action: 'Let posting go on in the settings of the channel.',
};

const REVIEW_POLICY: StatusReason = {
  code: 'review_policy',
  message: 'A person looks at every entry of this channel before it is posted.',
  action: 'Approve the entry.',
};

const FIRST_TIME: StatusReason = {
  code: 'first_time',
  message: 'Nothing of this channel was posted yet. The first posting is made by a person.',
  action: 'Approve the entry.',
};
