import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { InvitationGate } from '../auth/sign-in/invitation-gate.port.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import { createAccessRequestsService } from './access-requests.service.ts';
import type { ClientScopes } from './client-scope.port.ts';
import { fileAccessRequest } from './file-access-request.ts';
import { createInvitationsService } from './invitations.service.ts';
import { createJoiningService } from './joining.service.ts';
import { createMembersService } from './members.service.ts';
import { createTeamLimiter } from './team-limiter.ts';
import { teamRoutes } from './team.routes.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import type { JoiningLevel } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { insertMembership } from './members.store.ts';

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

function createClientScopes({ entitlements }: Pick<Deps, 'entitlements'>): ClientScopes {
  return {
    extendTo: async (tx, { ownerId, tenantId, at, actor }) => {
      const { rows } = await sql<{ member_id: string; level: JoiningLevel }>`
        select * from client_scope_joiners(${ownerId}::uuid, ${tenantId}::uuid)`.execute(tx);
      const joined: { userId: string; level: JoiningLevel }[] = [];
      for (const { member_id: userId, level } of rows) {
        const hasSeat = await entitlements.assertWithinLimit(tx, { tenantId }, 'users').then(
          () => true,
          (error: unknown) => {
            if (error instanceof AppError && error.code === 'limit_reached') {
              return false;
            }
            throw error;
          },
        );
        if (!hasSeat) {
          break;
        }
        if (await insertMembership(tx, { tenantId, userId, level, invitedBy: ownerId, at })) {
          joined.push({ userId, level });
        }
      }
      for (const { userId, level } of joined) {
        await recordAudit(tx, {
          actor,
          tenantId,
          action: 'member.added',
          target: { type: 'member', id: userId },
          after: { level },
          details: { level, because: 'client_scope' },
          at,
        });
      }
    },
  };
}
