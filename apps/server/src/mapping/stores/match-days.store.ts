import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { OfStore, StoreMapping } from './store-mappings.store.ts';

export type FreeFrom = {
  readonly day: string;
  /** Whether the store itself stood for a platform store until then; else another stood for the platform store. */
  readonly isOwn: boolean;
  /** The match that ended then, where it was of these same two and so may go on; else null. */
  readonly same: Pick<StoreMapping, 'id' | 'from'> | null;
};

/**
 * The first day on which a store may stand for a platform store: no match of either overlaps another one. Null where
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
    // What was taken back never held.
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

/** The days of a match that goes on are those of the match that takes it up; it holds on none of its own any more. */
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
 * The first day of a match that names none: every payout's, or the day on which an earlier match of either ended. Where that
 * was of the same two, its days are taken up, as if it had not ended.
 */
export async function firstDayOf(
  tx: Transaction,
  claim: OfStore & { readonly platformStoreId: string },
): Promise<string | null> {
  const free = await freeFrom(tx, claim);
  return free?.same ? takeUpDays(tx, free.same) : (free?.day ?? null);
}
