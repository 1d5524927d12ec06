import { describe, expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  type FakeRow,
} from '../../testing/report-csv.fake.ts';
import { doorDashSale } from '../../testing/report-rows.fake.ts';
import { readReports } from '../session.ts';

const file = (name: string, rows: readonly FakeRow[]) => ({
  name,
  bytes: toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, rows),
});

/** The row check of the only payout in these files. */
function checkOf(...files: readonly ReturnType<typeof file>[]) {
  const { payouts } = readReports(files);
  return payouts.map(({ netCents, identities }) => [netCents, identities[0]]);
}

const GOOD = doorDashSale('t1', 100);
const OTHER = doorDashSale('t3', 40);
const BROKEN = doorDashSale('t2', 100, { 'Net total': '75.01' });
const differing = (differenceCents: number, more = {}) => ({
  id: 'I2',
  holds: false,
  differenceCents,
  ...more,
});

describe('the amount of a quarantined row', () => {
  test.each([
    ['its parts do not add up to nothing', { 'Net total': '' }, -7_500],
    ['its day is none', { 'Net total': '', 'Timestamp local date': 'soon' }, -7_500],
    [
      'its payout is long after it',
      { 'Net total': '', 'Timestamp local date': '2020-01-01' },
      -7_500,
    ],
  ])('comes from its parts if its net is blank: %s', (_what, cells, difference) => {
    expect(checkOf(file('a.csv', [GOOD, doorDashSale('t2', 100, cells)]))).toEqual([
      [7_500, differing(difference)],
    ]);
  });

  test('is reported as blank, not as 0.00, for a blank net', () => {
    const { reports } = readReports([
      file('a.csv', [GOOD, doorDashSale('t2', 100, { 'Net total': '' })]),
    ]);
    expect(reports[0]?.quarantined).toMatchObject([
      {
        row: 3,
        reason: 'row_does_not_foot',
        expectedCents: 7_500,
        foundCents: null,
        message:
          'The parts of this row add up to 75.00, but "Net total" is blank. The row is left out of every entry.',
      },
    ]);
  });

  test('is unknown without a net and parts', () => {
    const empty = Object.fromEntries(
      Object.entries(doorDashSale('t2', 100)).map(([column, cell]) => [
        column,
        /^-?\d+(\.\d+)?$/.test(cell) && !/ID|id/.test(column) ? '' : cell,
      ]),
    );
    expect(checkOf(file('a.csv', [GOOD, { ...empty, 'Timestamp local date': 'soon' }]))).toEqual([
      [7_500, differing(0, { rowsOfUnknownAmount: 1 })],
    ]);
  });
});

describe('a row quarantined in several files', () => {
  test.each([
    ['the second file holds no more', [GOOD, BROKEN], [GOOD, BROKEN, OTHER], 10_500],
    ['each file holds a row of its own', [GOOD, BROKEN], [OTHER, BROKEN], 10_500],
    ['only one of them holds it', [GOOD, BROKEN], [GOOD, OTHER], 10_500],
    ['one holds it and rows that the other has', [GOOD, OTHER, BROKEN], [GOOD, OTHER], 10_500],
  ])('counts once: %s', (_what, first, second, net) => {
    const expected = [[net, differing(-7_501)]];
    expect(checkOf(file('a.csv', first), file('b.csv', second))).toEqual(expected);
    expect(checkOf(file('b.csv', second), file('a.csv', first))).toEqual(expected);
  });

  test('is not missing if another file has it intact', () => {
    const whole = doorDashSale('t2', 100);
    const expected = [[15_000, { id: 'I2', holds: true, differenceCents: 0 }]];
    expect(checkOf(file('a.csv', [GOOD, BROKEN]), file('b.csv', [GOOD, whole]))).toEqual(expected);
    expect(checkOf(file('a.csv', [GOOD, BROKEN]), file('b.csv', [whole]))).toEqual(expected);
  });

  test('counts twice if it has a twin in one file', () => {
    const expected = [[10_500, differing(-15_002)]];
    expect(checkOf(file('a.csv', [GOOD, OTHER, BROKEN, BROKEN]))).toEqual(expected);
    expect(
      checkOf(file('a.csv', [GOOD, OTHER, BROKEN, BROKEN]), file('b.csv', [GOOD, BROKEN])),
    ).toEqual(expected);
  });

  test('with an unreadable day is the same row in both', () => {
    const undated = doorDashSale('t2', 100, { 'Timestamp local date': 'soon' });
    expect(checkOf(file('a.csv', [GOOD, undated]), file('b.csv', [OTHER, undated]))).toEqual([
      [10_500, differing(-7_500)],
    ]);
  });
});
