import { ApiError } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { isWorthRetrying, mayReadAgain, pauseBeforeReading } from './retry.ts';

const failed = (status: number | null, retryAfterSeconds: number | null = null) =>
  new ApiError({ message: 'Request failed', status, method: 'GET', code: 'x', retryAfterSeconds });

test.each([
  [null, true],
  [503, true],
  [429, true],
  [404, false],
  [403, false],
])('a read is retried after status %j: %j', (status, worth) => {
  expect(isWorthRetrying(failed(status))).toBe(worth);
});

test('a bug is shown, not repeated', () => {
  expect(isWorthRetrying(new TypeError('x is undefined'))).toBe(false);
});

test('a read is retried twice, no sooner than the server asks for', () => {
  const away = failed(503, 2);
  expect([0, 1, 2].map((failures) => mayReadAgain(failures, away))).toEqual([true, true, false]);
  expect([0, 1].map((failures) => pauseBeforeReading(failures, away))).toEqual([2_000, 2_000]);
  expect(pauseBeforeReading(0, failed(503, 4))).toBe(4_000);
});

test('without Retry-After, the delay grows from one second', () => {
  expect([0, 1].map((failures) => pauseBeforeReading(failures, failed(null)))).toEqual([
    1_000, 2_000,
  ]);
});

test.each([
  ['a server that asks for a long wait', failed(503, 30)],
  ['a refusal', failed(404)],
  ['a bug', new TypeError('x is undefined')],
])('the reader sees %s at once', (_what, error) => {
  expect(mayReadAgain(0, error)).toBe(false);
});
