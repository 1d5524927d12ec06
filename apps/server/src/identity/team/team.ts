import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { InvitationGate } from '../auth/sign-in/invitation-gate.port.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import { createAccessRequestsService } from './access-requests.service.ts';
import type { ClientScopes } from './client-scope.port.ts';
import { createClientScopes } from './client-scope.ts';
import { fileAccessRequest } from './file-access-request.ts';
import { createInvitationsService } from './invitations.service.ts';
import { createJoiningService } from './joining.service.ts';
import { createMembersService } from './members.service.ts';
import { createTeamLimiter } from './team-limiter.ts';
import { teamRoutes } from './team.routes.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly outbox: Outbox;
  readonly notifier: Notifier;
  readonly entitlements: Pick<Entitlements, 'assertWithinLimit'>;
  readonly siteUrl: string;
};

export type Team = {
  readonly routes: ReturnType<typeof teamRoutes>;
  /** For registration. */
  readonly gate: InvitationGate;
  readonly clientScopes: ClientScopes;
  readonly startWorker: () => Promise<void>;
};

/** Members, invitations and requests for access. */
export function createTeam(teamDeps: Deps): Team {
  const deps = {
    ...teamDeps,
    limiter: createTeamLimiter(teamDeps.database.pool),
    clientScopes: createClientScopes(teamDeps),
  };
  const joining = createJoiningService(deps);
  return {
    routes: teamRoutes({
      members: createMembersService(deps),
      invitations: createInvitationsService(deps),
      joining,
      accessRequests: createAccessRequestsService(deps),
    }),
    gate: joining,
    clientScopes: deps.clientScopes,
    startWorker: () =>
      deps.queue.work('team.access-request', (request) => fileAccessRequest(deps, request)),
  };
}
