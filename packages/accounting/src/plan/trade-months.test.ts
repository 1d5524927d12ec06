import { describe, expect, test } from 'vitest';
import type { StorePayout } from '../model/reading.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import { exampleC1, exampleD1, exampleU1 } from '../testing/worked-examples.fake.ts';
import { planEntries } from './plan-entries.ts';
import { tradeMonths } from './trade-months.ts';

const week = fakePayout([
  { on: '2026-03-30', cents: { gross_sales: 10_000, commission: -2_500 }, memoTax: 600 },
  { on: '2026-03-31', cents: { gross_sales: 5_000, other_unclassified: -300 } },
  { on: '2026-04-02', cents: { gross_sales: 20_000, commission: -5_000 }, memoTax: 1_200 },
]);

test('a week across a month end is two months, each with its own days', () => {
  expect(
    tradeMonths(week).map(({ month, payout }) => ({
      month,
      days: payout.days.map(({ on }) => on),
      period: [payout.periodStartOn, payout.periodEndOn],
      net: payout.netCents,
      components: payout.components,
      memo: payout.memoTaxRemittedCents,
      unclassified: payout.unclassified.map(({ cents }) => cents),
    })),
  ).toEqual([
    {
      month: '2026-03',
      days: ['2026-03-30', '2026-03-31'],
      period: ['2026-03-30', '2026-03-31'],
      net: 12_200,
      components: { gross_sales: 15_000, commission: -2_500, other_unclassified: -300 },
      memo: 600,
      unclassified: [-300],
    },
    {
      month: '2026-04',
      days: ['2026-04-02'],
      period: ['2026-04-02', '2026-04-02'],
      net: 15_000,
      components: { gross_sales: 20_000, commission: -5_000 },
      memo: 1_200,
      unclassified: [],
    },
  ]);
});

test('only the requested days are included, and a period without trade is no month', () => {
  const april = { from: '2026-04-01', to: '2026-04-30' };
  expect(tradeMonths(week, april).map(({ month, payout }) => [month, payout.netCents])).toEqual([
    ['2026-04', 15_000],
  ]);
  expect(
    tradeMonths(week, { from: '2026-03-31', to: '2026-03-31' }).map(
      ({ payout }) => payout.netCents,
    ),
  ).toEqual([4_700]);
  expect(tradeMonths(week, { from: '2026-05-01', to: '2026-05-31' })).toEqual([]);
});

test('a payout without activity belongs to the month it ends in', () => {
  const nil = fakePayout([]);
  expect(tradeMonths(nil).map(({ month, payout }) => [month, payout.netCents])).toEqual([
    ['2026-04', 0],
  ]);
});

describe('the months match the entries of the payout', () => {
  const netOf = (payout: StorePayout) =>
    planEntries([payout], { accounts: { other_unclassified: 'Sundry' } }).entries.map((entry) => [
      entry.slice,
      entry.lines
        .filter(({ component }) => component === 'net_payout')
        .reduce((sum, line) => sum + (line.side === 'debit' ? 1 : -1) * line.amountCents, 0),
    ]);
  test.each([
    ['a made-up week', week],
    ['U1', exampleU1()],
    ['D1', exampleD1()],
    ['C1', exampleC1()],
  ])('%s', (_name, payout) => {
    expect(tradeMonths(payout).map((part) => [part.month, part.payout.netCents])).toEqual(
      netOf(payout),
    );
  });
});
