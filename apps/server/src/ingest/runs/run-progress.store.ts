import type { ReportReading } from '@platebook/accounting';
import type { RunState } from '@platebook/machines';
import type { Transaction } from '../../db/database.ts';
import type { RunStatusWord } from '../../db/tables.ts';
import { refuseSecondRun } from './sync-runs.store.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

export type RunProgress = {
  readonly tenantId: string;
  readonly id: string;
  readonly state: RunState;
  readonly status: RunStatusWord;
  readonly machine: unknown;
  readonly isSettled: boolean;
  readonly at: Date;
};

/** Saves a state of the run, and clears the request that it has processed. */
export async function saveRunProgress(tx: Transaction, progress: RunProgress): Promise<void> {
  const saving = tx
    .updateTable('sync_runs')
    .set((row) => ({
      state: progress.state,
      status: progress.status,
      machine: JSON.stringify(progress.machine),
      sequence: row('sequence', '+', 1),
      updated_at: progress.at,
      waits_until: null,
      finished_at: progress.isSettled ? progress.at : null,
    }))
    .where('id', '=', progress.id)
    .execute();
  await refuseSecondRun(saving);
}

export async function requestChange(
  tx: Transaction,
  id: string,
  request: SyncRunRow['asked'],
): Promise<void> {
  await tx.updateTable('sync_runs').set({ asked: request }).where('id', '=', id).execute();
}

export async function saveReports(
  tx: Transaction,
  id: string,
  reports: readonly ReportReading[],
): Promise<void> {
  await tx
    .updateTable('sync_runs')
    .set({ reports: JSON.stringify(reports) })
    .where('id', '=', id)
    .execute();
}
