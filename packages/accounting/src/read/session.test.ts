import { describe, expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
} from '../testing/report-csv.fake.ts';
import { toPlainReading } from '../testing/plain-reading.fake.ts';
import { readReports } from './session.ts';

const FIXED_HASH = { createHasher: () => ({ update: () => {}, digestHex: () => 'fixed' }) };

const UBEREATS_ORDER = {
  'Store Name': 'Noodle House, Queen St',
  'Store ID': 'a1b2',
  'Order Status': 'Completed',
  'Payout Date': '4/7/26',
  'Payout reference ID': 'PR-1',
};

describe('Uber Eats Payment Details (United States)', () => {
  test('an order, a refund and an ad become components, days and rows of one payout', () => {
    const bytes = toCsvBytes(UBEREATS_US_COLUMNS, [
      {
        ...UBEREATS_ORDER,
        'Order ID': 'A1',
        'Workflow ID': 'w-1',
        'Order Date': '3/31/26',
        'Sales (excl. tax)': '100',
        'Tax on Sales': '6',
        'Sales (incl. tax)': '106',
        'Offers on items (incl. tax)': '-10.6',
        'Tax On Offers on items': '-0.6',
        'Marketplace Fee': '-25',
        'Marketplace Facilitator Tax': '-5.4',
        'Total payout ': '65',
      },
      {
        ...UBEREATS_ORDER,
        'Order ID': 'Z9',
        'Workflow ID': 'w-0',
        'Order Status': 'Refund',
        'Order Date': '1/15/26',
        'Order Error Adjustments': '-10',
        'Tax on Order Error Adjustments': '-0.6',
        'Order Error Adjustments (incl. tax)': '-10.6',
        'Marketplace Facilitator Tax': '0.6',
        'Total payout ': '-10',
      },
      {
        ...UBEREATS_ORDER,
        'Order Status': '',
        'Order Date': '4/1/26',
        'Other payments description': 'Ad Spend',
        'Other payments': '-4.05',
        'Total payout ': '-4.05',
      },
    ]);
    const reading = toPlainReading(readReports([{ name: 'uber.csv', bytes }], FIXED_HASH));
    expect(reading.blocked).toEqual([]);
    expect(reading.payouts).toEqual([
      {
        platform: 'ubereats',
        payoutRef: 'PR-1',
        payoutOn: '2026-04-07',
        storeId: 'a1b2',
        storeName: 'Noodle House, Queen St',
        channel: 'Marketplace',
        currency: 'USD',
        periodStartOn: '2026-03-31',
        periodEndOn: '2026-04-01',
        netCents: 5095,
        components: {
          gross_sales: 10000,
          sales_tax: 600,
          merchant_promo: -1000,
          merchant_promo_tax: -60,
          commission: -2500,
          ads_marketing: -405,
          order_error: -1000,
          order_error_tax: -60,
          facilitator_tax_withheld: -480,
        },
        days: [
          {
            on: '2026-03-31',
            netCents: 6500,
            sums: [
              facet('gross_sales', 'Sales (excl. tax)', 10000, [2]),
              facet('sales_tax', 'Tax on Sales', 600, [2]),
              facet('merchant_promo', 'Offers on items (incl. tax)', -1060, [2]),
              { ...facet('merchant_promo', 'Tax On Offers on items', 60, [2]), factor: -1 },
              facet('merchant_promo_tax', 'Tax On Offers on items', -60, [2]),
              facet('commission', 'Marketplace Fee', -2500, [2]),
              facet('facilitator_tax_withheld', 'Marketplace Facilitator Tax', -540, [2]),
            ],
          },
          {
            on: '2026-04-01',
            netCents: -1405,
            sums: [
              facet('ads_marketing', 'Other payments', -405, [4]),
              facet('order_error', 'Order Error Adjustments', -1000, [3]),
              facet('order_error_tax', 'Tax on Order Error Adjustments', -60, [3]),
              facet('facilitator_tax_withheld', 'Marketplace Facilitator Tax', 60, [3]),
            ],
          },
        ],
        identities: [
          { id: 'I1', holds: true, differenceCents: 0 },
          { id: 'I7', holds: true, differenceCents: 0 },
        ],
        memoTaxRemittedCents: 0,
        unclassified: [],
      },
    ]);
  });
});

describe('DoorDash Detailed transactions', () => {
  test('signed components add up to Net total, and PAYOUT rows are the bank transfer', () => {
    const row = {
      'Timestamp local date': '2026-03-30',
      'Payout date': '2026-04-09',
      'Store ID': '123',
      'Store name': 'Noodle House',
      'Transaction type': 'Order',
      'DoorDash transaction ID': 't1',
      Channel: 'Marketplace',
      Currency: 'USD',
      'Payout ID': 'P1',
    };
    const bytes = toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, [
      {
        ...row,
        Subtotal: '4200.00',
        'Subtotal tax passed to merchant': '281.40',
        'Staff tip': '18.00',
        Commission: '-1050.00',
        'Payment processing fee': '-12.40',
        'Marketing fees | (including any applicable taxes)': '-63.00',
        'Customer discounts from marketing | (funded by you)': '-180.00',
        'Customer discounts from marketing | (funded by DoorDash)': '-60.00',
        'Customer discounts from marketing | (funded by a third-party)': '-25.00',
        'DoorDash marketing credit': '60.00',
        'Third-party contribution': '25.00',
        'Error charges': '-58.20',
        Adjustments: '21.35',
        'Net total': '3157.15',
      },
      { ...row, 'Transaction type': 'PAYOUT', 'Net total': '-3157.15' },
    ]);
    const reading = toPlainReading(readReports([{ name: 'dd.csv', bytes }]));
    expect(reading.reports).toEqual([
      {
        file: { name: 'dd.csv', sha256: reading.reports[0]?.file.sha256 },
        platform: 'doordash',
        reportType: 'doordash_detailed_transactions',
        rows: 2,
        quarantined: [],
        variants: [{ question: 'fee_sign', decision: 'negative', rowsFooted: 1, rowsTested: 1 }],
        leftOut: { payout_transfer: 1 },
        notes: [],
      },
    ]);
    expect(reading.payouts[0]?.netCents).toBe(315715);
    expect(reading.payouts[0]?.components).toEqual({
      gross_sales: 420000,
      sales_tax: 28140,
      merchant_promo: -18000,
      platform_promo: -8500,
      platform_promo_credit: 8500,
      commission: -105000,
      processing_fee: -1240,
      ads_marketing: -6300,
      order_error: -5820,
      error_recovery: 2135,
      tips: 1800,
    });
  });
});

function facet(component: string, column: string, cents: number, rows: number[]) {
  const file = { name: 'uber.csv', sha256: 'fixed' };
  return { component, column, factor: 1, cents, file, rows: { 'uber.csv': rows } };
}
