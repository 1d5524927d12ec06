import { describe, expect, test } from 'vitest';
import { fakePayout } from '../testing/store-payout.fake.ts';
import type { JournalEntry } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import {
  compareKeys,
  defaultAccount,
  keysInUse,
  lineParts,
  planningAccounts,
} from './line-parts.ts';
import { planEntries } from './plan-entries.ts';
import type { PlanOptions } from './plan-options.ts';

function entriesOf(
  payout: StorePayout,
  options: Partial<PlanOptions> = {},
): readonly JournalEntry[] {
  const plan = planEntries([payout], { ...options, accounts: planningAccounts(payout) });
  expect(plan.blocked).toEqual([]);
  return plan.entries;
}

function partsOf(entry: JournalEntry): string[] {
  return entry.lines.flatMap((line) =>
    lineParts(line, entry).map(
      ({ keys, side, amountCents }) => `${side} ${amountCents} ${keys.join(' > ')}`,
    ),
  );
}

describe('lineParts', () => {
  test('returns the keys that name each amount’s account, and keeps both sides of a pass-through account', () => {
    const payout = fakePayout([
      {
        on: '2026-04-01',
        cents: {
          gross_sales: 100_000,
          sales_tax: 6_000,
          facilitator_tax_withheld: -6_000,
          commission: -25_000,
          promo_fee: -300,
          ads_marketing: -4_000,
        },
      },
      {
        on: '2026-04-02',
        cents: { ad_credit: 500, platform_promo_credit: 700, merchant_promo: -900 },
      },
    ]);
    expect(partsOf(entriesOf(payout)[0] as JournalEntry)).toEqual([
      'debit 71000 net_payout',
      'debit 25000 commission',
      'debit 900 merchant_promo',
      'debit 300 promo_fee',
      'debit 4000 ads_marketing',
      'debit 6000 facilitator_tax_withheld',
      'credit 100000 gross_sales',
      'credit 700 platform_promo_credit > merchant_promo',
      'credit 500 ad_credit > ads_marketing',
      'credit 6000 facilitator_tax_withheld',
    ]);
  });

  test('splits a line if its components may have their own accounts', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 10_000, price_adjustment: -250, sales_tax: 700 } },
    ]);
    expect(partsOf(entriesOf(payout)[0] as JournalEntry)).toEqual([
      'debit 10450 net_payout',
      'credit 10000 gross_sales',
      'debit 250 price_adjustment > gross_sales',
      'credit 700 sales_tax',
    ]);
  });

  test('keeps net revenue in one piece', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 10_000, commission: -2_500 } },
    ]);
    expect(partsOf(entriesOf(payout, { revenue: 'net' })[0] as JournalEntry)).toEqual([
      'debit 7500 net_payout',
      'credit 7500 gross_sales',
    ]);
  });

  test('plans unmapped amounts, each description separately', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 10_000 } },
      { on: '2026-04-01', cents: { other_unclassified: -1_200 }, description: 'Tablet fee' },
      { on: '2026-04-01', cents: { other_unclassified: 300 }, description: 'Goodwill' },
    ]);
    expect(partsOf(entriesOf(payout)[0] as JournalEntry).slice(0, 3)).toEqual([
      'debit 9100 net_payout',
      'debit 1200 other_unclassified:Tablet fee > other_unclassified',
      'credit 10000 gross_sales',
    ]);
  });

  test('maps the tax on fees to input tax credits in Canada, and to the fee elsewhere', () => {
    const cents = { gross_sales: 200_000, commission: -60_000, commission_tax: -7_800 };
    const canada = fakePayout([{ on: '2026-04-01', cents }], { currency: 'CAD' });
    expect(partsOf(entriesOf(canada)[0] as JournalEntry)).toContain('debit 7800 commission_tax');
    const states = fakePayout([{ on: '2026-04-01', cents }]);
    expect(partsOf(entriesOf(states)[0] as JournalEntry)).toContain(
      'debit 7800 commission_tax > commission',
    );
  });

  test('returns bank and clearing for a transfer', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { gross_sales: 10_000 } }]);
    expect(partsOf(entriesOf(payout, { bankLeg: 'transfer' })[1] as JournalEntry)).toEqual([
      'debit 10000 bank',
      'credit 10000 net_payout',
    ]);
  });

  test('keeps an adjustment line whole: the rest of it is in the books already', () => {
    const entry = { platform: 'ubereats', currency: 'USD' } as const;
    expect(
      lineParts(
        {
          account: 'Delivery commission',
          side: 'debit',
          amountCents: toCents(500),
          component: 'commission',
          components: { commission: toCents(-2_500) },
          bookedCents: toCents(-2_000),
        },
        entry,
      ),
    ).toEqual([{ side: 'debit', amountCents: 500, keys: ['commission'] }]);
  });

  test('uses the component of a line whose account is no default account', () => {
    const line = {
      account: 'Fees',
      side: 'debit',
      amountCents: toCents(5),
      component: 'commission',
    } as const;
    expect(lineParts(line, { platform: 'ubereats', currency: 'USD' })).toEqual([
      { side: 'debit', amountCents: 5, keys: ['commission'] },
    ]);
  });
});

describe('keysInUse', () => {
  test.each([
    ['United States', 'USD', { sales_tax: 700 }, ['sales_tax']],
    [
      'facilitated',
      'USD',
      { sales_tax: 700, facilitator_tax_withheld: -700 },
      ['facilitator_tax_withheld'],
    ],
    ['split', 'USD', { sales_tax: 700, facilitator_tax_withheld: -600 }, ['sales_tax']],
    ['Canada', 'CAD', { sales_tax: 1_300 }, ['sales_tax']],
  ] as const)('returns the tax account of %s like the entries do', (_, currency, taxes, keys) => {
    const cents = { gross_sales: 10_000, ...taxes };
    const payout = fakePayout([{ on: '2026-04-01', cents }], { currency });
    const [entry] = entriesOf(payout);
    const needed = new Set(
      (entry as JournalEntry).lines.flatMap((line) =>
        lineParts(line, entry as JournalEntry).map((part) => part.keys[0]),
      ),
    );
    expect(keysInUse(payout).map(({ key }) => key)).toEqual(['net_payout', 'gross_sales', ...keys]);
    expect(new Set(keysInUse(payout).map(({ key }) => key))).toEqual(needed);
  });

  test.each([
    ['restaurant remits', 'USD', { sales_tax: 700, merchant_promo_tax: -30 }, ['sales_tax']],
    ['no tax but that of the orders', 'USD', { sales_tax: 700 }, []],
    ['facilitated', 'USD', { sales_tax: 700, facilitator_tax_withheld: -700 }, ['sales_tax']],
    ['Canada', 'CAD', { sales_tax: 1_300, commission_tax: -300 }, ['commission_tax']],
  ] as const)('needs no account for what a POS records: %s', (_, currency, taxes, keys) => {
    const cents = { gross_sales: 10_000, commission: -2_500, tips: 300, ...taxes };
    const payout = fakePayout([{ on: '2026-04-01', cents }], { currency });
    const [entry] = entriesOf(payout, { sales: 'pos' });
    const needed = new Set(
      (entry as JournalEntry).lines.flatMap((line) =>
        lineParts(line, entry as JournalEntry).map((part) => part.keys[0]),
      ),
    );
    const found = keysInUse(payout, { sales: 'pos' }).map(({ key }) => key);
    expect(new Set(found)).toEqual(new Set(['net_payout', 'commission', ...keys]));
    expect(new Set(found)).toEqual(needed);
  });

  test('returns amounts, which key follows which, and each description', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 10_000, price_adjustment: -250 } },
      { on: '2026-04-01', cents: { other_unclassified: -1_200 }, description: 'Tablet fee' },
    ]);
    expect(keysInUse(payout)).toEqual([
      { key: 'net_payout', cents: 8_550, follows: null },
      { key: 'gross_sales', cents: 10_000, follows: null },
      { key: 'price_adjustment', cents: -250, follows: 'gross_sales' },
      { key: 'other_unclassified:Tablet fee', cents: -1_200, follows: 'other_unclassified' },
    ]);
  });
});

test('defaultAccount returns the accounts of the worked examples', () => {
  const states = { platform: 'ubereats', currency: 'USD' } as const;
  expect(defaultAccount('net_payout', states)).toEqual({
    name: 'Clearing – Uber Eats',
    type: 'Other Current Asset',
  });
  expect(defaultAccount('sales_tax', states)?.name).toBe('Sales tax – delivery platforms');
  expect(defaultAccount('sales_tax', { ...states, currency: 'CAD' })?.name).toBe('HST payable');
  expect(defaultAccount('bag_container_other_fees', states)?.name).toBe('Bag fee income');
  expect(defaultAccount('other_unclassified:Tablet fee', states)).toBeNull();
});

test('compareKeys follows the reference, with each tax after its component and the bank last', () => {
  expect(
    (
      ['bank', 'commission_tax', 'gross_sales', 'commission', 'net_payout', 'sales_tax'] as const
    ).toSorted(compareKeys),
  ).toEqual(['gross_sales', 'sales_tax', 'commission', 'commission_tax', 'net_payout', 'bank']);
});

test.each([
  { taxMode: 'net_omit' },
  { taxMode: 'memo_only' },
  { revenue: 'net' },
  { revenue: 'net', taxMode: 'net_omit' },
  { revenue: 'net', sales: 'pos' },
] as const)('keysInUse returns what entries of %o need', (options) => {
  const cents = {
    gross_sales: 10_000,
    price_adjustment: -200,
    commission: -2_500,
    merchant_promo: -300,
    sales_tax: 700,
    facilitator_tax_withheld: -700,
  };
  const payout = fakePayout([{ on: '2026-04-01', cents }]);
  const [entry] = entriesOf(payout, options);
  const needed = (entry as JournalEntry).lines.flatMap((line) =>
    lineParts(line, entry as JournalEntry).map((part) => part.keys[0]),
  );
  expect(new Set(keysInUse(payout, options).map(({ key }) => key))).toEqual(new Set(needed));
});
