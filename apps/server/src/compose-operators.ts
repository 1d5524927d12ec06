import type { People } from './compose-people.ts';
import type { Database } from './db/database.ts';
import type { AccessDirectory } from './http/access.ts';
import { manageInvitationCodesRoutes } from './operators/invitation-codes/manage-invitation-codes.routes.ts';
import { portalRoutes } from './operators/portal/portal.routes.ts';
import { permissionsRoutes } from './operators/staff/permissions.routes.ts';
import { staffRoutes } from './operators/staff/staff.routes.ts';
import type { Clock } from './platform/clock.ts';

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
  };
}
