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
import { HEADER_SPELLINGS, type FakeRow } from '../../testing/report-csv.fake.ts';
import { UBEREATS_PAYOUT_SUMMARY_COLUMNS } from '../../testing/ubereats-columns.fake.ts';

const CANADA_COLUMNS = [
  ...UBEREATS_PAYOUT_SUMMARY_COLUMNS,
  'External Store ID',
  'Store UUID',
  'Currency Code',
  'Garnishment',
  'Payout Status',
];

function row(cells: FakeRow, totalPayout: string): FakeRow {
  return {
    'Store Name': 'Noodle House',
    'Store ID': 'a1b2',
    'Payout Date': '4/7/26',
    'Payout reference ID': 'PR-1',
    ...cells,
    'Total payout': totalPayout,
  };
}

function summary(components: ComponentCents<number>, identities: readonly IdentityId[] = ['I1']) {
  return footed({ reportType: 'ubereats_payout_summary', components, identities });
}

const WHO_AND_WHEN = [
  'Store Name',
  'Store ID',
  'Payout Date',
  'Payout reference ID',
  'Total payout',
];

describe('Uber Eats payout summary', () => {
  test('the test file has the 36 columns of the export', () => {
    expect(UBEREATS_PAYOUT_SUMMARY_COLUMNS).toHaveLength(36);
  });

  test.each(HEADER_SPELLINGS)(
    'is recognized by its header %s, in any column order',
    (_how, spell) => {
      const cells = { 'Sales (excl. tax)': '100', 'Marketplace Fee': '-30', 'Bag Fee': '2' };
      const columns = UBEREATS_PAYOUT_SUMMARY_COLUMNS.toReversed();
      expect(readOneRow(columns, row(cells, '72'), { spell })).toEqual(
        summary({ gross_sales: 10_000, commission: -3_000, bag_container_other_fees: 200 }),
      );
    },
  );

  test.each(moneyCellsOf(UBEREATS_PAYOUT_SUMMARY_COLUMNS, UBEREATS_MONEY_CELLS))(
    '%s of %s',
    (column, cell, components) => {
      expect(readOneRow(UBEREATS_PAYOUT_SUMMARY_COLUMNS, row({ [column]: cell }, cell))).toEqual(
        summary(components),
      );
    },
  );

  test.each(['Marketplace Facilitator Tax', 'Marketplace Facilitator Tax Adjustment'])(
    '%s reverses the tax on sales',
    (column) => {
      const cells = { 'Tax on Sales': '6', [column]: '-6' };
      expect(readOneRow(UBEREATS_PAYOUT_SUMMARY_COLUMNS, row(cells, '0'))).toEqual(
        summary({ sales_tax: 600, facilitator_tax_withheld: -600 }, ['I1', 'I7']),
      );
    },
  );

  test.each([
    ['Offers on items (incl. tax)', 'Tax On Offers on items'],
    ['Delivery Offer Redemptions (incl. tax)', 'Tax On Delivery Offer Redemptions'],
  ])('%s includes its tax', (column, tax) => {
    const cells = { [column]: '-10.6', [tax]: '-0.6' };
    expect(readOneRow(UBEREATS_PAYOUT_SUMMARY_COLUMNS, row(cells, '-10.6'))).toEqual(
      summary({ merchant_promo: -1_000, merchant_promo_tax: -60 }),
    );
  });

  test('no other column is money, whatever number it prints', () => {
    const others = columnsWithout(UBEREATS_PAYOUT_SUMMARY_COLUMNS, [
      ...UBEREATS_MONEY_COLUMNS,
      ...WHO_AND_WHEN,
    ]);
    expect(others).toEqual([
      'Shop ID',
      'Order Count',
      'Count of Misc payment',
      'Sales (incl. tax)',
      'Order Error Adjustments (incl. tax)',
      'Price Adjustments (incl. tax)',
      'Total Sales after Adjustments (incl tax)',
    ]);
    const cells = Object.fromEntries(others.map((column) => [column, '7.77']));
    expect(
      readOneRow(UBEREATS_PAYOUT_SUMMARY_COLUMNS, row({ ...cells, 'Bag Fee': '1' }, '1')),
    ).toEqual(summary({ bag_container_other_fees: 100 }));
  });

  test('the Canadian columns: a garnishment waits to be mapped', () => {
    const cells = {
      'Currency Code': 'CAD',
      'Store UUID': 'uuid-1',
      'Payout Status': 'Paid',
      'Sales (excl. tax)': '100',
      Garnishment: '-40',
    };
    expect(readOneRow(CANADA_COLUMNS, row(cells, '60'))).toEqual(
      summary({ gross_sales: 10_000, other_unclassified: -4_000 }),
    );
  });

  test('I1: a line that is a cent off from its parts is quarantined', () => {
    expect(
      readOneRow(UBEREATS_PAYOUT_SUMMARY_COLUMNS, row({ 'Sales (excl. tax)': '1' }, '1.01')),
    ).toMatchObject({ quarantined: ['row_does_not_foot'], components: {} });
  });
});
