import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/operations.ts';
import { createInvitations } from './create-invitations.ts';
import type { InvitationDeps, InvitationRequest } from './create-invitations.ts';
import { hashInvitationToken, newInvitationToken } from './invitation-token.ts';
import {
  changeOpenInvitation,
  listTenantNames,
  lockInvitation,
  stateOf,
} from './invitations.store.ts';
import type { Invitation, InvitationState } from './invitations.store.ts';
import { findInvitationRows, pageInvitations } from './list-invitations.store.ts';
import type {
  InvitationFilter,
  InvitationOfTenant,
  InvitationSort,
} from './list-invitations.store.ts';
import type { TeamCaller } from './members.service.ts';
import { listPeople, nameOf } from './people.store.ts';
import { sendInvitation } from './send-invitation.ts';
import { rateLimited } from './team-limiter.ts';

export type InvitationView = InvitationOfTenant & {
  readonly state: InvitationState;
  /** The name of the inviter. */
  readonly inviter: string;
};

export type InvitationsService = {
  readonly list: (
    scope: TenantScope,
    request: PageRequest & { readonly filter: InvitationFilter; readonly sort: InvitationSort },
  ) => Promise<Page<InvitationView>>;
  /** All addresses are invited to all tenants, or none to any. */
  readonly create: (caller: TeamCaller, request: InvitationRequest) => Promise<InvitationView[]>;
  /** Sends a new link, which voids the old one, with the same lifetime. */
  readonly resend: (caller: TeamCaller, id: string) => Promise<InvitationView>;
  /** In every tenant of the invitation that the caller owns. */
  readonly revoke: (caller: TeamCaller, id: string) => Promise<InvitationView>;
};

const BETWEEN_MAILS_MS = 60_000;

export function createInvitationsService(deps: InvitationDeps): InvitationsService {
  const { database, clock } = deps;
  const named = async (
    tx: Transaction,
    rows: readonly InvitationOfTenant[],
  ): Promise<InvitationView[]> => {
    const now = clock.now();
    const people = await listPeople(
      tx,
      rows.map(({ invitedBy }) => invitedBy),
    );
    return rows.map((row) => ({
      ...row,
      state: stateOf(row, now),
      inviter: nameOf(people.get(row.invitedBy)),
    }));
  };
  const view = (scope: TenantScope, ids: readonly string[]) =>
    database.inTenant(scope, async (tx) =>
      named(tx, await findInvitationRows(tx, scope.tenantId, ids)),
    );
  const viewOne = async (scope: TenantScope, id: string): Promise<InvitationView> => {
    const [one] = await view(scope, [id]);
    if (one === undefined) {
      throw new AppError('invitation_not_found');
    }
    return one;
  };
  return {
    list: (scope, { filter, sort, ...request }) =>
      database.inTenant(scope, async (tx) => {
        const { tenantId } = scope;
        const page = await pageInvitations(tx, { tenantId, filter, sort }, request);
        return { ...page, items: await named(tx, page.items) };
      }),
    create: async (caller, request) =>
      view(caller.scope, await createInvitations(deps, caller, request)),
    resend: async (caller, id) => {
      await database.asUser(caller.principal.userId, (tx) => resend(tx, deps, { caller, id }));
      return viewOne(caller.scope, id);
    },
    revoke: async (caller, id) => {
      await database.asUser(caller.principal.userId, (tx) => revoke(tx, deps, { caller, id }));
      return viewOne(caller.scope, id);
    },
  };
}

type Act = { readonly caller: TeamCaller; readonly id: string };

async function resend(tx: Transaction, deps: InvitationDeps, { caller, id }: Act): Promise<void> {
  const now = deps.clock.now();
  const invitation = await lockOpen(tx, { caller, id }, { now, states: ['pending', 'expired'] });
  const sinceLastMs = now.getTime() - invitation.lastSentAt.getTime();
  if (sinceLastMs < BETWEEN_MAILS_MS) {
    throw rateLimited(BETWEEN_MAILS_MS - sinceLastMs);
  }
  const lifeMs = invitation.expiresAt.getTime() - invitation.lastSentAt.getTime();
  const token = newInvitationToken();
  const changed = await changeOpenInvitation(tx, id, {
    tokenSha256: hashInvitationToken(token),
    lastSentAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  const tenantIds = changed.map(({ tenantId }) => tenantId);
  await sendInvitation(tx, deps, {
    invitation: { ...invitation, expiresAt: new Date(now.getTime() + lifeMs) },
    token,
    tenants: await listTenantNames(tx, tenantIds),
  });
  await auditEach(tx, changed, { action: 'invitation.resent', principal: caller.principal, now });
}

async function revoke(tx: Transaction, deps: InvitationDeps, { caller, id }: Act): Promise<void> {
  const now = deps.clock.now();
  await lockOpen(tx, { caller, id }, { now, states: ['pending'] });
  const changed = await changeOpenInvitation(tx, id, { revokedAt: now });
  await auditEach(tx, changed, { action: 'invitation.revoked', principal: caller.principal, now });
}

async function lockOpen(
  tx: Transaction,
  { caller, id }: Act,
  { now, states }: { now: Date; states: readonly InvitationState[] },
): Promise<Invitation> {
  const invitation = await lockInvitation(tx, caller.scope.tenantId, id);
  if (invitation === null) {
    throw new AppError('invitation_not_found');
  }
  if (!states.includes(stateOf(invitation, now))) {
    throw new AppError('invitation_not_pending');
  }
  return invitation;
}

/** One entry in the log of every tenant, always in the same order, so that two callers cannot deadlock. */
async function auditEach(
  tx: Transaction,
  changed: readonly Invitation[],
  { action, principal, now }: { action: string; principal: Principal; now: Date },
): Promise<void> {
  for (const { tenantId, id, email } of changed.toSorted(byTenant)) {
    await recordAudit(tx, {
      actor: actorOf(principal),
      tenantId,
      action,
      target: { type: 'invitation', id },
      details: { email },
      at: now,
    });
  }
}

function byTenant(a: Invitation, b: Invitation): number {
  return a.tenantId < b.tenantId ? -1 : 1;
}
