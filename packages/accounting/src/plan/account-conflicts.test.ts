import { toCents } from '../money/cents.ts';
import { describe, expect, test } from 'vitest';
import { fakePayout } from '../testing/store-payout.fake.ts';
import type { FakeRow } from '../testing/store-payout.fake.ts';
import { describeConflict, findAccountConflicts } from './account-conflicts.ts';
import { planEntries } from './plan-entries.ts';
import type { AccountMapping } from './plan-options.ts';

function conflictsOf(mapping: AccountMapping, currency: 'USD' | 'CAD' | null = null): string[] {
  return findAccountConflicts(mapping, currency).map(describeConflict);
}

describe('a mapping', () => {
  test('that uses the clearing account for sales is reported with both components and both types', () => {
    expect(conflictsOf({ net_payout: 'Uber', gross_sales: 'Uber' })).toEqual([
      '"Uber" would be an Other Current Asset account for net_payout and an Income account for gross_sales. An account has one type: give net_payout and gross_sales accounts of their own.',
    ]);
  });

  test('is compared ignoring case and repeated spaces, as QuickBooks compares names', () => {
    expect(conflictsOf({ tips: 'Delivery  fees ', commission: 'delivery Fees' })).toEqual([
      '"delivery Fees" would be an Expense account for commission and an Other Current Liability account for tips. An account has one type: give commission and tips accounts of their own.',
    ]);
  });

  test('must not use the name of a default account of another type', () => {
    expect(conflictsOf({ commission: 'Tips payable' })).toHaveLength(1);
    expect(conflictsOf({ gross_sales: 'Clearing – DoorDash' }, 'USD')).toHaveLength(1);
  });

  test.each<AccountMapping>([
    {},
    { commission: 'Platform costs', ads_marketing: 'Platform costs', promo_fee: 'Platform costs' },
    { gross_sales: 'Sales', price_adjustment: 'Sales', merchant_promo: 'Sales', markup: 'Sales' },
    { sales_tax: 'Tax owed', facilitator_tax_withheld: 'Tax owed', tips: 'Tax owed' },
    { bag_container_other_fees: 'Bags' },
    { commission: 'Fees', commission_tax: 'Fees' },
    { 'other_unclassified:Tablet fee': 'Delivery fees', other_unclassified: 'Delivery commission' },
  ])('%j is accepted', (mapping) => {
    expect(conflictsOf(mapping)).toEqual([]);
  });

  test('with a conflict in one country only is refused for that currency', () => {
    const mapping = { commission: 'Fees', commission_tax: 'Fees' };
    expect(conflictsOf(mapping, 'USD')).toEqual([]);
    expect(conflictsOf(mapping, 'CAD')).toEqual([
      '"Fees" would be an Expense account for commission and an Other Current Asset account for commission_tax. An account has one type: give commission and commission_tax accounts of their own.',
    ]);
  });
});

describe('planned entries', () => {
  const SALE: FakeRow = {
    on: '2026-04-01',
    cents: { gross_sales: 10_000, commission: -2_500, other_unclassified: -300 },
    description: 'Tablet fee',
  };

  test('that give one account two types are blocked, and the others are planned', () => {
    const payouts = [
      fakePayout([SALE], { payoutRef: 'A' }),
      fakePayout([{ on: '2026-04-02', cents: { ads_marketing: -500, promo_fee: 500 } }], {
        payoutRef: 'B',
      }),
    ];
    const plan = planEntries(payouts, {
      accounts: { other_unclassified: 'Sundry', net_payout: 'Uber', gross_sales: 'UBER' },
    });
    expect(plan.entries.map(({ payoutRef }) => payoutRef)).toEqual(['B']);
    expect(plan.blocked).toEqual([
      {
        file: 'payouts.csv',
        reason: 'account_of_two_types',
        payoutRef: 'A',
        storeId: 'store-1',
        message:
          'Payout A is not booked: "Uber" would be an Other Current Asset account for net_payout and an Income account for gross_sales. An account has one type: give net_payout and gross_sales accounts of their own.',
        values: {
          payout: 'A',
          account: 'Uber',
          component: 'net_payout',
          label: 'net_payout',
          type: 'Other Current Asset',
          other: 'gross_sales',
          other_label: 'gross_sales',
          other_type: 'Income',
        },
      },
    ]);
  });

  test('put unclassified amounts in an account with a type, and take that type', () => {
    const [entry] = planEntries([fakePayout([SALE])], {
      accounts: { 'other_unclassified:Tablet fee': 'Delivery fees' },
    }).entries;
    expect(entry?.lines.map(({ account, accountType }) => [account, accountType])).toContainEqual([
      'Delivery fees',
      'Expense',
    ]);
  });

  test('with a bag fee and a deposit under one name are blocked', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 1_000, bag_container_other_fees: 10 } },
    ]);
    const [day] = payout.days;
    const sums = (day?.sums ?? []).flatMap((sum) =>
      sum.component === 'bag_container_other_fees'
        ? [
            { ...sum, cents: toCents(4) },
            { ...sum, cents: toCents(6), column: 'Container Deposit Fee' },
          ]
        : [sum],
    );
    const both = { ...payout, days: [{ on: '2026-04-01', netCents: payout.netCents, sums }] };
    expect(planEntries([both]).blocked).toEqual([]);
    expect(
      planEntries([both], { accounts: { bag_container_other_fees: 'Bags' } }).blocked,
    ).toMatchObject([{ reason: 'account_of_two_types' }]);
  });
});
