import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables-connections.ts';

export type MappedStore = {
  readonly storeId: string;
  /** Null where the store has no channel on that platform any more. */
  readonly channelId: string | null;
};

/**
 * The store that a platform store stands for on a day, or null while nobody mapped it: nothing posts for an unmapped store.
 *
 * A remap takes effect on a day. Ask with the day of the payout (`payout_on`): a payout before that day keeps its old store,
 * however late it is read.
 */
export async function storeOf(
  tx: Transaction,
  asked: {
    readonly platform: DeliveryPlatform;
    readonly platformStoreId: string;
    /** `YYYY-MM-DD`. */
    readonly on: string;
  },
): Promise<MappedStore | null> {
  const { rows } = await sql<{ store_id: string; channel_id: string | null }>`
    select m.store_id, c.id as channel_id
    from store_mappings m
    left join channels c
      on c.tenant_id = m.tenant_id and c.store_id = m.store_id and c.channel_type = m.channel_type
    where m.channel_type = ${asked.platform} and m.platform_store_id = ${asked.platformStoreId}
      and m.state in ('confirmed', 'ended')
      and (m.effective_from is null or m.effective_from <= ${asked.on}::date)
      and (m.effective_to is null or m.effective_to > ${asked.on}::date)
    order by m.created_at desc
    limit 1`.execute(tx);
  const row = rows[0];
  return row === undefined ? null : { storeId: row.store_id, channelId: row.channel_id };
}
