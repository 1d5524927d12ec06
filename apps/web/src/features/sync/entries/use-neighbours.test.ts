import { expect, test } from 'vitest';
import { neighboursIn } from './use-neighbours.ts';

test.each([
  ['a', { previous: null, next: 'b' }],
  ['b', { previous: 'a', next: 'c' }],
  ['c', { previous: 'b', next: null }],
  ['d', { previous: null, next: null }],
])('beside %s stand %o', (id, neighbours) => {
  expect(neighboursIn(['a', 'b', 'c'], id)).toEqual(neighbours);
});
