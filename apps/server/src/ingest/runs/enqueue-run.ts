import type { Transaction } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

/** Backfills wait behind whatever somebody waits for. */
const BACKFILL_PRIORITY = -10;

type Deps = { readonly queue: Queue; readonly clock: Clock };

/**
 * Makes the job that takes a run up, in the transaction of what it follows from. One reading of a tenant at a time: two
 * files that overlap must see each other. Posting has a turn of its own beside it. Given an instant, it waits for that, and
 * people see so on the run.
 */
export async function enqueueRun(
  { queue, clock }: Deps,
  tx: Transaction,
  run: Pick<SyncRunRow, 'tenantId' | 'id' | 'kind' | 'trigger'>,
  until?: Date,
): Promise<void> {
  if (until !== undefined) {
    await tx
      .updateTable('sync_runs')
      .set({ waits_until: until })
      .where('id', '=', run.id)
      .execute();
  }
  const waitMs = until === undefined ? 0 : until.getTime() - clock.now().getTime();
  await queue.enqueue(
    tx,
    run.kind === 'post' ? 'post.run' : 'sync.run',
    { tenantId: run.tenantId, runId: run.id },
    {
      key: run.kind === 'post' ? `${run.tenantId}:post` : run.tenantId,
      ...(run.trigger === 'backfill' ? { priority: BACKFILL_PRIORITY } : {}),
      // The queue reads the machine's clock.
      ...(waitMs > 0 ? { startAfter: new Date(Date.now() + waitMs) } : {}),
    },
  );
}
