import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

test.each([
  ['', 'API Error'],
  ['  ', 'API Error'],
  ['Taken', 'Taken'],
])('a failed call that says %j is %s', (message, sentence) => {
  const error = new ApiError({ message, status: 500, method: 'GET', code: 'x' });
  expect(error.message).toBe(sentence);
});
