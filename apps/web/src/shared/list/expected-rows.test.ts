import { expect, test } from 'vitest';
import { expectedRows } from './expected-rows.ts';

test.each([
  [2, 2],
  [8, 8],
  [200, 8],
  [0, undefined],
  [undefined, undefined],
])('for %j known rows a list reserves the space of %j', (known, rows) => {
  expect(expectedRows(known)).toBe(rows);
});
