import type { Transaction } from '../../db/database.ts';

/** Spec 1. */
type SettingName = 'inviteCodeRequired';

/** Undefined if nobody changed it. */
export async function findSetting(tx: Transaction, name: SettingName): Promise<unknown> {
  const row = await tx
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function saveSetting(
  tx: Transaction,
  name: SettingName,
  { value, changedBy, at }: { value: unknown; changedBy: string | null; at: Date },
): Promise<void> {
  const row = { value: JSON.stringify(value), changed_by: changedBy, changed_at: at };
  await tx
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
