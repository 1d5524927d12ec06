import type { Transaction } from '../../db/database.ts';

/** In the tenant's scope: whether anything is mapped to an account of the books. */
export async function hasAccountMapping(tx: Transaction): Promise<boolean> {
  const row = await tx
    .selectFrom('account_mappings')
    .select('component')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
