import type { Database } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Notifier } from '../messages/notifications/notifier.port.ts';
import type { CrashPoint } from '../platform/crash-point.ts';
import type { JournalOfPayouts, WorkpapersOfPayouts } from '../books/payouts/workpapers.port.ts';
import { generateReport } from './generate-report.ts';
import { expireReports } from './generated-reports.store.ts';
import { reportManagerRoutes } from './report-manager.routes.ts';
import { createReportManagerService } from './report-manager.service.ts';
import type { ReportManagerService } from './report-manager.service.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly notifier: Notifier;
  readonly workpapers: WorkpapersOfPayouts;
  readonly journal: JournalOfPayouts;
  readonly crash: CrashPoint;
};

/** Reports generated from payouts, kept for 30 days. */
export type ReportManager = {
  readonly service: ReportManagerService;
  readonly routes: ReturnType<typeof reportManagerRoutes>;
  readonly startWorker: () => Promise<void>;
};

const EVERY_HOUR = '23 * * * *';

export function createReportManager(deps: Deps): ReportManager {
  const { database, clock, queue } = deps;
  const service = createReportManagerService(deps);
  return {
    service,
    routes: reportManagerRoutes(service),
    startWorker: async () => {
      await queue.work('report.generate', (job) => generateReport(deps, job));
      await queue.work('reports.expire', async () => {
        await database.asOwner((tx) => expireReports(tx, clock.now()));
      });
      await queue.schedule('reports.expire', EVERY_HOUR);
    },
  };
}
