import { describe, expect, test } from 'vitest';
import { readReports } from '../read/session.ts';
import { DOORDASH_REDUCED_COLUMNS } from '../testing/doordash-columns.fake.ts';
import { readOneRow } from '../testing/one-row.fake.ts';
import {
  DOORDASH_DETAILED_41_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
  type FakeRow,
} from '../testing/report-csv.fake.ts';
import { DOORDASH_ORDER, UBEREATS_ORDER } from '../testing/report-rows.fake.ts';
import {
  UBEREATS_2020_COLUMNS,
  UBEREATS_PAYOUT_SUMMARY_2026_COLUMNS,
  UBEREATS_QUEBEC_COLUMNS,
  UBEREATS_US_53_COLUMNS,
} from '../testing/ubereats-columns.fake.ts';

const ORDER_2026: FakeRow = {
  ...UBEREATS_ORDER,
  'External Store ID': 'a1b2',
  'Store UUID': 'uuid-1',
  'Currency Code': 'USD',
};

/** A refund as printed both before and since September 2026. */
const REFUND_CENTS = { order_error: -1_000, order_error_tax: -60, facilitator_tax_withheld: 60 };

function refund(names: 'before' | 'since'): FakeRow {
  const [what, tax] =
    names === 'since'
      ? ['Chargeback Amount', 'Tax on Chargeback Amount']
      : ['Order Error Adjustments', 'Tax on Order Error Adjustments'];
  return {
    ...(names === 'since' ? ORDER_2026 : UBEREATS_ORDER),
    'Order ID': names,
    'Order Status': 'Refund',
    [what]: '-10',
    [tax]: '-0.6',
    [`${what} (incl. tax)`]: '-10.6',
    'Marketplace Facilitator Tax': '0.6',
    'Total payout': '-10',
    'Total payout ': '-10',
  };
}

describe('Uber Eats Payment Details since September 2026', () => {
  test('the test file has the 53 columns of the export', () => {
    expect(UBEREATS_US_53_COLUMNS).toHaveLength(53);
  });

  test('chargebacks are order errors, and their total with tax is not counted twice', () => {
    const { reportType, blocked, netCents, components } = readOneRow(
      UBEREATS_US_53_COLUMNS,
      refund('since'),
    );
    expect({ reportType, blocked, netCents, components }).toEqual({
      reportType: 'ubereats_payment_details_us',
      blocked: [],
      netCents: -1_000,
      components: REFUND_CENTS,
    });
  });

  test('price adjustments with tax are printed beside their parts and are not counted twice', () => {
    const columns = [...UBEREATS_US_53_COLUMNS, 'Price Adjustments (incl. tax)'];
    const row = {
      ...ORDER_2026,
      'Sales (excl. tax)': '20',
      'Price adjustments (excl. tax)': '-5',
      'Tax on Price Adjustments': '-0.3',
      'Price Adjustments (incl. tax)': '-5.3',
      'Total payout': '14.7',
    };
    expect(readOneRow(columns, row).components).toEqual({
      gross_sales: 2_000,
      price_adjustment: -500,
      price_adjustment_tax: -30,
    });
  });

  test('a garnishment blocks its payout until somebody classifies the paid debt, also beside an ad', () => {
    const row = {
      ...ORDER_2026,
      'Other payments description': 'Ad Spend',
      'Other payments': '-5',
      Garnishment: '-25.5',
      'Total payout': '-30.5',
    };
    const bytes = toCsvBytes(UBEREATS_US_53_COLUMNS, [row]);
    const [payout] = readReports([{ name: 'new.csv', bytes }]).payouts;
    expect(payout?.components).toEqual({ ads_marketing: -500, other_unclassified: -2_550 });
    expect(payout?.unclassified.map(({ description, cents }) => [description, cents])).toEqual([
      ['Garnishment', -2_550],
    ]);
  });

  test('a currency column alone makes no file Canadian; a Canadian dollar does', () => {
    const sale = { ...ORDER_2026, 'Sales (excl. tax)': '20', 'Total payout': '20' };
    const typeIn = (currency: string) =>
      readOneRow(UBEREATS_US_53_COLUMNS, { ...sale, 'Currency Code': currency }).reportType;
    expect([typeIn('USD'), typeIn('CAD')]).toEqual([
      'ubereats_payment_details_us',
      'ubereats_payment_details_ca',
    ]);
  });

  test('files with old and with new column names make one payout', () => {
    const reading = readReports([
      { name: 'old.csv', bytes: toCsvBytes(UBEREATS_US_COLUMNS, [refund('before')]) },
      { name: 'new.csv', bytes: toCsvBytes(UBEREATS_US_53_COLUMNS, [refund('since')]) },
    ]);
    expect(reading.blocked).toEqual([]);
    expect(reading.payouts.map(({ storeId, components }) => ({ storeId, components }))).toEqual([
      {
        storeId: 'a1b2',
        components: {
          order_error: -2_000,
          order_error_tax: -120,
          facilitator_tax_withheld: 120,
        },
      },
    ]);
  });

  test('a row printed in both forms counts once', () => {
    const row = refund('since');
    const old = { ...refund('before'), 'Order ID': 'since' };
    const reading = readReports([
      { name: 'old.csv', bytes: toCsvBytes(UBEREATS_US_COLUMNS, [old]) },
      { name: 'new.csv', bytes: toCsvBytes(UBEREATS_US_53_COLUMNS, [row]) },
    ]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([-1_000]);
  });

  test('the payout summary has the new names too', () => {
    const row = { ...refund('since'), 'Order Count': '0', 'Count of Misc payment': '0' };
    const { reportType, components } = readOneRow(UBEREATS_PAYOUT_SUMMARY_2026_COLUMNS, row);
    expect({ reportType, components }).toEqual({
      reportType: 'ubereats_payout_summary',
      components: REFUND_CENTS,
    });
  });
});

describe('other forms of Uber Eats Payment Details', () => {
  test('the names of 2020 and 2021', () => {
    const row = {
      ...UBEREATS_ORDER,
      'Order Date / Refund date': '3/31/21',
      'Payout Date': '4/5/21',
      'Food Sales (excluding tax)': '100',
      'Tax on Food Sales': '6',
      'Food sales (including tax)': '106',
      'Adjustments (excluding tax)': '-10',
      'Tax on Adjustments': '-0.6',
      'Promo Spend on food': '-5',
      'Uber Service Fee': '-30',
      Gratuity: '2',
      'Misc Payment Description': 'Ad Spend',
      'Miscellaneous Payments': '-4',
      'Marketplace Facilitator Tax': '-5.4',
      Payout: '53',
    };
    const { reportType, components } = readOneRow(UBEREATS_2020_COLUMNS, row);
    expect({ reportType, components }).toEqual({
      reportType: 'ubereats_payment_details_us',
      components: {
        gross_sales: 10_000,
        sales_tax: 600,
        merchant_promo: -500,
        commission: -3_000,
        ads_marketing: -400,
        order_error: -1_000,
        order_error_tax: -60,
        tips: 200,
        facilitator_tax_withheld: -540,
      },
    });
  });

  test('the reduced set of Quebec is in Canadian dollars, and GST and QST split the tax', () => {
    const row = {
      ...UBEREATS_ORDER,
      'Store UUID': 'uuid-q',
      'Sales (excluding tax)': '100',
      'Tax on Sales': '14.98',
      'GST/HST on Sales': '5',
      'QST on Sales': '9.98',
      'Sales (including tax)': '114.98',
      'Marketplace fee': '-30',
      'Tax on Marketplace fee': '-4.49',
      'Total payout': '80.49',
    };
    const bytes = toCsvBytes(UBEREATS_QUEBEC_COLUMNS, [row]);
    const reading = readReports([{ name: 'quebec.csv', bytes }]);
    expect(reading.reports.map(({ reportType }) => reportType)).toEqual([
      'ubereats_payment_details_ca',
    ]);
    expect(reading.payouts.map(({ currency, components }) => ({ currency, components }))).toEqual([
      {
        currency: 'CAD',
        components: {
          gross_sales: 10_000,
          sales_tax: 1_498,
          commission: -3_000,
          commission_tax: -449,
        },
      },
    ]);
  });
});

describe('other forms of DoorDash reports', () => {
  const REDUCED: FakeRow = {
    ...DOORDASH_ORDER,
    Subtotal: '100.00',
    'Subtotal tax passed to merchant': '13.00',
    Commission: '25.00',
    'Commission tax': '3.25',
    'Net total': '84.75',
  };

  test('the reduced Canadian file is read in Canadian dollars, with fees printed positive', () => {
    const bytes = toCsvBytes(DOORDASH_REDUCED_COLUMNS, [REDUCED]);
    const { reports, payouts } = readReports([{ name: 'reduced.csv', bytes }]);
    expect(
      payouts.map(({ currency, netCents, components }) => ({ currency, netCents, components })),
    ).toEqual([
      {
        currency: 'CAD',
        netCents: 8_475,
        components: {
          gross_sales: 10_000,
          sales_tax: 1_300,
          commission: -2_500,
          commission_tax: -325,
        },
      },
    ]);
    expect(reports[0]?.notes[0]?.message).toContain('no column "DoorDash transaction ID"');
  });

  test('two identical orders of the reduced file are both counted', () => {
    const bytes = toCsvBytes(DOORDASH_REDUCED_COLUMNS, [REDUCED, REDUCED]);
    expect(readReports([{ name: 'reduced.csv', bytes }]).payouts[0]?.netCents).toBe(16_950);
  });

  const FEDERAL = 'Subtotal tax passed to merchant (federal/harmonized)';
  const PROVINCIAL = 'Subtotal tax passed to merchant (provincial)';
  const SPLIT: FakeRow = {
    ...DOORDASH_ORDER,
    Subtotal: '100.00',
    [FEDERAL]: '5.00',
    [PROVINCIAL]: '9.98',
    'Net total': '114.98',
  };

  test.each([
    ['alone', []],
    ['beside the whole tax', ['Subtotal tax passed to merchant']],
  ])('federal and provincial tax %s count as tax once', (_how, whole) => {
    const columns = [
      ...DOORDASH_DETAILED_41_COLUMNS.filter((name) => name !== 'Subtotal tax passed to merchant'),
      ...whole,
      FEDERAL,
      PROVINCIAL,
    ];
    const row = { ...SPLIT, 'Subtotal tax passed to merchant': '14.98' };
    expect(readOneRow(columns, row).components).toEqual({ gross_sales: 10_000, sales_tax: 1_498 });
  });

  test.each([
    ['Error Charge', { order_error: -450 }, 'Error charges'],
    ['Adjustment', { error_recovery: -450 }, 'Adjustments'],
    ['Pickup Order Fee', { delivery_network_fee: -450 }, null],
    ['Other Merchant Fee', { delivery_network_fee: -450 }, null],
    ['Printer Fee', { delivery_network_fee: -450 }, null],
    ['Marketing Fee Tax', { ads_marketing_tax: -450 }, null],
    ['Snap EBT Discount', { other_unclassified: -450 }, null],
  ])('%s maps to its component', (column, components, conflict) => {
    const columns = [...DOORDASH_DETAILED_41_COLUMNS.filter((name) => name !== conflict), column];
    const row = { ...DOORDASH_ORDER, [column]: '-4.50', 'Net total': '-4.50' };
    expect(readOneRow(columns, row).components).toEqual(components);
  });

  test('a tax column for included marketing tax is subtracted from the fees', () => {
    const columns = [...DOORDASH_DETAILED_41_COLUMNS, 'Marketing Fee Tax'];
    const row = {
      ...DOORDASH_ORDER,
      'Marketing fees | (including any applicable taxes)': '-11.30',
      'Marketing Fee Tax': '-1.30',
      'Net total': '-11.30',
    };
    expect(readOneRow(columns, row).components).toEqual({
      ads_marketing: -1_000,
      ads_marketing_tax: -130,
    });
  });

  test('a later reversed error charge and its credit count with their own amounts only', () => {
    const rows = [
      {
        ...DOORDASH_ORDER,
        'Transaction type': 'Error Charge',
        'DoorDash transaction ID': 't1',
        Description: 'Missing item, reversed 2026-04-02 (+4.50)',
        'Error charges': '-4.50',
        'Net total': '-4.50',
      },
      {
        ...DOORDASH_ORDER,
        'Transaction type': 'Adjustment',
        'DoorDash transaction ID': 't2',
        Adjustments: '4.50',
        'Net total': '4.50',
      },
    ];
    const bytes = toCsvBytes(DOORDASH_DETAILED_41_COLUMNS, rows);
    expect(readReports([{ name: 'dd.csv', bytes }]).payouts[0]?.components).toEqual({
      order_error: -450,
      error_recovery: 450,
    });
  });
});
