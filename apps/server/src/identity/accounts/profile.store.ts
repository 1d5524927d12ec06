import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/** The user's own details, by their names in `user_metadata`. */
export type Details = Readonly<Record<string, unknown>>;

/** Locked until the transaction ends, so that two completions of one registration are serialized. */
export async function lockDetails(tx: Transaction, userId: string): Promise<Details | null> {
  const row = await tx
    .selectFrom('users')
    .select('user_metadata')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.user_metadata ?? null;
}

export async function mergeDetails(
  tx: Transaction,
  { userId, details, at }: { userId: string; details: Details; at: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      user_metadata: sql`user_metadata || ${JSON.stringify(details)}::jsonb`,
      updated_at: at,
    })
    .where('id', '=', userId)
    .execute();
}

export async function belongsToATenant(tx: Transaction, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships')
    .select('tenant_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
