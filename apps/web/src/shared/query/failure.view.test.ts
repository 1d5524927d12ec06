import { ApiError } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { toFailureView, unlessSaid } from './failure.view.ts';

const failed = (status: number | null, code: string, requestId?: string) =>
  new ApiError({
    message: 'Something happened',
    status,
    code,
    method: 'GET',
    ...(requestId === undefined ? {} : { requestId }),
  });

test('a failed reading keeps code and request id, and can be tried again', () => {
  expect(toFailureView(failed(503, 'not_ready', 'q1'))).toEqual({
    kind: 'failed',
    title: 'Something happened',
    meaning: 'Nothing in your books was changed.',
    canRetry: true,
    code: 'not_ready',
    requestId: 'q1',
  });
});

test.each([
  [403, 'permission', false],
  [404, 'not_found', false],
  [400, 'failed', false],
  [null, 'failed', true],
])('status %j is a %s', (status, kind, canRetry) => {
  const view = toFailureView(failed(status, 'x'));
  expect([view.kind, view.canRetry]).toEqual([kind, canRetry]);
});

test('a bug has the sentence for it and shows nothing of its own text', () => {
  expect(toFailureView(new TypeError('x is undefined'))).toEqual({
    kind: 'failed',
    title: 'An unexpected error occurred',
    meaning: 'Nothing in your books was changed.',
    canRetry: true,
  });
});

test.each([
  ['The deposit differs by another amount. Nothing was approved.', undefined],
  ['Nothing was approved: approve it without one.', undefined],
  ['QuickBooks does not answer. Nothing was changed; try again in a moment.', undefined],
  ['Nothing of this file was read.', undefined],
  ['You may not do this.', 'Nothing was changed.'],
  ['An unexpected error occurred', 'Nothing was changed.'],
])('that nothing was done is said once: %s', (title, meaning) => {
  expect(unlessSaid(title, 'Nothing was changed.')).toBe(meaning);
});
