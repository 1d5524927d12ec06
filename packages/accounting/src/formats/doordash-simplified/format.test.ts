import { describe, expect, test } from 'vitest';
import type { ComponentCents } from '../../model/components.ts';
import { DOORDASH_SIMPLIFIED_COLUMNS } from '../../testing/doordash-columns.fake.ts';
import { columnsWithout, type MoneyCell } from '../../testing/money-cells.fake.ts';
import { footed, readOneRow } from '../../testing/one-row.fake.ts';
import { HEADER_SPELLINGS, type FakeRow } from '../../testing/report-csv.fake.ts';
import { DOORDASH_ORDER } from '../../testing/report-rows.fake.ts';

function row(cells: FakeRow, netTotal: string): FakeRow {
  return { ...DOORDASH_ORDER, ...cells, 'Net total': netTotal };
}

function simplified(components: ComponentCents<number>) {
  return footed({
    reportType: 'doordash_simplified_transactions',
    components,
    identities: ['I2'],
  });
}

const MONEY: readonly MoneyCell[] = [
  ['Subtotal', '8.40', { gross_sales: 840 }],
  ['Tax (subtotal)', '0.59', { sales_tax: 59 }],
  ['Customer fees', '3.99', { delivery_fee_income: 399 }],
  ['Tax (customer fees)', '0.28', { delivery_fee_income_tax: 28 }],
  ['Commission', '-2.10', { commission: -210 }],
  ['Merchant fees', '-6.00', { delivery_network_fee: -600 }],
  ['Tax (merchant fees)', '-0.42', { delivery_network_fee_tax: -42 }],
  ['Marketing fees', '-0.99', { ads_marketing: -99 }],
  ['Customer discounts', '-3.00', { merchant_promo: -300 }],
  ['Error charges', '-1.13', { order_error: -113 }],
  ['Adjustments', '1.14', { error_recovery: 114 }],
];

describe('DoorDash Simplified transactions', () => {
  test('the test file has the 27 columns of the Merchant Portal', () => {
    expect(DOORDASH_SIMPLIFIED_COLUMNS).toHaveLength(27);
  });

  test.each(HEADER_SPELLINGS)(
    'is recognized by its header %s, in any column order',
    (_how, spell) => {
      const cells = { Subtotal: '100.00', 'Merchant fees': '-2.00', 'Tax (subtotal)': '7.00' };
      const columns = DOORDASH_SIMPLIFIED_COLUMNS.toReversed();
      expect(readOneRow(columns, row(cells, '105.00'), { spell })).toEqual(
        simplified({ gross_sales: 10_000, sales_tax: 700, delivery_network_fee: -200 }),
      );
    },
  );

  test.each(MONEY)('%s of %s', (column, cell, components) => {
    expect(readOneRow(DOORDASH_SIMPLIFIED_COLUMNS, row({ [column]: cell }, cell))).toEqual(
      simplified(components),
    );
  });

  test.each(['DoorDash marketing credit', 'Third-party contribution'])(
    '%s funds its part of the discounts; the rest is the restaurant’s',
    (column) => {
      const cells = { 'Customer discounts': '-5.00', [column]: '3.00' };
      expect(readOneRow(DOORDASH_SIMPLIFIED_COLUMNS, row(cells, '-2.00'))).toEqual(
        simplified({ merchant_promo: -200, platform_promo: -300, platform_promo_credit: 300 }),
      );
    },
  );

  test('fully refunded discounts cost the restaurant nothing', () => {
    const cells = {
      'Customer discounts': '-5.00',
      'DoorDash marketing credit': '3.00',
      'Third-party contribution': '2.00',
    };
    expect(readOneRow(DOORDASH_SIMPLIFIED_COLUMNS, row(cells, '0.00'))).toEqual(
      simplified({ platform_promo: -500, platform_promo_credit: 500 }),
    );
  });

  test('no other column is money, whatever number it prints', () => {
    const others = columnsWithout(DOORDASH_SIMPLIFIED_COLUMNS, [
      ...MONEY.map(([column]) => column),
      'DoorDash marketing credit',
      'Third-party contribution',
      'Net total',
      'Store ID',
      'Store name',
      'Timestamp local time',
      'Channel',
      'Payout date',
      'Payout ID',
    ]);
    expect(others).toEqual([
      'Business ID',
      'Business name',
      'DoorDash transaction ID',
      'DoorDash order ID',
      'POS order ID',
      'Transaction type',
      'Description',
    ]);
    const cells = Object.fromEntries(others.map((column) => [column, '7.77']));
    expect(
      readOneRow(DOORDASH_SIMPLIFIED_COLUMNS, row({ ...cells, Subtotal: '1.00' }, '1.00')),
    ).toEqual(simplified({ gross_sales: 100 }));
  });

  test('a store’s rate extracts the tax from marketing fees and error charges', () => {
    const cells = { 'Marketing fees': '-33.90', 'Error charges': '-22.60' };
    const reading = { inclusiveTaxRates: { '123': '13' } };
    expect(readOneRow(DOORDASH_SIMPLIFIED_COLUMNS, row(cells, '-56.50'), { reading })).toEqual(
      simplified({
        ads_marketing: -3_000,
        ads_marketing_tax: -390,
        order_error: -2_000,
        order_error_tax: -260,
      }),
    );
  });

  test('a PAYOUT row is the bank transfer and no money', () => {
    expect(
      readOneRow(
        DOORDASH_SIMPLIFIED_COLUMNS,
        row({ 'Transaction type': 'Payout', Subtotal: '50.00' }, '50.00'),
      ),
    ).toMatchObject({ quarantined: [], components: undefined });
  });

  test('I2: a row that is a cent off from its parts is quarantined', () => {
    expect(
      readOneRow(
        DOORDASH_SIMPLIFIED_COLUMNS,
        row({ Subtotal: '10.00', 'Customer fees': '1.00' }, '10.99'),
      ),
    ).toMatchObject({ quarantined: ['row_does_not_foot'], components: {} });
  });
});
