import type { Transaction } from '../../../db/database.ts';

/** Replaces an older set, whose codes stop working. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  { userId, hashes, at }: { userId: string; hashes: readonly string[]; at: Date },
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insertInto('mfa_recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_sha256: hash, created_at: at })))
    .execute();
}

export async function countRecoveryCodes(
  tx: Transaction,
  userId: string,
): Promise<{ total: number; remaining: number }> {
  const rows = await tx
    .selectFrom('mfa_recovery_codes')
    .select('used_at')
    .where('user_id', '=', userId)
    .execute();
  return { total: rows.length, remaining: rows.filter(({ used_at: at }) => at === null).length };
}

/** Of two concurrent uses of one code only one gets true. */
export async function useRecoveryCode(
  tx: Transaction,
  { userId, hash, at }: { userId: string; hash: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mfa_recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_sha256', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('mfa_recovery_codes').where('user_id', '=', userId).execute();
}
