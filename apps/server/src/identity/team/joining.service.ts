import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { JoiningLevel } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { InvitationGate } from '../auth/sign-in/invitation-gate.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import type { ClientScopes } from './client-scope.port.ts';
import { hashInvitationToken } from './invitation-token.ts';
import {
  findInvitationsByToken,
  listTenantNames,
  lockInvitationsByToken,
  markAccepted,
  stateOf,
} from './invitations.store.ts';
import type { Invitation } from './invitations.store.ts';
import { insertGrant, insertMembership, levelsOf, listJoined } from './members.store.ts';
import type { JoinedTenant } from './members.store.ts';
import { notifyOfTeam } from './notify-of-team.ts';
import { findAccount } from './people.store.ts';
import type { TeamLimiter } from './team-limiter.ts';

export type InvitationPreview = {
  readonly email: string;
  readonly inviter: string;
  readonly tenants: readonly string[];
  readonly level: JoiningLevel;
  readonly message: string;
  readonly expiresAt: Date;
  readonly hasAccount: boolean;
};

export type JoiningService = InvitationGate & {
  /** For the holder of the link. */
  readonly preview: (token: string, address: string) => Promise<InvitationPreview>;
  /** The tenants of the invitation that the caller is now a member of; idempotent. */
  readonly accept: (principal: Principal, token: string) => Promise<JoinedTenant[]>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly entitlements: Pick<Entitlements, 'assertWithinLimit'>;
  readonly clientScopes: ClientScopes;
  readonly notifier: Notifier;
  readonly limiter: TeamLimiter;
};

export function createJoiningService(deps: Deps): JoiningService {
  const { database, clock, limiter } = deps;
  const findOpen = async (tx: Transaction, token: string): Promise<Invitation[]> => {
    const found = await findInvitationsByToken(tx, hashInvitationToken(token));
    return found.filter((one) => stateOf(one, clock.now()) === 'pending');
  };
  return {
    admits: (token, contact) =>
      database.asOwner(async (tx) => {
        const [invitation] = await findOpen(tx, token);
        return 'email' in contact && invitation?.email === contact.email;
      }),
    preview: async (token, address) => {
      await limiter.consume('previews', address);
      return database.asOwner(async (tx) => {
        const open = await findOpen(tx, token);
        const [invitation] = open;
        if (invitation === undefined) {
          throw new AppError('invitation_invalid');
        }
        const inviter = await findAccount(tx, { id: invitation.invitedBy });
        return {
          email: invitation.email,
          inviter: inviter?.name ?? '',
          tenants: await listTenantNames(
            tx,
            open.map(({ tenantId }) => tenantId),
          ),
          level: invitation.level,
          message: invitation.message,
          expiresAt: invitation.expiresAt,
          hasAccount: (await findAccount(tx, { email: invitation.email })) !== null,
        };
      });
    },
    accept: (principal, token) => database.asOwner((tx) => accept(tx, deps, { principal, token })),
  };
}

async function accept(
  tx: Transaction,
  deps: Deps,
  { principal, token }: { principal: Principal; token: string },
): Promise<JoinedTenant[]> {
  const { userId } = principal;
  const tokenSha256 = hashInvitationToken(token);
  const invitations = (await lockInvitationsByToken(tx, tokenSha256)).filter(
    ({ revokedAt }) => revokedAt === null,
  );
  const [invitation] = invitations;
  if (invitation === undefined) {
    throw new AppError('invitation_invalid');
  }
  await assertInvited(tx, userId, invitation.email);
  const now = deps.clock.now();
  if (invitation.acceptedAt === null) {
    if (stateOf(invitation, now) !== 'pending') {
      throw new AppError('invitation_invalid');
    }
    await join(tx, deps, { principal, invitations, tokenSha256, at: now });
  } else if (invitation.acceptedBy !== userId) {
    throw new AppError('invitation_invalid');
  }
  const joined = await listJoined(tx, userId, await tenantsToJoin(tx, invitations, tokenSha256));
  // A member who was removed since does not rejoin through the old link.
  if (joined.length === 0) {
    throw new AppError('invitation_invalid');
  }
  return joined;
}

async function assertInvited(tx: Transaction, userId: string, email: string): Promise<void> {
  const account = await findAccount(tx, { id: userId });
  if (account?.email !== email) {
    throw new AppError('invitation_for_other');
  }
  if (account.emailConfirmedAt === null) {
    throw new AppError('invitation_for_other', {
      message: 'Please verify your email address before you accept this invitation.',
    });
  }
}

type Joining = {
  readonly principal: Principal;
  readonly invitations: readonly Invitation[];
  readonly tokenSha256: string;
  readonly at: Date;
};

async function join(tx: Transaction, deps: Deps, joining: Joining): Promise<void> {
  const { principal, invitations, tokenSha256, at } = joining;
  const { userId } = principal;
  const [{ level, clientScope, invitedBy, id, email }] = invitations as [Invitation];
  const tenantIds = await tenantsToJoin(tx, invitations, tokenSha256);
  const levels = await levelsOf(tx, userId);
  const joined: string[] = [];
  for (const tenantId of tenantIds.filter((one) => !levels.has(one))) {
    await deps.entitlements.assertWithinLimit(tx, { tenantId }, 'users');
    if (await insertMembership(tx, { tenantId, userId, level, invitedBy, at })) {
      joined.push(tenantId);
    }
  }
  if (clientScope === 'all') {
    await insertGrant(tx, { ownerId: invitedBy, memberId: userId, level, at });
  }
  await markAccepted(tx, tokenSha256, { userId, at });
  const actor = actorOf(principal);
  const name = (await findAccount(tx, { id: userId }))?.name ?? email;
  for (const tenantId of joined) {
    const change = { kind: 'joined', level } as const;
    await notifyOfTeam(deps, tx, { tenantId, userId, name, change, by: null });
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'invitation.accepted',
      target: { type: 'invitation', id },
      after: { userId, level },
      details: { email, level },
      at,
    });
    if (level === 'user_owner') {
      await deps.clientScopes.extendTo(tx, { ownerId: userId, tenantId, at, actor });
    }
  }
}

/** Always in the same order, so that concurrent joiners cannot deadlock. */
async function tenantsToJoin(
  tx: Transaction,
  invitations: readonly Invitation[],
  tokenSha256: string,
): Promise<string[]> {
  const named = invitations.map(({ tenantId }) => tenantId);
  const [first] = invitations;
  if (first?.clientScope !== 'all') {
    return named.toSorted();
  }
  // Includes what the inviter got since then, but not what a fellow owner has removed from the invitation.
  const withdrawn = (await findInvitationsByToken(tx, tokenSha256)).flatMap((one) =>
    one.revokedAt === null ? [] : [one.tenantId],
  );
  const owned = [...(await levelsOf(tx, first.invitedBy))].flatMap(([id, level]) =>
    level === 'user_owner' && !withdrawn.includes(id) ? [id] : [],
  );
  return [...new Set([...named, ...owned])].toSorted();
}
