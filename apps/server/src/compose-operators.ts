import type { People } from './compose-people.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Live } from './features/live/live.port.ts';
import type { AccessDirectory } from './http/access.ts';
import type { Queue } from './jobs/queue.ts';
import { dataflowOperatorsRoutes } from './operators/dataflow/dataflow-operators.routes.ts';
import { createEventWriter } from './operators/dataflow/event-writer.ts';
import type { EventWriter } from './operators/dataflow/event-writer.ts';
import { maintainPartitions } from './operators/dataflow/retention.ts';
import { manageInvitationCodesRoutes } from './operators/invitation-codes/manage-invitation-codes.routes.ts';
import { createAdminNotifications } from './operators/notifications/admin-notifications.ts';
import { portalRoutes } from './operators/portal/portal.routes.ts';
import { permissionsRoutes } from './operators/staff/permissions.routes.ts';
import { staffRoutes } from './operators/staff/staff.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';

const EVERY_NIGHT = '23 3 * * *';

export type Events = EventWriter;

/** Where every part of the server leaves what it did. */
export function composeEvents(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}): Events {
  return createEventWriter(deps);
}

type Deps = {
  readonly config: Pick<Config, 'smtpUrl'>;
  readonly queue: Queue;
  readonly live: Live;
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: Pick<People['subscriptions'], 'invitationCodes'>;
  readonly directory: Pick<AccessDirectory, 'systemLevelOf'>;
};

/** What those who run the installation may call, and what is done for them later. */
export function composeOperators({ subscriptions, directory, ...deps }: Deps) {
  const { database, clock, queue } = deps;
  const notifications = createAdminNotifications(deps);
  return {
    routes: {
      ...permissionsRoutes(directory),
      ...portalRoutes({ database, clock }),
      ...staffRoutes({ database, clock }),
      ...manageInvitationCodesRoutes({ codes: subscriptions.invitationCodes, clock }),
      ...dataflowOperatorsRoutes({ database, clock }),
      ...notifications.routes,
    },
    startWorker: async (): Promise<void> => {
      await notifications.startWorker();
      // Keeps room for the events of the months to come, and lets go of what is old.
      await queue.work('dataflow.partitions', () => maintainPartitions({ database, clock }));
      await queue.schedule('dataflow.partitions', EVERY_NIGHT);
    },
  };
}
