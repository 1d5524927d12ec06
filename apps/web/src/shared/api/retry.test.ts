import { ApiError } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { isWorthRetrying } from './retry.ts';

const failed = (status: number | null) =>
  new ApiError({ message: 'Request failed', status, method: 'GET', code: 'x' });

test.each([
  [null, true],
  [503, true],
  [429, true],
  [404, false],
  [403, false],
])('reading again after status %j: %j', (status, worth) => {
  expect(isWorthRetrying(failed(status))).toBe(worth);
});

test('a bug is shown, not repeated', () => {
  expect(isWorthRetrying(new TypeError('x is undefined'))).toBe(false);
});
