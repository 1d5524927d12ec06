import type { Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';
import { payoutsQuery, withReading } from './payouts.store.ts';
import type { PayoutWithReading } from './payouts.store.ts';

export type { PayoutWithReading } from './payouts.store.ts';

export type PaidBetween = {
  /** The first and the last payout day. */
  readonly from: string;
  readonly to: string;
  readonly platform: ChannelType | null;
  readonly storeId: string | null;
};

/** In the tenant's scope: the payouts of these days with everything that was read of them, by day, platform and store. */
export async function findPayoutsPaidBetween(
  tx: Transaction,
  { from, to, platform, storeId }: PaidBetween,
): Promise<PayoutWithReading[]> {
  let query = payoutsQuery(tx)
    .select(['payouts.reading', 'channels.qbo_mapping_config'])
    .where('payouts.payout_on', '>=', from)
    .where('payouts.payout_on', '<=', to)
    .orderBy('payouts.payout_on')
    .orderBy('payouts.platform')
    .orderBy('payouts.platform_store_name')
    .orderBy('payouts.channel')
    .orderBy('payouts.id');
  if (platform !== null) {
    query = query.where('payouts.platform', '=', platform);
  }
  if (storeId !== null) {
    query = query.where('channels.store_id', '=', storeId);
  }
  return (await query.execute()).map(withReading);
}
