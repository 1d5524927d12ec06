import { sql } from 'kysely';
import { normaliseHeader } from '@platebook/accounting';
import type { ColumnDecision, ReportReading } from '@platebook/accounting';
import type { Transaction } from '../db/database.ts';
import { readReportFiles } from './report-files.store.ts';
import type { StoredBytes } from './report-files.store.ts';
import { newestReadings, readReportReadings } from './report-readings.store.ts';

export type RunWithColumns = {
  readonly runId: string;
  readonly reports: readonly ReportReading[];
  /** The start time. */
  readonly at: Date;
};

/** Runs with a file that was read with a column decision, newest first. */
export async function runsWithDecidedColumns(tx: Transaction): Promise<RunWithColumns[]> {
  const runs = await tx
    .selectFrom('sync_runs')
    .select(['id', 'created_at'])
    .where(sql<boolean>`jsonb_path_exists(reports, '$[*].columns[*]')`)
    .orderBy('created_at', 'desc')
    .execute();
  const found: RunWithColumns[] = [];
  for (const { id, created_at: at } of runs) {
    found.push({ runId: id, reports: await readReportReadings(tx, id), at });
  }
  return found;
}

/** The column decisions that each stored file was read with, whatever was decided or revoked since. */
export async function columnsOfFiles(
  tx: Transaction,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly ColumnDecision[]>> {
  const readings = await newestReadings(tx, hashes);
  return new Map([...readings].map(([sha256, reports]) => [sha256, appliedColumns(reports)]));
}

/** Stored files with the column decisions they were read with, to read their rows again. */
export async function readFilesWithColumns(
  tx: Transaction,
  hashes: readonly string[],
): Promise<(StoredBytes & { readonly columns: readonly ColumnDecision[] })[]> {
  const columns = await columnsOfFiles(tx, hashes);
  const files = await readReportFiles(tx, hashes);
  return files.map((file) => ({ ...file, columns: columns.get(file.sha256) ?? [] }));
}

/** The column decisions that reports were read with, deduplicated. */
export function appliedColumns(reports: readonly ReportReading[]): ColumnDecision[] {
  const used = reports.flatMap(({ reportType, columns = [] }) =>
    columns.map((applied): [string, ColumnDecision] => [
      JSON.stringify([reportType, normaliseHeader(applied.column)]),
      { ...applied, reportType },
    ]),
  );
  return [...new Map(used).values()];
}
