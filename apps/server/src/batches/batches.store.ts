import type { Transaction } from '../db/database.ts';
import { pageOf } from '../db/page-of.ts';
import type { PageKey, PageRequest } from '../db/page-of.ts';
import type { BatchItemState, BatchOperationName, BatchState } from '../db/tables.ts';
import type { BatchMessage } from './batch-messages.ts';
import type { BatchLink, BatchOptions, Reason } from './batch-work.ts';
import { LINK, OPTIONS, RESULTS } from './stored-batch.ts';
import type { Page } from '../http/cursor.ts';
import { readFailure } from '../db/stored-failure.ts';
import { readStored, readStoredOrNull } from '../db/stored-json.ts';
import type { StoredJson } from '../db/stored-json.ts';

export type BatchItem = {
  readonly position: number;
  readonly tenantId: string;
  readonly clientId: string | null;
  readonly clientName: string;
  readonly state: BatchItemState;
  readonly reason: Reason | null;
  readonly results: readonly BatchMessage[];
  readonly link: BatchLink | null;
  readonly entries: number;
  readonly runIds: readonly string[];
  readonly reportId: string | null;
  readonly undo: unknown;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
};

export type Batch = {
  readonly userId: string;
  readonly id: string;
  readonly operation: BatchOperationName;
  readonly options: BatchOptions;
  readonly idempotencyKey: string;
  readonly requestSha256: string;
  readonly state: BatchState;
  /** The ID of the request that created it: its audit records carry it. */
  readonly requestId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly finishedAt: Date | null;
  readonly items: readonly BatchItem[];
};

/** Runs as the user, like everything here: false if the key was used before. */
export async function insertBatch(tx: Transaction, batch: Batch): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('batches')
    .values({
      user_id: batch.userId,
      id: batch.id,
      operation: batch.operation,
      options: JSON.stringify(batch.options),
      idempotency_key: batch.idempotencyKey,
      request_sha256: batch.requestSha256,
      state: batch.state,
      request_id: batch.requestId,
      created_at: batch.createdAt,
      updated_at: batch.updatedAt,
      finished_at: batch.finishedAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) {
    return false;
  }
  await tx
    .insertInto('batch_items')
    .values(
      batch.items.map((item) => ({
        user_id: batch.userId,
        batch_id: batch.id,
        position: item.position,
        tenant_id: item.tenantId,
        client_id: item.clientId,
        client_name: item.clientName,
        state: item.state,
      })),
    )
    .execute();
  return true;
}

type Address = { readonly userId: string; readonly id: string };

export async function findBatch(tx: Transaction, { userId, id }: Address): Promise<Batch | null> {
  const row = await tx
    .selectFrom('batches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : ((await withItems(tx, userId, [row]))[0] ?? null);
}

/** Locked, so that its state cannot change until the transaction ends. */
export async function lockBatch(tx: Transaction, { userId, id }: Address): Promise<Batch | null> {
  const row = await tx
    .selectFrom('batches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : ((await withItems(tx, userId, [row]))[0] ?? null);
}

export async function findBatchOfKey(
  tx: Transaction,
  { userId, key }: { userId: string; key: string },
): Promise<Batch | null> {
  const row = await tx
    .selectFrom('batches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : ((await withItems(tx, userId, [row]))[0] ?? null);
}

const STARTED: PageKey<Row> = {
  column: 'batches.created_at',
  type: 'timestamptz',
  of: ({ created_at }) => created_at.toISOString(),
};
const ID: PageKey<Row> = { column: 'batches.id', type: 'uuid', of: ({ id }) => id };

const BATCH_ORDERS = {
  started: [STARTED, ID],
  '-started': [
    { ...STARTED, descending: true },
    { ...ID, descending: true },
  ],
} as const satisfies Readonly<Record<string, readonly PageKey<Row>[]>>;

export type BatchFilter = { readonly operation?: BatchOperationName | undefined };
export type BatchSort = keyof typeof BATCH_ORDERS;

/** One page of a user's batches, latest first by default. */
export async function pageBatches(
  tx: Transaction,
  {
    userId,
    operation,
    sort = '-started',
  }: BatchFilter & { readonly userId: string; readonly sort?: BatchSort | undefined },
  request: PageRequest,
): Promise<Page<Batch>> {
  let query = tx.selectFrom('batches').selectAll().where('user_id', '=', userId);
  if (operation !== undefined) {
    query = query.where('operation', '=', operation);
  }
  const { items, nextCursor } = await pageOf(query, request, {
    order: { name: sort, keys: BATCH_ORDERS[sort] },
    toRow: (row: Row) => row,
  });
  return { items: await withItems(tx, userId, items), nextCursor };
}

export async function saveBatchState(
  tx: Transaction,
  { userId, id }: Address,
  { state, at }: { state: BatchState; at: Date },
): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ state, updated_at: at, finished_at: state === 'finished' ? at : null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

const STARTED_ANEW = { reason: null, results: null, run_ids: [], report_id: null };

/** Moves every item from one state to another. */
export async function moveItems(
  tx: Transaction,
  { userId, id }: Address,
  { from, to, at }: { from: BatchItemState; to: BatchItemState; at: Date | null },
): Promise<void> {
  await tx
    .updateTable('batch_items')
    .set({ state: to, finished_at: at, ...(to === 'queued' ? STARTED_ANEW : {}) })
    .where('user_id', '=', userId)
    .where('batch_id', '=', id)
    .where('state', '=', from)
    .execute();
}

export type ItemChange = Partial<
  Pick<
    BatchItem,
    | 'state'
    | 'reason'
    | 'results'
    | 'link'
    | 'entries'
    | 'runIds'
    | 'reportId'
    | 'undo'
    | 'startedAt'
    | 'finishedAt'
  >
>;

export async function saveItem(
  tx: Transaction,
  { userId, id, position }: Address & { readonly position: number },
  change: ItemChange,
): Promise<void> {
  const { state, reason, results, link, entries, runIds, reportId } = change;
  const { undo, startedAt, finishedAt } = change;
  await tx
    .updateTable('batch_items')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(reason === undefined ? {} : { reason: toJson(reason) }),
      ...(results === undefined ? {} : { results: toJson(results) }),
      ...(link === undefined ? {} : { link: toJson(link) }),
      ...(entries === undefined ? {} : { entries }),
      ...(runIds === undefined ? {} : { run_ids: [...runIds] }),
      ...(reportId === undefined ? {} : { report_id: reportId }),
      ...('undo' in change ? { undo: toJson(undo) } : {}),
      ...(startedAt === undefined ? {} : { started_at: startedAt }),
      ...(finishedAt === undefined ? {} : { finished_at: finishedAt }),
    })
    .where('user_id', '=', userId)
    .where('batch_id', '=', id)
    .where('position', '=', position)
    .execute();
}

function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

type Row = {
  user_id: string;
  id: string;
  operation: BatchOperationName;
  options: StoredJson;
  idempotency_key: string;
  request_sha256: string;
  state: BatchState;
  request_id: string;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
};

async function withItems(tx: Transaction, userId: string, rows: readonly Row[]): Promise<Batch[]> {
  if (rows.length === 0) {
    return [];
  }
  const items = await tx
    .selectFrom('batch_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      'batch_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    id: row.id,
    operation: row.operation,
    options: readStored(OPTIONS, row.options, 'batches.options'),
    idempotencyKey: row.idempotency_key,
    requestSha256: row.request_sha256,
    state: row.state,
    requestId: row.request_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    finishedAt: row.finished_at,
    items: items
      .filter(({ batch_id: batchId }) => batchId === row.id)
      .map((item) => ({
        position: item.position,
        tenantId: item.tenant_id,
        clientId: item.client_id,
        clientName: item.client_name,
        state: item.state,
        reason: readFailure(item.reason, 'batch_items.reason'),
        results: readStoredOrNull(RESULTS, item.results, 'batch_items.results') ?? [],
        link: readStoredOrNull(LINK, item.link, 'batch_items.link'),
        entries: item.entries,
        runIds: item.run_ids,
        reportId: item.report_id,
        undo: item.undo,
        startedAt: item.started_at,
        finishedAt: item.finished_at,
      })),
  }));
}
