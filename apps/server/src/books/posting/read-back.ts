import { randomUUID } from 'node:crypto';
import type { ReadBackOutput } from '@platebook/machines';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { BooksEntryKind } from '../../db/tables.ts';
import { mapConcurrent } from '../../platform/map-concurrent.ts';
import { REASONS, reasonOfNotification } from './advice.ts';
import type { Reason } from './advice.ts';
import { moveEntry, notifyOfEntry } from './entry-progress.ts';
import { differencesOf } from './entry-differences.ts';
import type { QboEntry } from './payload.ts';
import { CALLS_AT_ONCE } from './posting.port.ts';
import type { PostingDeps } from './posting-deps.ts';
import { insertAttempt, reasonText } from './posting-attempts.store.ts';
import { findPostings, lockPosting } from './postings.store.ts';
import { changePosting } from './change-posting.store.ts';
import type { Posting } from './postings.store.ts';
import { readEntity } from './read-entity.ts';
import type { Read } from './read-entity.ts';
import { callPosted, isPayoutPosted } from './call-posted.ts';
import type { Confirmed } from './call-posted.ts';

/**
 * Reads back sent entries by ID, a few concurrently, and compares them to the cent: accounts, sides, amounts, date,
 * number, class and location. Only a match is marked as posted, and it is not read again. Entries amended or undone since
 * they were sent are left unchanged. A failed read does not stop the others until there are as many failures as
 * concurrent reads; the first failure is thrown once all started reads have ended.
 */
export async function readBack(
  deps: PostingDeps,
  scope: TenantScope,
  keys: readonly string[],
): Promise<ReadBackOutput> {
  const postings = await deps.database.inTenant(scope, async (tx) => {
    const unconfirmed = await listUnconfirmed(tx, keys);
    return (await findPostings(tx, keys)).filter(
      (posting) => !isReadable(posting) || unconfirmed.has(posting.key),
    );
  });
  const failures: unknown[] = [];
  const mayGoOn = () => failures.length < CALLS_AT_ONCE;
  const read = await mapConcurrent(
    postings,
    { concurrency: CALLS_AT_ONCE, mayGoOn },
    async (posting) => {
      try {
        const reason = await readOneBack(deps, scope, posting);
        return reason === null ? [] : [{ key: posting.key, reason: reason.message }];
      } catch (error) {
        failures.push(error);
        return [];
      }
    },
  );
  if (failures.length > 0) {
    throw failures[0];
  }
  return { different: read.flat() };
}

/**
 * The rows among these keys that were sent last for their entries and wait to be read back. A run may retry for hours
 * while QuickBooks does not respond; if an entry is undone or amended meanwhile, the earlier send decides nothing.
 */
async function listUnconfirmed(
  tx: Transaction,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) {
    return new Set();
  }
  const rows = await tx
    .selectFrom('postings')
    .innerJoin('journal_entries', 'journal_entries.id', 'postings.entry_id')
    .select('postings.key')
    .where('postings.key', 'in', keys)
    .where('journal_entries.status', 'in', ['posting', 'failed'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('postings as later')
            .select('later.id')
            .whereRef('later.entry_id', '=', 'postings.entry_id')
            .whereRef('later.position', '>', 'postings.position')
            .where('later.state', '<>', 'cancelled'),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** How QuickBooks differs; null if it matches. */
async function readOneBack(
  deps: PostingDeps,
  scope: TenantScope,
  posting: Posting,
): Promise<Reason | null> {
  const { externalId, realmId, outcome } = posting;
  if (!isReadable(posting)) {
    return outcome;
  }
  const request = {
    realmId,
    timeoutMs: deps.times.callMs,
    id: externalId ?? posting.payload.Id ?? '',
  };
  const read = await readEntity(deps.books, scope, request);
  const reason = judge(posting, read.found);
  const isOurs = await deps.database.inTenant(scope, (tx) =>
    settle(deps, tx, scope, { posting, read, reason }),
  );
  return isOurs ? reason : null;
}

/** Sent, or read back before and found different: a person may have corrected it in QuickBooks since. */
function isReadable({ state, outcome, externalId }: Posting): boolean {
  return (
    state === 'posted' ||
    (state === 'blocked' && externalId !== null && outcome?.code === 'differs_in_books')
  );
}

function judge({ operation, payload }: Posting, found: QboEntry | null): Reason | null {
  if (operation === 'delete') {
    return found === null ? null : REASONS.stillThere;
  }
  if (found === null) {
    return REASONS.vanished;
  }
  const differences = differencesOf(payload, found);
  return differences.length === 0 ? null : REASONS.differs(differences);
}

type Result = {
  readonly posting: Posting;
  readonly read: Read<QboEntry | null>;
  readonly reason: Reason | null;
};

/** Saves what was read; false if the entry moved on without this response, which then changes nothing. */
async function settle(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  { posting, read, reason }: Result,
): Promise<boolean> {
  const { clock, worker } = deps;
  const at = clock.now();
  await lockPosting(tx, posting.key);
  const isOurs =
    (await listUnconfirmed(tx, [posting.key])).has(posting.key) &&
    (await changePosting(
      tx,
      posting,
      reason === null
        ? { state: 'posted', outcome: null, at }
        : { state: 'blocked', outcome: { ...reason, retry: false }, at },
    ));
  await insertAttempt(tx, {
    tenantId: posting.tenantId,
    id: randomUUID(),
    postingId: posting.id,
    action: 'read_back',
    requestId: posting.requestId,
    fence: posting.fence,
    worker,
    httpStatus: read.answer.status,
    code: null,
    intuitTid: read.answer.intuitTid,
    outcome: isOurs ? outcomeOf(reason) : 'fenced',
    ...reasonText(isOurs ? reason : null),
    durationMs: read.answer.durationMs,
    at,
  });
  if (isOurs) {
    await (reason === null
      ? confirm(deps, tx, scope, { posting, found: read.found })
      : refuse(deps, tx, scope, { posting, read, reason }));
  }
  return isOurs;
}

function outcomeOf(reason: Reason | null): 'equal' | 'different' {
  return reason === null ? 'equal' : 'different';
}

/** QuickBooks has something else, or nothing: marks the entry as failed, and notifies people of the reason. */
async function refuse(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  { posting, read, reason }: Result & { readonly reason: Reason },
): Promise<void> {
  const { entryId, runId, documentNumber } = posting;
  await notifyOfEntry(deps, tx, scope, {
    entryId,
    runId,
    documentNumber,
    event: 'books_changed',
    type: 'error',
    title: (name) => `${name} differs in QuickBooks`,
    message: `${reason.message} ${reason.action}`,
    wording: (entry) => ({
      code: 'entry_differs_in_books',
      values: { entry, ...reasonOfNotification(reason) },
    }),
  });
  await moveEntry(deps, tx, scope, {
    entryId,
    action: 'entry.differs',
    status: 'failed',
    reason,
    // An approval then creates a missing entry rather than updating it.
    ...(read.found === null ? { externalId: null, syncToken: null } : {}),
    details: { document_number: documentNumber },
  });
}

/** QuickBooks matches: marks the entry as posted, or as deleted. */
async function confirm(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  { posting, found }: Confirmed,
): Promise<void> {
  const { entryId, documentNumber, operation } = posting;
  const entry = await tx
    .selectFrom('journal_entries')
    .select(['kind', 'payout_id', 'posted_at', 'relates_to'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  if (operation === 'delete') {
    await moveEntry(deps, tx, scope, {
      entryId,
      action: 'entry.deleted_from_books',
      status: 'reversed',
      reason: null,
      details: { document_number: documentNumber },
    });
    await restoreReversed(deps, tx, scope, { ...entry, documentNumber });
    return;
  }
  const isFirst = operation === 'create' && entry.posted_at === null;
  if (isFirst && entry.kind === 'payout' && !(await isPayoutPosted(tx, entry.payout_id))) {
    await deps.entitlements.recordPosted(tx, scope, 1);
  }
  if (entry.kind === 'reversal' && entry.relates_to !== null) {
    await moveEntry(deps, tx, scope, {
      entryId: entry.relates_to,
      action: 'entry.reversed',
      status: 'reversed',
      reason: null,
      details: { by: documentNumber },
    });
    const reversed = await tx
      .selectFrom('journal_entries')
      .select(['kind', 'relates_to'])
      .where('id', '=', entry.relates_to)
      .executeTakeFirstOrThrow();
    await restoreReversed(deps, tx, scope, { ...reversed, documentNumber });
  }
  await callPosted(deps, tx, scope, { posting, found, isFirst: entry.posted_at === null });
}

/** Restores the reversed entry once its reversal is deleted or itself reversed. */
async function restoreReversed(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  {
    kind,
    relates_to: entryId,
    documentNumber,
  }: {
    readonly kind: BooksEntryKind;
    readonly relates_to: string | null;
    readonly documentNumber: string;
  },
): Promise<void> {
  if (kind === 'reversal' && entryId !== null) {
    await moveEntry(deps, tx, scope, {
      entryId,
      action: 'entry.reversal_undone',
      status: 'posted',
      reason: null,
      details: { by: documentNumber },
    });
  }
}
