import { describe, expect, test } from 'vitest';
import { payoutVariances } from '../../plan/variances.ts';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
} from '../../testing/report-csv.fake.ts';
import { doorDashSale, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { toPlain } from '../../testing/plain-reading.fake.ts';
import { readReports } from '../session.ts';

function readDoorDash(rows: readonly Record<string, string>[]) {
  return readReports([{ name: 'dd.csv', bytes: toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, rows) }]);
}

describe('a row that cannot be booked is quarantined and the rest is read', () => {
  test('a row that does not foot, with the expected and the found amount', () => {
    const reading = readDoorDash([
      doorDashSale('t1', 100),
      doorDashSale('t2', 100, { 'Net total': '75.01' }),
      doorDashSale('t3', 40),
    ]);
    expect(reading.reports[0]?.quarantined).toEqual([
      {
        row: 3,
        column: 'Net total',
        reason: 'row_does_not_foot',
        expectedCents: 7500,
        foundCents: 7501,
        message:
          'The parts of this row add up to 75.00, but "Net total" prints 75.01. The row is left out of every entry.',
        values: { column: 'Net total', expected: 7_500, found: 7_501 },
      },
    ]);
    expect(reading.payouts).toHaveLength(1);
    expect(reading.payouts[0]?.netCents).toBe(10_500);
    expect(reading.payouts[0]?.identities).toEqual([
      { id: 'I2', holds: false, differenceCents: -7_501 },
    ]);
    expect(toPlain(reading.payouts[0]?.days[0]?.sums[0])).toMatchObject({
      component: 'gross_sales',
      cents: 14_000,
      rows: { 'dd.csv': [2, 4] },
    });
  });

  test.each([
    ['an amount that is words', { Commission: 'twenty' }, 'Commission', 'invalid_amount'],
    ['a net that is no amount', { 'Net total': 'n/a' }, 'Net total', 'invalid_amount'],
    ['a fraction of a cent', { Subtotal: '100.005' }, 'Subtotal', 'invalid_amount'],
    [
      'a day no calendar has',
      { 'Timestamp local date': '2026-02-30' },
      'Timestamp local date',
      'invalid_date',
    ],
    ['a payout date that is none', { 'Payout date': 'Thursday' }, 'Payout date', 'invalid_date'],
    ['a currency that is not read', { Currency: 'AUD' }, 'Currency', 'unsupported_currency'],
    ['no store', { 'Store ID': 'NULL' }, 'Store ID', 'missing_store'],
    [
      'no day at all',
      { 'Timestamp local date': '', 'Timestamp UTC date': '', 'Timestamp local time': '' },
      'Timestamp local date',
      'invalid_date',
    ],
  ])('%s', (_what, cells, column, reason) => {
    const reading = readDoorDash([doorDashSale('t1', 100), doorDashSale('t2', 100, cells)]);
    expect(reading.reports[0]?.quarantined).toMatchObject([
      {
        row: 3,
        column,
        reason,
        expectedCents: null,
        foundCents: column === 'Net total' || column === 'Currency' ? null : 7_500,
      },
    ]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([7_500]);
    expect(reading.reports[0]?.rows).toBe(2);
  });

  test('a row with a missing or extra cell; empty cells at the end are ignored', () => {
    const text = new TextDecoder().decode(
      toCsvBytes(
        DOORDASH_DETAILED_48_COLUMNS,
        [1, 2, 3, 4].map((n) => doorDashSale(`t${n}`, 100)),
      ),
    );
    const lines = text.split('\n');
    const short = lines[2]?.split(',').slice(0, -1).join(',');
    const long = `${lines[3]},extra`;
    const padded = `${lines[4]},,`;
    const bytes = new TextEncoder().encode([lines[0], lines[1], short, long, padded].join('\n'));
    const reading = readReports([{ name: 'dd.csv', bytes }]);
    expect(reading.reports[0]?.quarantined.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'wrong_column_count'],
      [4, 'wrong_column_count'],
    ]);
    expect(reading.payouts[0]?.netCents).toBe(15_000);
  });

  test('blank lines are no rows', () => {
    const text = new TextDecoder().decode(
      toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, [doorDashSale('t1', 100)]),
    );
    const empty = ','.repeat(DOORDASH_DETAILED_48_COLUMNS.length - 1);
    const bytes = new TextEncoder().encode(`${text}\n${empty}\n\n`);
    const [report] = readReports([{ name: 'dd.csv', bytes }]).reports;
    expect(report?.rows).toBe(1);
    expect(report?.quarantined).toEqual([]);
  });

  test('an Uber Eats payout whose rows all foot holds, whatever another one in the file does', () => {
    const order = { ...UBEREATS_ORDER, 'Sales (excl. tax)': '10', 'Total payout ': '10' };
    const bytes = toCsvBytes(UBEREATS_US_COLUMNS, [
      order,
      { ...order, 'Payout reference ID': 'PR-2' },
      { ...order, 'Order ID': 'A2', 'Payout reference ID': 'PR-2', 'Total payout ': '9.5' },
    ]);
    const reading = readReports([{ name: 'uber.csv', bytes }]);
    expect(reading.payouts.map(({ payoutRef, identities }) => [payoutRef, identities])).toEqual([
      ['PR-1', [{ id: 'I1', holds: true, differenceCents: 0 }]],
      ['PR-2', [{ id: 'I1', holds: false, differenceCents: -950 }]],
    ]);
  });

  test('the missing amount is what the rows print, not by how much they fail to foot', () => {
    const reading = readDoorDash([
      doorDashSale('t1', 100),
      doorDashSale('t2', 100, { 'Net total': '75.01' }),
    ]);
    const [payout] = reading.payouts;
    expect(payout?.identities).toEqual([{ id: 'I2', holds: false, differenceCents: -7_501 }]);
    expect(payout === undefined ? [] : payoutVariances(payout)).toMatchObject([
      {
        kind: 'unknown',
        cents: -7_501,
        message:
          'Rows that were set aside print $75.01: the deposit differs from the entry by that much.',
      },
    ]);
  });

  test('the amount of a row that prints "n/a" is unknown, never 0', () => {
    const reading = readDoorDash([
      doorDashSale('t1', 100),
      doorDashSale('t2', 100, { 'Timestamp local date': 'soon', 'Net total': 'n/a' }),
    ]);
    expect(reading.reports[0]?.quarantined).toMatchObject([{ foundCents: null }]);
    const [payout] = reading.payouts;
    expect(payout?.identities).toEqual([
      { id: 'I2', holds: false, differenceCents: 0, rowsOfUnknownAmount: 1 },
    ]);
    expect(payout === undefined ? [] : payoutVariances(payout)).toMatchObject([
      {
        message:
          'The amount of 1 row that was set aside cannot be read: by how much the deposit differs from the entry is not known.',
      },
    ]);
  });
});
