import type { Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { SystemLevel, TenantLevel, Tables } from '../../db/tables.ts';

export type User = {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly passwordHash: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly phoneConfirmedAt: Date | null;
  readonly bannedUntil: Date | null;
  readonly lastSignInAt: Date | null;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type TenantMembership = {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly level: TenantLevel;
  readonly joinedAt: Date;
};

/** E-mail addresses are kept in lower case, phone numbers as digits. */
export async function findUserByLogin(
  tx: Transaction,
  login: { email: string } | { phone: string },
): Promise<User | null> {
  const query = tx.selectFrom('users').selectAll();
  const row = await (
    'email' in login
      ? query.where('email', '=', login.email.trim().toLowerCase())
      : query.where('phone', '=', login.phone.replaceAll(/[+\s]/g, ''))
  ).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function findUser(tx: Transaction, id: string): Promise<User | null> {
  const row = await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function recordSignIn(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_sign_in_at: at, updated_at: at })
    .where('id', '=', userId)
    .execute();
}

/** Oldest first: the first one's role is the user's start value. */
export async function listMemberships(
  tx: Transaction,
  userId: string,
): Promise<TenantMembership[]> {
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
    .orderBy('memberships.created_at')
    .orderBy('memberships.tenant_id')
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    tenantName: row.name,
    level: row.level,
    joinedAt: row.created_at,
  }));
}

export async function findLevel(
  tx: Transaction,
  userId: string,
  tenantId: string,
): Promise<TenantLevel | null> {
  const row = await tx
    .selectFrom('memberships')
    .select('level')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.level ?? null;
}

export async function findSystemLevel(
  tx: Transaction,
  userId: string,
): Promise<SystemLevel | null> {
  const row = await tx
    .selectFrom('system_staff')
    .select('level')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.level ?? null;
}

function fromRow(row: Selectable<Tables['users']>): User {
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    passwordHash: row.password_hash,
    emailConfirmedAt: row.email_confirmed_at,
    phoneConfirmedAt: row.phone_confirmed_at,
    bannedUntil: row.banned_until,
    lastSignInAt: row.last_sign_in_at,
    userMetadata: row.user_metadata,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
