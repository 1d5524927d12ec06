import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../model/components.ts';
import type { ComponentKey } from '../model/components.ts';
import type { FacetSum } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import { FAKE_FILE, rowsOf } from '../testing/store-payout.fake.ts';
import { ACCOUNTS, accountName } from './accounts.ts';
import { postingOf } from './posting-rules.ts';
import { lineRank } from './line-order.ts';
import type { PostingContext } from './posting-rules.ts';

type MoneyKey = Exclude<ComponentKey, 'net_payout'>;

const TAX_KEYS: readonly MoneyKey[] = [
  'price_adjustment_tax',
  'merchant_promo_tax',
  'promo_fee_tax',
  'commission_tax',
  'delivery_network_fee_tax',
  'processing_fee_tax',
  'ads_marketing_tax',
  'ad_credit_tax',
  'order_error_tax',
  'error_recovery_tax',
  'delivery_fee_income_tax',
  'bag_container_other_fees_tax',
  'markup_tax',
];
const KEYS: readonly MoneyKey[] = [
  ...COMPONENTS.filter((component) => component !== 'net_payout'),
  ...TAX_KEYS,
];

const CONTEXT: PostingContext = {
  platform: 'ubereats',
  tax: 'restaurant_remits',
  taxMode: 'pass_through_gross',
  revenue: 'gross',
  sales: 'report',
};

function facet(component: MoneyKey, column = 'Amount'): FacetSum {
  return { component, column, factor: 1, cents: toCents(100), file: FAKE_FILE, rows: rowsOf([3]) };
}

function roles(context: Partial<PostingContext>): Record<string, string> {
  return Object.fromEntries(
    KEYS.map((key) => [key, postingOf(facet(key), { ...CONTEXT, ...context })?.role ?? 'left out']),
  );
}

const EVERYWHERE = {
  gross_sales: 'sales',
  price_adjustment: 'sales',
  promo_fee: 'promo_fees',
  commission: 'commission',
  delivery_network_fee: 'delivery_fees',
  processing_fee: 'processing',
  ads_marketing: 'advertising',
  ad_credit: 'advertising',
  order_error: 'refunds',
  error_recovery: 'recoveries',
  tips: 'tips',
  delivery_fee_income: 'delivery_fee_income',
  bag_container_other_fees: 'bag_fee_income',
  backup_withholding: 'backup_withholding',
  capital_repayment: 'loan',
  markup: 'markup_sales',
  merchant_promo: 'promotions',
  platform_promo: 'promo_pass_through',
  other_unclassified: 'unclassified',
};

const TAX_IS_PART_OF_THE_FEE = {
  promo_fee_tax: 'promo_fees',
  commission_tax: 'commission',
  delivery_network_fee_tax: 'delivery_fees',
  processing_fee_tax: 'processing',
  ads_marketing_tax: 'advertising',
  ad_credit_tax: 'advertising',
};

function taxOnSales(role: string): Record<string, string> {
  return {
    sales_tax: role,
    price_adjustment_tax: role,
    merchant_promo_tax: role,
    order_error_tax: role,
    error_recovery_tax: role,
    delivery_fee_income_tax: role,
    bag_container_other_fees_tax: role,
    markup_tax: role,
    facilitator_tax_withheld: role,
  };
}

describe('the account of each component', () => {
  test.each([
    ['facilitated', 'facilitator_tax'],
    ['split_tax', 'sales_tax'],
    ['restaurant_remits', 'sales_tax'],
  ] as const)('Uber Eats, %s', (tax, role) => {
    expect(roles({ tax })).toEqual({
      ...EVERYWHERE,
      ...TAX_IS_PART_OF_THE_FEE,
      ...taxOnSales(role),
      platform_promo_credit: 'promotions',
    });
  });

  test('Uber Eats in Canada: tax on fees is recoverable', () => {
    expect(roles({ tax: 'hst' })).toEqual({
      ...EVERYWHERE,
      ...Object.fromEntries(
        Object.keys(TAX_IS_PART_OF_THE_FEE).map((key) => [key, 'input_tax_credits']),
      ),
      ...taxOnSales('hst_payable'),
      platform_promo_credit: 'promotions',
    });
  });

  test('DoorDash: platform-funded amounts pass through', () => {
    expect(roles({ platform: 'doordash' })).toEqual({
      ...EVERYWHERE,
      ...TAX_IS_PART_OF_THE_FEE,
      ...taxOnSales('sales_tax'),
      platform_promo_credit: 'promo_pass_through',
    });
  });

  test.each(['net_omit', 'memo_only'] as const)('facilitated tax is omitted by %s', (taxMode) => {
    expect(roles({ tax: 'facilitated', taxMode })).toEqual({
      ...EVERYWHERE,
      ...TAX_IS_PART_OF_THE_FEE,
      ...taxOnSales('left out'),
      platform_promo_credit: 'promotions',
    });
  });

  test.each(['split_tax', 'restaurant_remits', 'hst'] as const)(
    'tax that is owed (%s) is never omitted',
    (tax) => {
      expect(Object.values(roles({ tax, taxMode: 'net_omit' }))).not.toContain('left out');
    },
  );

  test('net revenue deducts promotions, fees and refunds from sales, and nothing else', () => {
    const net = roles({ revenue: 'net' });
    const inSales = Object.keys(net).filter((key) => net[key] === 'sales');
    expect(inSales).toEqual([
      'gross_sales',
      'price_adjustment',
      'merchant_promo',
      'platform_promo_credit',
      'promo_fee',
      'commission',
      'delivery_network_fee',
      'processing_fee',
      'order_error',
      'error_recovery',
      'promo_fee_tax',
      'commission_tax',
      'delivery_network_fee_tax',
      'processing_fee_tax',
    ]);
  });

  test.each([
    ['Bag Fee', 'bag_fee_income'],
    ['cup fee', 'bag_fee_income'],
    ['Container Deposit Fee', 'container_deposits'],
    ['Bottle deposit fee', 'container_deposits'],
  ])('%s is %s', (column, role) => {
    expect(postingOf(facet('bag_container_other_fees', column), CONTEXT)?.role).toBe(role);
  });
});

describe('account names', () => {
  const payout = { platform: 'ubereats', currency: 'USD' } as const;

  test('of both platforms and currencies', () => {
    expect([
      accountName('clearing', payout, {}),
      accountName('clearing', { platform: 'doordash', currency: 'CAD' }, {}),
      accountName('sales', { platform: 'doordash', currency: 'CAD' }, {}),
      accountName('loan', payout, {}),
    ]).toEqual([
      'Clearing – Uber Eats',
      'Clearing – DoorDash (CAD)',
      'Delivery sales – DoorDash',
      'Loan payable – Uber capital',
    ]);
  });

  test('a component’s own mapping takes precedence over that of its account', () => {
    const mapping = { gross_sales: '4000', price_adjustment: '4010' };
    expect([
      accountName('sales', payout, mapping, ['price_adjustment']),
      accountName('sales', payout, mapping, ['gross_sales']),
      accountName('sales', payout, { gross_sales: '4000' }, ['price_adjustment']),
    ]).toEqual(['4010', '4000', '4000']);
  });

  test('none has an unfilled placeholder', () => {
    const names = Object.keys(ACCOUNTS).map((role) =>
      accountName(role as keyof typeof ACCOUNTS, payout, {}),
    );
    expect(names.filter((name) => /[{}]/u.test(name))).toEqual([]);
  });
});

test('accounts on their unusual side come last', () => {
  const usual = ['sales', 'tips', 'facilitator_tax'].map((role) =>
    lineRank(role as 'sales', 'credit', 'ubereats'),
  );
  expect(Math.max(...usual)).toBeLessThan(lineRank('commission', 'credit', 'ubereats'));
  expect(lineRank('clearing', 'debit', 'doordash')).toBeLessThan(
    lineRank('commission', 'debit', 'doordash'),
  );
});
