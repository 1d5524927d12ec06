import type { Transaction } from '../../db/database.ts';

/** In the tenant's scope: whether any component is mapped to a QuickBooks account. */
export async function hasAccountMapping(tx: Transaction): Promise<boolean> {
  const row = await tx
    .selectFrom('account_mappings')
    .select('component')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
