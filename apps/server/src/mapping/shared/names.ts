import { listActorNames } from '../../audit/audit-records.store.ts';
import type { Transaction } from '../../db/database.ts';

/** Names of the people visible to the tenant. */
export async function namesOf(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  return known.length === 0 ? new Map() : listActorNames(tx, known);
}

/** Every store of the tenant. */
export async function storeNames(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('stores').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
