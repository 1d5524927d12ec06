import { describe, expect, test } from 'vitest';
import { planEntries } from '../../plan/plan-entries.ts';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { doorDashSale, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { readReports } from '../session.ts';

const doorDash = (rows: readonly FakeRow[], name = 'dd.csv') => ({
  name,
  bytes: toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, rows),
});
const uber = (rows: readonly FakeRow[], name = 'ue.csv') => ({
  name,
  bytes: toCsvBytes(UBEREATS_US_COLUMNS, rows),
});

function read(...files: readonly { name: string; bytes: Uint8Array }[]) {
  return readReports(files).payouts.map(({ payoutRef, netCents, repeatedOrders: repeated }) => ({
    payoutRef,
    netCents,
    repeated:
      repeated === undefined
        ? null
        : [repeated.file.name, repeated.copies, repeated.rows].join(' '),
  }));
}

const SALES = ['t1', 't2', 't3', 't4'].map((id, at) => doorDashSale(id, 100 + at * 20));

function uberSale(id: string, more: FakeRow = {}): FakeRow {
  const sale = { 'Order ID': id, 'Workflow ID': `w-${id}`, 'Sales (excl. tax)': '50' };
  return { ...UBEREATS_ORDER, ...sale, 'Total payout ': '50', ...more };
}

describe('orders that one file has more than once', () => {
  test('are flagged if pasted twice, and count as often as they are in the file', () => {
    expect(read(doorDash(SALES))).toEqual([{ payoutRef: 'P1', netCents: 39_000, repeated: null }]);
    expect(read(doorDash([...SALES, ...SALES]))).toEqual([
      { payoutRef: 'P1', netCents: 78_000, repeated: 'dd.csv 4 8' },
    ]);
  });

  test('are flagged in an Uber Eats report', () => {
    const rows = [uberSale('A1'), uberSale('A2'), uberSale('A3')];
    expect(read(uber(rows))).toEqual([{ payoutRef: 'PR-1', netCents: 15_000, repeated: null }]);
    expect(read(uber([...rows, ...rows, ...rows]))).toEqual([
      { payoutRef: 'PR-1', netCents: 45_000, repeated: 'ue.csv 6 9' },
    ]);
  });

  test.each<[string, number[], string | null]>([
    ['one of two', [0, 0, 1], null],
    ['one of four', [0, 0, 1, 2, 3], null],
    ['half of them', [0, 0, 1, 1, 2, 3], 'dd.csv 2 6'],
    ['all but one', [0, 1, 2, 3, 0, 1, 2], 'dd.csv 3 7'],
    ['the only one', [0, 0], 'dd.csv 1 2'],
  ])('%s', (_case, places, expected) => {
    const rows = places.map((at) => SALES[at] ?? {});
    expect(read(doorDash(rows)).map(({ repeated }) => repeated)).toEqual([expected]);
  });

  test.each<[string, FakeRow]>([
    ['other figures', { Subtotal: '10.00', Commission: '0.00', 'Net total': '10.00' }],
    ['another time', { 'Timestamp local time': '2026-03-30 12:16:00' }],
    ['another kind', { 'Transaction type': 'Adjustment' }],
    ['another payout', { 'Payout ID': 'P2' }],
  ])('rows of one order with %s are not copies', (_case, change) => {
    const others = SALES.map((row) => ({ ...row, ...change }));
    expect(read(doorDash([...SALES, ...others])).every(({ repeated }) => repeated === null)).toBe(
      true,
    );
  });

  test('only the payout with repeated orders is flagged', () => {
    const other = ['t8', 't9'].map((id) => doorDashSale(id, 60, { 'Payout ID': 'P2' }));
    const found = read(doorDash([...SALES, ...other, ...SALES]));
    expect(found.map(({ payoutRef, repeated }) => [payoutRef, repeated])).toEqual([
      ['P1', 'dd.csv 4 8'],
      ['P2', null],
    ]);
  });

  test('charges without an order may repeat any number of times', () => {
    const ad: FakeRow = {
      ...UBEREATS_ORDER,
      'Order ID': '',
      'Workflow ID': '',
      'Order Status': '',
      'Other payments description': 'Ad Spend',
      'Other payments': '-5',
      'Total payout ': '-5',
    };
    expect(read(uber([uberSale('A1'), ad, ad, ad]))).toEqual([
      { payoutRef: 'PR-1', netCents: 3_500, repeated: null },
    ]);
  });

  test('a report without transaction IDs is checked by its order IDs', () => {
    const left = ['DoorDash transaction ID', 'Delivery UUID', 'Customer discounts'];
    const columns = DOORDASH_DETAILED_48_COLUMNS.filter(
      (column) => !left.some((name) => column.toLowerCase().startsWith(name.toLowerCase())),
    );
    const rows = SALES.map((row, at) => ({ ...row, 'DoorDash order ID': `o${at}` }));
    const twice = { name: 'dd.csv', bytes: toCsvBytes(columns, [...rows, ...rows]) };
    expect(read(twice)).toEqual([{ payoutRef: 'P1', netCents: 78_000, repeated: 'dd.csv 4 8' }]);
  });

  test('a file without the copies resolves it, in either order', () => {
    const pasted = doorDash([...SALES, ...SALES], 'pasted.csv');
    const clean = doorDash(SALES, 'clean.csv');
    const once = [{ payoutRef: 'P1', netCents: 39_000, repeated: null }];
    expect(read(pasted, clean)).toEqual(once);
    expect(read(clean, pasted)).toEqual(once);
  });

  test('two files that both repeat them are still flagged', () => {
    const first = doorDash([...SALES, ...SALES], 'a.csv');
    const second = doorDash([...SALES, ...SALES, doorDashSale('t5', 20)], 'b.csv');
    expect(
      read(first, second).map(({ netCents, repeated }) => [netCents, repeated !== null]),
    ).toEqual([[79_500, true]]);
  });

  test('a plan reports it', () => {
    const { payouts } = readReports([doorDash([...SALES, ...SALES])]);
    expect(planEntries(payouts).warnings).toEqual([
      {
        code: 'repeated_orders_of_payout',
        values: { payout: 'P1', store: '123', file: 'dd.csv', rows: 8, copies: 4 },
        message:
          "Payout P1 of store 123: 4 of this payout's 8 order rows in dd.csv are copies of other rows, with the same figures. The payout may be counted more than once.",
      },
    ]);
  });
});
