import type { Transaction } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

/** Backfills have a lower priority than anything a person waits for. */
const BACKFILL_PRIORITY = -10;

type Deps = { readonly queue: Queue; readonly clock: Clock };

/**
 * Enqueues the job that processes a run, in the caller's transaction. Reading is serialized per tenant: two overlapping
 * files must see each other. Posting has its own queue. With a time, the job waits until then, and the run shows it.
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
      // The queue uses the machine's clock.
      ...(waitMs > 0 ? { startAfter: new Date(Date.now() + waitMs) } : {}),
    },
  );
}
