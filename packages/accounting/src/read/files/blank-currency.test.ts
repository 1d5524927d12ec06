import { describe, expect, test } from 'vitest';
import type { Reading } from '../../model/reading.ts';
import { toCsvBytes, UBEREATS_CA_COLUMNS, type FakeRow } from '../../testing/report-csv.fake.ts';
import { UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { UBEREATS_US_53_COLUMNS } from '../../testing/ubereats-columns.fake.ts';
import { readReports } from '../session.ts';

const SALE: FakeRow = {
  ...UBEREATS_ORDER,
  'External Store ID': 'a1b2',
  'Sales (excl. tax)': '20',
  'Total payout': '20',
};
const AD: FakeRow = {
  ...SALE,
  'Order ID': '',
  'Workflow ID': '',
  'Order Status': '',
  'Sales (excl. tax)': '',
  'Other payments description': 'Ad Spend',
  'Other payments': '-5',
  'Total payout': '-5',
};

function read(columns: readonly string[], currencies: readonly (readonly [FakeRow, string])[]) {
  const rows = currencies.map(([row, currency]) => ({ ...row, 'Currency Code': currency }));
  return readReports([{ name: 'week.csv', bytes: toCsvBytes(columns, rows) }]);
}

function payoutsOf({ payouts }: Reading) {
  return payouts.map(({ currency, netCents }) => `${currency} ${netCents}`);
}

function quarantinedOf({ reports }: Reading) {
  return reports.flatMap(({ quarantined }) =>
    quarantined.map(({ row, column, reason }) => ({ row, column, reason })),
  );
}

describe('a blank currency cell', () => {
  test.each([
    ['USD', UBEREATS_US_53_COLUMNS],
    ['CAD', UBEREATS_US_53_COLUMNS],
    ['CAD', UBEREATS_CA_COLUMNS],
    ['USD', UBEREATS_CA_COLUMNS],
  ])('uses the only currency of the file, %s', (currency, columns) => {
    const inOrder = read(columns, [
      [SALE, currency],
      [AD, ''],
    ]);
    const reversed = read(columns, [
      [AD, ''],
      [SALE, currency],
    ]);
    expect([payoutsOf(inOrder), payoutsOf(reversed)]).toEqual([
      [`${currency} 1500`],
      [`${currency} 1500`],
    ]);
    expect(quarantinedOf(inOrder)).toEqual([]);
  });

  test('is quarantined if the file has two currencies', () => {
    const reading = read(UBEREATS_US_53_COLUMNS, [
      [SALE, 'USD'],
      [AD, ''],
      [SALE, 'CAD'],
    ]);
    expect(payoutsOf(reading)).toEqual(['CAD 2000', 'USD 2000']);
    expect(quarantinedOf(reading)).toEqual([
      { row: 3, column: 'Currency Code', reason: 'missing_currency' },
    ]);
    expect(reading.reports[0]?.quarantined[0]?.message).toBe(
      'The currency cell is blank and the file has rows in CAD and in USD, so it is not known which one this row is paid in. Expected is USD or CAD. Fill in the cell, or export the report for one country alone.',
    );
    // Either payout may be missing the row, so neither is reported as complete.
    expect(reading.payouts.map(({ identities }) => identities[0]?.holds)).toEqual([false, false]);
  });

  test('is quarantined if another row has an unsupported currency', () => {
    const reading = read(UBEREATS_US_53_COLUMNS, [
      [SALE, 'EUR'],
      [AD, ''],
    ]);
    expect(payoutsOf(reading)).toEqual([]);
    expect(quarantinedOf(reading).map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 unsupported_currency',
      '3 missing_currency',
    ]);
  });

  test('is quarantined in a file without any currency, unless its columns are Canadian', () => {
    const reading = read(UBEREATS_US_53_COLUMNS, [[AD, '']]);
    expect(quarantinedOf(reading)).toEqual([
      { row: 2, column: 'Currency Code', reason: 'missing_currency' },
    ]);
    expect(reading.reports[0]?.quarantined[0]?.message).toBe(
      'The currency cell is blank and no cell of the file prints a currency, so it is not known which one this row is paid in. Expected is USD or CAD. Fill in the cell, or export a time with orders in it, whose rows print theirs.',
    );
    expect(payoutsOf(read(UBEREATS_CA_COLUMNS, [[SALE, '']]))).toEqual(['CAD 2000']);
  });

  test('a row with a currency in one file and without in another counts once', () => {
    const file = (name: string, currency: string) => ({
      name,
      bytes: toCsvBytes(UBEREATS_US_53_COLUMNS, [
        { ...SALE, 'Currency Code': 'USD' },
        { ...AD, 'Currency Code': currency },
      ]),
    });
    const reading = readReports([file('a.csv', ''), file('b.csv', 'USD')]);
    expect(payoutsOf(reading)).toEqual(['USD 1500']);
    expect(reading.blocked).toEqual([]);
  });
});
