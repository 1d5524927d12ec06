import { expect, test } from 'vitest';
import { adjacentIn } from './use-adjacent-entries.ts';

test.each([
  ['a', { previous: null, next: 'b' }],
  ['b', { previous: 'a', next: 'c' }],
  ['c', { previous: 'b', next: null }],
  ['d', { previous: null, next: null }],
])('next to %s are %o', (id, adjacent) => {
  expect(adjacentIn(['a', 'b', 'c'], id)).toEqual(adjacent);
});
