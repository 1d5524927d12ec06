import type { People } from './people.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Live } from '../messages/live/live.port.ts';
import type { Outbox } from '../messages/mail/outbox.port.ts';
import type { AccessDirectory } from '../http/access.ts';
import type { Listening } from '../http/listen.ts';
import { openPostPreview } from '../http/post-preview.ts';
import type { Queue } from '../jobs/queue.ts';
import { WEB_FOLDER } from '../locations.ts';
import { analyticsRoutes } from '../operators/analytics/analytics.routes.ts';
import { blogEditorRoutes } from '../operators/blog/blog-editor.routes.ts';
import { publishDueArticles } from '../operators/blog/publish-article.ts';
import { demoBookingsRoutes } from '../operators/book-demo/demo-bookings.routes.ts';
import { bannersRoutes } from '../operators/content/banners.routes.ts';
import { dataflowOperatorsRoutes } from '../operators/dataflow/dataflow-operators.routes.ts';
import { createEventWriter } from '../operators/dataflow/event-writer.ts';
import type { EventWriter } from '../operators/dataflow/event-writer.ts';
import { maintainPartitions } from '../operators/dataflow/retention.ts';
import { manageInvitationCodesRoutes } from '../operators/invitation-codes/manage-invitation-codes.routes.ts';
import { logAnalyzerRoutes } from '../operators/log-analyzer/log-analyzer.routes.ts';
import type { SpanExport, SpanExportDeps } from '../operators/monitoring/export-spans.ts';
import { createMetrics } from '../operators/monitoring/metrics.ts';
import { serveMetrics } from '../operators/monitoring/serve-metrics.ts';
import { createAdminNotifications } from '../operators/notifications/admin-notifications.ts';
import { adminPlansRoutes } from '../operators/plans/admin-plans.routes.ts';
import { portalRoutes } from '../operators/portal/portal.routes.ts';
import { reportFormatsRoutes } from '../operators/report-formats/report-formats.routes.ts';
import { permissionsRoutes } from '../operators/staff/permissions.routes.ts';
import { settingsOf } from '../operators/settings/installation-settings.ts';
import { recordSettings } from '../operators/settings/record-settings.ts';
import { settingsRoutes } from '../operators/settings/settings.routes.ts';
import { staffRoutes } from '../operators/staff/staff.routes.ts';
import { staffTicketsRoutes } from '../operators/tech-support/staff-tickets.routes.ts';
import { ledgerVerificationRoutes } from '../operators/verification/ledger-verification.routes.ts';
import { verificationCodesRoutes } from '../operators/verification/verification-codes.routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';

const EVERY_NIGHT = '23 3 * * *';
const EVERY_MINUTE = '* * * * *';

export type Events = EventWriter & {
  /** Serves this process's metrics if they are configured; otherwise null. */
  readonly serveMetrics: () => Promise<Listening | null>;
};

/** Where every part of the server records its events: the data flow, and external monitoring. */
export async function composeEvents(deps: {
  readonly config: Pick<Config, 'monitoring'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly version: string;
}): Promise<Events> {
  const { metrics: address, traces } = deps.config.monitoring;
  const writer = createEventWriter(deps);
  const figures = address === null ? null : { address, ...createMetrics(deps) };
  const spans = traces === null ? null : await openSpanExport({ ...deps, ...traces });
  const recorders = [writer, figures, spans].flatMap((part) => part?.record ?? []);
  return {
    ...writer,
    serveMetrics: async () => (figures === null ? null : serveMetrics(figures, figures.address)),
    record: (event) => recorders.forEach((record) => record(event)),
    stop: async () => {
      await writer.stop();
      await spans?.stop();
    },
  };
}

/** Loaded on demand: the span exporter takes longer to load than the rest of the start. */
async function openSpanExport(deps: SpanExportDeps): Promise<SpanExport> {
  const { createSpanExport } = await import('../operators/monitoring/export-spans.ts');
  return createSpanExport(deps);
}

/** Records in the audit log which settings differ from the previous start; returns how many. */
export function recordSettingsAtStart({ config, ...deps }: Started): Promise<number> {
  return recordSettings(deps, settingsOf(config));
}

type Started = { readonly config: Config; readonly database: Database; readonly clock: Clock };

type Deps = {
  readonly config: Config;
  readonly queue: Queue;
  readonly live: Live;
  readonly outbox: Outbox;
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: Pick<People['subscriptions'], 'invitationCodes' | 'verificationCodes'>;
  readonly directory: Pick<AccessDirectory, 'systemLevelOf'>;
};

/** The operators' calls, and their jobs. */
export function composeOperators({ subscriptions, directory, ...deps }: Deps) {
  const { database, clock, queue } = deps;
  const notifications = createAdminNotifications(deps);
  return {
    routes: {
      ...permissionsRoutes(directory),
      ...portalRoutes({ database, clock }),
      ...analyticsRoutes({ database, clock }),
      ...staffRoutes({ database, clock }),
      ...manageInvitationCodesRoutes({ codes: subscriptions.invitationCodes, clock }),
      ...dataflowOperatorsRoutes({ database, clock }),
      ...logAnalyzerRoutes({ database, clock }),
      ...reportFormatsRoutes({ database, clock, queue }),
      ...settingsRoutes({ config: deps.config, database }),
      ...demoBookingsRoutes({ database, clock }),
      ...blogEditorRoutes({ database, clock, drawPost: openPostPreview(WEB_FOLDER, deps.config) }),
      ...bannersRoutes({ database, clock }),
      ...staffTicketsRoutes({ database, clock }),
      ...adminPlansRoutes({ database, clock }),
      ...verificationCodesRoutes(subscriptions.verificationCodes),
      ...ledgerVerificationRoutes({ database, clock }),
      ...notifications.routes,
    },
    startWorker: async (): Promise<void> => {
      await notifications.startWorker();
      // Creates the partitions of coming months, and drops old ones.
      await queue.work('dataflow.partitions', () => maintainPartitions({ database, clock }));
      await queue.schedule('dataflow.partitions', EVERY_NIGHT);
      await queue.work('blog.publish', async () => {
        await publishDueArticles({ database, clock });
      });
      await queue.schedule('blog.publish', EVERY_MINUTE);
    },
  };
}
