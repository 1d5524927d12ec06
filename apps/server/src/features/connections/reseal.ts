import type { Database } from '../../db/database.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import { openToken, SEALED_COLUMNS, sealToken } from './sealed-tokens.ts';

const BATCH = 200;

/**
 * Seals what is sealed with an older key of SECRET_KEYS again with the first one, in batches; answers how many rows were.
 * A pair that is stored meanwhile stays: it is sealed with the first key already.
 */
export async function resealConnections({
  database,
  box,
}: {
  readonly database: Database;
  readonly box: SealedBox;
}): Promise<number> {
  let resealed = 0;
  for (let after = ''; ;) {
    const rows = await database.asOwner((tx) =>
      tx
        .selectFrom('connections')
        .select(['tenant_id', 'provider', 'id', ...SEALED_COLUMNS])
        .where('status', '<>', 'disconnected')
        .$if(after !== '', (query) => query.where('id', '>', after))
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    );
    for (const row of rows) {
      const stale = SEALED_COLUMNS.filter((column) => {
        const sealed = row[column];
        return sealed !== null && !box.isCurrent(sealed);
      });
      for (const column of stale) {
        const sealed = row[column] ?? '';
        const again = sealToken(box, row, column, openToken(box, row, column, sealed));
        await database.asOwner((tx) =>
          tx
            .updateTable('connections')
            .set({ [column]: again })
            .where('tenant_id', '=', row.tenant_id)
            .where('id', '=', row.id)
            .where(column, '=', sealed)
            .execute(),
        );
      }
      resealed += stale.length > 0 ? 1 : 0;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) {
      return resealed;
    }
    after = last.id;
  }
}
