import { describe, expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_41_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { DOORDASH_ORDER, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { readReports } from '../session.ts';

function read(columns: readonly string[], rows: readonly FakeRow[]) {
  return readReports([{ name: 'report.csv', bytes: toCsvBytes(columns, rows) }]);
}

const OFFER_TAX_INSIDE = {
  ...UBEREATS_ORDER,
  'Sales (excl. tax)': '100',
  'Offers on items (incl. tax)': '-10.6',
  'Tax On Offers on items': '-0.6',
  'Total payout ': '89.4',
};
const OFFER_TAX_OUTSIDE = {
  ...OFFER_TAX_INSIDE,
  'Offers on items (incl. tax)': '-10',
};
const PLAIN = { ...UBEREATS_ORDER, 'Sales (excl. tax)': '50', 'Total payout ': '50' };

describe('differences between exports are decided by what foots', () => {
  test('offer tax included in the column is subtracted from it', () => {
    const reading = read(UBEREATS_US_COLUMNS, [OFFER_TAX_INSIDE, PLAIN]);
    expect(reading.reports[0]?.variants).toEqual([
      { question: 'offer_tax', decision: 'inside', rowsFooted: 1, rowsTested: 1 },
    ]);
    expect(reading.payouts[0]?.components).toMatchObject({
      merchant_promo: -1_000,
      merchant_promo_tax: -60,
    });
  });

  test('offer tax outside the column is added to it, whatever the column says', () => {
    const reading = read(UBEREATS_US_COLUMNS, [PLAIN, OFFER_TAX_OUTSIDE]);
    expect(reading.reports[0]?.variants).toEqual([
      { question: 'offer_tax', decision: 'outside', rowsFooted: 1, rowsTested: 1 },
    ]);
    expect(reading.payouts[0]?.components).toMatchObject({
      merchant_promo: -1_000,
      merchant_promo_tax: -60,
    });
  });

  test('a file without evidence on a question records no decision', () => {
    expect(read(UBEREATS_US_COLUMNS, [PLAIN]).reports[0]?.variants).toEqual([]);
  });

  test('error tax included in the adjustment column is extracted for both signs', () => {
    const charged = {
      ...UBEREATS_ORDER,
      'Order Error Adjustments': '-10.6',
      'Tax on Order Error Adjustments': '-0.6',
      'Total payout ': '-10.6',
    };
    const won = {
      ...UBEREATS_ORDER,
      'Order ID': 'A2',
      'Order Error Adjustments': '5.3',
      'Tax on Order Error Adjustments': '0.3',
      'Total payout ': '5.3',
    };
    const reading = read(UBEREATS_US_COLUMNS, [charged, won]);
    expect(reading.reports[0]?.variants).toEqual([
      { question: 'error_tax', decision: 'inside', rowsFooted: 2, rowsTested: 2 },
    ]);
    expect(reading.payouts[0]?.components).toEqual({
      order_error: -1_000,
      order_error_tax: -60,
      error_recovery: 500,
      error_recovery_tax: 30,
    });
  });

  test('the majority decides, and contradicting rows are quarantined', () => {
    const reading = read(UBEREATS_US_COLUMNS, [
      OFFER_TAX_OUTSIDE,
      { ...OFFER_TAX_INSIDE, 'Order ID': 'A2' },
      { ...OFFER_TAX_INSIDE, 'Order ID': 'A3' },
    ]);
    expect(reading.reports[0]?.variants).toEqual([
      { question: 'offer_tax', decision: 'inside', rowsFooted: 2, rowsTested: 3 },
    ]);
    expect(reading.reports[0]?.quarantined).toMatchObject([
      { row: 2, reason: 'row_does_not_foot', expectedCents: 9_000, foundCents: 8_940 },
    ]);
  });
});

const FEES = {
  ...DOORDASH_ORDER,
  Subtotal: '100.00',
  Commission: '-25.00',
  'Payment processing fee': '-1.00',
  'Marketing fees | (including any applicable taxes)': '-3.00',
  'Net total': '71.00',
};
const COSTS = { commission: -2_500, processing_fee: -100, ads_marketing: -300 };

describe('the sign of DoorDash fees', () => {
  test.each([
    ['negative', {}],
    [
      'positive',
      { Commission: '25.00', 'Marketing fees | (including any applicable taxes)': '3.00' },
    ],
    [
      'all_positive',
      {
        Commission: '25.00',
        'Marketing fees | (including any applicable taxes)': '3.00',
        'Payment processing fee': '1.00',
      },
    ],
  ])('%s: costs reduce the payout either way', (decision, cells) => {
    const reading = read(DOORDASH_DETAILED_41_COLUMNS, [{ ...FEES, ...cells }]);
    expect(reading.reports[0]?.variants).toEqual([
      { question: 'fee_sign', decision, rowsFooted: 1, rowsTested: 1 },
    ]);
    expect(reading.payouts[0]?.components).toEqual({ gross_sales: 10_000, ...COSTS });
  });

  test('a file that foots under neither sign is refused entirely', () => {
    const broken = { ...FEES, 'Net total': '80.00' };
    const reading = read(DOORDASH_DETAILED_41_COLUMNS, [broken, { ...broken, Subtotal: '90.00' }]);
    expect(reading.payouts).toEqual([]);
    expect(reading.reports).toEqual([]);
    expect(reading.blocked).toMatchObject([
      {
        file: 'report.csv',
        reason: 'no_reading_foots',
        values: { column: 'Net total', footed: 0, tested: 2 },
      },
    ]);
  });
});
