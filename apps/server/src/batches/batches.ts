import type { Database } from '../db/database.ts';
import type { CallOperation } from '../http/call-operation.ts';
import type { Contract } from '../http/contract.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Notifier } from '../messages/notifications/notifier.port.ts';
import type { WorkDeps } from './batch-work.ts';
import { batchesRoutes } from './batches.routes.ts';
import { createBatchesService } from './batches.service.ts';
import { copyWork, exportWork, postWork, templateWork } from './books-works.ts';
import type { Works } from './preview-batch.ts';
import { runBatch } from './run-batch.ts';
import { retryWork, scheduleWork, syncWork } from './sync-works.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly contract: Contract;
  readonly notifier: Notifier;
  /** A batch calls the same operations as a person would, client by client. */
  readonly call: CallOperation;
};

/** Runs one operation for several clients. */
export type BatchesFeature = {
  readonly routes: ReturnType<typeof batchesRoutes>;
  readonly startWorker: () => Promise<void>;
};

export function createBatches(deps: Deps): BatchesFeature {
  const { database, queue, call } = deps;
  const works = createWorks({ call, read: ({ scope }, work) => database.inTenant(scope, work) });
  return {
    routes: batchesRoutes(createBatchesService({ ...deps, works })),
    startWorker: () => queue.work('batch.tick', (job) => runBatch({ ...deps, works }, job)),
  };
}

function createWorks(deps: WorkDeps): Works {
  return {
    sync: syncWork(deps),
    retry_failed: retryWork(deps),
    post_ready: postWork(deps),
    apply_mapping_template: templateWork(deps),
    copy_mapping: copyWork(deps),
    set_schedule: scheduleWork(deps),
    export_workpapers: exportWork(deps),
  };
}
