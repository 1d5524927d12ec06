import type { Database, TenantScope } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Live } from '../../messages/live/live.port.ts';
import { enqueueRun } from './enqueue-run.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

/** How soon a run that another release has persisted is looked at again. */
const OTHER_RELEASE_MS = 60_000;

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
  readonly log: Logger;
};

/** During an update two releases work side by side: what the newer one has persisted is looked at again, and never touched. */
export async function leaveToOtherRelease(
  deps: Deps,
  scope: TenantScope,
  run: SyncRunRow,
): Promise<void> {
  const { tenantId, id } = run;
  deps.log.warn(
    { tenant_id: tenantId, run_id: id, version: run.otherVersion },
    'A run was persisted by another release and is left as it is.',
  );
  const until = new Date(deps.clock.now().getTime() + OTHER_RELEASE_MS);
  await deps.database.inTenant(scope, async (tx) => {
    await enqueueRun(deps, tx, run, until);
    await deps.live.changed(tx, { tenantId, topic: 'run', id });
  });
}
