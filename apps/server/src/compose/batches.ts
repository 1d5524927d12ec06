import type { Database } from '../db/database.ts';
import type { AccountMappings } from '../mapping/accounts/account-mapping.port.ts';
import { createBatches } from '../batches/batches.ts';
import type { BatchesFeature } from '../batches/batches.ts';
import type { Notifier } from '../messages/notifications/notifier.port.ts';
import type { CrashPoint } from '../platform/crash-point.ts';
import { createReportManager } from '../reports/report-manager.ts';
import type { ReportManager } from '../reports/report-manager.ts';
import { createWorkpapersService } from '../books/payouts/workpapers.service.ts';
import type { CallOperation } from '../http/call-operation.ts';
import type { Contract } from '../http/contract.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly contract: Contract;
  readonly call: CallOperation;
  readonly notifier: Notifier;
  readonly crash: CrashPoint;
  readonly mappings: AccountMappings;
};

/** Batch work across several clients, and reports over payouts. */
export type Batches = {
  readonly routes: ReportManager['routes'] & BatchesFeature['routes'];
  readonly startWorker: () => Promise<void>;
};

export function composeBatches(deps: Deps): Batches {
  const { ofPayouts: workpapers, journal } = createWorkpapersService(deps);
  const reports = createReportManager({ ...deps, workpapers, journal });
  const batches = createBatches(deps);
  return {
    routes: { ...reports.routes, ...batches.routes },
    startWorker: async () => {
      await reports.startWorker();
      await batches.startWorker();
    },
  };
}
