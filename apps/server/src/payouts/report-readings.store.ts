import { sql } from 'kysely';
import type { ReportReading } from '@platebook/accounting';
import type { Transaction } from '../db/database.ts';
import { readReadings } from './stored-readings.read-model.ts';

/** In the tenant's scope: what a run recognized in its files; empty if nothing yet. */
export async function readReportReadings(tx: Transaction, id: string): Promise<ReportReading[]> {
  const row = await tx
    .selectFrom('sync_runs')
    .select('reports')
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? [] : readReadings(row.reports);
}

/** What the newest run of each of these stored files recognized in it. */
export async function readReportsOfFiles(
  tx: Transaction,
  hashes: readonly string[],
): Promise<ReportReading[]> {
  // A run of several files records its recognitions for all of them together.
  return [...new Set((await newestReadings(tx, hashes)).values())].flat();
}

/** By stored file: what the newest run that read it recognized in all of its files. */
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
    // A run that stopped on a file read nothing of it, whatever it read of others; a CSV of a ZIP is named after the ZIP.
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
