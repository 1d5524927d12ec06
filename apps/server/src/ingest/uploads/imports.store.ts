import { sql } from 'kysely';
import { readStoredSnapshot } from '../../payouts/stored-snapshot.ts';
import type { RunSnapshot, RunState } from '@platebook/machines';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';

export type ImportRow = {
  readonly tenantId: string;
  readonly id: string;
  readonly file: {
    readonly name: string;
    readonly sha256: string;
    readonly sizeBytes: number;
  };
  readonly state: RunState;
  /** Increases with every state change. */
  readonly sequence: number;
  /** The persisted snapshot of the sync-lifecycle machine; null until the run's first step. */
  readonly machine: RunSnapshot | null;
  readonly otherVersion: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly finishedAt: Date | null;
};

export async function findImport(tx: Transaction, id: string): Promise<ImportRow | null> {
  const row = await importsQuery(tx).where('sync_runs.id', '=', id).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** The newest import of these bytes. */
export async function findImportOfFile(tx: Transaction, sha256: string): Promise<ImportRow | null> {
  const row = await importsQuery(tx)
    .where('sync_runs.sha256', '=', sha256)
    .orderBy('sync_runs.created_at', 'desc')
    .orderBy('sync_runs.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export type ImportFilter = {
  readonly state?: RunState | undefined;
  /** Only those that stopped, could not be read, or have rows in quarantine. */
  readonly needsAttention?: boolean | undefined;
  /** Part of the file name. */
  readonly text?: string | undefined;
};

const CREATED: PageKey<ImportRow> = {
  column: 'sync_runs.created_at',
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt.toISOString(),
};
const FILE: PageKey<ImportRow> = {
  column: 'report_files.name',
  type: 'text',
  of: ({ file }) => file.name,
};
const ID: PageKey<ImportRow> = { column: 'sync_runs.id', type: 'uuid', of: ({ id }) => id };
const LATEST = { ...CREATED, descending: true };
const LATEST_ID = { ...ID, descending: true };

const IMPORT_ORDERS = {
  created: [CREATED, ID],
  '-created': [LATEST, LATEST_ID],
  file: [FILE, LATEST, LATEST_ID],
  '-file': [{ ...FILE, descending: true }, LATEST, LATEST_ID],
} as const satisfies Readonly<Record<string, readonly PageKey<ImportRow>[]>>;

export type ImportSort = keyof typeof IMPORT_ORDERS;

export function pageImports(
  tx: Transaction,
  {
    state,
    needsAttention,
    text,
    sort = '-created',
  }: ImportFilter & { readonly sort?: ImportSort | undefined },
  request: PageRequest,
): Promise<Page<ImportRow>> {
  let query = importsQuery(tx);
  if (state !== undefined) {
    query = query.where('sync_runs.state', '=', state);
  }
  if (needsAttention === true) {
    query = query.where(
      sql<boolean>`(sync_runs.state in ('failed', 'blocked') or (sync_runs.state = 'ready'
        and coalesce((sync_runs.machine #>> '{context,counts,rowsQuarantined}')::integer, 0) > 0))`,
    );
  }
  if (text !== undefined) {
    query = query.where('report_files.name', 'ilike', contains(text));
  }
  return pageOf(query, request, {
    order: { name: sort, keys: IMPORT_ORDERS[sort] },
    toRow: fromRow,
  });
}

function importsQuery(tx: Transaction) {
  return tx
    .selectFrom('sync_runs')
    .innerJoin('report_files', (join) =>
      join
        .onRef('report_files.tenant_id', '=', 'sync_runs.tenant_id')
        .onRef('report_files.sha256', '=', 'sync_runs.sha256'),
    )
    .select([
      'sync_runs.tenant_id',
      'sync_runs.id',
      'report_files.sha256',
      'sync_runs.state',
      'sync_runs.sequence',
      'sync_runs.machine',
      'sync_runs.created_at',
      'sync_runs.updated_at',
      'sync_runs.finished_at',
      'report_files.name',
      'report_files.size_bytes',
    ]);
}

type Row = {
  tenant_id: string;
  id: string;
  sha256: string;
  state: string;
  sequence: number;
  machine: unknown;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
  name: string;
  size_bytes: number;
};

/** State and snapshot were written by the machine itself. */
function fromRow(row: Row): ImportRow {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    file: { name: row.name, sha256: row.sha256, sizeBytes: row.size_bytes },
    state: row.state as RunState,
    sequence: row.sequence,
    ...readStoredSnapshot(row.machine),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    finishedAt: row.finished_at,
  };
}
