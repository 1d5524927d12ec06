import { describe, expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_41_COLUMNS,
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { toPlainReading } from '../../testing/plain-reading.fake.ts';
import { doorDashSale, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { openReading, readReports } from '../session.ts';

const doorDash = (
  name: string,
  rows: readonly FakeRow[],
  columns: readonly string[] = DOORDASH_DETAILED_48_COLUMNS,
) => ({
  name,
  bytes: toCsvBytes(columns, rows),
});
const uber = (name: string, rows: readonly FakeRow[]) => ({
  name,
  bytes: toCsvBytes(UBEREATS_US_COLUMNS, rows),
});

const A = doorDashSale('t1', 100);
const B = doorDashSale('t2', 40);
const C = doorDashSale('t3', 20);
const AD = {
  ...UBEREATS_ORDER,
  'Order ID': '',
  'Workflow ID': '',
  'Order Status': '',
  'Other payments description': 'Ad Spend',
  'Other payments': '-5',
  'Total payout ': '-5',
};

describe('the same rows in several files', () => {
  test('the same file twice counts once, and the report notes it', () => {
    const reading = readReports([doorDash('b.csv', [A, B]), doorDash('a.csv', [A, B])]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([10_500]);
    expect(
      reading.reports.map(({ file, rows, leftOut, notes }) => [file.name, rows, leftOut, notes]),
    ).toEqual([
      ['a.csv', 2, {}, []],
      [
        'b.csv',
        2,
        { same_file: 2 },
        [
          {
            code: 'same_content',
            values: { file: 'a.csv' },
            message: 'This file has the same content as a.csv, so its rows count once.',
          },
        ],
      ],
    ]);
  });

  test('overlapping exports count shared rows once, in either order', () => {
    const files = [doorDash('early.csv', [A, B]), doorDash('late.csv', [B, C])];
    const reading = readReports(files);
    expect(reading.payouts.map(({ netCents, components }) => [netCents, components])).toEqual([
      [12_000, { gross_sales: 16_000, commission: -4_000 }],
    ]);
    const left = reading.reports.map(({ leftOut }) => leftOut.seen_in_other_file ?? 0);
    expect(left.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(toPlainReading(readReports(files.toReversed()))).toEqual(toPlainReading(reading));
  });

  test('the rows behind each sum are the counted ones', () => {
    const reading = toPlainReading(
      readReports([doorDash('early.csv', [A, B]), doorDash('late.csv', [B, C])]),
    );
    const sales = reading.payouts[0]?.days[0]?.sums.filter(
      ({ component }) => component === 'gross_sales',
    );
    expect(sales?.reduce((sum, { cents }) => sum + cents, 0)).toBe(16_000);
    expect(sales?.flatMap(({ rows }) => Object.values(rows).flat())).toHaveLength(3);
  });

  test('the same rows under another set of columns are the same rows', () => {
    const reading = readReports([
      doorDash('old.csv', [A, B], DOORDASH_DETAILED_41_COLUMNS),
      doorDash('new.csv', [B, C]),
    ]);
    expect(reading.blocked).toEqual([]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([12_000]);
  });

  test('an export contained in another adds nothing', () => {
    const reading = readReports([doorDash('all.csv', [A, B, C]), doorDash('part.csv', [B])]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([12_000]);
  });

  test('three exports that overlap count each row once', () => {
    const reading = readReports([
      doorDash('1.csv', [A, B]),
      doorDash('2.csv', [B, C]),
      doorDash('3.csv', [A, B, C]),
    ]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([12_000]);
  });

  test('twin rows of one file are kept, and another file with one of them adds none', () => {
    expect(readReports([doorDash('1.csv', [A, A])]).payouts[0]?.netCents).toBe(15_000);
    const reading = readReports([doorDash('1.csv', [A, A, C]), doorDash('2.csv', [A, B])]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([19_500]);
  });

  test('ads have no ID: the file with most rows of a kind decides how many count', () => {
    const order = { ...UBEREATS_ORDER, 'Sales (excl. tax)': '50', 'Total payout ': '50' };
    const reading = readReports([uber('1.csv', [order, AD, AD]), uber('2.csv', [AD])]);
    expect(reading.payouts[0]?.components).toEqual({ gross_sales: 5_000, ads_marketing: -1_000 });
  });

  test('an order and its refund in two exports are two rows', () => {
    const order = { ...UBEREATS_ORDER, 'Sales (excl. tax)': '50', 'Total payout ': '50' };
    const refund = {
      ...UBEREATS_ORDER,
      'Order Status': 'Refund',
      'Order Error Adjustments': '-10',
      'Total payout ': '-10',
    };
    const reading = readReports([uber('1.csv', [order]), uber('2.csv', [refund])]);
    expect(reading.blocked).toEqual([]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([4_000]);
  });
});

describe('two files that contradict each other about one payment', () => {
  const changed = doorDashSale('t1', 104);
  const elsewhere = doorDashSale('t9', 60, { 'Payout ID': 'P2' });

  test('block only that payout', () => {
    const files = [doorDash('old.csv', [A, elsewhere]), doorDash('new.csv', [changed, B])];
    const reading = readReports(files);
    expect(reading.payouts.map(({ payoutRef, netCents }) => [payoutRef, netCents])).toEqual([
      ['P2', 4_500],
    ]);
    expect(reading.blocked).toEqual([
      {
        file: 'new.csv',
        reason: 'conflicting_rows',
        payoutRef: 'P1',
        storeId: '123',
        message:
          'Two files say different things about one payment (new.csv row 2, old.csv row 2), so payout P1 of store 123 is not booked from them. Export the report once more and give only that file.',
        values: { places: 'new.csv row 2, old.csv row 2', payout: 'P1', store: '123' },
      },
    ]);
    expect(readReports(files.toReversed()).blocked).toEqual(reading.blocked);
  });

  test('a payment that moved to another payout blocks both', () => {
    const moved = doorDashSale('t1', 100, { 'Payout ID': 'P3', 'Payout date': '2026-04-16' });
    const reading = readReports([doorDash('old.csv', [A, B]), doorDash('new.csv', [moved])]);
    expect(reading.payouts).toEqual([]);
    expect(reading.blocked.map(({ payoutRef, reason }) => [payoutRef, reason])).toEqual([
      ['P1', 'conflicting_rows'],
      ['P3', 'conflicting_rows'],
    ]);
  });

  test('a payment that was not paid out in the earlier file is no conflict', () => {
    const unpaid = doorDashSale('t1', 100, { 'Payout ID': '', 'Payout date': '' });
    const reading = readReports([doorDash('old.csv', [unpaid, B]), doorDash('new.csv', [A])]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([10_500]);
    expect(reading.blocked.map(({ file, reason }) => [file, reason])).toEqual([
      ['old.csv', 'payout_not_assigned'],
    ]);
  });
});

test('a session with a file count of one refuses to sum two', () => {
  const session = openReading({ fileCount: 1 });
  for (const { name, bytes } of [doorDash('1.csv', [A]), doorDash('2.csv', [B])]) {
    const file = session.openFile({ name });
    file.push(bytes);
    file.close();
  }
  expect(() => session.finish()).toThrow('openReading was told that one file is read');
});
