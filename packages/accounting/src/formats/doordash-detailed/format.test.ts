import { describe, expect, test } from 'vitest';
import type { ComponentCents } from '../../model/components.ts';
import {
  columnsWithout,
  DOORDASH_MONEY_CELLS,
  moneyCellsOf,
} from '../../testing/money-cells.fake.ts';
import { footed, readOneRow } from '../../testing/one-row.fake.ts';
import {
  DOORDASH_DETAILED_41_COLUMNS,
  DOORDASH_DETAILED_48_COLUMNS,
  HEADER_SPELLINGS,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { DOORDASH_ORDER } from '../../testing/report-rows.fake.ts';

/** The 48 columns and all additional ones of other exports. */
const WIDEST_COLUMNS = [
  ...DOORDASH_DETAILED_48_COLUMNS,
  'Tablet fee',
  'Commission tax',
  'Bag fee',
  'Cup fee',
  'Bottle deposit fee',
  'Payout status',
];

const VARIANTS = [
  ['41 columns', DOORDASH_DETAILED_41_COLUMNS],
  ['48 columns', DOORDASH_DETAILED_48_COLUMNS],
  ['54 columns', WIDEST_COLUMNS],
] as const;

const WHO_AND_WHEN = [
  'Timestamp local time',
  'Timestamp local date',
  'Payout date',
  'Store ID',
  'Store name',
  'Transaction type',
  'Channel',
  'Currency',
  'Payout ID',
  'Net total',
];

const MARKETING = 'Marketing fees | (including any applicable taxes)';

function row(cells: FakeRow, netTotal: string): FakeRow {
  return { ...DOORDASH_ORDER, ...cells, 'Net total': netTotal };
}

function detailed(components: ComponentCents<number>, memoTaxRemittedCents = 0) {
  return footed({
    reportType: 'doordash_detailed_transactions',
    components,
    identities: ['I2'],
    memoTaxRemittedCents,
  });
}

describe.each(VARIANTS)('DoorDash Detailed transactions, %s', (name, columns) => {
  test('the test file has that many columns', () => {
    expect(`${columns.length} columns`).toBe(name);
  });

  test.each(HEADER_SPELLINGS)(
    'is recognized by its header %s, in any column order',
    (_how, spell) => {
      const cells = { Subtotal: '100.00', Commission: '-25.00', [MARKETING]: '-3.00' };
      expect(readOneRow(columns.toReversed(), row(cells, '72.00'), { spell })).toEqual(
        detailed({ gross_sales: 10_000, commission: -2_500, ads_marketing: -300 }),
      );
    },
  );

  test.each(moneyCellsOf(columns, DOORDASH_MONEY_CELLS))('%s of %s', (column, cell, components) => {
    expect(readOneRow(columns, row({ [column]: cell }, cell))).toEqual(detailed(components));
  });

  test('the tax DoorDash remitted is summed separately and in no payout', () => {
    const cells = {
      Subtotal: '10.00',
      'Subtotal tax remitted by DoorDash to tax authorities': '0.60',
    };
    expect(readOneRow(columns, row(cells, '10.00'))).toEqual(detailed({ gross_sales: 1_000 }, 60));
  });

  test('no other column is money, whatever number it prints', () => {
    const others = columnsWithout(columns, [
      ...DOORDASH_MONEY_CELLS.map(([column]) => column),
      ...WHO_AND_WHEN,
      'Subtotal tax remitted by DoorDash to tax authorities',
    ]);
    const cells = Object.fromEntries(others.map((column) => [column, '7.77']));
    expect(readOneRow(columns, row({ ...cells, Subtotal: '1.00' }, '1.00'))).toEqual(
      detailed({ gross_sales: 100 }),
    );
  });

  test('I2: a row that is a cent off from its parts is quarantined', () => {
    expect(
      readOneRow(columns, row({ Subtotal: '10.00', Adjustments: '1.00' }, '11.01')),
    ).toMatchObject({ quarantined: ['row_does_not_foot'], components: {} });
  });
});

describe('columns that only some exports of the Detailed transactions have', () => {
  test('without money or an effect on payout, store or day', () => {
    expect(
      columnsWithout(WIDEST_COLUMNS, [
        ...DOORDASH_MONEY_CELLS.map(([column]) => column),
        ...WHO_AND_WHEN,
      ]),
    ).toEqual([
      'Timestamp UTC time',
      'Timestamp UTC date',
      'Order received local time',
      'Order pickup local time',
      'Payout time',
      'Business ID',
      'Business name',
      'Merchant store ID',
      'Delivery UUID',
      'DoorDash transaction ID',
      'DoorDash order ID',
      'Merchant delivery ID',
      'POS order ID',
      'Description',
      'Final order status',
      'Marketing fees | (for historical reference only)',
      'Marketing fee tax | (for historical reference only)',
      'Ad fees | (for historical reference only)',
      'Ad fee tax | (for historical reference only)',
      'Pre-adjusted subtotal',
      'Pre-adjusted tax subtotal',
      'Subtotal for tax',
      'Subtotal tax remitted by DoorDash to tax authorities',
      'DoorDash funded subtotal discount amount | (for historical reference only)',
      'Merchant funded subtotal discount amount | (for historical reference only)',
      'Payout status',
    ]);
  });

  test.each([
    ['Commission tax', '0.27', '7.63', { commission_tax: -27 }],
    ['Tablet fee', '-6.00', '1.90', { delivery_network_fee: -600 }],
    ['Tablet fee', '6.00', '1.90', { delivery_network_fee: -600 }],
  ])('%s of %s is a cost beside a commission printed positive', (column, cell, net, cost) => {
    const cells = { Subtotal: '10.00', Commission: '2.10', [column]: cell };
    expect(readOneRow(WIDEST_COLUMNS, row(cells, net))).toEqual(
      detailed({ gross_sales: 1_000, commission: -210, ...cost }),
    );
  });

  test.each([
    [MARKETING, '-33.90', { ads_marketing: -3_000, ads_marketing_tax: -390 }],
    ['Error charges', '-22.60', { order_error: -2_000, order_error_tax: -260 }],
    // 13/113 of 1.00 is 0.11504, of 0.05 it is 0.00575: half up, cell by cell.
    [MARKETING, '-1.00', { ads_marketing: -88, ads_marketing_tax: -12 }],
    ['Error charges', '-0.05', { order_error: -4, order_error_tax: -1 }],
    // 13/113 of 0.04 is 0.0046: nothing.
    ['Error charges', '-0.04', { order_error: -4 }],
    ['Subtotal', '33.90', { gross_sales: 3_390 }],
  ])('%s of %s at 13 percent', (column, cell, components) => {
    const reading = { inclusiveTaxRates: { '123': '13' } };
    expect(readOneRow(WIDEST_COLUMNS, row({ [column]: cell }, cell), { reading })).toEqual(
      detailed(components),
    );
  });
});
