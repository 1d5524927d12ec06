import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { TenantLevel } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import type { ClientScopes } from './client-scope.port.ts';
import { revokeInvitationsOf } from './invitations.store.ts';
import { pageMembers } from './list-members.store.ts';
import type { MemberFilter, MemberSort } from './list-members.store.ts';
import {
  deleteGrant,
  deleteMembership,
  findTenantNames,
  listMemberRows,
  lockMembers,
  setLevel,
} from './members.store.ts';
import type { LockedMember, Member } from './members.store.ts';
import { notifyOfTeam } from './notify-of-team.ts';
import type { TeamChange } from './notify-of-team.ts';
import { listPeople, nameOf } from './people.store.ts';
import { teamLink } from './team-links.ts';

/** The acting user and their tenant. */
export type TeamCaller = { readonly scope: TenantScope; readonly principal: Principal };

export type MembersService = {
  readonly list: (
    scope: TenantScope,
    request: PageRequest & { readonly filter: MemberFilter; readonly sort: MemberSort },
  ) => Promise<Page<Member>>;
  /** An owner changes a member's role here; their roles in other tenants are unchanged. */
  readonly changeLevel: (caller: TeamCaller, userId: string, level: TenantLevel) => Promise<Member>;
  /** An owner removes a member, or a member leaves. Effective from their next request. */
  readonly remove: (caller: TeamCaller, userId: string) => Promise<void>;
  /** The member becomes an owner and the caller a manager: both or neither. */
  readonly transferOwnership: (caller: TeamCaller, userId: string) => Promise<Member[]>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly notifier: Notifier;
  readonly entitlements: Pick<Entitlements, 'assertWithinLimit'>;
  readonly clientScopes: ClientScopes;
  readonly siteUrl: string;
};

export function createMembersService(deps: Deps): MembersService {
  const { database } = deps;
  return {
    list: (scope, { filter, sort, ...request }) =>
      database.inTenant(scope, (tx) =>
        pageMembers(tx, { tenantId: scope.tenantId, filter, sort }, request),
      ),
    changeLevel: (caller, userId, level) =>
      database.inTenant(caller.scope, (tx) => changeLevel(tx, deps, { caller, userId, level })),
    remove: (caller, userId) =>
      database.inTenant(caller.scope, (tx) => removeMember(tx, deps, { caller, userId })),
    transferOwnership: (caller, userId) =>
      database.inTenant(caller.scope, async (tx) => {
        await transferOwnership(tx, deps, { caller, userId });
        return listMemberRows(tx, caller.scope.tenantId);
      }),
  };
}

type Act = { readonly caller: TeamCaller; readonly userId: string };

async function changeLevel(
  tx: Transaction,
  deps: Deps,
  { caller, userId, level }: Act & { level: TenantLevel },
): Promise<Member> {
  const { tenantId } = caller.scope;
  const { locked, member } = await lockForOwner(tx, caller, userId);
  if (member.level === 'user_owner' && level !== 'user_owner') {
    assertAnotherOwner(locked);
    await revokeInvitationsOf(tx, { tenantId, userId, at: deps.clock.now() });
  }
  if (member.level === 'no_access' && level !== 'no_access') {
    // A member without access takes no seat.
    await deps.entitlements.assertWithinLimit(tx, { tenantId }, 'users');
  }
  if (level === 'no_access') {
    await deleteGrant(tx, { ownerId: caller.scope.userId, memberId: userId });
  }
  await setLevel(tx, { tenantId, userId }, level);
  const changed = (await listMemberRows(tx, tenantId)).find((one) => one.userId === userId);
  if (changed === undefined) {
    throw new AppError('member_not_found');
  }
  const at = deps.clock.now();
  await recordAudit(tx, {
    actor: actorOf(caller.principal),
    tenantId,
    action: 'member.role_changed',
    target: { type: 'member', id: userId },
    before: { level: member.level },
    after: { level },
    details: { from: member.level, to: level },
    at,
  });
  if (level !== member.level) {
    await notifyOf(tx, deps, { caller, userId, change: { kind: 'role_changed', level } });
  }
  if (level === 'user_owner' && member.level !== 'user_owner') {
    await extendTo(tx, deps, { caller, userId, at });
  }
  return changed;
}

async function removeMember(tx: Transaction, deps: Deps, { caller, userId }: Act): Promise<void> {
  const { tenantId } = caller.scope;
  const callerId = caller.scope.userId;
  const isLeaving = userId === callerId;
  const locked = await lockMembers(tx, tenantId, [callerId, userId]);
  const level = levelOfCaller(locked, callerId);
  if (!isLeaving && level !== 'user_owner') {
    throw new AppError('permission_error');
  }
  const member = locked.find((one) => one.userId === userId);
  if (member === undefined) {
    throw new AppError('member_not_found');
  }
  const at = deps.clock.now();
  if (member.level === 'user_owner') {
    assertAnotherOwner(locked);
    await revokeInvitationsOf(tx, { tenantId, userId, at });
  }
  if (!isLeaving) {
    await deleteGrant(tx, { ownerId: callerId, memberId: userId });
  }
  // Read while the person is still a member: afterwards their name is not visible here.
  const change = { kind: isLeaving ? 'left' : 'removed' } as const;
  await notifyOf(tx, deps, { caller, userId, change });
  await deleteMembership(tx, { tenantId, userId });
  await recordAudit(tx, {
    actor: actorOf(caller.principal),
    tenantId,
    action: isLeaving ? 'member.left' : 'member.removed',
    target: { type: 'member', id: userId },
    before: { level: member.level },
    details: { level: member.level },
    at,
  });
}

async function transferOwnership(
  tx: Transaction,
  deps: Deps,
  { caller, userId }: Act,
): Promise<void> {
  const { tenantId, userId: callerId } = caller.scope;
  if (userId === callerId) {
    throw new AppError('validation_failed', {
      errors: [fieldError('/user_id', 'owns_already')],
    });
  }
  await lockForOwner(tx, caller, userId);
  await setLevel(tx, { tenantId, userId }, 'user_owner');
  await setLevel(tx, { tenantId, userId: callerId }, 'user_manager');
  await announceOwner(tx, deps, { caller, userId });
  const at = deps.clock.now();
  await recordAudit(tx, {
    actor: actorOf(caller.principal),
    tenantId,
    action: 'ownership.transferred',
    target: { type: 'member', id: userId },
    before: { owner: callerId },
    after: { owner: userId },
    at,
  });
  const change = { kind: 'role_changed', level: 'user_owner' } as const;
  await notifyOf(tx, deps, { caller, userId, change });
  await extendTo(tx, deps, { caller, userId, at });
}

async function notifyOf(
  tx: Transaction,
  deps: Deps,
  { caller, userId, change }: Act & Pick<TeamChange, 'change'>,
): Promise<void> {
  const { tenantId, userId: callerId } = caller.scope;
  const people = await listPeople(tx, [userId, callerId]);
  const by = userId === callerId ? null : nameOf(people.get(callerId));
  await notifyOfTeam(deps, tx, {
    tenantId,
    userId,
    name: nameOf(people.get(userId)),
    change,
    by,
  });
}

async function announceOwner(
  tx: Transaction,
  { outbox, siteUrl }: Deps,
  { caller, userId }: Act,
): Promise<void> {
  const { tenant, clientId } = await findTenantNames(tx, caller.scope.tenantId);
  const people = await listPeople(tx, [userId, caller.scope.userId]);
  const email = people.get(userId)?.email ?? '';
  if (email !== '') {
    await outbox.send(tx, {
      to: { email },
      template: 'ownership_transferred',
      values: {
        link: teamLink(siteUrl, clientId),
        tenant,
        former_owner: nameOf(people.get(caller.scope.userId)),
        new_owner: nameOf(people.get(userId)),
      },
    });
  }
}

function extendTo(
  tx: Transaction,
  { clientScopes }: Deps,
  { caller, userId, at }: Act & { at: Date },
): Promise<void> {
  return clientScopes.extendTo(tx, {
    ownerId: userId,
    tenantId: caller.scope.tenantId,
    at,
    actor: actorOf(caller.principal),
  });
}

/** Locks the member, checking that the caller is still an owner: this may have changed before the lock. */
async function lockForOwner(
  tx: Transaction,
  { scope }: TeamCaller,
  userId: string,
): Promise<{ locked: LockedMember[]; member: LockedMember }> {
  const locked = await lockMembers(tx, scope.tenantId, [scope.userId, userId]);
  if (levelOfCaller(locked, scope.userId) !== 'user_owner') {
    throw new AppError('permission_error');
  }
  const member = locked.find((one) => one.userId === userId);
  if (member === undefined) {
    throw new AppError('member_not_found');
  }
  return { locked, member };
}

function levelOfCaller(locked: readonly LockedMember[], callerId: string): TenantLevel {
  const caller = locked.find((one) => one.userId === callerId);
  if (caller === undefined) {
    throw new AppError('client_access_denied');
  }
  return caller.level;
}

function assertAnotherOwner(locked: readonly LockedMember[]): void {
  if (locked.filter(({ level }) => level === 'user_owner').length === 1) {
    throw new AppError('last_owner');
  }
}
