import type { ProvidersConfig } from '../config/providers.ts';
import type { Database } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { RecordEvent } from '../platform/operation-event.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { AccessDirectory } from '../http/access.ts';
import type { AccountMappings, OnMappingSaved } from '../mapping/accounts/account-mapping.port.ts';
import type { Connections } from '../connectors/connections/connections.port.ts';
import type { WebhookHandlers } from '../connectors/connections/webhooks.port.ts';
import type { Live } from '../messages/live/live.port.ts';
import type { Notifier } from '../messages/notifications/notifier.port.ts';
import type { AskHeldByBank } from '../books/posting/held-by-bank.port.ts';
import type { PostingProtocol } from '../books/posting/posting.port.ts';
import { createRunWorkpapers } from './export/workpapers-of-run.ts';
import type { StoreMapped, StoreMappingWriter } from '../clients/stores/store-mapping.port.ts';
import { PLATFORMS } from '../connectors/providers.ts';
import { enqueueRun } from './runs/enqueue-run.ts';
import type { FetchDeps } from './fetch/fetch-context.ts';
import { createFetchReports } from './fetch/fetch-reports.ts';
import { createPlanPayouts } from './plan/plan-payouts.ts';
import { takeReadyReport } from './fetch/platform-reports.store.ts';
import { jobScope } from '../jobs/job-scope.ts';
import { planAgain } from './plan/plan-again.ts';
import { createPreviewSales } from './plan/preview-sales.ts';
import { previewSalesRoutes } from './plan/preview-sales.routes.ts';
import { runSchedules } from './schedules/run-schedules.ts';
import { createRunSteps } from './runs/run-steps.ts';
import { runSync } from './runs/run-sync.ts';
import type { RunDeps } from './runs/run-sync.ts';
import { createSchedulesService } from './schedules/schedules.service.ts';
import { createReadFetchedReports } from './fetch/fetched-reports.ts';
import { createReadSyncCalendar } from './schedules/sync-calendar.ts';
import { createReadSyncExport } from './export/sync-export.ts';
import { createSyncReports } from './export/sync-report.ts';
import { createSyncRunsService } from './runs/sync-runs.service.ts';
import { tenantOfRun } from './runs/sync-runs.store.ts';
import { createReadSyncStatus } from './sync-status.ts';
import { syncRoutes } from './sync.routes.ts';
import type { SyncHandlers } from './sync.routes.ts';
import { createNotifyOutcome } from './runs/notify-outcome.ts';
import { createTriggerSync } from './runs/trigger-sync.ts';
import type { TriggerSync } from './runs/trigger-sync.ts';

export type SyncFeatureDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly record: RecordEvent;
  readonly live: Live;
  readonly notifier: Notifier;
  readonly outbound: Outbound;
  readonly providers: ProvidersConfig;
  readonly connections: Connections;
  readonly reportAccess: FetchDeps['reportAccess'];
  readonly onWebhook: WebhookHandlers['onWebhook'];
  readonly mappings: AccountMappings;
  readonly posting: PostingProtocol;
  readonly askHeldByBank: AskHeldByBank;
  /** How long a send without a response stays in quarantine, in ms. */
  readonly quarantineMs: number;
  readonly retryMs: number;
  readonly storeMappings: Pick<StoreMappingWriter, 'storesNamed'>;
};

/** Runs: triggering, processing, and reading them. */
export type SyncFeature = {
  readonly routes: SyncHandlers & ReturnType<typeof previewSalesRoutes>;
  readonly tenantOf: AccessDirectory['tenantOf'];
  readonly trigger: TriggerSync;
  /** Resumes a run in whatever state it is; handles the jobs `sync.run` and `post.run`. */
  readonly run: (job: { readonly tenantId: string; readonly runId: string }) => Promise<void>;
  /** Re-plans entries that wait for an account, or for their channel's posting settings. */
  readonly onMappingSaved: OnMappingSaved;
  /** Plans payouts that waited for their store. */
  readonly onStoreMapped: StoreMapped;
  readonly startWorker: () => Promise<void>;
};

const EVERY_MINUTE = '* * * * *';

export function createSyncFeature(deps: SyncFeatureDeps): SyncFeature {
  const { database, clock, queue } = deps;
  const runDeps: RunDeps = {
    ...deps,
    stepsOf: createRunSteps({
      database,
      clock,
      fetchReports: createFetchReports(deps),
      planPayouts: createPlanPayouts(deps),
    }),
    notifyOutcome: createNotifyOutcome(deps),
  };
  const trigger = createTriggerSync(deps);
  const run: SyncFeature['run'] = (job) => runSync(runDeps, job);
  takeUberReports(deps);
  return {
    run,
    trigger,
    tenantOf: {
      'path.run': (_userId, id) => database.readAsOwner((tx) => tenantOfRun(tx, id)),
    },
    onMappingSaved: (tx, { scope, at }) => planAgain(deps, tx, { scope, at }),
    onStoreMapped: async (tx, { tenantId }) =>
      planAgain(deps, tx, { scope: jobScope(tenantId, 'store-mapped'), at: clock.now() }),
    routes: {
      ...previewSalesRoutes(createPreviewSales(deps)),
      ...syncRoutes({
        runs: createSyncRunsService(deps),
        trigger,
        status: createReadSyncStatus(deps),
        calendar: createReadSyncCalendar(deps),
        fetchedReports: createReadFetchedReports(deps.database),
        exports: createReadSyncExport(deps),
        reports: createSyncReports(deps),
        schedules: createSchedulesService(deps),
        workpapers: createRunWorkpapers(deps),
      }),
    },
    startWorker: async () => {
      await queue.work('sync.run', run);
      await queue.work('post.run', run);
      await queue.work('import.run', ({ tenantId, importId }) =>
        run({ tenantId, runId: importId }),
      );
      await queue.work('sync.schedule', async () => {
        await runSchedules(deps);
      });
      await queue.schedule('sync.schedule', EVERY_MINUTE);
    },
  };
}

/**
 * Uber announces a report by webhook: resumes its run immediately. An event for a report that is not yet requested is
 * retried.
 */
function takeUberReports({ onWebhook, database, clock, queue }: SyncFeatureDeps): void {
  onWebhook('ubereats', async ({ body }) => {
    const ready = PLATFORMS.ubereats.reports.readEvent?.(body) ?? null;
    if (ready === null) {
      return;
    }
    await database.asOwner(async (tx) => {
      const { jobId: externalId, links } = ready;
      const at = clock.now();
      const taken = await takeReadyReport(tx, { provider: 'ubereats', externalId, links, at });
      if (taken === 'unknown') {
        throw new Error('No run has asked for this report of Uber Eats yet.');
      }
      for (const { tenantId, runId: id } of taken) {
        await enqueueRun({ queue, clock }, tx, { tenantId, id, kind: 'fetch', trigger: 'manual' });
      }
    });
  });
}
