import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { OfStore, StoreMapping } from './store-mappings.store.ts';

export type FreeFrom = {
  readonly day: string;
  /** Whether the store itself was matched until then; otherwise the platform store was matched with another store. */
  readonly isOwn: boolean;
  /** The ended match if it was of these same two and so can continue; else null. */
  readonly same: Pick<StoreMapping, 'id' | 'from'> | null;
};

/**
 * The first date on which a store may be matched with a platform store, as matches of either must not overlap. Null if
 * neither was matched before.
 */
export async function freeFrom(
  tx: Transaction,
  { type, platformStoreId, storeId }: OfStore & { readonly platformStoreId: string },
): Promise<FreeFrom | null> {
  const row = await tx
    .selectFrom('store_mappings')
    .select(['id', 'effective_from', 'effective_to', 'store_id', 'platform_store_id'])
    .where('channel_type', '=', type)
    .where('state', '=', 'ended')
    .where((where) =>
      where.or([where('store_id', '=', storeId), where('platform_store_id', '=', platformStoreId)]),
    )
    .where('effective_to', 'is not', null)
    // An undone match never applied.
    .where(sql<boolean>`effective_from is distinct from effective_to`)
    .orderBy('effective_to', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.effective_to === null) {
    return null;
  }
  const { id, effective_from: from, effective_to: ended } = row;
  const isOwn = row.store_id === storeId;
  const isSame = isOwn && row.platform_store_id === platformStoreId;
  return { day: ended, isOwn, same: isSame ? { id, from } : null };
}

/** Transfers the dates of an ended match to the match that continues it; the old one then covers no date. */
export async function takeUpDays(
  tx: Transaction,
  { id, from }: Pick<StoreMapping, 'id' | 'from'>,
): Promise<string | null> {
  await tx
    .updateTable('store_mappings')
    .set((row) => ({ effective_from: row.ref('effective_to') }))
    .where('id', '=', id)
    .execute();
  return from;
}

/**
 * The start date of a match without one: null for every payout, or the date on which an earlier match of either ended. If
 * that was of the same two, its dates are taken over, as if it had not ended.
 */
export async function firstDayOf(
  tx: Transaction,
  claim: OfStore & { readonly platformStoreId: string },
): Promise<string | null> {
  const free = await freeFrom(tx, claim);
  return free?.same ? takeUpDays(tx, free.same) : (free?.day ?? null);
}
