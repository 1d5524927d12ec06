import { describe, expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_41_COLUMNS,
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_CA_COLUMNS,
  UBEREATS_US_COLUMNS,
} from '../testing/report-csv.fake.ts';
import { DOORDASH_ORDER, UBEREATS_CA_ORDER, UBEREATS_ORDER } from '../testing/report-rows.fake.ts';
import { readReports } from './session.ts';

function readOne(
  columns: readonly string[],
  rows: readonly Record<string, string>[],
  options = {},
) {
  const reading = readReports([{ name: 'report.csv', bytes: toCsvBytes(columns, rows) }], options);
  expect(reading.blocked).toEqual([]);
  expect(reading.reports[0]?.quarantined).toEqual([]);
  return reading.payouts;
}

describe('the worked examples, from their reports', () => {
  test('U1: Uber Eats, Pennsylvania, facilitated, a week across two months', () => {
    const sales = {
      ...UBEREATS_ORDER,
      'Sales (excl. tax)': '1240',
      'Tax on Sales': '74.4',
      'Offers on items (incl. tax)': '-106',
      'Tax On Offers on items': '-6',
      'Offer Redemption Fee': '-3',
      'Marketing Adjustment': '25',
      'Marketplace Fee': '-310',
      'Marketplace Facilitator Tax': '-68.4',
      'Total payout ': '852',
    };
    const ad = {
      ...UBEREATS_ORDER,
      'Order ID': '',
      'Workflow ID': '',
      'Order Status': '',
      'Other payments description': 'Ad Spend',
      'Other payments': '-40',
      'Total payout ': '-40',
    };
    const refund = {
      ...UBEREATS_ORDER,
      'Order ID': 'A9',
      'Order Status': 'Refund',
      'Order Error Adjustments': '-30',
      'Tax on Order Error Adjustments': '-1.8',
      'Marketplace Facilitator Tax': '1.8',
      'Total payout ': '-30',
    };
    const april = {
      ...UBEREATS_ORDER,
      'Order ID': 'B1',
      'Order Date': '4/5/26',
      'Sales (excl. tax)': '3860',
      'Tax on Sales': '231.6',
      'Offers on items (incl. tax)': '-318',
      'Tax On Offers on items': '-18',
      'Offer Redemption Fee': '-9',
      'Marketing Adjustment': '75',
      'Order Error Adjustments': '22',
      'Tax on Order Error Adjustments': '1.32',
      'Marketplace Fee': '-965',
      'Marketplace Facilitator Tax': '-214.92',
      'Total payout ': '2683',
    };
    const [payout] = readOne(UBEREATS_US_COLUMNS, [sales, ad, refund, april]);
    expect(payout?.netCents).toBe(346_500);
    expect(payout?.components).toEqual({
      gross_sales: 510_000,
      sales_tax: 30_600,
      merchant_promo: -40_000,
      merchant_promo_tax: -2_400,
      platform_promo_credit: 10_000,
      promo_fee: -1_200,
      commission: -127_500,
      ads_marketing: -4_000,
      order_error: -3_000,
      order_error_tax: -180,
      error_recovery: 2_200,
      error_recovery_tax: 132,
      facilitator_tax_withheld: -28_152,
    });
    // The refund prints March, the month of its order, and is dated on the payout's last day of trade.
    expect(payout?.days.map(({ on, netCents }) => [on, netCents])).toEqual([
      ['2026-03-31', 81_200],
      ['2026-04-05', 265_300],
    ]);
    expect(payout?.identities).toEqual([
      { id: 'I1', holds: true, differenceCents: 0 },
      { id: 'I7', holds: true, differenceCents: 0 },
    ]);
  });

  test('U2: Massachusetts, not facilitated, tips and a loan', () => {
    const [payout] = readOne(UBEREATS_US_COLUMNS, [
      {
        ...UBEREATS_ORDER,
        'Sales (excl. tax)': '2500',
        'Tax on Sales': '175',
        'Offers on items (incl. tax)': '-107',
        'Tax On Offers on items': '-7',
        'Order Error Adjustments': '-50',
        'Tax on Order Error Adjustments': '-3.5',
        'Marketplace Fee': '-500',
        Tips: '15',
        'Capital payments': '-200',
        'Marketplace Facilitator Tax': '0',
        'Total payout ': '1829.5',
      },
      {
        ...UBEREATS_ORDER,
        'Order ID': '',
        'Workflow ID': '',
        'Other payments description': 'Ad Spend',
        'Other payments': '-60',
        'Total payout ': '-60',
      },
    ]);
    expect(payout?.netCents).toBe(176_950);
    expect(payout?.components).toEqual({
      gross_sales: 250_000,
      sales_tax: 17_500,
      merchant_promo: -10_000,
      merchant_promo_tax: -700,
      commission: -50_000,
      ads_marketing: -6_000,
      order_error: -5_000,
      order_error_tax: -350,
      tips: 1_500,
      capital_repayment: -20_000,
    });
    expect(payout?.identities).toEqual([{ id: 'I1', holds: true, differenceCents: 0 }]);
  });

  test('D1: DoorDash, Massachusetts, tax passed to the restaurant', () => {
    const [payout] = readOne(DOORDASH_DETAILED_48_COLUMNS, [
      {
        ...DOORDASH_ORDER,
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
        'Subtotal for tax': '4020.00',
      },
    ]);
    expect(payout?.netCents).toBe(315_715);
    expect(payout?.components).toEqual({
      gross_sales: 420_000,
      sales_tax: 28_140,
      merchant_promo: -18_000,
      platform_promo: -8_500,
      platform_promo_credit: 8_500,
      commission: -105_000,
      processing_fee: -1_240,
      ads_marketing: -6_300,
      order_error: -5_820,
      error_recovery: 2_135,
      tips: 1_800,
    });
  });

  test('D2: DoorDash, Pennsylvania, tax remitted by DoorDash is informational and no money', () => {
    const [payout] = readOne(DOORDASH_DETAILED_41_COLUMNS, [
      {
        ...DOORDASH_ORDER,
        Subtotal: '3000.00',
        'Subtotal tax passed to merchant': '0.00',
        Commission: '-450.00',
        'Marketing fees | (including any applicable taxes)': '-42.40',
        'Customer discounts from marketing | (funded by you)': '-100.00',
        'Customer discounts from marketing | (funded by DoorDash)': '-40.00',
        'DoorDash marketing credit': '40.00',
        'Error charges': '-36.75',
        Adjustments: '12.25',
        'Net total': '2383.10',
        'Subtotal for tax': '2900.00',
        'Subtotal tax remitted by DoorDash to tax authorities': '174.00',
      },
    ]);
    expect(payout?.netCents).toBe(238_310);
    expect(payout?.memoTaxRemittedCents).toBe(17_400);
    expect(payout?.days[0]?.memoTaxes?.map(({ column, cents }) => [column, cents])).toEqual([
      ['Subtotal tax remitted by DoorDash to tax authorities', 17_400],
    ]);
    expect(payout?.components).toEqual({
      gross_sales: 300_000,
      merchant_promo: -10_000,
      platform_promo: -4_000,
      platform_promo_credit: 4_000,
      commission: -45_000,
      ads_marketing: -4_240,
      order_error: -3_675,
      error_recovery: 1_225,
    });
  });

  test('C1: Uber Eats, Ontario, HST split columns add no money, and ads include their tax', () => {
    const [payout] = readOne(UBEREATS_CA_COLUMNS, [
      {
        ...UBEREATS_CA_ORDER,
        'Sales (excl. tax)': '2000',
        'Tax on Sales': '260',
        'GST/HST on Sales': '260',
        'Offers on items': '-113',
        'Tax On Offers on items': '-13',
        'Sub-total': '2147',
        'Marketplace Fee': '-600',
        'Tax on Marketplace fee': '-78',
        'GST / HST on Marketplace fee': '-78',
        'Total payout': '1469',
      },
      {
        ...UBEREATS_CA_ORDER,
        'Order ID': 'A2',
        'Order Status': 'Refund',
        'Chargeback Amount': '-40',
        'Tax on Chargeback Amount': '-5.2',
        'Total payout': '-45.2',
      },
      {
        ...UBEREATS_CA_ORDER,
        'Order ID': '',
        'Workflow ID': '',
        'Other payments description': 'Ad Spend',
        'GST / HST on Ads Spend': '-6.5',
        'Other payments': '-56.5',
        'Total payout': '-56.5',
      },
    ]);
    expect(payout?.currency).toBe('CAD');
    expect(payout?.storeId).toBe('uuid-1');
    expect(payout?.netCents).toBe(136_730);
    expect(payout?.components).toEqual({
      gross_sales: 200_000,
      sales_tax: 26_000,
      merchant_promo: -10_000,
      merchant_promo_tax: -1_300,
      commission: -60_000,
      commission_tax: -7_800,
      ads_marketing: -5_000,
      ads_marketing_tax: -650,
      order_error: -4_000,
      order_error_tax: -520,
    });
  });

  const ONTARIO = {
    ...DOORDASH_ORDER,
    Currency: 'CAD',
    'Transaction type': 'DELIVERY',
    Subtotal: '1500.00',
    'Subtotal tax passed to merchant': '187.20',
    Commission: '375.00',
    'Commission tax': '48.75',
    'Marketing fees | (including any applicable taxes)': '33.90',
    'Customer discounts from marketing | (funded by you)': '-60.00',
    'Error charges': '-22.60',
    'Net total': '1146.95',
  };
  const CANADA_COLUMNS = [...DOORDASH_DETAILED_41_COLUMNS, 'Commission tax', 'Tablet fee'];

  test('C2: DoorDash, Ontario, positive fees, tax extracted from inclusive amounts at the given rate', () => {
    const [payout] = readOne(CANADA_COLUMNS, [ONTARIO], { inclusiveTaxRates: { '123': '13' } });
    expect(payout?.netCents).toBe(114_695);
    expect(payout?.components).toEqual({
      gross_sales: 150_000,
      sales_tax: 18_720,
      merchant_promo: -6_000,
      commission: -37_500,
      commission_tax: -4_875,
      ads_marketing: -3_000,
      ads_marketing_tax: -390,
      order_error: -2_000,
      order_error_tax: -260,
    });
    const extracted = payout?.days[0]?.sums.filter((sum) => sum.extracted);
    expect(
      extracted?.map(({ component, cents, factor, extracted: how }) => [
        component,
        cents,
        factor,
        how,
      ]),
    ).toEqual([
      ['ads_marketing', -3_000, -1, { part: 'net', ratePercent: '13' }],
      ['ads_marketing_tax', -390, -1, { part: 'tax', ratePercent: '13' }],
      ['order_error', -2_000, 1, { part: 'net', ratePercent: '13' }],
      ['order_error_tax', -260, 1, { part: 'tax', ratePercent: '13' }],
    ]);
  });

  test('C2 without a rate extracts nothing, with a note', () => {
    const bytes = toCsvBytes(CANADA_COLUMNS, [ONTARIO]);
    const reading = readReports([{ name: 'report.csv', bytes }]);
    expect(reading.payouts[0]?.components).toMatchObject({
      ads_marketing: -3_390,
      order_error: -2_260,
    });
    expect(reading.payouts[0]?.components).not.toHaveProperty('ads_marketing_tax');
    expect(reading.reports[0]?.notes.map(({ message }) => message)).toEqual([
      'Tax inside "Marketing fees | (including any applicable taxes)" and "Error charges" was not taken out, because no tax rate is given for the stores 123.',
    ]);
  });
});
