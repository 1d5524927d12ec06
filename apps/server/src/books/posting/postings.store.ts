import type { Transaction } from '../../db/database.ts';
import type { PostingOperation, PostingState } from '../../db/tables.ts';
import type { BooksLine } from '../../mapping/accounts/books-lines.port.ts';
import type { Reason } from './advice.ts';
import type { QboEntry } from './payload.ts';
import type { StoredJson, StoredJsonOrNull } from '../../db/stored-json.ts';
import { readBooksLines, readOutcome, readPayload } from './stored-entry.read-model.ts';

/** Why an outbox row has its state. */
export type PostingOutcome = Reason & {
  /** Whether a person may resend it unchanged: QuickBooks certainly does not have it. */
  readonly retry: boolean;
};

/** An outbox row: one operation on QuickBooks. */
export type Posting = {
  readonly tenantId: string;
  readonly id: string;
  readonly entryId: string;
  readonly runId: string | null;
  readonly realmId: string;
  readonly operation: PostingOperation;
  readonly key: string;
  readonly requestId: string;
  readonly documentNumber: string;
  readonly payload: QboEntry;
  readonly payloadSha256: string;
  /** The mapped lines of the payload, in its order; null for a row frozen without them. */
  readonly lines: readonly BooksLine[] | null;
  readonly state: PostingState;
  readonly leaseOwner: string | null;
  readonly leaseUntil: Date | null;
  readonly fence: number;
  readonly lastSendAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly sends: number;
  readonly asks: number;
  readonly externalId: string | null;
  readonly syncToken: string | null;
  readonly outcome: PostingOutcome | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

export type NewPosting = Pick<
  Posting,
  | 'tenantId'
  | 'id'
  | 'entryId'
  | 'realmId'
  | 'operation'
  | 'key'
  | 'requestId'
  | 'documentNumber'
  | 'payload'
  | 'payloadSha256'
  | 'lines'
> & { readonly at: Date };

export async function insertPosting(tx: Transaction, row: NewPosting): Promise<void> {
  await tx
    .insertInto('postings')
    .values({
      tenant_id: row.tenantId,
      id: row.id,
      entry_id: row.entryId,
      run_id: null,
      realm_id: row.realmId,
      operation: row.operation,
      key: row.key,
      request_id: row.requestId,
      document_number: row.documentNumber,
      payload: JSON.stringify(row.payload),
      payload_sha256: row.payloadSha256,
      lines: row.lines === null ? null : JSON.stringify(row.lines),
      state: 'pending',
      created_at: row.at,
      updated_at: row.at,
    })
    .execute();
}

/**
 * Locks the entry and then the row until the transaction ends; always in that order, so that approving and sending cannot
 * deadlock. Null for an unknown key or one of another tenant.
 */
export async function lockPosting(tx: Transaction, key: string): Promise<Posting | null> {
  const known = await tx
    .selectFrom('postings')
    .select('entry_id')
    .where('key', '=', key)
    .executeTakeFirst();
  if (known === undefined) {
    return null;
  }
  await tx
    .selectFrom('journal_entries')
    .select('id')
    .where('id', '=', known.entry_id)
    .forUpdate()
    .execute();
  const row = await tx
    .selectFrom('postings')
    .selectAll()
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function findPostings(
  tx: Transaction,
  keys: readonly string[],
): Promise<readonly Posting[]> {
  if (keys.length === 0) {
    return [];
  }
  const rows = await tx.selectFrom('postings').selectAll().where('key', 'in', keys).execute();
  return rows.map(fromRow);
}

/** All outbox rows of these entries, oldest first. */
export async function postingsOfEntries(
  tx: Transaction,
  entryIds: readonly string[],
): Promise<readonly Posting[]> {
  return entryIds.length === 0
    ? []
    : (await postingsQuery(tx, entryIds).execute()).map((row) => fromRow(row));
}

/** The same rows, locked until the transaction ends; the entries are already locked. */
export async function lockPostingsOfEntries(
  tx: Transaction,
  entryIds: readonly string[],
): Promise<readonly Posting[]> {
  return entryIds.length === 0
    ? []
    : (await postingsQuery(tx, entryIds).forUpdate().execute()).map((row) => fromRow(row));
}

function postingsQuery(tx: Transaction, entryIds: readonly string[]) {
  return tx
    .selectFrom('postings')
    .selectAll()
    .where('entry_id', 'in', entryIds)
    .orderBy('position');
}

/** Cancels rows that are not to be sent any more. Raises the fence, so that a current owner sends nothing. */
export async function cancelPostings(
  tx: Transaction,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  await tx
    .updateTable('postings')
    .set((row) => ({
      state: 'cancelled' as const,
      fence: row('fence', '+', 1),
      lease_owner: null,
      lease_until: null,
      finished_at: at,
      updated_at: at,
    }))
    .where('id', 'in', ids)
    .where('state', 'in', ['pending', 'blocked'])
    .execute();
}

/** The rows that a run posts, in the order of approval. */
export async function postingsOfRun(tx: Transaction, runId: string): Promise<readonly Posting[]> {
  const rows = await tx
    .selectFrom('postings')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();
  return rows.map(fromRow);
}

function fromRow(row: {
  tenant_id: string;
  id: string;
  entry_id: string;
  run_id: string | null;
  realm_id: string;
  operation: PostingOperation;
  key: string;
  request_id: string;
  document_number: string;
  payload: StoredJson;
  payload_sha256: string;
  lines: StoredJsonOrNull;
  state: PostingState;
  lease_owner: string | null;
  lease_until: Date | null;
  fence: number;
  last_send_at: Date | null;
  next_attempt_at: Date | null;
  sends: number;
  asks: number;
  external_id: string | null;
  sync_token: string | null;
  outcome: StoredJsonOrNull;
  created_at: Date;
  finished_at: Date | null;
}): Posting {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    entryId: row.entry_id,
    runId: row.run_id,
    realmId: row.realm_id,
    operation: row.operation,
    key: row.key,
    requestId: row.request_id,
    documentNumber: row.document_number,
    payload: readPayload(row.payload),
    payloadSha256: row.payload_sha256,
    lines: readBooksLines(row.lines),
    state: row.state,
    leaseOwner: row.lease_owner,
    leaseUntil: row.lease_until,
    fence: row.fence,
    lastSendAt: row.last_send_at,
    nextAttemptAt: row.next_attempt_at,
    sends: row.sends,
    asks: row.asks,
    externalId: row.external_id,
    syncToken: row.sync_token,
    outcome: readOutcome(row.outcome),
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}
