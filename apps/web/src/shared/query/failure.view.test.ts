import { ApiError } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { failureTitle, toFailureView, unlessStated, waitAfter } from './failure.view.ts';

const failed = (
  status: number | null,
  code: string,
  requestId?: string,
  retryAfterSeconds: number | null = null,
) =>
  new ApiError({
    message: 'Something happened',
    status,
    code,
    method: 'GET',
    retryAfterSeconds,
    ...(requestId === undefined ? {} : { requestId }),
  });

test('a failed read keeps code and request id, and can be retried', () => {
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
  ['path.batch', 'not_found', 'There’s nothing at this address'],
  ['query.cursor', 'failed', 'Some fields need attention.'],
])('a read refused for %s is %s', (path, kind, title) => {
  const refusal = new ApiError({
    message: 'Some fields need attention.',
    status: 400,
    code: 'validation_failed',
    method: 'GET',
    fields: [{ path, message: 'must match format "uuid"', code: 'format', values: {} }],
  });
  const view = toFailureView(refusal);
  expect([view.kind, view.title]).toEqual([kind, title]);
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

test('a bug shows its standard sentence and none of its own text', () => {
  expect(toFailureView(new TypeError('x is undefined'))).toEqual({
    kind: 'failed',
    title: 'An unexpected error occurred',
    meaning: 'Nothing in your books was changed.',
    canRetry: true,
  });
});

test.each([[undefined], [null], ['x is undefined'], [{ reason: 'x' }]])(
  'a thrown value that is not an error, such as %j, shows that sentence',
  (thrown) => {
    expect(toFailureView(thrown).title).toBe('An unknown error occurred');
    expect(toFailureView(thrown, 'Failed to load clients').title).toBe('Failed to load clients');
  },
);

test.each([
  [new TypeError('x is undefined'), 'Failed to load clients'],
  [
    new ApiError({ message: 'Request failed', status: 502, code: 'x', method: 'GET' }),
    'Failed to load clients',
  ],
  [
    new ApiError({ message: 'API request failed', status: 200, code: 'x', method: 'GET' }),
    'Failed to load clients',
  ],
  [new ApiError({ message: '', status: 500, code: 'x', method: 'GET' }), 'Failed to load clients'],
  [failed(500, 'x'), 'Something happened'],
])(
  'a fallback sentence replaces only a sentence that is missing, and no other: %s says %s',
  (error, says) => {
    expect(failureTitle(error, 'Failed to load clients')).toBe(says);
  },
);

test.each([
  [
    'The disk of the server is full, so this was not saved. Nothing saved earlier is lost.',
    undefined,
  ],
  ['The deposit differs by a different amount. Nothing was approved.', undefined],
  ['Nothing was approved: approve it without one.', undefined],
  ["We couldn't reach QuickBooks. Nothing was changed. Try again in a moment.", undefined],
  ['Nothing of this file was read.', undefined],
  ['Le dépôt diffère d’un autre montant. Rien n’a été approuvé.', undefined],
  ['Le disque du serveur est plein\u00A0: ceci n’a pas été enregistré.', undefined],
  ['You may not do this.', 'Nothing was changed.'],
  ['An unexpected error occurred', 'Nothing was changed.'],
])('it says once that nothing was done: %s', (title, meaning) => {
  expect(unlessStated(title, 'Nothing was changed.')).toBe(meaning);
});

test('a failure is retried when the server asks for it', () => {
  expect(waitAfter(failed(503, 'service_unavailable', 'q1', 2))).toBe(2);
  expect(waitAfter(failed(null, 'network_error'))).toBe(0);
  expect(waitAfter(new TypeError('x is undefined'))).toBe(0);
});
