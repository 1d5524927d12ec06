import { sql } from 'kysely';
import type { ReportReading } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import { readReportReadings } from '../sync/sync-runs.store.ts';

export type RunWithColumns = {
  readonly runId: string;
  readonly reports: readonly ReportReading[];
  /** When it was started. */
  readonly at: Date;
};

/** Runs of which a file was read with a decision about a column, newest first. */
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
