import { expect, test } from 'vitest';
import { toCodesQuery } from './operators.queries.ts';

const ALL = { filters: {}, sort: '-created' };

test('a URL requests only codes that the server can list', () => {
  expect(toCodesQuery(ALL)).toEqual({ sort: '-created' });
  expect(toCodesQuery({ ...ALL, filters: { state: ['used'] }, q: 'spring', sort: 'code' })).toEqual(
    { state: 'used', q: 'spring', sort: 'code' },
  );
  expect(toCodesQuery({ ...ALL, filters: { state: ['gone'] }, sort: 'plan' })).toEqual({});
});
