import { describe, expect, test } from 'vitest';
import { readReports } from '../../read/session.ts';
import { DOORDASH_ERROR_CHARGES_COLUMNS } from '../../testing/doordash-columns.fake.ts';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  HEADER_SPELLINGS,
  toCsvBytes,
  type CsvShape,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { DOORDASH_ORDER, doorDashSale } from '../../testing/report-rows.fake.ts';

const CHARGE: FakeRow = {
  ...DOORDASH_ORDER,
  'Transaction type': 'Error Charge',
  'DoorDash transaction ID': 't2',
  'Error charges': '-5.00',
  'Net total': '-5.00',
};
const WON_BACK: FakeRow = {
  ...DOORDASH_ORDER,
  'Transaction type': 'Adjustment',
  'DoorDash transaction ID': 't3',
  Adjustments: '2.00',
  'Net total': '2.00',
};

const detailed = (rows: readonly FakeRow[]) => ({
  name: 'detailed.csv',
  bytes: toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, rows),
});
const errors = (
  rows: readonly FakeRow[],
  shape: CsvShape = {},
  columns: readonly string[] = DOORDASH_ERROR_CHARGES_COLUMNS,
) => ({ name: 'errors.csv', bytes: toCsvBytes(columns, rows, shape) });

describe('DoorDash Error charges and adjustments', () => {
  test('the test file has the 17 columns of the Merchant Portal', () => {
    expect(DOORDASH_ERROR_CHARGES_COLUMNS).toHaveLength(17);
  });

  test.each(HEADER_SPELLINGS)(
    'are recognized by their header %s, in any column order, and add nothing to the payout',
    (_how, spell) => {
      const columns = DOORDASH_ERROR_CHARGES_COLUMNS.toReversed();
      const reading = readReports([
        detailed([doorDashSale('t1', 100), CHARGE, WON_BACK]),
        errors([CHARGE, WON_BACK], { spell }, columns),
      ]);
      expect(reading.blocked).toEqual([]);
      expect(
        reading.reports.map(({ file, reportType, rows, quarantined }) => [
          file.name,
          reportType,
          rows,
          quarantined,
        ]),
      ).toEqual([
        ['detailed.csv', 'doordash_detailed_transactions', 3, []],
        ['errors.csv', 'doordash_error_charges_and_adjustments', 2, []],
      ]);
      expect(
        reading.payouts.map(({ netCents, components, identities }) => [
          netCents,
          components,
          identities,
        ]),
      ).toEqual([
        [
          7_200,
          { gross_sales: 10_000, commission: -2_500, order_error: -500, error_recovery: 200 },
          [{ id: 'I2', holds: true, differenceCents: 0 }],
        ],
      ]);
    },
  );

  test('every sum of the payout comes only from the detailed report', () => {
    const { payouts } = readReports([errors([CHARGE]), detailed([CHARGE])]);
    expect(
      payouts[0]?.days.flatMap(({ sums }) => sums.map(({ column, file }) => [column, file.name])),
    ).toEqual([['Error charges', 'detailed.csv']]);
  });

  test('alone they are refused, and the message names the report to upload', () => {
    const reading = readReports([errors([CHARGE, WON_BACK])]);
    expect(reading.payouts).toEqual([]);
    expect(reading.blocked.map(({ file, reason }) => [file, reason])).toEqual([
      ['errors.csv', 'needs_detailed_report'],
    ]);
    expect(reading.blocked[0]?.message).toContain('Detailed transactions');
  });

  test('beside a detailed report of another payout, their own payout has no entry', () => {
    const other = doorDashSale('t9', 100, { 'Payout ID': 'P9' });
    const reading = readReports([errors([CHARGE]), detailed([other])]);
    expect(reading.payouts.map(({ payoutRef, netCents }) => [payoutRef, netCents])).toEqual([
      ['P9', 7_500],
    ]);
  });
});
