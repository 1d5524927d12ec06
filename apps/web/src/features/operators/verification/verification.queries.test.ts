import { expect, test } from 'vitest';
import { toCodesQuery } from './verification.queries.ts';

const ALL = { filters: {}, sort: '-created' };

test('a URL requests only codes that the server can list', () => {
  expect(toCodesQuery('', ALL)).toEqual({ sort: '-created' });
  expect(
    toCodesQuery('dana@example.test', {
      filters: { state: ['open'], purpose: ['intuit'] },
      sort: 'created',
    }),
  ).toEqual({ target: 'dana@example.test', state: 'open', purpose: 'intuit', sort: 'created' });
  expect(
    toCodesQuery('', { filters: { state: ['lost'], purpose: ['fax'] }, sort: 'target' }),
  ).toEqual({});
});
