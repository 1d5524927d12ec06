import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import { dataflowRoutes } from './dataflow.routes.ts';
import { createDataflowService } from './dataflow.service.ts';
import { createReportLimit } from './report-limit.ts';

const EVERY_HOUR = '41 * * * *';

type Deps = { readonly database: Database; readonly clock: Clock; readonly queue: Queue };

/** What the system did and where it failed, as it is reported and kept. */
export function createDataflow({ database, clock, queue }: Deps) {
  const service = createDataflowService({
    database,
    clock,
    limit: createReportLimit(database.pool),
  });
  return {
    routes: dataflowRoutes(service),
    startWorker: async () => {
      await queue.work('dataflow.sweep', () => service.sweep());
      await queue.schedule('dataflow.sweep', EVERY_HOUR);
    },
  };
}
