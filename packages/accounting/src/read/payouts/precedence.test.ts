import { describe, expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import {
  DOORDASH_ERROR_CHARGES_COLUMNS,
  DOORDASH_PAYOUT_SUMMARY_COLUMNS,
  DOORDASH_SIMPLIFIED_COLUMNS,
} from '../../testing/doordash-columns.fake.ts';
import { doorDashSale } from '../../testing/report-rows.fake.ts';
import { readReports } from '../session.ts';

const detailed = (rows: readonly FakeRow[]) => ({
  name: 'detailed.csv',
  bytes: toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, rows),
});
const simplified = (rows: readonly FakeRow[]) => ({
  name: 'simplified.csv',
  bytes: toCsvBytes(DOORDASH_SIMPLIFIED_COLUMNS, rows),
});
const summary = (rows: readonly FakeRow[], columns = DOORDASH_PAYOUT_SUMMARY_COLUMNS) => ({
  name: 'summary.csv',
  bytes: toCsvBytes(columns, rows),
});

const SALE = doorDashSale('t1', 100);
const LATER = { 'Payout ID': 'P2', 'Payout date': '2026-04-16' };
const PAID = {
  'Store ID': '123',
  'Store name': 'Noodle House',
  'Payout date': '2026-04-09',
  Channel: 'Marketplace',
  Currency: 'USD',
  Subtotal: '100.00',
  Commission: '-25.00',
  'Net total': '75.00',
  'Payout ID': 'P1',
  'Payout status': 'Paid',
};

describe('which report of a payout is used', () => {
  test('detailed before simplified, payout by payout', () => {
    const reading = readReports([
      simplified([SALE, doorDashSale('t2', 60, LATER)]),
      detailed([SALE]),
    ]);
    expect(reading.payouts.map(({ payoutRef, netCents }) => [payoutRef, netCents])).toEqual([
      ['P1', 7_500],
      ['P2', 4_500],
    ]);
    expect(reading.reports.map(({ file, leftOut }) => [file.name, leftOut])).toEqual([
      ['detailed.csv', {}],
      ['simplified.csv', { in_better_report: 1 }],
    ]);
  });

  test('a simplified report alone notes what it lacks', () => {
    const row = {
      ...SALE,
      'Customer discounts': '-14.00',
      'DoorDash marketing credit': '4.00',
      'Net total': '65.00',
    };
    const reading = readReports([simplified([row])]);
    expect(reading.payouts[0]?.components).toEqual({
      gross_sales: 10_000,
      merchant_promo: -1_000,
      platform_promo: -400,
      platform_promo_credit: 400,
      commission: -2_500,
    });
    expect(reading.reports[0]?.notes.map(({ message }) => message)).toEqual([
      'The Simplified report does not say who funded a discount: the part DoorDash or a third party gave back is taken as theirs, the rest as yours. The Detailed transactions report says it.',
    ]);
  });

  test('a summary beside the detailed report only checks it', () => {
    const reading = readReports([detailed([SALE]), summary([PAID])]);
    expect(reading.payouts).toHaveLength(1);
    expect(reading.payouts[0]?.identities).toEqual([
      { id: 'I2', holds: true, differenceCents: 0 },
      { id: 'I3', holds: true, differenceCents: 0 },
      { id: 'I4', holds: true, differenceCents: 0 },
    ]);
    expect(reading.reports.map(({ file, leftOut, notes }) => [file.name, leftOut, notes])).toEqual([
      ['detailed.csv', {}, []],
      ['summary.csv', { used_as_check: 1 }, []],
    ]);
  });

  test('a quarantined row appears as the difference of I2, I3 and I4', () => {
    const bad = doorDashSale('t2', 40, { 'Net total': '29.00' });
    const paid = { ...PAID, Subtotal: '140.00', Commission: '-35.00', 'Net total': '105.00' };
    const reading = readReports([detailed([SALE, bad]), summary([paid])]);
    expect(reading.payouts[0]?.identities).toEqual([
      { id: 'I2', holds: false, differenceCents: -2_900 },
      { id: 'I3', holds: false, differenceCents: -3_000 },
      { id: 'I4', holds: false, differenceCents: -3_000, breakKind: 'cutoff-before' },
    ]);
  });

  test('a summary does not check payouts of stores it does not list', () => {
    const other = doorDashSale('t2', 40, { 'Store ID': '124', 'Payout ID': 'P9' });
    const reading = readReports([detailed([SALE, other]), summary([PAID])]);
    expect(
      reading.payouts.map(({ storeId, identities }) => [
        storeId,
        identities.map(({ id, holds }) => [id, holds]),
      ]),
    ).toEqual([
      [
        '123',
        [
          ['I2', true],
          ['I3', true],
          ['I4', true],
        ],
      ],
      ['124', [['I2', true]]],
    ]);
  });

  test('a summary in two currencies is compared with the payouts of each', () => {
    const CANADA = { 'Store ID': '124', Currency: 'CAD' };
    const sales = [
      SALE,
      doorDashSale('t2', 100, CANADA),
      doorDashSale('t3', 40, { Currency: 'CAD' }),
    ];
    const paidInCanada = { ...PAID, ...CANADA, Commission: '-20.00', 'Net total': '80.00' };
    const alsoInDollars = {
      ...PAID,
      Currency: 'CAD',
      Subtotal: '40.00',
      Commission: '-10.00',
      'Net total': '30.00',
    };
    const reading = readReports([detailed(sales), summary([PAID, paidInCanada, alsoInDollars])]);
    const found = reading.payouts.map(({ storeId, currency, identities }) => [
      `${storeId} ${currency}`,
      ...identities.filter(({ id }) => id !== 'I2').map(({ differenceCents }) => differenceCents),
    ]);
    expect(found).toEqual([
      ['123 CAD', 0, -500],
      ['123 USD', 0, 0],
      ['124 CAD', -500, -500],
    ]);
  });

  test('a summary without a currency uses that of its payout', () => {
    const columns = DOORDASH_PAYOUT_SUMMARY_COLUMNS.filter((column) => column !== 'Currency');
    const sale = doorDashSale('t1', 100, { Currency: 'CAD' });
    const paid = { ...PAID, Commission: '-20.00', 'Net total': '80.00' };
    const [payout] = readReports([detailed([sale]), summary([paid], columns)]).payouts;
    expect(payout?.currency).toBe('CAD');
    expect(payout?.identities).toEqual([
      { id: 'I2', holds: true, differenceCents: 0 },
      { id: 'I3', holds: false, differenceCents: -500 },
      { id: 'I4', holds: false, differenceCents: -500, breakKind: 'cutoff-before' },
    ]);
  });

  test('a payout in two summaries is rolled up once', () => {
    const week = summary([PAID]);
    const month = { ...summary([PAID, { ...PAID, ...LATER }]), name: 'month.csv' };
    const sales = [SALE, doorDashSale('t2', 100, LATER)];
    const reading = readReports([detailed(sales), week, month]);
    expect(
      reading.payouts.map(({ payoutRef, identities }) => [
        payoutRef,
        identities.find(({ id }) => id === 'I4'),
      ]),
    ).toEqual([
      ['P1', { id: 'I4', holds: true, differenceCents: 0 }],
      ['P2', { id: 'I4', holds: true, differenceCents: 0 }],
    ]);
  });

  test('a summary without channels is compared with all channels of the payout together', () => {
    const storefront = doorDashSale('t2', 40, { Channel: 'Storefront' });
    const columns = DOORDASH_PAYOUT_SUMMARY_COLUMNS.filter((column) => column !== 'Channel');
    const paid = { ...PAID, Subtotal: '140.00', Commission: '-35.00', 'Net total': '105.00' };
    const reading = readReports([detailed([SALE, storefront]), summary([paid], columns)]);
    expect(
      reading.payouts.map(({ channel, netCents, identities }) => [
        channel,
        netCents,
        identities.every(({ holds }) => holds),
      ]),
    ).toEqual([
      ['Marketplace', 7_500, true],
      ['Storefront', 3_000, true],
    ]);
  });

  test('a payout that only the summary lists is reported, not booked', () => {
    const reading = readReports([detailed([SALE]), summary([PAID, { ...PAID, ...LATER }])]);
    expect(reading.payouts.map(({ payoutRef }) => payoutRef)).toEqual(['P1']);
    expect(reading.blocked).toEqual([
      {
        file: 'summary.csv',
        reason: 'no_detail_rows',
        payoutRef: 'P2',
        storeId: '123',
        message:
          'The summary lists payout P2 of store 123, but no detailed report that was given has rows of it. Give the detailed report for its period.',
        values: { payout: 'P2', store: '123' },
      },
    ]);
  });

  test('a summary alone gives one day per payout, dated as precisely as possible', () => {
    const reading = readReports([summary([PAID])]);
    expect(reading.payouts[0]).toMatchObject({
      payoutOn: '2026-04-09',
      periodStartOn: '2026-04-09',
      periodEndOn: '2026-04-09',
      netCents: 7_500,
      days: [{ on: '2026-04-09', netCents: 7_500 }],
      identities: [{ id: 'I2', holds: true, differenceCents: 0 }],
    });
    expect(reading.reports[0]?.notes[0]?.message).toMatch(/^A payout summary has no order dates/);
  });

  test('PAYOUT_SUMMARY of the reporting API is dated at the end of its period', () => {
    const row = {
      STORE_ID: '123',
      STORE_NAME: 'Noodle House',
      TRANSACTION_END_LOCAL_DATE: '2026-04-05',
      PAYOUT_DATE: '2026-04-09',
      CURRENCY: 'USD',
      SUBTOTAL: '100.00',
      TAX_SUBTOTAL: '7.00',
      COMMISSION: '25.00',
      ERROR_CHARGES: '-2.00',
      TOTAL_BEFORE_ADJUSTMENTS: '80.00',
      NET_PAYOUT: '80.00',
      PAYOUT_ID: 'P1',
      PAYOUT_STATUS: 'Paid',
    };
    const [payout] = readReports([summary([row], Object.keys(row))]).payouts;
    expect(payout?.days.map(({ on, netCents }) => [on, netCents])).toEqual([['2026-04-05', 8_000]]);
    expect(payout?.components).toEqual({
      gross_sales: 10_000,
      sales_tax: 700,
      commission: -2_500,
      order_error: -200,
    });
  });

  test('error charges repeat detailed rows: never added, and refused alone', () => {
    const charge = {
      ...SALE,
      'DoorDash transaction ID': 't2',
      'Transaction type': 'Error Charge',
      Subtotal: '',
      Commission: '',
      'Error charges': '-5.00',
      'Net total': '-5.00',
    };
    const errors = {
      name: 'errors.csv',
      bytes: toCsvBytes(DOORDASH_ERROR_CHARGES_COLUMNS, [charge]),
    };
    const together = readReports([errors, detailed([SALE, charge])]);
    expect(together.blocked).toEqual([]);
    expect(together.payouts.map(({ netCents }) => netCents)).toEqual([7_000]);
    const alone = readReports([errors]);
    expect(alone.payouts).toEqual([]);
    expect(alone.blocked.map(({ file, reason }) => [file, reason])).toEqual([
      ['errors.csv', 'needs_detailed_report'],
    ]);
  });
});
