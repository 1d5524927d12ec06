import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import { batchMessage } from './batch-messages.ts';
import type { Reason, Started } from './batch-work.ts';
import { saveItem } from './batches.store.ts';
import type { Batch, BatchItem, ItemChange } from './batches.store.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

/** Whether something was started that ends later. */
export function waitsForSomething({
  runIds,
  reportId,
}: Pick<Started, 'runIds' | 'reportId'>): boolean {
  return runIds.length > 0 || reportId !== null;
}

/** Whether what was started for a client has ended: its runs, or its report. Their outcome determines the item's. */
export async function settleItem(deps: Deps, batch: Batch, item: BatchItem): Promise<boolean> {
  const change =
    item.reportId === null
      ? await outcomeOfRuns(deps, batch, item)
      : await outcomeOfReport(deps, item.tenantId, item.reportId);
  if (change === null) {
    return false;
  }
  await save(deps, batch, item, { ...change, finishedAt: deps.clock.now() });
  return true;
}

/** Runs as the batch's user. */
export async function save(
  { database }: Pick<Deps, 'database'>,
  { userId, id }: Batch,
  { position }: BatchItem,
  change: ItemChange,
): Promise<void> {
  await database.asUser(userId, (tx) => saveItem(tx, { userId, id, position }, change));
}

/** Null while one of them is active. */
async function outcomeOfRuns(
  { database }: Deps,
  batch: Batch,
  item: BatchItem,
): Promise<ItemChange | null> {
  // A run with a requested retry keeps its old state until a worker picks it up.
  const runs = await database.asOwner(async (tx) => {
    const { rows } = await sql<{ status: string; is_over: boolean }>`
      select status, finished_at is not null and asked is distinct from 'retry' as is_over from sync_runs
      where tenant_id = ${item.tenantId} and id = any(${[...item.runIds]}::uuid[])`.execute(tx);
    return rows;
  });
  if (runs.some(({ is_over: isOver }) => !isOver)) {
    return null;
  }
  const statuses = runs.map(({ status }) => status);
  const count = (status: string): number => statuses.filter((one) => one === status).length;
  const failed = count('failed');
  const waiting = count('waiting') + count('partial');
  const results = [
    ...item.results,
    ...(failed === 0 ? [] : [batchMessage('runs_failed', { count: failed })]),
    ...(waiting === 0 ? [] : [batchMessage('runs_waiting', { count: waiting })]),
  ];
  const hasFailed = failed > 0 && failed === statuses.length;
  return {
    state: batch.state === 'undoing' ? afterUndo(failed + waiting) : hasFailed ? 'failed' : 'done',
    results,
    reason: failed === 0 ? null : RUN_FAILED,
  };
}

/** What its reversals did not reach is still posted. */
function afterUndo(left: number): 'undone' | 'done' {
  return left === 0 ? 'undone' : 'done';
}

const RUN_FAILED: Reason = {
  code: 'run_failed',
  message: 'A sync failed. Its page says why and what to do.',
};

/** Null while it is being generated; done once it can be downloaded. */
async function outcomeOfReport(
  { database }: Deps,
  tenantId: string,
  reportId: string,
): Promise<ItemChange | null> {
  const report = await database.asOwner((tx) =>
    tx
      .selectFrom('generated_reports')
      .select(['state', 'failure'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', reportId)
      .executeTakeFirst(),
  );
  if (report?.state === 'queued') {
    return null;
  }
  return report?.state === 'ready'
    ? { state: 'done' }
    : { state: 'failed', link: null, reason: reportFailed(report?.failure ?? null) };
}

/** Failed, or deleted meanwhile. */
function reportFailed(failure: string | null): Reason {
  const message = failure ?? 'The pack is no longer there. Try it again.';
  return { code: 'report_failed', message };
}
