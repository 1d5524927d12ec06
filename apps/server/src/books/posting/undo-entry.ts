import { randomUUID } from 'node:crypto';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { dayIn } from '../../platform/days.ts';
import type { BooksLine } from '../../mapping/accounts/books-lines.port.ts';
import { booksToPostTo } from './books-of-tenant.ts';
import type { BooksOfTenant } from './books-of-tenant.ts';
import type { ClearedState } from './cleared-state.ts';
import type { EntryToPost } from './entry-rows.ts';
import { reversed } from './stored-entry.ts';
import { centsOf, hashOfPayload } from './payload.ts';
import type { QboEntry } from './payload.ts';
import { postingKey, requestIdOf } from './posting-key.ts';
import type { PostingStore } from './posting-store.ts';
import type { Posting } from './postings.store.ts';
import type { RequestDeps } from './request-postings.ts';

export type UndoHow = 'delete' | 'reverse_on_original_date' | 'reverse_today';

export type Undoing = {
  readonly entry: EntryToPost;
  readonly how: UndoHow;
  readonly actor: Actor;
  /** The cleared or reconciled state of the entry, if it was queried and is not free. */
  readonly held?: ClearedState | undefined;
};

/**
 * Requests an undo of a posted entry, and returns the entry to be posted for it: the entry itself if it is deleted, or
 * the new one that reverses it. Nothing counts as undone before QuickBooks confirms it.
 *
 * Throws `entry_not_posted`, `entry_being_posted`, `entry_posted_again`, `undo_reconciled`, `undo_period_closed`, and the
 * reason if nothing is posted at all.
 */
export async function requestUndo(
  deps: RequestDeps,
  tx: Transaction,
  scope: TenantScope,
  { entry, how, actor, held }: Undoing,
): Promise<string> {
  const { store } = deps;
  const books = await booksToPostTo(tx, scope, {
    store,
    canPost: () => deps.entitlements.canPost(tx, scope),
  });
  const earlier = await store.lockPostingsOfEntries(tx, [entry.id]);
  refuseUnposted(entry, earlier);
  if (await store.hasOpenReversal(tx, entry.id)) {
    // An entry that is being reversed cannot be undone a second time.
    throw new AppError('entry_being_posted');
  }
  await refusePostedAgain(store, tx, entry);
  if (held !== undefined && how !== 'reverse_today') {
    throw new AppError('undo_reconciled');
  }
  const at = deps.clock.now();
  const today = dayIn(await store.timeZoneOf(tx, scope), at);
  const on = how === 'reverse_today' ? today : entry.entryOn;
  if (books.closingOn !== null && on <= books.closingOn) {
    throw new AppError('undo_period_closed');
  }
  const undone =
    how === 'delete'
      ? await requestDelete(store, tx, { entry, earlier, books, at })
      : await insertReversal(store, tx, { entry, earlier, on, actor, at });
  await store.changeEntry(tx, entry.id, {
    statusReason: how === 'delete' ? BEING_DELETED : BEING_REVERSED,
    at,
  });
  await deps.live.changed(tx, { tenantId: entry.tenantId, topic: 'entry', id: entry.id });
  await store.recordAudit(tx, {
    actor,
    tenantId: entry.tenantId,
    action: 'entry.undo_requested',
    target: { type: 'entry', id: entry.id },
    details: { document_number: entry.documentNumber, how },
    at,
  });
  return undone;
}

const BEING_DELETED = {
  code: 'being_deleted',
  message: "It's being deleted from QuickBooks.",
  action: 'Wait until QuickBooks confirms.',
};
const BEING_REVERSED = {
  code: 'being_reversed',
  message: 'Its reversal is being posted to QuickBooks.',
  action: 'Wait until QuickBooks confirms.',
};

function refuseUnposted({ status, externalId }: EntryToPost, earlier: readonly Posting[]): void {
  if (earlier.some(({ state }) => ['pending', 'posting', 'unknown'].includes(state))) {
    throw new AppError('entry_being_posted');
  }
  if (status !== 'posted' || externalId === null) {
    throw new AppError('entry_not_posted');
  }
}

/** Without its reversal, the first entry would be in QuickBooks beside the recreated one. */
async function refusePostedAgain(
  store: PostingStore,
  tx: Transaction,
  { kind, relatesTo }: EntryToPost,
): Promise<void> {
  const [first] =
    kind === 'reversal' && relatesTo !== null ? await store.readEntriesToPost(tx, [relatesTo]) : [];
  if (first !== undefined && (await store.hasLaterVersion(tx, first))) {
    throw new AppError('entry_posted_again', {
      message: `${first.documentNumber} was posted again after this reversal. Reverse the new entry instead.`,
    });
  }
}

type Deleting = {
  readonly entry: EntryToPost;
  readonly earlier: readonly Posting[];
  readonly books: BooksOfTenant;
  readonly at: Date;
};

async function requestDelete(
  store: PostingStore,
  tx: Transaction,
  { entry, earlier, books, at }: Deleting,
): Promise<string> {
  const { tenantId, id, storeId, channelId, entryKey, version, documentNumber } = entry;
  const { realmId } = books;
  const key = postingKey({
    tenantId,
    realmId,
    storeId,
    channelId,
    period: entryKey,
    operation: 'delete',
    version,
    ordinal: earlier.length,
  });
  const payload: QboEntry = { Id: entry.externalId ?? '', SyncToken: entry.syncToken ?? '0' };
  await store.insertPosting(tx, {
    tenantId,
    id: randomUUID(),
    entryId: id,
    realmId,
    operation: 'delete',
    key,
    requestId: requestIdOf(key),
    documentNumber,
    payload,
    payloadSha256: hashOfPayload(payload),
    lines: null,
    at,
  });
  return id;
}

type Reversing = {
  readonly entry: EntryToPost;
  readonly earlier: readonly Posting[];
  readonly on: string;
  readonly actor: Actor;
  readonly at: Date;
};

/** In the accounts it was posted to, whatever the current mapping. */
async function insertReversal(
  store: PostingStore,
  tx: Transaction,
  { entry, earlier, on, actor, at }: Reversing,
): Promise<string> {
  const id = randomUUID();
  const { entry: storedEntry } = entry;
  const posted = earlier.findLast(
    ({ state, operation }) => state === 'posted' && operation !== 'delete',
  );
  const documentNumber = await reversalNumber(store, tx, entry.documentNumber);
  const { platform, payoutRef, storeId, channel, currency, slice } = storedEntry;
  const name = [platform, payoutRef, storeId, channel, currency, 'reversal', slice];
  await store.insertReversalRow(tx, {
    id,
    of: entry,
    entryKey: JSON.stringify([...name, documentNumber]),
    documentNumber,
    on,
    content: {
      ...storedEntry,
      documentNumber,
      kind: 'reversal',
      date: on,
      memo: `Reverses ${entry.documentNumber}: ${storedEntry.memo}`,
      relatesTo: entry.documentNumber,
      lines: reversed(storedEntry.lines),
      booksLines: reversed(posted?.lines ?? linesOf(posted?.payload ?? {})),
    },
    createdBy: actor.userId,
    at,
  });
  return id;
}

/** `UE-7K3Q9FAB-0405-R1`: 21 characters at most, and unique. */
async function reversalNumber(
  store: PostingStore,
  tx: Transaction,
  documentNumber: string,
): Promise<string> {
  const stem = documentNumber.replace(/-[^-]*$/, '').slice(0, 17);
  const taken = new Set(await store.listNumbersLike(tx, `${stem}-R`));
  for (let ordinal = 1; ; ordinal += 1) {
    const number = `${stem}-R${ordinal}`;
    if (!taken.has(number)) {
      return number;
    }
  }
}

/** The lines of an entry as sent. */
export function linesOf({ Line = [] }: QboEntry): BooksLine[] {
  return Line.map(({ Amount, Description = '', JournalEntryLineDetail: detail }) => ({
    accountId: detail.AccountRef.value,
    accountName: detail.AccountRef.name ?? '',
    classId: detail.ClassRef?.value ?? null,
    className: null,
    departmentId: detail.DepartmentRef?.value ?? null,
    departmentName: null,
    taxCodeId: detail.TaxCodeRef?.value ?? null,
    entity:
      detail.Entity === undefined
        ? null
        : {
            type: detail.Entity.Type === 'Vendor' ? 'Vendor' : 'Customer',
            id: detail.Entity.EntityRef.value,
          },
    description: Description,
    side: detail.PostingType === 'Debit' ? 'debit' : 'credit',
    amountCents: centsOf({ Amount }),
    component: 'net_payout',
  }));
}
