import type { Database, Transaction } from '../../db/database.ts';
import { SealedBoxError } from '../../platform/sealed-box.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import { openToken, SEALED_COLUMNS, sealToken } from './sealed-tokens.ts';
import type { Place, SealedColumn } from './sealed-tokens.ts';

type Deps = { readonly database: Database; readonly box: SealedBox };

export type Resealing = {
  readonly resealed: number;
  /** Secrets that no key of SECRET_KEYS opens: a key was removed too early, or the row was changed. */
  readonly unreadable: number;
};

const BATCH = 200;

/**
 * Reseals secrets of older SECRET_KEYS with the first key, in batches. A pair stored meanwhile is left alone: it already
 * uses the first key.
 */
export async function resealConnections(deps: Deps): Promise<Resealing> {
  let resealed = 0;
  let unreadable = 0;
  for (let after = ''; ;) {
    const rows = await deps.database.asOwner((tx) => listSealed(tx, after));
    for (const row of rows) {
      for (const column of SEALED_COLUMNS) {
        const outcome = await resealOne(deps, row, column);
        resealed += outcome === 'resealed' ? 1 : 0;
        unreadable += outcome === 'unreadable' ? 1 : 0;
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) {
      return { resealed, unreadable };
    }
    after = last.id;
  }
}

type SealedRow = Place & Readonly<Record<SealedColumn, string | null>>;

function listSealed(tx: Transaction, after: string): Promise<SealedRow[]> {
  return tx
    .selectFrom('connections')
    .select(['tenant_id', 'provider', 'id', ...SEALED_COLUMNS])
    .where('status', '<>', 'disconnected')
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

async function resealOne(
  { database, box }: Deps,
  row: SealedRow,
  column: SealedColumn,
): Promise<'current' | 'resealed' | 'unreadable'> {
  const sealed = row[column];
  if (sealed === null || box.isCurrent(sealed)) {
    return 'current';
  }
  try {
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
    return 'resealed';
  } catch (error) {
    if (error instanceof SealedBoxError) {
      return 'unreadable';
    }
    throw error;
  }
}
