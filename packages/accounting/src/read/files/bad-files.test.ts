import { describe, expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
} from '../../testing/report-csv.fake.ts';
import { DOORDASH_ORDER, doorDashSale, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { readReports } from '../session.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function reasonFor(bytes: Uint8Array) {
  const { blocked, payouts, reports } = readReports([{ name: 'bad.csv', bytes }]);
  expect(payouts).toEqual([]);
  expect(reports).toEqual([]);
  return blocked.map(({ file, reason, column }) => ({
    file,
    reason,
    ...(column ? { column } : {}),
  }));
}

const GOOD = toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, [doorDashSale('t1', 100)]);

describe('an unreadable file is blocked with its name and a reason', () => {
  test.each([
    ['an empty file', utf8(''), 'empty_file'],
    ['one byte', utf8('x'), 'not_a_report'],
    ['only a header line', toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, []), 'no_rows'],
    ['another CSV', utf8('name,amount\nrent,12.00\n'), 'not_a_report'],
    ['a long text', utf8('lorem ipsum\n'.repeat(100)), 'not_a_report'],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      'not_text',
    ],
    ['text in UTF-16', Uint8Array.from([0xff, 0xfe, 0x53, 0, 0x74, 0]), 'not_text'],
    ['text in Windows-1252', Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x0a]), 'not_text'],
    ['a quote left open', utf8(`${new TextDecoder().decode(GOOD)}"half a row`), 'unclosed_quote'],
  ])('%s', (_what, bytes, reason) => {
    expect(reasonFor(bytes)).toEqual([{ file: 'bad.csv', reason }]);
  });

  test('the message for an unknown file lists what is supported', () => {
    const [blocked] = readReports([{ name: 'bad.csv', bytes: utf8('a,b\n1,2\n') }]).blocked;
    expect(blocked?.message).toBe(
      'This is not a payout report that can be read. Supported are: Uber Eats Payment Details (United States); Uber Eats Payment Details (Canada); Uber Eats payout summary; DoorDash Detailed transactions; DoorDash Simplified transactions; DoorDash payout summary; DoorDash Error charges and adjustments; DoorDash TRANSACTION_DETAIL (reporting API).',
    );
  });

  test.each([
    [
      'Uber Eats Orders and items',
      [...UBEREATS_US_COLUMNS.slice(0, 4), 'Item Name', ...UBEREATS_US_COLUMNS.slice(4)],
      'would_double_count',
    ],
    [
      'Uber Eats store pauses',
      ['Store', 'External Store ID', 'City', 'Pause Start', 'Pause Duration', 'Reason For Pausing'],
      'unsupported_report',
    ],
    [
      'Uber Eats order history',
      ['Restaurant', 'Order ID', 'Order Status', 'Ticket Size'],
      'unsupported_report',
    ],
    [
      'DoorDash ORDER_DETAIL',
      ['business_id', 'store_id', 'order_item_id', 'item_name', 'unit_price', 'subtotal'],
      'would_double_count',
    ],
    [
      'DoorDash STORE_INFORMATION',
      ['STORE_ID', 'STORE_NAME', 'STORE_ADDRESS', 'STORE_LATITUDE'],
      'unsupported_report',
    ],
  ])('%s is refused by name', (title, columns, reason) => {
    const bytes = toCsvBytes(columns, [{ [columns[0] ?? '']: 'x' }]);
    const [blocked] = readReports([{ name: 'wrong.csv', bytes }]).blocked;
    expect(blocked).toMatchObject({ file: 'wrong.csv', reason });
    expect(blocked?.message).toContain(
      title.replace('store pauses', 'store pause').split(' ').at(-1),
    );
  });

  test('an unknown money column with any money stops the file and is reported', () => {
    const columns = [...DOORDASH_DETAILED_48_COLUMNS, 'Regulatory response fee'];
    const rows = [
      doorDashSale('t1', 100),
      doorDashSale('t2', 50, { 'Regulatory response fee': '-1.99' }),
    ];
    expect(reasonFor(toCsvBytes(columns, rows))).toEqual([
      { file: 'bad.csv', reason: 'unknown_money_column', column: 'Regulatory response fee' },
    ]);
  });

  test('an all-zero unknown money column and a text column are ignored with a note', () => {
    const columns = [...DOORDASH_DETAILED_48_COLUMNS, 'Regulatory response fee', 'Loyalty note'];
    const row = doorDashSale('t1', 100, {
      'Regulatory response fee': '0.00',
      'Loyalty note': 'gold',
    });
    const reading = readReports([{ name: 'dd.csv', bytes: toCsvBytes(columns, [row]) }]);
    expect(reading.blocked).toEqual([]);
    expect(reading.reports[0]?.notes.map(({ message }) => message)).toEqual([
      'Columns without money that are not known here were ignored: "Regulatory response fee", "Loyalty note".',
    ]);
  });

  test('a money column that occurs twice, even spelled differently, stops the file', () => {
    const columns = [...UBEREATS_US_COLUMNS, 'Sales (excluding tax)'];
    expect(reasonFor(toCsvBytes(columns, [UBEREATS_ORDER]))).toEqual([
      { file: 'bad.csv', reason: 'duplicate_column', column: 'Sales (excluding tax)' },
    ]);
  });

  test('a report without its date column reports that column', () => {
    const columns = DOORDASH_DETAILED_48_COLUMNS.filter(
      (column) => !column.startsWith('Timestamp'),
    );
    expect(reasonFor(toCsvBytes(columns, [DOORDASH_ORDER]))).toEqual([
      { file: 'bad.csv', reason: 'missing_column', column: 'timestamp local date' },
    ]);
  });

  test('rows that are not paid out yet are counted and not booked', () => {
    const unpaid = { 'Payout date': '', 'Payout ID': '' };
    const rows = [
      doorDashSale('t1', 100),
      doorDashSale('t2', 50, unpaid),
      doorDashSale('t3', 50, unpaid),
    ];
    const bytes = toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, rows);
    const reading = readReports([{ name: 'dd.csv', bytes }]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([7_500]);
    expect(reading.reports[0]?.leftOut).toEqual({ payout_not_assigned: 2 });
    expect(reading.blocked).toEqual([
      {
        file: 'dd.csv',
        reason: 'payout_not_assigned',
        message:
          '2 rows have no payout yet: the platform has not paid them out. They are not booked now. Export the report again after the payout.',
        values: { rows: 2 },
      },
    ]);
  });

  test('a bad file does not affect the other files of the call', () => {
    const reading = readReports([
      { name: 'bad.csv', bytes: utf8('nonsense') },
      { name: 'dd.csv', bytes: GOOD },
    ]);
    expect(reading.blocked.map(({ file, reason }) => [file, reason])).toEqual([
      ['bad.csv', 'not_a_report'],
    ]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([7_500]);
  });
});

describe('invalid options are refused immediately', () => {
  test.each([
    { timeZone: 'Mars/Olympus' },
    { businessDayCutoff: 'four' },
    { businessDayCutoff: '25:00' },
    { inclusiveTaxRates: { '1': '13%' } },
  ])('%j', (options) => {
    expect(() => readReports([], options)).toThrow(RangeError);
  });
});
