import { describe, expect, test } from 'vitest';
import type { ComponentCents } from '../../model/components.ts';
import {
  DOORDASH_API_PAYOUT_SUMMARY_COLUMNS,
  DOORDASH_PAYOUT_SUMMARY_COLUMNS,
} from '../../testing/doordash-columns.fake.ts';
import {
  columnsWithout,
  DOORDASH_MONEY_CELLS,
  moneyCellsOf,
  type MoneyCell,
} from '../../testing/money-cells.fake.ts';
import { footed, readOneRow } from '../../testing/one-row.fake.ts';
import { HEADER_SPELLINGS, type FakeRow } from '../../testing/report-csv.fake.ts';

const WIDE_COLUMNS = [
  ...DOORDASH_PAYOUT_SUMMARY_COLUMNS,
  'Staff tip',
  'Commission tax',
  'Tax remitted by DoorDash on fees DoorDash charges to merchant',
];

const PAID: FakeRow = {
  'Store ID': '123',
  'Store name': 'Noodle House',
  'Payout date': '2026-04-09',
  Channel: 'Marketplace',
  Currency: 'USD',
  'Payout ID': 'P1',
};

const API_PAID: FakeRow = {
  store_id: '123',
  transaction_end_local_date: '2026-04-05',
  payout_date: '2026-04-09',
  currency: 'USD',
  payout_id: 'P1',
};

function summary(components: ComponentCents<number>, memoTaxRemittedCents = 0) {
  return footed({
    reportType: 'doordash_payout_summary',
    components,
    identities: ['I2'],
    memoTaxRemittedCents,
  });
}

describe.each([
  ['25 columns', DOORDASH_PAYOUT_SUMMARY_COLUMNS],
  ['28 columns', WIDE_COLUMNS],
])('DoorDash payout summary of the Merchant Portal, %s', (name, columns) => {
  const row = (cells: FakeRow, netTotal: string) => ({ ...PAID, ...cells, 'Net total': netTotal });

  test('the test file has that many columns', () => {
    expect(`${columns.length} columns`).toBe(name);
  });

  test.each(HEADER_SPELLINGS)(
    'is recognized by its header %s, in any column order',
    (_how, spell) => {
      const cells = { Subtotal: '100.00', Commission: '-25.00', Adjustments: '3.00' };
      expect(readOneRow(columns.toReversed(), row(cells, '78.00'), { spell })).toEqual(
        summary({ gross_sales: 10_000, commission: -2_500, error_recovery: 300 }),
      );
    },
  );

  test.each(moneyCellsOf(columns, DOORDASH_MONEY_CELLS))('%s of %s', (column, cell, components) => {
    expect(readOneRow(columns, row({ [column]: cell }, cell))).toEqual(summary(components));
  });

  test('the tax DoorDash remitted is summed separately; no other column is money', () => {
    const others = columnsWithout(columns, [
      ...DOORDASH_MONEY_CELLS.map(([column]) => column),
      ...Object.keys(PAID),
      'Net total',
    ]);
    expect(others.slice(0, 6)).toEqual([
      'Business ID',
      'Business name',
      'Merchant store ID',
      'Subtotal for tax',
      'Subtotal tax remitted by DoorDash to tax authorities',
      'Payout status',
    ]);
    const cells = Object.fromEntries(others.map((column) => [column, '7.77']));
    expect(readOneRow(columns, row({ ...cells, Subtotal: '1.00' }, '1.00'))).toEqual(
      summary({ gross_sales: 100 }, 777),
    );
  });

  test('I2: a line that is a cent off from its parts is quarantined', () => {
    expect(readOneRow(columns, row({ Subtotal: '10.00' }, '10.01'))).toMatchObject({
      quarantined: ['row_does_not_foot'],
      components: {},
    });
  });
});

describe('PAYOUT_SUMMARY of the reporting API', () => {
  const COLUMNS = DOORDASH_API_PAYOUT_SUMMARY_COLUMNS;
  const row = (cells: FakeRow, net: string) => ({ ...API_PAID, ...cells, net_payout: net });

  const MONEY: readonly MoneyCell[] = [
    ['subtotal', '8.40', { gross_sales: 840 }],
    ['tax_subtotal', '0.59', { sales_tax: 59 }],
    ['commission', '-2.10', { commission: -210 }],
    ['commission_tax', '-0.27', { commission_tax: -27 }],
    ['drive_charge', '-5.00', { delivery_network_fee: -500 }],
    ['marketing_fee', '-0.99', { ads_marketing: -99 }],
    ['tips', '2.00', { tips: 200 }],
    ['error_charges', '-1.13', { order_error: -113 }],
    ['adjustments', '1.14', { error_recovery: 114 }],
    ['discounts', '-3.00', { merchant_promo: -300 }],
  ];

  test.each(HEADER_SPELLINGS)(
    'is recognized by its header %s, in any column order',
    (_how, spell) => {
      const cells = { subtotal: '100.00', drive_charge: '-5.00', tips: '2.00' };
      expect(readOneRow(COLUMNS.toReversed(), row(cells, '97.00'), { spell })).toEqual(
        summary({ gross_sales: 10_000, delivery_network_fee: -500, tips: 200 }),
      );
    },
  );

  test.each(MONEY)('%s of %s', (column, cell, components) => {
    expect(readOneRow(COLUMNS, row({ [column]: cell }, cell))).toEqual(summary(components));
  });

  test('all costs may be printed positive', () => {
    const cells = {
      subtotal: '100.00',
      commission: '25.00',
      marketing_fee: '3.00',
      drive_charge: '5.00',
    };
    expect(readOneRow(COLUMNS, row(cells, '67.00'))).toEqual(
      summary({
        gross_sales: 10_000,
        commission: -2_500,
        ads_marketing: -300,
        delivery_network_fee: -500,
      }),
    );
  });

  test('the tax DoorDash remitted is summed separately; no other column is money', () => {
    const others = columnsWithout(COLUMNS, [
      ...MONEY.map(([column]) => column),
      ...Object.keys(API_PAID),
      'net_payout',
    ]);
    expect(others).toEqual([
      'business_id',
      'transaction_start_local_date',
      'transaction_start_utc_date',
      'transaction_end_utc_date',
      'store_name',
      'merchant_store_id',
      'total_before_adjustments',
      'payout_status',
      'tax_remitted_by_doordash_to_state',
    ]);
    const cells = Object.fromEntries(others.map((column) => [column, '7.77']));
    expect(readOneRow(COLUMNS, row({ ...cells, subtotal: '1.00' }, '1.00'))).toEqual(
      summary({ gross_sales: 100 }, 777),
    );
  });
});
