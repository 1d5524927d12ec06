import { sql } from 'kysely';
import type { RunSnapshot, RunState } from '@platebook/machines';
import { brokenUniqueIndex } from '../../db/conflicts.ts';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { DeliveryPlatform, RunKind, RunStatusWord, RunTrigger } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { readStoredSnapshot } from '../../payouts/stored-snapshot.ts';
import { linkRunFiles } from './run-files.store.ts';
import type { StoredFile } from './run-files.store.ts';

export type SyncRunRow = {
  readonly tenantId: string;
  readonly id: string;
  readonly kind: RunKind;
  readonly trigger: RunTrigger;
  readonly storeId: string | null;
  readonly storeName: string | null;
  readonly channelId: string | null;
  readonly channelType: DeliveryPlatform | null;
  /** The uploaded file of a file run. */
  readonly file: StoredFile | null;
  readonly periodFrom: string | null;
  readonly periodTo: string | null;
  readonly dryRun: boolean;
  readonly state: RunState;
  readonly status: RunStatusWord;
  readonly sequence: number;
  /** The persisted snapshot of the sync-lifecycle machine; null until the run's first step. */
  readonly machine: RunSnapshot | null;
  /** The version of a snapshot that this release cannot read; `machine` is null then. */
  readonly otherVersion: string | null;
  /** A person's request that no worker has processed yet. */
  readonly asked: 'cancel' | 'retry' | null;
  readonly requestedBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When a deferred run resumes; a time in the past means nothing. */
  readonly waitsUntil: Date | null;
  readonly finishedAt: Date | null;
};

export type NewRun = {
  readonly tenantId: string;
  readonly id: string;
  readonly kind: RunKind;
  readonly trigger: RunTrigger;
  readonly sha256?: string;
  readonly channel?: {
    readonly storeId: string;
    readonly channelId: string;
    readonly channelType: DeliveryPlatform;
  };
  readonly period?: { readonly from: string; readonly to: string };
  readonly dryRun?: boolean;
  readonly requestedBy?: string | null;
  readonly batchId?: string | null;
  readonly at: Date;
};

export async function insertRun(tx: Transaction, run: NewRun): Promise<void> {
  const inserting = tx
    .insertInto('sync_runs')
    .values({
      tenant_id: run.tenantId,
      id: run.id,
      kind: run.kind,
      trigger: run.trigger,
      sha256: run.sha256 ?? null,
      store_id: run.channel?.storeId ?? null,
      channel_id: run.channel?.channelId ?? null,
      channel_type: run.channel?.channelType ?? null,
      period_from: run.period?.from ?? null,
      period_to: run.period?.to ?? null,
      dry_run: run.dryRun ?? false,
      requested_by: run.requestedBy ?? null,
      batch_id: run.batchId ?? null,
      state: 'queued',
      status: 'queued',
      sequence: 0,
      machine: null,
      reports: '[]',
      created_at: run.at,
      updated_at: run.at,
      finished_at: null,
    })
    .execute();
  await refuseSecondRun(inserting);
  if (run.sha256 !== undefined) {
    await linkRunFiles(tx, { tenantId: run.tenantId, id: run.id }, [run.sha256]);
  }
}

export async function tenantOfRun(tx: Transaction, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('sync_runs')
    .select('tenant_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.tenant_id ?? null;
}

export async function findRun(tx: Transaction, id: string): Promise<SyncRunRow | null> {
  const row = await runsQuery(tx).where('sync_runs.id', '=', id).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Locks the run until the transaction ends. */
export async function lockRun(tx: Transaction, id: string): Promise<SyncRunRow | null> {
  await tx.selectFrom('sync_runs').select('id').where('id', '=', id).forUpdate().execute();
  return findRun(tx, id);
}

export type RunFilter = {
  readonly storeId?: string | undefined;
  readonly channelType?: DeliveryPlatform | undefined;
  readonly status?: RunStatusWord | undefined;
  /** Only runs created at or after this time. */
  readonly since?: Date | undefined;
  /** Part of the file name or store name. */
  readonly text?: string | undefined;
};

const STARTED: PageKey<SyncRunRow> = {
  column: 'sync_runs.created_at',
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt.toISOString(),
};

const ID: PageKey<SyncRunRow> = { column: 'sync_runs.id', type: 'uuid', of: ({ id }) => id };

const RUN_ORDERS = {
  started: [STARTED, ID],
  '-started': [
    { ...STARTED, descending: true },
    { ...ID, descending: true },
  ],
} as const satisfies Readonly<Record<string, readonly PageKey<SyncRunRow>[]>>;

export type RunSort = keyof typeof RUN_ORDERS;

export function pageRuns(
  tx: Transaction,
  { sort = '-started', ...filter }: RunFilter & { readonly sort?: RunSort | undefined },
  request: PageRequest,
): Promise<Page<SyncRunRow>> {
  return pageOf(filteredRuns(tx, filter), request, {
    order: { name: sort, keys: RUN_ORDERS[sort] },
    toRow: fromRow,
  });
}

function filteredRuns(tx: Transaction, filter: RunFilter) {
  const { storeId, channelType, status, since, text } = filter;
  let query = runsQuery(tx);
  if (storeId !== undefined) {
    query = query.where('sync_runs.store_id', '=', storeId);
  }
  if (channelType !== undefined) {
    query = query.where('sync_runs.channel_type', '=', channelType);
  }
  if (status !== undefined) {
    query = query.where('sync_runs.status', '=', status);
  }
  if (since !== undefined) {
    query = query.where('sync_runs.created_at', '>=', since);
  }
  if (text !== undefined) {
    const pattern = contains(text);
    query = query.where(
      sql<boolean>`(report_files.name ilike ${pattern} or stores.name ilike ${pattern})`,
    );
  }
  return query;
}

/** The active run of a channel, except backfills: a channel is fetched by one run at a time. */
export async function workingRunOf(tx: Transaction, channelId: string): Promise<SyncRunRow | null> {
  const row = await runsQuery(tx)
    .where('sync_runs.channel_id', '=', channelId)
    .where('sync_runs.kind', '=', 'fetch')
    .where('sync_runs.finished_at', 'is', null)
    .where('sync_runs.trigger', '<>', 'backfill')
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/**
 * Whether another run of its channel is active, which blocks starting or continuing this one. A channel has one at a
 * time, except backfills.
 */
export async function isBesideOther(
  tx: Transaction,
  { id, kind, channelId, trigger }: SyncRunRow,
): Promise<boolean> {
  if (channelId === null || kind !== 'fetch' || trigger === 'backfill') {
    return false;
  }
  const other = await workingRunOf(tx, channelId);
  return other !== null && other.id !== id;
}

/** Refuses a run that would run beside one that began concurrently, which only the unique index detects. */
export async function refuseSecondRun(saving: Promise<unknown>): Promise<void> {
  try {
    await saving;
  } catch (cause) {
    throw brokenUniqueIndex(cause) === 'sync_runs_working_idx'
      ? new AppError('channel_is_syncing', { cause })
      : cause;
  }
}

/** The newest run of each channel. */
export async function lastRunsByChannel(tx: Transaction): Promise<SyncRunRow[]> {
  const rows = await runsQuery(tx)
    .distinctOn('sync_runs.channel_id')
    .where('sync_runs.channel_id', 'is not', null)
    .orderBy('sync_runs.channel_id')
    .orderBy('sync_runs.created_at', 'desc')
    .orderBy('sync_runs.id', 'desc')
    .execute();
  return rows.map(fromRow);
}

function runsQuery(tx: Transaction) {
  return tx
    .selectFrom('sync_runs')
    .leftJoin('report_files', (join) =>
      join
        .onRef('report_files.tenant_id', '=', 'sync_runs.tenant_id')
        .onRef('report_files.sha256', '=', 'sync_runs.sha256'),
    )
    .leftJoin('stores', (join) =>
      join
        .onRef('stores.tenant_id', '=', 'sync_runs.tenant_id')
        .onRef('stores.id', '=', 'sync_runs.store_id'),
    )
    .select([
      'sync_runs.tenant_id',
      'sync_runs.id',
      'sync_runs.kind',
      'sync_runs.trigger',
      'sync_runs.store_id',
      'stores.name as store_name',
      'sync_runs.channel_id',
      'sync_runs.channel_type',
      'sync_runs.sha256',
      'report_files.name as file_name',
      'report_files.size_bytes as file_size',
      'sync_runs.period_from',
      'sync_runs.period_to',
      'sync_runs.dry_run',
      'sync_runs.state',
      'sync_runs.status',
      'sync_runs.sequence',
      'sync_runs.machine',
      'sync_runs.asked',
      'sync_runs.requested_by',
      'sync_runs.created_at',
      'sync_runs.updated_at',
      'sync_runs.waits_until',
      'sync_runs.finished_at',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof runsQuery>['execute']>>[number];

/** State and snapshot were written by the machine itself. */
function fromRow(row: Row): SyncRunRow {
  const { sha256, file_name: name, file_size: sizeBytes } = row;
  return {
    tenantId: row.tenant_id,
    id: row.id,
    kind: row.kind,
    trigger: row.trigger,
    storeId: row.store_id,
    storeName: row.store_name,
    channelId: row.channel_id,
    channelType: row.channel_type,
    file:
      sha256 === null || name === null || sizeBytes === null ? null : { name, sha256, sizeBytes },
    periodFrom: row.period_from,
    periodTo: row.period_to,
    dryRun: row.dry_run,
    state: row.state as RunState,
    status: row.status,
    sequence: row.sequence,
    ...readStoredSnapshot(row.machine),
    asked: row.asked,
    requestedBy: row.requested_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    waitsUntil: row.waits_until,
    finishedAt: row.finished_at,
  };
}
