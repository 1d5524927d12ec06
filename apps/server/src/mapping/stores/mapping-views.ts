import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { namesOf } from '../shared/names.ts';
import { listPlatformStoreRows } from './platform-stores.store.ts';
import type { PayoutsSeen, PlatformStore } from './platform-stores.store.ts';
import { namesInPayouts } from '../../clients/stores/payout-stores.read-model.ts';
import { findStoreFacts } from './store-facts.store.ts';
import type { StoreMapping } from './store-mappings.store.ts';
import type { Suggestion, Suggestions } from './suggest-mappings.ts';

/** A mapping for display. */
export type MappingView = StoreMapping & {
  readonly storeName: string;
  /** Null for one that was entered manually and that no platform has listed. */
  readonly platformStore: PlatformStore | null;
  readonly decidedByName: string | null;
  readonly payouts: PayoutsSeen;
  readonly postedEntries: number;
  readonly suggestions: readonly Suggestion[];
  readonly exactPlatformStoreId: string | null;
};

/** These mappings of one platform, in the given order. Pending ones include suggestions. */
export async function viewMappings(
  tx: Transaction,
  type: DeliveryPlatform,
  { mappings, suggestions }: { mappings: readonly StoreMapping[]; suggestions: Suggestions | null },
): Promise<MappingView[]> {
  const platformStores = new Map(
    (await listPlatformStoreRows(tx, type)).map((store) => [store.platformStoreId, store]),
  );
  const stores = await findStoreFacts(
    tx,
    mappings.map(({ storeId }) => storeId),
  );
  const names = await namesOf(
    tx,
    mappings.map(({ decidedBy }) => decidedBy),
  );
  const use = await useOf(
    tx,
    mappings.map(({ id }) => id),
  );
  return mappings.map((mapping) => {
    const { id, storeId, platformStoreId, state, decidedBy } = mapping;
    const waits = state === 'pending' ? suggestions : null;
    return {
      ...mapping,
      storeName: stores.get(storeId)?.name ?? '',
      platformStore: platformStores.get(platformStoreId ?? '') ?? null,
      decidedByName: names.get(decidedBy ?? '') ?? null,
      payouts: use.get(id)?.payouts ?? { count: 0, lastOn: null },
      postedEntries: use.get(id)?.posted ?? 0,
      suggestions: waits?.of(storeId) ?? [],
      exactPlatformStoreId: waits?.exact.get(storeId) ?? null,
    };
  });
}

type Use = { readonly payouts: PayoutsSeen; readonly posted: number };

/** The payouts in each mapping's dates, and how many of their entries are posted. */
async function useOf(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Use>> {
  const { rows } = await sql<{
    id: string;
    payouts: number;
    last_on: string | null;
    posted: number;
  }>`
    select store_mappings.id, count(distinct p.id) as payouts, max(p.payout_on) as last_on, count(e.id) as posted
    from store_mappings
    join payouts p on p.tenant_id = store_mappings.tenant_id and p.platform = store_mappings.channel_type
      and p.platform_store_id = any(${namesInPayouts('store_mappings')})
      and (effective_from is null or p.payout_on >= effective_from)
      and (effective_to is null or p.payout_on < effective_to)
    left join journal_entries e on e.tenant_id = p.tenant_id and e.payout_id = p.id and e.status = 'posted'
    where store_mappings.id = any(${ids}::uuid[])
    group by store_mappings.id`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.id,
      { payouts: { count: row.payouts, lastOn: row.last_on }, posted: row.posted },
    ]),
  );
}
