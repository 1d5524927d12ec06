import { describe, expect, test } from 'vitest';
import type { RowSet } from '../model/reading.ts';
import { rowsOf } from '../testing/store-payout.fake.ts';
import { listRows, unionRows } from './row-sets.ts';

const JUNE = { name: 'june.csv', sha256: 'b'.repeat(64) };
const MAY = { name: 'may.csv', sha256: 'a'.repeat(64) };

function plain(set: RowSet): Record<string, number[]> {
  return Object.fromEntries([...set.byFile()].map(({ file, rows }) => [file.name, [...rows]]));
}

describe('the union of row sets', () => {
  test('lists the rows of a file in ascending order, however the sets interleave', () => {
    expect(plain(unionRows([rowsOf([5, 9]), rowsOf([3, 7, 11]), rowsOf([4])]))).toEqual({
      'payouts.csv': [3, 4, 5, 7, 9, 11],
    });
  });

  test('keeps files apart, in the order of their hash', () => {
    const union = unionRows([rowsOf([3], JUNE), rowsOf([8], MAY), rowsOf([4], JUNE)]);
    expect([...union.byFile()].map(({ file }) => file.name)).toEqual(['may.csv', 'june.csv']);
    expect(plain(union)).toEqual({ 'may.csv': [8], 'june.csv': [3, 4] });
  });

  test('can be read repeatedly', () => {
    const union = unionRows([rowsOf([5]), rowsOf([3])]);
    expect([plain(union), plain(union)]).toEqual([
      { 'payouts.csv': [3, 5] },
      { 'payouts.csv': [3, 5] },
    ]);
  });

  test('sums sizes lazily', () => {
    let reads = 0;
    const counted: RowSet = {
      get size() {
        reads += 1;
        return 2;
      },
      byFile: () => [],
    };
    const union = unionRows([counted, counted]);
    expect(reads).toBe(0);
    expect([union.size, union.size, reads]).toEqual([4, 4, 2]);
  });

  test('of one set equals that set', () => {
    const only = rowsOf([3]);
    expect(unionRows([only])).toBe(only);
  });

  test('of no sets is empty', () => {
    expect([unionRows([]).size, plain(unionRows([]))]).toEqual([0, {}]);
  });
});

test('returns row numbers as a typed array', () => {
  expect(listRows(unionRows([rowsOf([70_000]), rowsOf([9, 100])]))).toEqual(
    Uint32Array.from([9, 100, 70_000]),
  );
});
