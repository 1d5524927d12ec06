import type { Transaction } from '../../db/database.ts';

export async function tenantOfRun(tx: Transaction, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('sync_runs')
    .select('tenant_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.tenant_id ?? null;
}
