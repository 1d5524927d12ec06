import { randomUUID } from 'node:crypto';
import type { PlannedEntry } from '@platebook/machines';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { dayIn } from '../../platform/days.ts';
import type { Reason } from './advice.ts';
import { booksToPostTo } from './books-of-tenant.ts';
import type { BooksOfTenant } from './books-of-tenant.ts';
import { checkTyped, differenceOf } from './confirm-difference.ts';
import { openLines } from './entry-payload.ts';
import type { EntryToPost } from './entry-rows.ts';
import { hashOfPayload } from './payload.ts';
import type { PostingDeps } from './posting-deps.ts';
import { requestIdOf } from './posting-key.ts';
import type { Posting } from './postings.store.ts';
import { freeze, nextKey } from './freeze-posting.ts';
import type { Frozen } from './freeze-posting.ts';
import type { PostingRequest } from './posting-request.ts';

export type RequestedPostings = {
  readonly planned: readonly (PlannedEntry & { readonly entryId: string })[];
  readonly refused: readonly { readonly entryId: string; readonly reason: Reason }[];
};

export type RequestDeps = Pick<
  PostingDeps,
  'clock' | 'mappings' | 'entitlements' | 'live' | 'store'
>;

/**
 * Freezes what will be sent for these entries, in the approving transaction: payload, hash, key. An entry that may not be
 * posted is returned with the reason and does not block the others. Idempotent, unless what would be sent has changed
 * since. A deposit that differs from its entries must be confirmed before or with the request.
 *
 * Throws `books_entry_not_found`, `books_not_connected`, `posting_not_included` and `client_posts_nothing`; with a typed
 * difference `difference_wrong`, `difference_not_found` and `difference_of_several_payouts`.
 */
export async function requestPostings(
  deps: RequestDeps,
  tx: Transaction,
  scope: TenantScope,
  request: PostingRequest,
): Promise<RequestedPostings> {
  const { store } = deps;
  const ids = [...new Set(request.entryIds)];
  const entries = await store.lockEntries(tx, ids);
  if (entries.length < ids.length) {
    throw new AppError('books_entry_not_found');
  }
  const books = await booksToPostTo(tx, scope, {
    store,
    canPost: () => deps.entitlements.canPost(tx, scope),
  });
  const differences = await store.openDifferences(tx, request.isRepost === true ? [] : entries);
  const typed =
    request.difference === undefined ? null : checkTyped(entries, differences, request.difference);
  const before = await store.lockPostingsOfEntries(tx, ids);
  const linesOf = openLines(tx, deps.mappings);
  const today = dayIn(await store.timeZoneOf(tx, scope), deps.clock.now());
  const planned: (PlannedEntry & { entryId: string })[] = [];
  const refused: { entryId: string; reason: Reason }[] = [];
  const approved: EntryToPost[] = [];
  for (const entry of entries) {
    const earlier = before.filter(({ entryId }) => entryId === entry.id);
    const lines = await linesOf(entry);
    const difference = typed === null ? differenceOf(entry, differences) : undefined;
    const frozen = freeze({ entry, earlier, lines, books, today, request, difference });
    if ('reason' in frozen) {
      refused.push({ entryId: entry.id, reason: frozen.reason });
      continue;
    }
    const key = await savePosting(deps, tx, scope, { entry, earlier, frozen, books });
    planned.push({
      entryId: entry.id,
      key,
      documentNumber: entry.documentNumber,
      totalCents: entry.debitCents,
    });
    await approve(deps, tx, { entry, frozen, books, request });
    approved.push(entry);
  }
  await notifyApproved(deps, tx, scope, { approved, request });
  const [first] = approved;
  if (typed !== null && request.difference !== undefined && first !== undefined) {
    await store.recordException(tx, scope, {
      difference: typed,
      typed: request.difference,
      entry: first,
      actor: request.actor,
      at: deps.clock.now(),
    });
  }
  return { planned, refused };
}

type PostingToSave = {
  readonly entry: EntryToPost;
  readonly earlier: readonly Posting[];
  readonly frozen: Exclude<Frozen, { reason: Reason }>;
  readonly books: BooksOfTenant;
};

/** The key of the row to send: the existing row, or a new one if the payload differs. */
async function savePosting(
  { clock, store }: RequestDeps,
  tx: Transaction,
  { tenantId }: TenantScope,
  { entry, earlier, frozen, books }: PostingToSave,
): Promise<string> {
  if ('open' in frozen) {
    return frozen.open.key;
  }
  const at = clock.now();
  const { realmId } = books;
  const unsent = earlier.findLast(({ state }) => ['pending', 'blocked'].includes(state));
  if (unsent !== undefined) {
    const payload = frozen.payloadFor(unsent.key);
    // An entry that QuickBooks confirmed but does not have is never resent under its key: QuickBooks would confirm it
    // again.
    const isReusable = unsent.state === 'pending' || unsent.outcome?.retry === true;
    const isSame = hashOfPayload(payload) === unsent.payloadSha256 && unsent.realmId === realmId;
    if (isReusable && isSame) {
      return unsent.key;
    }
    await store.cancelPostings(tx, [unsent.id], at);
  }
  const { operation, key } = nextKey(entry, { realmId, ordinal: earlier.length });
  const payload = frozen.payloadFor(key);
  await store.insertPosting(tx, {
    tenantId,
    id: randomUUID(),
    entryId: entry.id,
    realmId,
    operation,
    key,
    requestId: requestIdOf(key),
    documentNumber: entry.documentNumber,
    payload,
    payloadSha256: hashOfPayload(payload),
    lines: frozen.lines,
    at,
  });
  return key;
}

async function approve(
  { clock, live, store }: RequestDeps,
  tx: Transaction,
  {
    entry,
    frozen,
    books,
    request,
  }: Omit<PostingToSave, 'earlier'> & { readonly request: PostingRequest },
): Promise<void> {
  const at = clock.now();
  const isNew = entry.approvedAt === null;
  const status = request.isSending || entry.status === 'posting' ? 'posting' : 'ready';
  const isMoved = 'on' in frozen && frozen.on !== entry.entryOn;
  if (!isNew && !isMoved && entry.status === status && entry.statusReason === null) {
    return;
  }
  await store.changeEntry(tx, entry.id, {
    status,
    statusReason: null,
    realmId: books.realmId,
    ...('on' in frozen ? { entryOn: frozen.on } : {}),
    ...(isNew ? { approvedAt: at, approvedBy: request.actor.userId } : {}),
    at,
  });
  await live.changed(tx, { tenantId: entry.tenantId, topic: 'entry', id: entry.id });
}

async function notifyApproved(
  { clock, store }: RequestDeps,
  tx: Transaction,
  { tenantId }: TenantScope,
  {
    approved,
    request,
  }: { readonly approved: readonly EntryToPost[]; readonly request: PostingRequest },
): Promise<void> {
  for (const { id, documentNumber, approvedAt } of approved) {
    if (approvedAt === null) {
      await store.recordAudit(tx, {
        actor: request.actor,
        tenantId,
        action: 'entry.approved',
        target: { type: 'entry', id },
        details: { document_number: documentNumber },
        at: clock.now(),
      });
    }
  }
}
