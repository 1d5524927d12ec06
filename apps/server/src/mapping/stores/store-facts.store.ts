import type { Transaction } from '../../db/database.ts';
import { camelRow } from '../../db/camel-row.ts';

export type StoreFact = {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly timeZone: string;
  readonly address: unknown;
  readonly deactivatedOn: string | null;
};

export async function findStoreFacts(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoreFact>> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('stores')
          .select(['id', 'name', 'number', 'time_zone', 'address', 'deactivated_on'])
          .where('id', 'in', ids)
          .execute();
  return new Map(rows.map((row) => [row.id, camelRow(row)]));
}
