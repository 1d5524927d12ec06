import type { Transaction } from '../../db/database.ts';
import type { PreferenceChanges } from '../../messages/notifications/preferences.ts';

/** As the user, like the next function: only what they have set. */
export async function findPreferences(tx: Transaction, userId: string): Promise<PreferenceChanges> {
  const row = await tx
    .selectFrom('user_preferences')
    .select('preferences')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.preferences ?? {};
}

/** Applies `change` to the stored preferences; two concurrent changes are both saved. */
export async function changePreferences(
  tx: Transaction,
  { userId, at }: { userId: string; at: Date },
  change: (before: PreferenceChanges) => PreferenceChanges,
): Promise<{ before: PreferenceChanges; after: PreferenceChanges }> {
  await tx
    .insertInto('user_preferences')
    .values({ user_id: userId, preferences: '{}', updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { preferences: before } = await tx
    .selectFrom('user_preferences')
    .select('preferences')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = change(before);
  await tx
    .updateTable('user_preferences')
    .set({ preferences: JSON.stringify(after), updated_at: at })
    .where('user_id', '=', userId)
    .execute();
  return { before, after };
}
