import { describe, expect, test } from 'vitest';
import type { Reading } from '../../model/reading.ts';
import { joinBytes } from './join-bytes.ts';
import { openReading, readReports } from '../session.ts';
import { readSourceRows } from './source-rows.ts';
import {
  DOORDASH_DETAILED_41_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { doorDashSale, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { UBEREATS_US_53_COLUMNS } from '../../testing/ubereats-columns.fake.ts';

const SENTENCES = `${UBEREATS_US_53_COLUMNS.map((name) => `What ${name} means`).join(',')}\n`;

function sale(order: string, more: FakeRow = {}): FakeRow {
  return {
    ...UBEREATS_ORDER,
    'External Store ID': 'a1b2',
    'Currency Code': 'USD',
    'Order ID': order,
    'Sales (excl. tax)': '20',
    'Total payout': '20',
    'Total payout ': '20',
    ...more,
  };
}

const OLD = toCsvBytes(UBEREATS_US_COLUMNS, [sale('a'), sale('b')]);
const NEW = toCsvBytes(UBEREATS_US_53_COLUMNS, [sale('b'), sale('c')], { before: SENTENCES });

function netsOf({ payouts }: Reading) {
  return payouts.map(({ netCents }) => netCents);
}

describe('a file with several exports', () => {
  test.each([
    ['the same export twice', [OLD, OLD], 4_000],
    ['exports of old and new names that overlap', [OLD, NEW], 6_000],
    ['exports of new and old names that overlap', [NEW, OLD], 6_000],
    ['an export without rows among them', [toCsvBytes(UBEREATS_US_COLUMNS, []), OLD], 4_000],
  ])('%s counts each row once', (_what, parts, net) => {
    const reading = readReports([{ name: 'joined.csv', bytes: joinBytes(parts) }]);
    expect(reading.blocked).toEqual([]);
    expect(reading.reports.map(({ quarantined }) => quarantined)).toEqual([[]]);
    expect(netsOf(reading)).toEqual([net]);
  });

  test('is one report that lists its contents', () => {
    const [report, ...others] = readReports([
      { name: 'joined.csv', bytes: joinBytes([OLD, NEW]) },
    ]).reports;
    expect(others).toEqual([]);
    expect([report?.rows, report?.leftOut, report?.notes[0]?.message]).toEqual([
      4,
      { seen_in_other_file: 1 },
      'The file holds 2 exports, one after another. Rows that they repeat count once.',
    ]);
  });

  test('still counts each row once if given twice, and beside one of its exports', () => {
    const joined = joinBytes([OLD, NEW]);
    const reading = readReports([
      { name: 'a.csv', bytes: joined },
      { name: 'b.csv', bytes: joined },
      { name: 'old.csv', bytes: OLD },
    ]);
    expect([reading.blocked, netsOf(reading)]).toEqual([[], [6_000]]);
  });

  test('shows each row under the column names of its own header', () => {
    const rows = readSourceRows({ bytes: joinBytes([OLD, NEW]) }, [2, 7]);
    expect(rows.map(({ row, cells }) => [row, cells['Order ID'], cells['Currency Code']])).toEqual([
      [2, 'a', undefined],
      [7, 'c', 'USD'],
    ]);
  });

  test('uses its own row numbers in sums', () => {
    const [payout] = readReports([{ name: 'joined.csv', bytes: joinBytes([OLD, NEW]) }]).payouts;
    const rows = payout?.days.flatMap(({ sums }) =>
      sums.flatMap((sum) => [...sum.rows.byFile()].flatMap((file) => [...file.rows])),
    );
    expect(rows?.toSorted((a, b) => a - b)).toHaveLength(3);
  });

  test('of two different reports is refused with both names', () => {
    const doorDash = toCsvBytes(DOORDASH_DETAILED_41_COLUMNS, [doorDashSale('t1', 20)]);
    const { blocked, payouts } = readReports([
      { name: 'joined.csv', bytes: joinBytes([OLD, doorDash]) },
    ]);
    expect(payouts).toEqual([]);
    expect(blocked.map(({ reason, message }) => [reason, message])).toEqual([
      [
        'several_reports',
        'The file holds two reports: Uber Eats Payment Details (United States) and, from row 4, DoorDash Detailed transactions. Give each of them as a file of its own.',
      ],
    ]);
  });

  test('streamed as a single file is refused at the row of its second header', () => {
    const session = openReading({ fileCount: 1 });
    const file = session.openFile({ name: 'joined.csv' });
    file.push(joinBytes([OLD, OLD]));
    file.close();
    const { blocked, payouts } = session.finish();
    expect([payouts, blocked.map(({ reason }) => reason)]).toEqual([[], ['joined_exports']]);
    expect(blocked[0]?.message).toContain('row 4 is a header again');
  });
});
