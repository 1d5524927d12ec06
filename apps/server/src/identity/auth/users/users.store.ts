import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Transaction } from '../../../db/database.ts';
import type { SystemLevel, TenantLevel, Tables } from '../../../db/tables.ts';

export type User = {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly passwordHash: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly phoneConfirmedAt: Date | null;
  readonly bannedUntil: Date | null;
  readonly lastSignInAt: Date | null;
  readonly invitedAt: Date | null;
  readonly confirmationSentAt: Date | null;
  readonly recoverySentAt: Date | null;
  readonly newEmail: string | null;
  readonly emailChangeSentAt: Date | null;
  /** How many of the two addresses have confirmed `newEmail`. */
  readonly emailChangeHalves: number;
  readonly newPhone: string | null;
  readonly phoneChangeSentAt: Date | null;
  readonly reauthenticationSentAt: Date | null;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  /** The operator's metadata of the user, besides `provider` and `providers`. */
  readonly appMetadata: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** What can change about a user; the rest is fixed. */
export type UserChanges = Partial<Omit<User, 'id' | 'createdAt' | 'updatedAt'>>;

export type TenantMembership = {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly level: TenantLevel;
  readonly joinedAt: Date;
};

/** How a user signs in: an e-mail address in lower case, or a phone number as digits. */
export type Contact = { readonly email: string } | { readonly phone: string };

export async function findUserByLogin(tx: Transaction, login: Contact): Promise<User | null> {
  const query = tx.selectFrom('users').selectAll();
  const row = await (
    'email' in login
      ? query.where('email', '=', login.email)
      : query.where('phone', '=', login.phone)
  ).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function findUser(tx: Transaction, id: string): Promise<User | null> {
  const row = await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Locked until the transaction ends, so that two changes of one account are serialized. */
export async function lockUser(tx: Transaction, id: string): Promise<User | null> {
  const row = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

type NewUserRow = Insertable<Tables['users']>;

export async function insertUser(
  tx: Transaction,
  { id, createdAt, ...rest }: Pick<User, 'id' | 'createdAt'> & UserChanges,
): Promise<User> {
  const row = await tx
    .insertInto('users')
    .values({
      ...(toColumns({ userMetadata: {}, ...rest }) as Partial<NewUserRow>),
      id,
      created_at: createdAt,
      updated_at: createdAt,
    } as NewUserRow)
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** Returns the user after the change. */
export async function changeUser(
  tx: Transaction,
  id: string,
  changes: UserChanges,
  at: Date,
): Promise<User> {
  const row = await tx
    .updateTable('users')
    .set({ ...toColumns(changes), updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function deleteUser(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** Oldest first. */
export async function listUsers(
  tx: Transaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ users: User[]; total: number }> {
  const rows = await tx
    .selectFrom('users')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { users: rows.map(fromRow), total };
}

/** Oldest first: the first one's role is the user's initial role. */
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
  return rows.map(toTenantMembership);
}

export function toTenantMembership(row: {
  readonly tenant_id: string;
  readonly name: string;
  readonly level: TenantMembership['level'];
  readonly created_at: Date;
}): TenantMembership {
  return {
    tenantId: row.tenant_id,
    tenantName: row.name,
    level: row.level,
    joinedAt: row.created_at,
  };
}

export async function findMembership(
  tx: Transaction,
  userId: string,
  tenantId: string,
): Promise<{ level: TenantLevel; secondStepRequired: boolean; isArchived: boolean } | null> {
  const row = await tx
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .leftJoin('clients', 'clients.tenant_id', 'memberships.tenant_id')
    .select(['memberships.level', 'tenants.second_step_required', 'clients.archived_at'])
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        level: row.level,
        secondStepRequired: row.second_step_required,
        isArchived: row.archived_at !== null,
      };
}

/** The oldest membership with access, among the reachable ones. */
export async function findFirstTenant(
  tx: Transaction,
  userId: string,
  reach: readonly string[] | null,
): Promise<string | null> {
  const memberships = tx
    .selectFrom('memberships')
    .select('tenant_id')
    .where('user_id', '=', userId)
    .where('level', '<>', 'no_access')
    .orderBy('created_at')
    .orderBy('tenant_id');
  const reached = reach === null ? memberships : memberships.where('tenant_id', 'in', reach);
  return (await reached.executeTakeFirst())?.tenant_id ?? null;
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

const COLUMNS = {
  email: 'email',
  phone: 'phone',
  passwordHash: 'password_hash',
  emailConfirmedAt: 'email_confirmed_at',
  phoneConfirmedAt: 'phone_confirmed_at',
  bannedUntil: 'banned_until',
  lastSignInAt: 'last_sign_in_at',
  invitedAt: 'invited_at',
  confirmationSentAt: 'confirmation_sent_at',
  recoverySentAt: 'recovery_sent_at',
  newEmail: 'new_email',
  emailChangeSentAt: 'email_change_sent_at',
  emailChangeHalves: 'email_change_halves',
  newPhone: 'new_phone',
  phoneChangeSentAt: 'phone_change_sent_at',
  reauthenticationSentAt: 'reauthentication_sent_at',
  userMetadata: 'user_metadata',
  appMetadata: 'app_metadata',
} as const satisfies Record<keyof UserChanges, keyof Tables['users']>;

function toColumns(changes: UserChanges): Updateable<Tables['users']> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      COLUMNS[field as keyof UserChanges],
      field === 'userMetadata' || field === 'appMetadata' ? JSON.stringify(value) : value,
    ]),
  );
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
    invitedAt: row.invited_at,
    confirmationSentAt: row.confirmation_sent_at,
    recoverySentAt: row.recovery_sent_at,
    newEmail: row.new_email,
    emailChangeSentAt: row.email_change_sent_at,
    emailChangeHalves: row.email_change_halves,
    newPhone: row.new_phone,
    phoneChangeSentAt: row.phone_change_sent_at,
    reauthenticationSentAt: row.reauthentication_sent_at,
    userMetadata: row.user_metadata,
    appMetadata: row.app_metadata,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
