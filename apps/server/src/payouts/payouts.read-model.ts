import type { Transaction } from '../db/database.ts';
import type { ChannelType } from '../db/tables.ts';
import { payoutsQuery, withReading } from './payouts.store.ts';
import type { PayoutWithReading } from './payouts.store.ts';

export type { PayoutWithReading } from './payouts.store.ts';

export type PayoutsBetween = {
  /** Whether dates are those of trade or of the payout. */
  readonly datedBy: 'trade' | 'payout';
  /** The first and the last date. */
  readonly from: string;
  readonly to: string;
  readonly platform: ChannelType | null;
  readonly storeId: string | null;
};

/**
 * In the tenant's scope: the full payouts of these dates, by date, platform and store. By trade, these are all that
 * traded on one of the dates, and those paid on one: on the cash basis, an entry has that date.
 */
export async function findPayoutsBetween(
  tx: Transaction,
  between: PayoutsBetween,
): Promise<PayoutWithReading[]> {
  const rows = await queryBetween(tx, between)
    .select('payouts.reading')
    .orderBy('payouts.payout_on')
    .orderBy('payouts.platform')
    .orderBy('payouts.platform_store_name')
    .orderBy('payouts.channel')
    .orderBy('payouts.id')
    .execute();
  return rows.map(withReading);
}

/** How many payouts `findPayoutsBetween` returns. */
export async function countPayoutsBetween(
  tx: Transaction,
  between: PayoutsBetween,
): Promise<number> {
  const { count } = await tx
    .selectFrom(queryBetween(tx, between).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function queryBetween(tx: Transaction, { datedBy, from, to, platform, storeId }: PayoutsBetween) {
  let query = payoutsQuery(tx).where((eb) => {
    const paid = eb.and([eb('payouts.payout_on', '>=', from), eb('payouts.payout_on', '<=', to)]);
    const traded = eb.and([
      eb('payouts.period_start_on', '<=', to),
      eb('payouts.period_end_on', '>=', from),
    ]);
    return datedBy === 'payout' ? paid : eb.or([paid, traded]);
  });
  if (platform !== null) {
    query = query.where('payouts.platform', '=', platform);
  }
  if (storeId !== null) {
    query = query.where('channels.store_id', '=', storeId);
  }
  return query;
}
