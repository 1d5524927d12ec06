import type { Transaction } from '../../db/database.ts';

/** The plan and trial of the last invitation code that a user redeemed, or null. */
export async function offerOfUser(
  tx: Transaction,
  userId: string,
): Promise<{ planCode: string | null; trialDays: number | null } | null> {
  const row = await tx
    .selectFrom('invitation_redemptions')
    .innerJoin('invitation_codes', 'invitation_codes.id', 'invitation_redemptions.code_id')
    .select(['plan_code', 'trial_days'])
    .where('user_id', '=', userId)
    .orderBy('redeemed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { planCode: row.plan_code, trialDays: row.trial_days };
}
