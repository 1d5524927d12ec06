import type { Database, TenantScope } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Live } from '../../messages/live/live.port.ts';
import { enqueueRun } from './enqueue-run.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

/** How soon a skipped run is checked again. */
const AGAIN_MS = 60_000;

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
  readonly log: Logger;
};

/** During an update, two releases run side by side: a run persisted by the newer one is rescheduled and never changed. */
export async function leaveToOtherRelease(
  deps: Deps,
  scope: TenantScope,
  run: SyncRunRow,
): Promise<void> {
  deps.log.warn(
    { tenant_id: run.tenantId, run_id: run.id, version: run.otherVersion },
    'A run was persisted by another release and is left as it is.',
  );
  await lookAgain(deps, scope, run);
}

/** A request on a run, such as a retry, waits until the run that began on its channel meanwhile has ended. */
export async function leaveToOtherRun(
  deps: Deps,
  scope: TenantScope,
  run: SyncRunRow,
): Promise<void> {
  deps.log.info(
    { tenant_id: run.tenantId, run_id: run.id },
    'A run waits, because another one of its channel is under way.',
  );
  await lookAgain(deps, scope, run);
}

async function lookAgain(deps: Deps, scope: TenantScope, run: SyncRunRow): Promise<void> {
  const { tenantId, id } = run;
  const until = new Date(deps.clock.now().getTime() + AGAIN_MS);
  await deps.database.inTenant(scope, async (tx) => {
    await enqueueRun(deps, tx, run, until);
    await deps.live.changed(tx, { tenantId, topic: 'run', id });
  });
}
