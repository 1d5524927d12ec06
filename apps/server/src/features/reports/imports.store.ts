import { sql } from 'kysely';
import type { ReportReading } from '@platebook/accounting';
import { readStoredSnapshot } from './stored-snapshot.ts';
import type { RunSnapshot, RunState } from '@platebook/machines';
import type { Transaction } from '../../db/database.ts';
import { readReadings } from '../sync/stored-readings.read-model.ts';

export type ImportRow = {
  readonly tenantId: string;
  readonly id: string;
  readonly file: { readonly name: string; readonly sha256: string; readonly sizeBytes: number };
  readonly state: RunState;
  /** Grows with every state change. */
  readonly sequence: number;
  /** The persisted snapshot of the sync-lifecycle machine; null until the run has taken its first step. */
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

type ListOptions = {
  readonly state: RunState | undefined;
  /** The creation instant and the id of the last import seen. */
  readonly after: readonly string[] | null;
  readonly count: number;
};

export async function listImportRows(
  tx: Transaction,
  { state, after, count }: ListOptions,
): Promise<ImportRow[]> {
  let query = importsQuery(tx)
    .orderBy('sync_runs.created_at', 'desc')
    .orderBy('sync_runs.id', 'desc')
    .limit(count);
  if (state !== undefined) {
    query = query.where('sync_runs.state', '=', state);
  }
  if (after !== null) {
    query = query.where(
      sql<boolean>`(sync_runs.created_at, sync_runs.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  }
  return (await query.execute()).map(fromRow);
}

/** What the newest run of each of these stored files recognised in it. */
export async function readReportsOfFiles(
  tx: Transaction,
  hashes: readonly string[],
): Promise<ReportReading[]> {
  // A run of several files says of all of them what it recognised.
  return [...new Set((await newestReadings(tx, hashes)).values())].flat();
}

/** By stored file, what the newest run that read it recognised in all of its files. */
export async function newestReadings(
  tx: Transaction,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly ReportReading[]>> {
  if (hashes.length === 0) {
    return new Map();
  }
  const rows = await tx
    .selectFrom('sync_run_files')
    .innerJoin('sync_runs', (join) =>
      join
        .onRef('sync_runs.tenant_id', '=', 'sync_run_files.tenant_id')
        .onRef('sync_runs.id', '=', 'sync_run_files.run_id'),
    )
    .innerJoin('report_files', (join) =>
      join
        .onRef('report_files.tenant_id', '=', 'sync_run_files.tenant_id')
        .onRef('report_files.sha256', '=', 'sync_run_files.sha256'),
    )
    .select(['sync_runs.id', 'sync_run_files.sha256', 'sync_runs.reports'])
    .distinctOn('sync_run_files.sha256')
    .where('sync_run_files.sha256', 'in', hashes)
    // A run that was stopped over a file read nothing of it, whatever it read of others; a CSV of a ZIP is named after it.
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(sync_runs.reports) report
        where report -> 'file' ->> 'sha256' = sync_run_files.sha256
          or starts_with(report -> 'file' ->> 'name', report_files.name || '/'))`,
    )
    .orderBy('sync_run_files.sha256')
    .orderBy('sync_runs.created_at', 'desc')
    .orderBy('sync_runs.id', 'desc')
    .execute();
  const runs = new Map(rows.map((row) => [row.id, readReadings(row.reports)]));
  return new Map(rows.map((row) => [row.sha256, runs.get(row.id) ?? []]));
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
