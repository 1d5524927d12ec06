import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { soleName } from '../../clients/stores/payout-stores.read-model.ts';

export type MappedStore = {
  readonly storeId: string;
  /** Null if the store no longer has a channel on that platform. */
  readonly channelId: string | null;
};

/**
 * Loads a tenant's store mappings once and resolves which store a platform store is matched with on a date, or null if it
 * is unmatched: nothing posts for an unmapped store.
 *
 * US Payment Details of Uber Eats identify a store by the merchant's number (`Store ID`, in the API `merchant_store_id`),
 * or by its name if it has no number: that resolves to the mapped store if it is unique within the tenant.
 *
 * A remap takes effect on a date. Pass the payout's date (`payout_on`): an earlier payout keeps its old store, however
 * late it is read.
 */
export async function openStoreMapping(
  tx: Transaction,
): Promise<(query: StoreQuery) => MappedStore | null> {
  const { rows } = await sql<{
    platform: DeliveryPlatform;
    platform_store_id: string;
    store_id: string;
    channel_id: string | null;
    called: string | null;
    effective_from: string | null;
    effective_to: string | null;
  }>`
    select m.channel_type as platform, m.platform_store_id, m.store_id, c.id as channel_id,
      ${soleName('p')} as called,
      m.effective_from, m.effective_to
    from store_mappings m
    left join platform_stores p
      on p.tenant_id = m.tenant_id and p.provider = m.channel_type and p.platform_store_id = m.platform_store_id
    left join channels c
      on c.tenant_id = m.tenant_id and c.store_id = m.store_id and c.channel_type = m.channel_type
    where m.state in ('confirmed', 'ended') and m.platform_store_id is not null
    order by m.created_at desc, m.id`.execute(tx);
  return ({ platform, platformStoreId, on }) => {
    const then = rows.filter(
      (candidate) =>
        candidate.platform === platform &&
        (candidate.effective_from === null || candidate.effective_from <= on) &&
        (candidate.effective_to === null || candidate.effective_to > on),
    );
    const row =
      then.find(({ platform_store_id: id }) => id === platformStoreId) ??
      then.find(({ called }) => called === platformStoreId);
    return row === undefined ? null : { storeId: row.store_id, channelId: row.channel_id };
  };
}

type StoreQuery = {
  readonly platform: DeliveryPlatform;
  readonly platformStoreId: string;
  /** `YYYY-MM-DD`. */
  readonly on: string;
};
