import { randomUUID } from 'node:crypto';
import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { JoiningLevel } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/operations.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import {
  decideAccessRequest,
  lockAccessRequest,
  pageAccessRequests,
} from './access-requests.store.ts';
import type {
  AccessRequest,
  AccessRequestFilter,
  AccessRequestSort,
} from './access-requests.store.ts';
import type { ClientScopes } from './client-scope.port.ts';
import type { TeamCaller } from './members.service.ts';
import { findTenantNames, insertMembership, lockMembers, setLevel } from './members.store.ts';
import { notifyOfTeam } from './notify-of-team.ts';
import { listPeople, nameOf } from './people.store.ts';
import type { Person } from './people.store.ts';
import { clientsLink, dashboardLink } from './team-links.ts';
import type { TeamLimiter } from './team-limiter.ts';

export type AccessRequestView = AccessRequest & {
  readonly email: string;
  readonly fullName: string;
};

export type Decision =
  | { readonly state: 'approved'; readonly level: JoiningLevel }
  | { readonly state: 'declined' };

export type AccessRequestsService = {
  /** Takes the same steps whether or not there is such a client. */
  readonly ask: (
    principal: Principal,
    request: { readonly clientId: string; readonly message: string },
  ) => Promise<void>;
  readonly list: (
    scope: TenantScope,
    request: PageRequest & {
      readonly filter: AccessRequestFilter;
      readonly sort: AccessRequestSort;
    },
  ) => Promise<Page<AccessRequestView>>;
  readonly decide: (
    caller: TeamCaller,
    id: string,
    decision: Decision,
  ) => Promise<AccessRequestView>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly outbox: Outbox;
  readonly entitlements: Pick<Entitlements, 'assertWithinLimit'>;
  readonly clientScopes: ClientScopes;
  readonly notifier: Notifier;
  readonly limiter: TeamLimiter;
  readonly siteUrl: string;
};

export function createAccessRequestsService(deps: Deps): AccessRequestsService {
  const { database, queue, limiter } = deps;
  return {
    ask: async ({ userId, requestId }, { clientId, message }) => {
      await limiter.consume('access_requests', userId);
      const id = randomUUID();
      await database.asOwner((tx) =>
        queue.enqueue(
          tx,
          'team.access-request',
          { id, userId, clientId, message: message.trim(), requestId },
          { key: id },
        ),
      );
    },
    list: (scope, { filter, sort, ...request }) =>
      database.inTenant(scope, async (tx) => {
        const { tenantId } = scope;
        const page = await pageAccessRequests(tx, { tenantId, filter, sort }, request);
        const people = await listPeople(
          tx,
          page.items.map(({ userId }) => userId),
        );
        return { ...page, items: page.items.map((one) => toView(one, people.get(one.userId))) };
      }),
    decide: (caller, id, decision) =>
      database.inTenant(caller.scope, (tx) => decide(tx, deps, { caller, id, decision })),
  };
}

type Act = { readonly caller: TeamCaller; readonly id: string; readonly decision: Decision };

async function decide(tx: Transaction, deps: Deps, act: Act): Promise<AccessRequestView> {
  const { caller, id, decision } = act;
  const { tenantId } = caller.scope;
  const request = await lockAccessRequest(tx, tenantId, id);
  if (request === null) {
    throw new AppError('access_request_not_found');
  }
  if (request.state !== 'pending') {
    throw new AppError('access_request_decided');
  }
  const at = deps.clock.now();
  await decideAccessRequest(tx, request, {
    state: decision.state,
    by: caller.principal.userId,
    at,
  });
  const isAdmitted =
    decision.state === 'approved' &&
    (await admit(tx, deps, { caller, request, level: decision.level, at }));
  const person = (await listPeople(tx, [request.userId])).get(request.userId);
  await mailDecision(tx, deps, { request, decision, person });
  const actor = actorOf(caller.principal);
  await recordAudit(tx, {
    actor,
    tenantId,
    action: `access_request.${decision.state}`,
    target: { type: 'access_request', id },
    after: decision,
    details: {
      user_id: request.userId,
      ...(decision.state === 'approved' ? { level: decision.level } : {}),
    },
    at,
  });
  if (isAdmitted && decision.level === 'user_owner') {
    await deps.clientScopes.extendTo(tx, { ownerId: request.userId, tenantId, at, actor });
  }
  return toView({ ...request, state: decision.state }, person);
}

/**
 * Returns whether it gave them the role: a user who joined in the meantime keeps theirs; one without access gets the
 * decided role.
 */
async function admit(
  tx: Transaction,
  deps: Deps,
  {
    caller,
    request,
    level,
    at,
  }: Pick<Act, 'caller'> & {
    request: AccessRequest;
    level: JoiningLevel;
    at: Date;
  },
): Promise<boolean> {
  const { tenantId, userId } = request;
  const present = (await lockMembers(tx, tenantId, [userId])).find((one) => one.userId === userId);
  if (present !== undefined && present.level !== 'no_access') {
    return false;
  }
  await deps.entitlements.assertWithinLimit(tx, { tenantId }, 'users');
  if (present === undefined) {
    await insertMembership(tx, { tenantId, userId, level, invitedBy: null, at });
  } else {
    await setLevel(tx, { tenantId, userId }, level);
  }
  const callerId = caller.scope.userId;
  const people = await listPeople(tx, [userId, callerId]);
  await notifyOfTeam(deps, tx, {
    tenantId,
    userId,
    name: nameOf(people.get(userId)),
    change: { kind: 'joined', level },
    by: nameOf(people.get(callerId)),
  });
  return true;
}

async function mailDecision(
  tx: Transaction,
  { outbox, siteUrl }: Deps,
  {
    request,
    decision,
    person,
  }: { request: AccessRequest; decision: Decision; person: Person | undefined },
): Promise<void> {
  const email = person?.email ?? '';
  if (email === '') {
    return;
  }
  const { tenant, clientId } = await findTenantNames(tx, request.tenantId);
  await outbox.send(
    tx,
    decision.state === 'approved'
      ? {
          to: { email },
          template: 'access_request_approved',
          values: {
            link: dashboardLink(siteUrl, clientId),
            tenant,
            level: decision.level,
          },
        }
      : {
          to: { email },
          template: 'access_request_declined',
          values: { link: clientsLink(siteUrl) },
        },
  );
}

function toView(request: AccessRequest, person: Person | undefined): AccessRequestView {
  return { ...request, email: person?.email ?? '', fullName: person?.fullName ?? '' };
}
