import type { People } from './compose-people.ts';
import type { Database } from './db/database.ts';
import type { AccessDirectory } from './http/access.ts';
import type { Queue } from './jobs/queue.ts';
import { dataflowOperatorsRoutes } from './operators/dataflow/dataflow-operators.routes.ts';
import { createEventWriter } from './operators/dataflow/event-writer.ts';
import type { EventWriter } from './operators/dataflow/event-writer.ts';
import { maintainPartitions } from './operators/dataflow/retention.ts';
import { manageInvitationCodesRoutes } from './operators/invitation-codes/manage-invitation-codes.routes.ts';
import { portalRoutes } from './operators/portal/portal.routes.ts';
import { permissionsRoutes } from './operators/staff/permissions.routes.ts';
import { staffRoutes } from './operators/staff/staff.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';

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
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: Pick<People['subscriptions'], 'invitationCodes'>;
  readonly directory: Pick<AccessDirectory, 'systemLevelOf'>;
};

/** What those who run the installation may call. */
export function composeOperators({ database, clock, subscriptions, directory }: Deps) {
  return {
    ...permissionsRoutes(directory),
    ...portalRoutes({ database, clock }),
    ...staffRoutes({ database, clock }),
    ...manageInvitationCodesRoutes({ codes: subscriptions.invitationCodes, clock }),
    ...dataflowOperatorsRoutes({ database, clock }),
  };
}

const EVERY_NIGHT = '23 3 * * *';

type WorkerDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
};

/** Keeps room for the events of the months to come, and lets go of what is old. */
export function operatorsWorker({ database, clock, queue }: WorkerDeps) {
  return {
    startWorker: async (): Promise<void> => {
      await queue.work('dataflow.partitions', () => maintainPartitions({ database, clock }));
      await queue.schedule('dataflow.partitions', EVERY_NIGHT);
    },
  };
}
