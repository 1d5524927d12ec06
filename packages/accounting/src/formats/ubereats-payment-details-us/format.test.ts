import { describe, expect, test } from 'vitest';
import type { ComponentCents } from '../../model/components.ts';
import type { IdentityId } from '../../model/reading.ts';
import {
  columnsWithout,
  moneyCellsOf,
  UBEREATS_MONEY_CELLS,
  UBEREATS_MONEY_COLUMNS,
} from '../../testing/money-cells.fake.ts';
import { footed, readOneRow } from '../../testing/one-row.fake.ts';
import {
  HEADER_SPELLINGS,
  UBEREATS_US_COLUMNS,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';

function row(cells: FakeRow, totalPayout: string): FakeRow {
  return { ...UBEREATS_ORDER, ...cells, 'Total payout ': totalPayout };
}

function us(components: ComponentCents<number>, identities: readonly IdentityId[] = ['I1']) {
  return footed({ reportType: 'ubereats_payment_details_us', components, identities });
}

const WHO_AND_WHEN = [
  'Store Name',
  'Store ID',
  'Order Date',
  'Order Accept Time',
  'Payout Date',
  'Payout reference ID',
  'Total payout ',
];

describe('Uber Eats Payment Details, United States', () => {
  test('the test file has the 49 columns of the export', () => {
    expect(UBEREATS_US_COLUMNS).toHaveLength(49);
  });

  test.each(HEADER_SPELLINGS)(
    'is recognized by its header %s, in any column order',
    (_how, spell) => {
      const cells = { 'Sales (excl. tax)': '100', 'Marketplace Fee': '-30', Tips: '2' };
      const columns = UBEREATS_US_COLUMNS.toReversed();
      expect(readOneRow(columns, row(cells, '72'), { spell })).toEqual(
        us({ gross_sales: 10_000, commission: -3_000, tips: 200 }),
      );
    },
  );

  test.each(moneyCellsOf(UBEREATS_US_COLUMNS, UBEREATS_MONEY_CELLS))(
    '%s of %s',
    (column, cell, components) => {
      expect(readOneRow(UBEREATS_US_COLUMNS, row({ [column]: cell }, cell))).toEqual(
        us(components),
      );
    },
  );

  test.each(['Marketplace Facilitator Tax', 'Marketplace Facilitator Tax Adjustment'])(
    '%s reverses the tax on sales',
    (column) => {
      expect(
        readOneRow(UBEREATS_US_COLUMNS, row({ 'Tax on Sales': '6', [column]: '-6' }, '0')),
      ).toEqual(us({ sales_tax: 600, facilitator_tax_withheld: -600 }, ['I1', 'I7']));
    },
  );

  test('facilitator tax beyond the tax collected breaks I7 by the difference', () => {
    const cells = { 'Tax on Sales': '6', 'Marketplace Facilitator Tax': '-6.01' };
    expect(readOneRow(UBEREATS_US_COLUMNS, row(cells, '-0.01'))).toEqual({
      ...us({ sales_tax: 600, facilitator_tax_withheld: -601 }),
      identities: ['I1', 'I7 is off by -1'],
    });
  });

  test.each([
    ['Offers on items (incl. tax)', 'Tax On Offers on items'],
    ['Delivery Offer Redemptions (incl. tax)', 'Tax On Delivery Offer Redemptions'],
  ])('%s includes its tax', (column, tax) => {
    expect(
      readOneRow(UBEREATS_US_COLUMNS, row({ [column]: '-10.6', [tax]: '-0.6' }, '-10.6')),
    ).toEqual(us({ merchant_promo: -1_000, merchant_promo_tax: -60 }));
  });

  test.each([
    ['Ad Spend', '-40', { ads_marketing: -4_000 }],
    ['ad  spend ', '-40', { ads_marketing: -4_000 }],
    ['Ad Credits', '30', { ad_credit: 3_000 }],
    ['Tablet lease', '-5', { other_unclassified: -500 }],
  ])('Other payments described as %j', (description, cell, components) => {
    const cells = { 'Other payments description': description, 'Other payments': cell };
    expect(readOneRow(UBEREATS_US_COLUMNS, row(cells, cell))).toEqual(us(components));
  });

  test('no other column is money, whatever number it prints', () => {
    const others = columnsWithout(UBEREATS_US_COLUMNS, [
      ...UBEREATS_MONEY_COLUMNS,
      ...WHO_AND_WHEN,
    ]);
    expect(others).toEqual([
      'Order ID',
      'Workflow ID',
      'Dining Mode',
      'Payment Mode',
      'Order Channel',
      'Order Status',
      'Customer Uber-Membership Status',
      'Sales (incl. tax)',
      'Order Error Adjustments (incl. tax)',
      'Total Sales after Adjustments (incl tax)',
      'Marketplace fee %',
      'Other payments description',
      'Retailer Loyalty ID',
    ]);
    const cells = Object.fromEntries(others.map((column) => [column, '7.77']));
    expect(
      readOneRow(UBEREATS_US_COLUMNS, row({ ...cells, 'Sales (excl. tax)': '1' }, '1')),
    ).toEqual(us({ gross_sales: 100 }));
  });

  test('I1: a row that is a cent off from its parts is quarantined, and nothing is booked', () => {
    expect(
      readOneRow(UBEREATS_US_COLUMNS, row({ 'Sales (excl. tax)': '1', Tips: '2' }, '3.01')),
    ).toMatchObject({ quarantined: ['row_does_not_foot'], components: {} });
  });
});
