import type { Database } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import { findLatestPayoutDay, listTrendPayouts } from '../payouts/payout-trend.read-model.ts';
import type { Caller } from './caller.ts';
import { firstDayOfTrade, tradeOf } from './trade.presenter.ts';
import type { Trade } from './trade.presenter.ts';

export type TradeDeps = { readonly database: Database; readonly clock: Clock };

/** What came in over the weeks up to the client's newest payout; null while there is none. */
export async function readTrade(
  { database, clock }: TradeDeps,
  { membership }: Caller,
): Promise<Trade | null> {
  return database.inTenant(membership.scope, async (tx) => {
    const lastDay = await findLatestPayoutDay(tx);
    if (lastDay === null) {
      return null;
    }
    const payouts = await listTrendPayouts(tx, { from: firstDayOfTrade(lastDay), to: lastDay });
    return tradeOf(payouts, { lastDay, today: clock.now().toISOString().slice(0, 10) });
  });
}
