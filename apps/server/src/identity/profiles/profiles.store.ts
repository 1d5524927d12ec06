import type { Transaction } from '../../db/database.ts';
import { camelRow } from '../../db/camel-row.ts';
import type { TenantLevel } from '../../db/tables.ts';

export type Profile = {
  readonly id: string;
  readonly fullName: string | null;
  /** Spec 3: merged from the first tenant's role. */
  readonly role: TenantLevel;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** The rows that row-level security shows: the caller's own profile, or none. */
export async function listProfiles(tx: Transaction): Promise<Profile[]> {
  const rows = await tx.selectFrom('profiles').selectAll().orderBy('id').execute();
  const profiles: Profile[] = [];
  for (const row of rows) {
    profiles.push(camelRow(row, { role: await firstRole(tx, row.id) }));
  }
  return profiles;
}

async function firstRole(tx: Transaction, userId: string): Promise<TenantLevel> {
  const row = await tx
    .selectFrom('memberships')
    .select('level')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('tenant_id')
    .limit(1)
    .executeTakeFirst();
  return row?.level ?? 'no_access';
}

/** Row-level security rejects another user's profile. */
export async function insertProfile(
  tx: Transaction,
  { id, fullName, at }: { id: string; fullName: string | null; at: Date },
): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({ id, full_name: fullName, created_at: at, updated_at: at })
    .execute();
}
