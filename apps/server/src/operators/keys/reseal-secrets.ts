import { CompiledQuery } from 'kysely';
import type { Database, Transaction } from '../../db/database.ts';
import { SealedBoxError } from '../../platform/sealed-box.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import { SEALED_PLACES } from './sealed-places.ts';
import type { RunSql, SealedPlace, SealedRow } from './sealed-places.ts';

/** Rows of a column per transaction, for which other work on them waits. */
const BATCH = 200;

export type Resealed = {
  readonly resealed: number;
  /** Secrets that no available key opens: a key was removed too early, or the row was changed. */
  readonly unreadable: number;
};

type Deps = {
  readonly database: Database;
  readonly box: SealedBox;
  /** The id of the active key. */
  readonly active: string;
  /** Called after each batch is committed, with the total so far. */
  readonly onBatch: (done: number) => void;
};

/**
 * Reseals everything sealed with another key with the active one. Each batch is its own transaction, so an interrupted
 * run can be resumed; servers with the same keys keep running.
 */
export async function resealSecrets(deps: Deps): Promise<Resealed> {
  let resealed = 0;
  let unreadable = 0;
  for (const place of SEALED_PLACES) {
    for (let after: string | null = null; ;) {
      const batch: Batch = await resealBatch(deps, place, after);
      resealed += batch.resealed;
      unreadable += batch.unreadable;
      deps.onBatch(resealed);
      if (batch.last === null) {
        break;
      }
      after = batch.last;
    }
  }
  return { resealed, unreadable };
}

type Batch = Resealed & { readonly last: string | null };

function resealBatch(
  { database, box, active }: Deps,
  place: SealedPlace,
  after: string | null,
): Promise<Batch> {
  return database.asOwner(async (tx) => {
    const run = runIn(tx);
    const rows = await lockOlder(run, { place, active, after });
    let unreadable = 0;
    for (const row of rows) {
      const again = sealAgain(box, place, row);
      if (again === null) {
        unreadable += 1;
      } else {
        await run(
          `update public.${place.table} set ${place.column} = $1 where ${place.id} = $2::${place.idType}`,
          [again, row.id],
        );
      }
    }
    const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
    return { resealed: rows.length - unreadable, unreadable, last };
  });
}

/** What another key sealed, in order of ids. Writers of these rows wait until the batch is committed. */
async function lockOlder(
  run: RunSql,
  {
    place: { table, column, id, idType },
    active,
    after,
  }: {
    readonly place: SealedPlace;
    readonly active: string;
    readonly after: string | null;
  },
): Promise<SealedRow[]> {
  const named = table === 'connections' ? ', tenant_id, provider' : '';
  const { rows } = await run(
    `select ${id}::text as id, ${column} as sealed${named} from public.${table}
      where ${column} is not null and split_part(${column}, '.', 2) <> $1
        and ($2::${idType} is null or ${id} > $2::${idType})
      order by ${table}.${id} limit ${BATCH} for update`,
    [active, after],
  );
  return rows as SealedRow[];
}

/** Null if it does not open. */
function sealAgain(box: SealedBox, place: SealedPlace, row: SealedRow): string | null {
  const context = place.placeOf(row);
  try {
    return box.seal(box.open(row.sealed, context), context);
  } catch (error) {
    if (error instanceof SealedBoxError) {
      return null;
    }
    throw error;
  }
}

/** Runs statements in a transaction of the database owner. */
export function runIn(tx: Transaction): RunSql {
  return (text, values = []) => tx.executeQuery(CompiledQuery.raw(text, values));
}
