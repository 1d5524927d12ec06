import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ClientScope, JoiningLevel, TenantLevel } from '../../db/tables.ts';
import { listPeople, nameOf } from './people.store.ts';
import { toTenantMembership } from '../auth/users/users.store.ts';

export type Member = {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly level: TenantLevel;
  readonly clientScope: ClientScope;
  readonly joinedAt: Date;
  /** The name of the inviter; null for a founder or someone who requested access. */
  readonly invitedBy: string | null;
  readonly lastActiveAt: Date | null;
};

/** In the tenant's scope, by name. */
export async function listMemberRows(tx: Transaction, tenantId: string): Promise<Member[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select(['user_id', 'level', 'created_at', 'invited_by'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const people = await listPeople(
    tx,
    rows.flatMap(({ user_id: id, invited_by: by }) => (by === null ? [id] : [id, by])),
  );
  const { rows: everywhere } = await sql<{ id: string }>`
    select id from members_of_all_clients() as scoped (id)`.execute(tx);
  return rows
    .map((row): Member => {
      const person = people.get(row.user_id);
      return {
        userId: row.user_id,
        email: person?.email ?? '',
        fullName: person?.fullName ?? '',
        level: row.level,
        clientScope: everywhere.some(({ id }) => id === row.user_id) ? 'all' : 'listed',
        joinedAt: row.created_at,
        invitedBy: row.invited_by === null ? null : nameOf(people.get(row.invited_by)),
        lastActiveAt: person?.lastActiveAt ?? null,
      };
    })
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || a.userId.localeCompare(b.userId));
}

export type LockedMember = { readonly userId: string; readonly level: TenantLevel };

/**
 * The owners of a tenant and these members, locked until the transaction ends: of two changes that would together leave
 * the tenant without an owner, the second one sees the first.
 */
export async function lockMembers(
  tx: Transaction,
  tenantId: string,
  userIds: readonly string[],
): Promise<LockedMember[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select(['user_id', 'level'])
    .where('tenant_id', '=', tenantId)
    .where((where) =>
      where.or([where('level', '=', 'user_owner'), where('user_id', 'in', userIds)]),
    )
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ userId: row.user_id, level: row.level }));
}

type Membership = { readonly tenantId: string; readonly userId: string };

export async function setLevel(
  tx: Transaction,
  { tenantId, userId }: Membership,
  level: TenantLevel,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ level })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMembership(
  tx: Transaction,
  { tenantId, userId }: Membership,
): Promise<void> {
  await tx
    .deleteFrom('memberships')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

/** False if the user is already a member, whose level is unchanged. */
export async function insertMembership(
  tx: Transaction,
  membership: Membership & {
    readonly level: JoiningLevel;
    readonly invitedBy: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('memberships')
    .values({
      tenant_id: membership.tenantId,
      user_id: membership.userId,
      level: membership.level,
      created_at: membership.at,
      invited_by: membership.invitedBy,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type JoinedTenant = {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly level: TenantLevel;
  readonly joinedAt: Date;
};

/** Which of these tenants a user is in, by name. */
export async function listJoined(
  tx: Transaction,
  userId: string,
  tenantIds: readonly string[],
): Promise<JoinedTenant[]> {
  if (tenantIds.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select([
      'memberships.tenant_id',
      'tenants.name',
      'memberships.level',
      'memberships.created_at',
    ])
    .where('memberships.user_id', '=', userId)
    .where('memberships.tenant_id', 'in', tenantIds)
    .orderBy('tenants.name')
    .orderBy('tenants.id')
    .execute();
  return rows.map(toTenantMembership);
}

/** A user's levels, by tenant. */
export async function levelsOf(
  tx: Transaction,
  userId: string,
): Promise<ReadonlyMap<string, TenantLevel>> {
  const rows = await tx
    .selectFrom('memberships')
    .select(['tenant_id', 'level'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.tenant_id, row.level]));
}

/** Whether one of these tenants requires two-step sign-in. */
export async function isSecondStepRequired(
  tx: Transaction,
  tenantIds: readonly string[],
): Promise<boolean> {
  const row = await tx
    .selectFrom('tenants')
    .select('id')
    .where('id', 'in', tenantIds)
    .where('second_step_required', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** As the database owner. */
export async function insertGrant(
  tx: Transaction,
  grant: { ownerId: string; memberId: string; level: JoiningLevel; at: Date },
): Promise<void> {
  await tx
    .insertInto('client_scope_grants')
    .values({
      owner_id: grant.ownerId,
      member_id: grant.memberId,
      level: grant.level,
      created_at: grant.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'member_id']).doUpdateSet({ level: grant.level }),
    )
    .execute();
}

export async function deleteGrant(
  tx: Transaction,
  { ownerId, memberId }: { ownerId: string; memberId: string },
): Promise<void> {
  await tx
    .deleteFrom('client_scope_grants')
    .where('owner_id', '=', ownerId)
    .where('member_id', '=', memberId)
    .execute();
}

/** In the tenant's scope. */
export async function findTenantNames(
  tx: Transaction,
  tenantId: string,
): Promise<{ readonly tenant: string; readonly clientId: string | null }> {
  const row = await tx
    .selectFrom('tenants')
    .leftJoin('clients', 'clients.tenant_id', 'tenants.id')
    .select(['tenants.name', 'clients.id'])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { tenant: row.name, clientId: row.id };
}
