import type { Database } from './db/database.ts';
import type { Notifier } from './features/notifications/notifier.port.ts';
import { createReportManager } from './features/report-manager/report-manager.ts';
import type { ReportManager } from './features/report-manager/report-manager.ts';
import { batchesRoutes } from './features/batches/batches.routes.ts';
import { createWorkpapersService } from './features/reports/workpapers.service.ts';
import type { Queue } from './jobs/queue.ts';
import type { Clock } from './platform/clock.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly notifier: Notifier;
};

/** What is done for several clients at once, and the reports that are made of payouts. */
export type Batches = {
  readonly routes: ReportManager['routes'] & ReturnType<typeof batchesRoutes>;
  readonly startWorker: () => Promise<void>;
};

export function composeBatches(deps: Deps): Batches {
  const workpapers = createWorkpapersService(deps).ofPayouts;
  const reports = createReportManager({ ...deps, workpapers });
  return {
    routes: { ...reports.routes, ...batchesRoutes() },
    startWorker: () => reports.startWorker(),
  };
}
