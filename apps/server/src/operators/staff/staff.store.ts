import type { Transaction } from '../../db/database.ts';
import type { SystemLevel } from '../../db/tables.ts';

/** An operator of the installation. */
export type StaffMember = {
  readonly userId: string;
  readonly email: string | null;
  readonly level: SystemLevel;
  readonly grantedAt: Date;
};

/** Longest serving first. */
export async function listStaffMembers(tx: Transaction): Promise<StaffMember[]> {
  const rows = await staffRows(tx)
    .orderBy('system_staff.created_at')
    .orderBy('system_staff.user_id')
    .execute();
  return rows.map(fromRow);
}

/** Null for anyone who is not staff. */
export async function findStaffMember(
  tx: Transaction,
  userId: string,
): Promise<StaffMember | null> {
  const row = await staffRows(tx).where('system_staff.user_id', '=', userId).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Locks every administrator until the transaction ends, so that two of them cannot remove each other concurrently. */
export async function lockAdministrators(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('system_staff')
    .select('user_id')
    .where('level', '=', 'system_admin')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function upsertStaffMember(
  tx: Transaction,
  { userId, level, at }: { userId: string; level: SystemLevel; at: Date },
): Promise<void> {
  await tx
    .insertInto('system_staff')
    .values({ user_id: userId, level, created_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ level }))
    .execute();
}

export async function deleteStaffMember(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('system_staff').where('user_id', '=', userId).execute();
}

function staffRows(tx: Transaction) {
  return tx
    .selectFrom('system_staff')
    .innerJoin('users', 'users.id', 'system_staff.user_id')
    .select([
      'system_staff.user_id',
      'users.email',
      'system_staff.level',
      'system_staff.created_at',
    ]);
}

function fromRow(row: {
  user_id: string;
  email: string | null;
  level: SystemLevel;
  created_at: Date;
}): StaffMember {
  return {
    userId: row.user_id,
    email: row.email,
    level: row.level,
    grantedAt: row.created_at,
  };
}
