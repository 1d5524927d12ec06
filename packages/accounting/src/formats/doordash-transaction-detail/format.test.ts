import { describe, expect, test } from 'vitest';
import { readReports } from '../../read/session.ts';
import { DOORDASH_TRANSACTION_DETAIL_COLUMNS } from '../../testing/doordash-columns.fake.ts';
import { toCsvBytes, type FakeRow } from '../../testing/report-csv.fake.ts';

const DELIVERY: FakeRow = {
  TIMESTAMP_LOCAL_DATE: '2026-03-30',
  PAYOUT_DATE: '2026-04-09',
  STORE_ID: '123',
  STORE_NAME: 'Noodle House',
  TRANSACTION_TYPE: 'DELIVERY',
  TRANSACTION_ID: 'x1',
  CURRENCY: 'USD',
  PAYOUT_ID: 'P1',
  SUBTOTAL: '100.00',
  TAX_SUBTOTAL: '7.00',
  COMMISSION: '25.00',
  MARKETING_FEES: '3.00',
  STAFF_TIP: '2.00',
  CREDIT: '81.00',
  DEBIT: '0.00',
  TAX_REMITTED_BY_DOORDASH_TO_STATE: '1.50',
  SUBTOTAL_FOR_TAX: '100.00',
};

function read(
  rows: readonly FakeRow[],
  columns: readonly string[] = DOORDASH_TRANSACTION_DETAIL_COLUMNS,
) {
  return readReports([{ name: 'detail.csv', bytes: toCsvBytes(columns, rows) }]);
}

const lump = (type: string, cells: FakeRow): FakeRow => ({
  ...DELIVERY,
  TRANSACTION_TYPE: type,
  TRANSACTION_ID: type,
  SUBTOTAL: '',
  TAX_SUBTOTAL: '',
  COMMISSION: '',
  MARKETING_FEES: '',
  STAFF_TIP: '',
  CREDIT: '',
  TAX_REMITTED_BY_DOORDASH_TO_STATE: '',
  ...cells,
});

describe('TRANSACTION_DETAIL of the reporting API', () => {
  test('the parts of an order, costs printed positive, add up to CREDIT less DEBIT', () => {
    const reading = read([DELIVERY]);
    expect(reading.reports[0]).toMatchObject({
      reportType: 'doordash_transaction_detail',
      variants: [{ question: 'fee_sign', decision: 'positive', rowsFooted: 1, rowsTested: 1 }],
    });
    expect(reading.payouts[0]).toMatchObject({
      netCents: 8_100,
      memoTaxRemittedCents: 150,
      components: {
        gross_sales: 10_000,
        sales_tax: 700,
        commission: -2_500,
        ads_marketing: -300,
        tips: 200,
      },
    });
  });

  test('PAYOUT rows are the bank transfer and are left out, in any spelling', () => {
    const reading = read([
      DELIVERY,
      lump('PAYOUT', { DEBIT: '81.00' }),
      lump('Payout', { DEBIT: '81.00' }),
    ]);
    expect(reading.payouts[0]?.netCents).toBe(8_100);
    expect(reading.reports[0]?.leftOut).toEqual({ payout_transfer: 2 });
  });

  test('error charges and adjustments have only CREDIT and DEBIT', () => {
    const reading = read([
      lump('ERROR_CHARGE', { DEBIT: '12.00' }),
      lump('Error charge', { DEBIT: '1.00', TRANSACTION_ID: 'e2' }),
      lump('ADJUSTMENT', { CREDIT: '5.00' }),
    ]);
    expect(reading.payouts[0]?.components).toEqual({ order_error: -1_300, error_recovery: 500 });
    const [sum] = reading.payouts[0]?.days[0]?.sums ?? [];
    expect([sum?.component, sum?.column, sum?.factor, sum?.cents]).toEqual([
      'order_error',
      'DEBIT',
      -1,
      -1_300,
    ]);
  });

  test('an unknown type waits to be mapped', () => {
    const reading = read([lump('STORE_PAYMENT', { CREDIT: '40.00' })]);
    expect(reading.payouts[0]?.components).toEqual({ other_unclassified: 4_000 });
    expect(
      reading.payouts[0]?.unclassified.map(({ description, cents }) => [description, cents]),
    ).toEqual([['STORE_PAYMENT', 4_000]]);
  });

  test.each([
    ['counted', '71.00', { merchant_promo: -1_000 }],
    ['memo', '81.00', {}],
  ])('a store’s discount is %s, depending on which foots', (decision, credit, components) => {
    const row = { ...DELIVERY, CREDIT: credit, MERCHANT_FUNDED_SUBTOTAL_DISCOUNT_AMOUNT: '10.00' };
    const reading = read([row]);
    expect(reading.reports[0]?.variants).toContainEqual({
      question: 'merchant_discount',
      decision,
      rowsFooted: 1,
      rowsTested: 1,
    });
    expect(reading.payouts[0]?.components).toMatchObject(components);
    expect('merchant_promo' in (reading.payouts[0]?.components ?? {})).toBe(decision === 'counted');
  });

  test('an order that does not add up to CREDIT less DEBIT is quarantined', () => {
    const reading = read([DELIVERY, { ...DELIVERY, TRANSACTION_ID: 'x2', CREDIT: '80.00' }]);
    expect(reading.reports[0]?.quarantined).toMatchObject([
      {
        row: 3,
        column: 'CREDIT - DEBIT',
        reason: 'row_does_not_foot',
        expectedCents: 8_100,
        foundCents: 8_000,
      },
    ]);
  });
});
