import { toCents } from '@platebook/accounting';
import type { StorePayout } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import { payoutOfDays } from './payout-of-days.fake.ts';
import { planByOptions, planPayout } from './plan-payout.port.ts';

type Sum = { readonly date: string; readonly debit: number; readonly credit: number };

/** The date, totals and clearing (debits less credits) of each entry. */
function booked(payout: StorePayout, options = {}): (Sum & { readonly clearing: number })[] {
  return planByOptions([payout], options).entries.map(({ date, lines }) => {
    const sum = (side: string) =>
      lines.filter((line) => line.side === side).reduce((all, line) => all + line.amountCents, 0);
    const clearing = lines
      .filter(({ component }) => component === 'net_payout')
      .reduce(
        (all, { side, amountCents }) => all + (side === 'debit' ? amountCents : 0 - amountCents),
        0,
      );
    return { date, debit: sum('debit'), credit: sum('credit'), clearing };
  });
}

const SALE = { gross_sales: 10_000, commission: -2_500 };
const ACCOUNTS = { net_payout: 'Clearing', gross_sales: 'Sales', commission: 'Fees' };

describe('the entries of a payout', () => {
  test('balance, and clearing equals the deposit', () => {
    expect(booked(payoutOfDays({ '2026-11-02': SALE }))).toEqual([
      { date: '2026-11-02', debit: 10_000, credit: 10_000, clearing: 7_500 },
    ]);
  });

  test('across two months are two, each with its own days, and add up to the deposit', () => {
    const payout = payoutOfDays({
      '2026-10-31': { gross_sales: 4_000, commission: -1_000 },
      '2026-11-01': { gross_sales: 6_001, commission: -1_500 },
    });
    const entries = booked(payout);
    expect(entries).toEqual([
      { date: '2026-10-31', debit: 4_000, credit: 4_000, clearing: 3_000 },
      { date: '2026-11-01', debit: 6_001, credit: 6_001, clearing: 4_501 },
    ]);
    expect(entries.reduce((sum, { clearing }) => sum + clearing, 0)).toBe(payout.netCents);
  });

  test('on a cash basis are one, on the deposit date, whatever the months', () => {
    const payout = payoutOfDays({ '2026-10-31': SALE, '2026-11-01': SALE });
    expect(booked(payout, { basis: 'cash' })).toEqual([
      { date: '2026-11-10', debit: 20_000, credit: 20_000, clearing: 15_000 },
    ]);
  });

  test('of a negative payout credit clearing by what the restaurant owes', () => {
    const payout = payoutOfDays({ '2026-11-02': { gross_sales: 1_000, ads_marketing: -5_000 } });
    expect(payout.netCents).toBe(-4_000);
    expect(booked(payout)).toEqual([
      { date: '2026-11-02', debit: 5_000, credit: 5_000, clearing: -4_000 },
    ]);
  });

  test('of a zero payout with sales have no clearing line', () => {
    const payout = payoutOfDays({ '2026-11-02': { gross_sales: 1_000, commission: -1_000 } });
    expect(payout.netCents).toBe(0);
    expect(booked(payout)).toEqual([
      { date: '2026-11-02', debit: 1_000, credit: 1_000, clearing: 0 },
    ]);
  });

  test('of a week without activity are none, and it is listed as nil', () => {
    const { entries, nil, blocked } = planByOptions([payoutOfDays({ '2026-11-02': {} })], {});
    expect([entries, nil.length, blocked]).toEqual([[], 1, []]);
  });

  test('are none if QuickBooks uses another currency: 100 CAD are not 100 USD', () => {
    const payout = payoutOfDays({ '2026-11-02': SALE }, { currency: 'CAD' });
    const { entries, blocked } = planByOptions([payout], { booksCurrency: 'USD' });
    expect([entries, blocked.map(({ reason }) => reason)]).toEqual([[], ['currency_mismatch']]);
    expect(planByOptions([payout], { booksCurrency: 'CAD' }).blocked).toEqual([]);
  });

  test('do not depend on the order of the payouts', () => {
    const one = payoutOfDays({ '2026-11-02': SALE });
    const other = payoutOfDays({ '2026-11-03': SALE }, { payoutRef: 'P-2' });
    const numbers = (payouts: readonly StorePayout[]) =>
      planByOptions(payouts, {})
        .entries.map(({ documentNumber }) => documentNumber)
        .toSorted();
    expect(numbers([one, other])).toEqual(numbers([other, one]));
    expect(new Set(numbers([one, other])).size).toBe(2);
  });
});

describe('a payout planned by its rules', () => {
  const payout = payoutOfDays({ '2026-11-02': SALE });

  const photo = payoutOfDays(
    { '2026-11-02': { ...SALE, other_unclassified: -900 } },
    {
      unclassified: [
        {
          description: 'Photo shoot',
          on: '2026-11-02',
          cents: toCents(-900),
          file: { name: 'payouts.csv', sha256: 'a'.repeat(64) },
          rows: { size: 1, byFile: () => [] },
        },
      ],
    },
  );

  test('is blocked by an unclassified amount, which its entries still show', () => {
    const plan = planPayout(photo, { options: {}, accounts: ACCOUNTS });
    expect(plan.entries).toHaveLength(1);
    expect(plan.blocked.map(({ reason }) => reason)).toEqual(['unmapped_component']);
  });

  test('is not blocked once that description has an account', () => {
    const accounts = { ...ACCOUNTS, 'other_unclassified:Photo shoot': 'Photography' };
    expect(planPayout(photo, { options: {}, accounts }).blocked).toEqual([]);
    expect(planPayout(payout, { options: {}, accounts: ACCOUNTS }).blocked).toEqual([]);
  });

  test('reports one reason, the more severe: unbookable rather than unmapped', () => {
    const cad: StorePayout = { ...photo, currency: 'CAD' };
    const plan = planPayout(cad, { options: { booksCurrency: 'USD' }, accounts: {} });
    expect(plan.blocked.map(({ reason }) => reason)).toEqual(['currency_mismatch']);
  });
});
