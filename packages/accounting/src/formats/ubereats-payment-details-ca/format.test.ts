import { describe, expect, test } from 'vitest';
import { readReports } from '../../read/session.ts';
import { toCsvBytes, UBEREATS_CA_COLUMNS, type FakeRow } from '../../testing/report-csv.fake.ts';
import { UBEREATS_CA_ORDER } from '../../testing/report-rows.fake.ts';

function read(row: FakeRow) {
  const bytes = toCsvBytes(UBEREATS_CA_COLUMNS, [{ ...UBEREATS_CA_ORDER, ...row }]);
  return readReports([{ name: 'ca.csv', bytes }]);
}

describe('Uber Eats Payment Details, Canada', () => {
  test('the test file has the 84 columns of the API', () => {
    expect(UBEREATS_CA_COLUMNS).toHaveLength(84);
  });

  test('provincial splits of a tax column are never added', () => {
    const reading = read({
      'Sales (excl. tax)': '100',
      'Tax on Sales': '14.98',
      'GST/HST on Sales': '5',
      'QST on Sales': '9.98',
      'Delivery Fee': '4',
      'Tax On Delivery Fee': '0.6',
      'GST / HST on Delivery Fee': '0.2',
      'QST on Delivery Fee': '0.4',
      'Marketplace Fee': '-30',
      'Marketplace fee discount': '2',
      'Tax on Marketplace fee': '-4.19',
      'GST / HST on Marketplace fee': '-1.4',
      'QST on Marketplace fee': '-2.79',
      'Total payout': '87.39',
    });
    expect(reading.reports[0]?.quarantined).toEqual([]);
    expect(reading.payouts[0]?.components).toEqual({
      gross_sales: 10_000,
      sales_tax: 1_498,
      commission: -2_800,
      commission_tax: -419,
      delivery_fee_income: 400,
      delivery_fee_income_tax: 60,
    });
  });

  test('taxes without their own column are the money', () => {
    const reading = read({
      'Markup Amount': '10',
      'GST/HST on Markup': '0.5',
      'QST on Markup': '1',
      'Service fee (Markup)': '-3',
      'GST/HST on Service Fee (Markup)': '-0.15',
      'PST on Service Fee (Markup)': '-0.21',
      'Total payout': '8.14',
    });
    expect(reading.reports[0]?.quarantined).toEqual([]);
    expect(reading.payouts[0]?.components).toEqual({
      markup: 1_000,
      markup_tax: 150,
      commission: -300,
      commission_tax: -36,
    });
  });

  test('the taxes of ads and ad credits are included in their payment', () => {
    const spend = read({
      'Other payments description': 'Ad Spend',
      'Other payments': '-57.49',
      'GST / HST on Ads Spend': '-2.5',
      'QST on Ads Spend': '-4.99',
      'Total payout': '-57.49',
    });
    expect(spend.payouts[0]?.components).toEqual({
      ads_marketing: -5_000,
      ads_marketing_tax: -749,
    });
    const credit = read({
      'Other payments description': 'Ad Credits',
      'Other payments': '11.3',
      'GST / HST on Ads Credit': '1.3',
      'Total payout': '11.3',
    });
    expect(credit.payouts[0]?.components).toEqual({ ad_credit: 1_000, ad_credit_tax: 130 });
  });

  test('a garnishment waits to be mapped under its own name', () => {
    const reading = read({ 'Sales (excl. tax)': '100', Garnishment: '-40', 'Total payout': '60' });
    expect(
      reading.payouts[0]?.unclassified.map(({ description, cents }) => [description, cents]),
    ).toEqual([['Garnishment', -4_000]]);
  });

  test('the currency comes from the file, and a refused payment still belongs to its payout', () => {
    const reading = read({
      'Currency Code': 'USD',
      'Payout Status': 'Rejected by Bank',
      'Sales (excl. tax)': '1',
      'Total payout': '1',
    });
    expect(reading.payouts[0]).toMatchObject({ currency: 'USD', netCents: 100 });
  });
});
