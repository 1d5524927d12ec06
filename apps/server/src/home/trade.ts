import type { Currency } from '@platebook/accounting';
import { addDays, daysFrom, weekStart } from '../platform/days.ts';
import type { TrendPayout } from '../payouts/payout-trend.read-model.ts';

/** What payouts brought, in cents of one currency; fees are positive as a cost. */
type Sums = {
  readonly payouts: number;
  readonly grossSalesCents: number;
  readonly feesCents: number;
  /** Of gross sales; null without sales. */
  readonly feesShareBasisPoints: number | null;
  readonly netCents: number;
};

type TradeTotal = Sums & { readonly currency: Currency };

/** Days are `YYYY-MM-DD`. */
export type Trade = {
  /** The first of the 28 days of `totals` and `stores`, and the day of the newest payout. */
  readonly from: string;
  readonly to: string;
  readonly nextExpectedOn: string | null;
  readonly totals: readonly TradeTotal[];
  /** Eight per currency, from Sunday to Saturday, oldest first. */
  readonly weeks: readonly (TradeTotal & {
    readonly startOn: string;
    readonly endOn: string;
    /** The week is not over. */
    readonly isPartial: boolean;
  })[];
  /** Highest gross sales first; the id is null where the platform's store is not matched. */
  readonly stores: readonly (TradeTotal & {
    readonly storeId: string | null;
    readonly storeName: string;
  })[];
};

/** As `weekStart` counts days. */
const SUNDAY = 7;
const WEEKS = 8;
const PERIOD_DAYS = 28;
/** After a longer gap, no next payout is predicted from a platform's rhythm. */
const LONGEST_GAP_DAYS = 31;

/** The first day of the trade up to this day: the first of its eight weeks. Weeks begin on Sunday. */
export function firstDayOfTrade(lastDay: string): string {
  return addDays(weekOf(lastDay), -7 * (WEEKS - 1));
}

/**
 * The trade of the eight weeks up to the newest payout, from its payouts: week by week, and for the last four weeks in
 * total and by store, per currency. `today` decides which week is incomplete and which deposits are still to come.
 */
export function tradeOf(
  payouts: readonly TrendPayout[],
  { lastDay, today }: { readonly lastDay: string; readonly today: string },
): Trade {
  const from = addDays(lastDay, 1 - PERIOD_DAYS);
  const inPeriod = payouts.filter(({ payoutOn }) => payoutOn >= from);
  return {
    from,
    to: lastDay,
    nextExpectedOn: nextExpectedOn(payouts, today),
    totals: groupBy(payouts, ({ currency }) => currency).map(([currency]) => ({
      currency,
      ...sumsOf(inPeriod.filter((payout) => payout.currency === currency)),
    })),
    weeks: weeksUpTo(lastDay).flatMap((start) =>
      groupBy(payouts, ({ currency }) => currency).map(([currency]) => ({
        startOn: start,
        endOn: addDays(start, 6),
        isPartial: addDays(start, 6) >= today,
        currency,
        ...sumsOf(
          payouts.filter(
            (payout) => payout.currency === currency && weekOf(payout.payoutOn) === start,
          ),
        ),
      })),
    ),
    stores: groupBy(
      inPeriod,
      ({ storeId, storeName, currency }) => `${storeName}\0${storeId ?? ''}\0${currency}`,
    )
      .flatMap(([, [first, ...more]]) =>
        first === undefined
          ? []
          : [
              {
                storeId: first.storeId,
                storeName: first.storeName,
                currency: first.currency,
                ...sumsOf([first, ...more]),
              },
            ],
      )
      .sort((one, other) => other.grossSalesCents - one.grossSalesCents),
  };
}

function sumsOf(payouts: readonly TrendPayout[]): Sums {
  const gross = payouts.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const fees = payouts.reduce((sum, { feesCents }) => sum + feesCents, 0);
  return {
    payouts: payouts.length,
    grossSalesCents: gross,
    feesCents: fees,
    feesShareBasisPoints: shareOf(fees, gross),
    netCents: payouts.reduce((sum, { netCents }) => sum + netCents, 0),
  };
}

/** In basis points of gross, half away from zero; null without sales. */
function shareOf(cents: number, gross: number): number | null {
  if (gross <= 0) {
    return null;
  }
  const share = Math.floor((Math.abs(cents) * 20_000 + gross) / (2 * gross));
  return cents < 0 ? -share : share;
}

/**
 * A platform's next payment day for a store, predicted from the interval of its last two payouts; null if none is due
 * from today on.
 */
function nextExpectedOn(payouts: readonly TrendPayout[], today: string): string | null {
  const byChannel = groupBy(
    payouts,
    ({ platform, platformStoreId, channel }) => `${platform}\0${platformStoreId}\0${channel}`,
  );
  const expected = byChannel.flatMap(([, paid]) => {
    const [last, before] = [...new Set(paid.map(({ payoutOn }) => payoutOn))].sort().reverse();
    if (last === undefined || before === undefined) {
      return [];
    }
    const gap = daysFrom(before, last) - 1;
    const next = addDays(last, gap);
    return gap <= LONGEST_GAP_DAYS && next >= today ? [next] : [];
  });
  return expected.sort()[0] ?? null;
}

function weeksUpTo(lastDay: string): string[] {
  return Array.from({ length: WEEKS }, (_, at) => addDays(firstDayOfTrade(lastDay), 7 * at));
}

/** The Sunday on which a day's week begins. */
function weekOf(day: string): string {
  return weekStart(day, SUNDAY);
}

function groupBy<Item, Key extends string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? [];
    group.push(item);
    groups.set(key, group);
  }
  return [...groups];
}
