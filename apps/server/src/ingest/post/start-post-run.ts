import { randomUUID } from 'node:crypto';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { PostingProtocol } from '../../books/posting/posting.port.ts';
import { enqueueRun } from '../runs/enqueue-run.ts';
import { claimForRun } from './post-runs.store.ts';
import { readySnapshot } from '../runs/run-snapshots.ts';
import type { StartPostRun } from '../../books/posting/start-post-run.port.ts';
import { insertRun } from '../runs/sync-runs.store.ts';
import { saveRunProgress } from '../runs/run-progress.store.ts';

type Deps = {
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
  readonly posting: PostingProtocol;
};

export function createStartPostRun({ clock, queue, live, posting }: Deps): StartPostRun {
  return async (tx, scope, { entryIds, trigger, requestedBy, batchId = null }) => {
    const at = clock.now();
    const { tenantId } = scope;
    const runId = randomUUID();
    const entries = await posting.request(tx, scope, entryIds);
    const run = { tenantId, id: runId, kind: 'post', trigger } as const;
    await insertRun(tx, { ...run, requestedBy, batchId, at });
    await claimForRun(
      tx,
      runId,
      entries.map(({ key }) => key),
    );
    await saveRunProgress(tx, {
      tenantId,
      id: runId,
      state: 'ready',
      status: 'queued',
      machine: readySnapshot(runId, entries),
      isSettled: false,
      at,
    });
    await enqueueRun({ queue, clock }, tx, run);
    await live.changed(tx, { tenantId, topic: 'run', id: runId });
    return { runId };
  };
}
