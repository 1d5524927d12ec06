import { sql } from 'kysely';
import type { StorePayout } from '@platebook/accounting';
import type { Transaction } from '../db/database.ts';
import type { ChannelType } from '../db/tables.ts';
import { CHANNEL_OF_PAYOUT } from '../clients/stores/payout-stores.read-model.ts';
import { readPayout } from './payout-json.ts';
import type { StoredJson } from '../db/stored-json.ts';

export type LastPayout = {
  readonly id: string;
  /** Null if no store has its platform store ID. */
  readonly storeId: string | null;
  readonly storeName: string;
  readonly payout: StorePayout;
};

/** The newest payout of a platform, a store or both; of all if both are null. Null if there is none. */
export async function findLastPayout(
  tx: Transaction,
  { platform, storeId }: { readonly platform: ChannelType | null; readonly storeId: string | null },
): Promise<LastPayout | null> {
  const { rows } = await sql<{
    id: string;
    store_id: string | null;
    store_name: string;
    reading: StoredJson;
  }>`
    select payouts.id, channels.store_id, payouts.platform_store_name as store_name, payouts.reading
    from payouts
    left join lateral ${CHANNEL_OF_PAYOUT} channels on true
    where (${platform}::text is null or payouts.platform = ${platform})
      and (${storeId}::uuid is null or channels.store_id = ${storeId}::uuid)
    order by payouts.payout_on desc, payouts.id desc limit 1`.execute(tx);
  const [row] = rows;
  return row === undefined
    ? null
    : {
        id: row.id,
        storeId: row.store_id,
        storeName: row.store_name,
        payout: readPayout(row.reading),
      };
}
