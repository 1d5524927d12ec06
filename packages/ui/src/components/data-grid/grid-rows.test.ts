import { expect, test } from 'vitest';
import { keysBetween, rowsOfServer } from './grid-rows.ts';

const ROWS = ['a', 'b', 'c', 'd'].map((id) => ({ id, original: id }));

test('a range is taken in either direction, ends included', () => {
  expect(keysBetween(ROWS, 1, 3)).toEqual(['b', 'c', 'd']);
  expect(keysBetween(ROWS, 2, 0)).toEqual(['a', 'b', 'c']);
  expect(keysBetween([], 0, -1)).toEqual([]);
});

test('of the rows of a server only those at hand are known', () => {
  const came = new Map([
    [1, 'b'],
    [3, 'd'],
  ]);
  const rows = rowsOfServer(
    { rowCount: 100_000, rowAt: (index) => came.get(index), onSight: () => undefined },
    (row) => `key-${row}`,
  );
  expect(rows.length).toBe(100_000);
  expect(rows.at(0)).toBeUndefined();
  expect(rows.at(3)).toEqual({ id: 'key-d', original: 'd' });
  expect(keysBetween(rows, 0, 99_999)).toEqual(['key-b', 'key-d']);
});
