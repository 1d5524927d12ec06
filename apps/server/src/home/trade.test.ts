import { describe, expect, test } from 'vitest';
import { firstDayOfTrade, tradeOf } from './trade.ts';
import type { TrendPayout } from '../payouts/payout-trend.read-model.ts';

function paid(payoutOn: string, changes: Partial<TrendPayout> = {}): TrendPayout {
  return {
    payoutOn,
    platform: 'ubereats',
    platformStoreId: 'PA-001',
    channel: 'Marketplace',
    storeId: 's1',
    storeName: 'Fishtown',
    currency: 'USD',
    grossCents: 10_000,
    feesCents: 2_500,
    netCents: 7_000,
    ...changes,
  };
}

/** A Tuesday. */
const LAST = '2026-11-17';

test('eight weeks start on a Sunday and end with the week of the newest payout', () => {
  expect(firstDayOfTrade(LAST)).toBe('2026-09-27');
  const { weeks } = tradeOf([paid(LAST)], { lastDay: LAST, today: '2026-11-18' });
  expect(weeks.map(({ startOn }) => startOn)).toEqual([
    '2026-09-27',
    '2026-10-04',
    '2026-10-11',
    '2026-10-18',
    '2026-10-25',
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
  ]);
  expect(weeks.map(({ isPartial }) => isPartial)).toEqual([
    ...Array.from({ length: 7 }, () => false),
    true,
  ]);
  expect(weeks.at(-1)).toEqual({
    startOn: '2026-11-15',
    endOn: '2026-11-21',
    isPartial: true,
    currency: 'USD',
    payouts: 1,
    grossSalesCents: 10_000,
    feesCents: 2_500,
    feesShareBasisPoints: 2500,
    netCents: 7_000,
  });
});

test('the last four weeks are summed in total and by store, earlier ones are not', () => {
  const payouts = [
    paid(LAST, { grossCents: 30_000, feesCents: 4_999 }),
    paid('2026-10-21', { storeId: 's2', storeName: 'Harbor', netCents: -100 }),
    paid('2026-10-20'),
  ];
  const trade = tradeOf(payouts, { lastDay: LAST, today: LAST });
  expect([trade.from, trade.to]).toEqual(['2026-10-21', LAST]);
  expect(trade.totals).toEqual([
    {
      currency: 'USD',
      payouts: 2,
      grossSalesCents: 40_000,
      feesCents: 7_499,
      feesShareBasisPoints: 1875,
      netCents: 6_900,
    },
  ]);
  expect(
    trade.stores.map(({ storeName, grossSalesCents }) => [storeName, grossSalesCents]),
  ).toEqual([
    ['Fishtown', 30_000],
    ['Harbor', 10_000],
  ]);
});

test('currencies are never added, and a store in two has a line in each', () => {
  const trade = tradeOf([paid(LAST), paid(LAST, { currency: 'CAD', grossCents: 0 })], {
    lastDay: LAST,
    today: LAST,
  });
  expect(trade.totals.map(({ currency, grossSalesCents }) => [currency, grossSalesCents])).toEqual([
    ['USD', 10_000],
    ['CAD', 0],
  ]);
  expect(trade.totals[1]?.feesShareBasisPoints).toBeNull();
  expect(trade.stores).toHaveLength(2);
  expect(trade.weeks).toHaveLength(16);
});

describe('the next deposit', () => {
  const nextOf = (payouts: readonly TrendPayout[], today: string) =>
    tradeOf(payouts, { lastDay: LAST, today }).nextExpectedOn;

  test('is expected after the same interval as between the last two', () => {
    expect(nextOf([paid(LAST), paid('2026-11-10')], LAST)).toBe('2026-11-24');
  });

  test('is the earliest of all stores and platforms', () => {
    const daily = { platform: 'doordash' as const, platformStoreId: '77' };
    const payouts = [paid(LAST), paid('2026-11-10'), paid(LAST, daily), paid('2026-11-16', daily)];
    expect(nextOf(payouts, LAST)).toBe('2026-11-18');
  });

  test.each([
    ['there is one payout only', [paid(LAST)], LAST],
    ['its day has passed', [paid(LAST), paid('2026-11-10')], '2026-11-25'],
    ['the last two are far apart', [paid(LAST), paid('2026-10-01')], LAST],
  ])('is not expected if %s', (_why, payouts, today) => {
    expect(nextOf(payouts, today)).toBeNull();
  });
});
