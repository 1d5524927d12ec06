import { reasonOfNotification } from './advice.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { readFault } from '../../connectors/quickbooks/books-fault.ts';
import { moveEntry, notifyOfEntry } from './entry-progress.ts';
import type { BooksOfTenant } from './books-of-tenant.ts';
import type { PostedEntry } from './drift-checks.store.ts';
import { differencesOf, textOfDifferences, valuesOfDifferences } from './entry-differences.ts';
import type { EntryToPost } from './entry-rows.ts';
import { hashOfPayload } from './payload.ts';
import type { QboEntry } from './payload.ts';
import type { PostingDeps } from './posting-deps.ts';
import { readEntity } from './read-entity.ts';

/** CDC looks back 30 days at most and returns 1,000 objects at most (platform-apis 3.7). */
const CDC_REACH_MS = 29 * 86_400_000;
const CDC_MOST = 1_000;
/** A change may be reported with a time before it became visible. */
const OVERLAP_MS = 3_600_000;

/**
 * Compares posted entries with QuickBooks: all of them the first time and after a month, else those that Intuit's change
 * data capture reports. Differences are stored with the entry and never corrected by us. Throws if QuickBooks cannot be
 * read.
 */
export async function compareDrift(deps: PostingDeps, scope: TenantScope): Promise<void> {
  const { database, clock, store } = deps;
  const at = clock.now();
  const { books, checkedAt, posted } = await database.inTenant(scope, async (tx) => ({
    books: await store.findBooks(tx),
    checkedAt: await store.findDriftCheck(tx),
    posted: await store.listPostedEntries(tx),
  }));
  if (books === null) {
    return;
  }
  const changed = await changedSince(deps, scope, { books, checkedAt, at });
  for (const entry of posted) {
    const live =
      changed === null ? await readLive(deps, scope, books, entry) : changed.get(entry.externalId);
    if (live !== undefined) {
      await database.inTenant(scope, (tx) => note(deps, tx, scope, { entry, live }));
    }
  }
  await database.inTenant(scope, (tx) => store.saveDriftCheck(tx, scope, at));
}

type Since = {
  readonly books: BooksOfTenant;
  readonly checkedAt: Date | null;
  readonly at: Date;
};

/** Changes since the last comparison, by ID; null for a deleted entity. Returns null if each entry has to be read. */
async function changedSince(
  { books, times }: PostingDeps,
  scope: TenantScope,
  { books: { realmId }, checkedAt, at }: Since,
): Promise<ReadonlyMap<string, QboEntry | null> | null> {
  if (checkedAt === null || at.getTime() - checkedAt.getTime() > CDC_REACH_MS) {
    return null;
  }
  const changedSinceText = new Date(checkedAt.getTime() - OVERLAP_MS).toISOString();
  const answer = await books.call(scope, {
    method: 'GET',
    path: 'cdc',
    query: { entities: 'JournalEntry', changedSince: changedSinceText },
    realmId,
    timeoutMs: times.callMs,
  });
  const fault = readFault(answer);
  if (fault !== null) {
    throw fault;
  }
  const { CDCResponse = [] } = answer.body as {
    CDCResponse?: { QueryResponse?: { JournalEntry?: QboEntry[] }[] }[];
  };
  const found = CDCResponse.flatMap(({ QueryResponse = [] }) => QueryResponse).flatMap(
    ({ JournalEntry = [] }) => JournalEntry,
  );
  return found.length >= CDC_MOST
    ? null
    : new Map(found.map((row) => [row.Id ?? '', row.status === 'Deleted' ? null : row]));
}

async function readLive(
  { books, times }: PostingDeps,
  scope: TenantScope,
  { realmId }: BooksOfTenant,
  { externalId }: PostedEntry,
): Promise<QboEntry | null> {
  const request = { realmId, timeoutMs: times.callMs, id: externalId };
  return (await readEntity(books, scope, request)).found;
}

type Compared = { readonly entry: PostedEntry; readonly live: QboEntry | null };

/** Reasons that a comparison sets and clears. */
const DRIFT_REASONS: readonly string[] = ['changed_in_books', 'deleted_in_books'];

/**
 * The entry's current row; null if we changed or deleted it ourselves since it was listed, so that it is no drift.
 * Reading all entries of a client can take long.
 */
async function lockUnchanged(
  { store }: PostingDeps,
  tx: Transaction,
  { entry, live }: Compared,
): Promise<EntryToPost | null> {
  const [current] = await store.lockEntries(tx, [entry.id]);
  if (current?.status !== 'posted' || current.externalId !== entry.externalId) {
    return null;
  }
  const rows = await store.postingsOfEntries(tx, [entry.id]);
  const last = rows.findLast(
    ({ state, operation }) => state === 'posted' && operation !== 'delete',
  );
  const isGoing = rows.some(
    ({ state, operation }) => operation === 'delete' && ['posting', 'unknown'].includes(state),
  );
  const isSame = last !== undefined && hashOfPayload(last.payload) === hashOfPayload(entry.payload);
  return isSame && !(live === null && isGoing) ? current : null;
}

async function note(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  { entry, live }: Compared,
): Promise<void> {
  const { id: entryId, documentNumber, payload } = entry;
  const current = await lockUnchanged(deps, tx, { entry, live });
  if (current === null) {
    return;
  }
  const reasonCode = current.statusReason?.code ?? null;
  const differences = live === null ? [] : differencesOf(payload, live);
  const details = { document_number: documentNumber };
  if (live !== null && differences.length === 0) {
    await deps.store.changeEntry(tx, entryId, { syncToken: live.SyncToken ?? null });
    if (reasonCode !== null && DRIFT_REASONS.includes(reasonCode)) {
      await moveEntry(deps, tx, scope, {
        entryId,
        action: 'entry.back_in_order',
        reason: null,
        details,
      });
    }
    return;
  }
  const code = live === null ? 'deleted_in_books' : 'changed_in_books';
  const reason = {
    code,
    message:
      live === null
        ? 'Someone deleted this entry in QuickBooks.'
        : `Someone changed this entry in QuickBooks: ${textOfDifferences(differences)}.`,
    action:
      "Correct it in QuickBooks, or reverse the entry here. Platebook won't change it automatically.",
    values: live === null ? {} : valuesOfDifferences(differences),
    found_at: deps.clock.now().toISOString(),
    differences: live === null ? ["it isn't there"] : differences.map(({ message }) => message),
  };
  if (reasonCode === code) {
    return;
  }
  await notifyOfEntry(deps, tx, scope, {
    entryId,
    runId: null,
    documentNumber,
    event: 'books_changed',
    type: 'warning',
    title: (name) =>
      `${name} was ${live === null ? 'deleted' : 'changed'} in QuickBooks after posting`,
    message: `${reason.message} ${reason.action}`,
    wording: (entry) => ({
      code: `entry_${code}` as const,
      values: { entry, ...reasonOfNotification(reason) },
    }),
  });
  await moveEntry(deps, tx, scope, { entryId, action: `entry.${code}`, reason, details });
}
