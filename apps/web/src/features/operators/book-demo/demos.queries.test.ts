import { expect, test } from 'vitest';
import { toDemosQuery } from './demos.queries.ts';

const ALL = { filters: {}, sort: '-created' };

test('a URL requests only supported values', () => {
  expect(toDemosQuery(ALL)).toEqual({ sort: '-created' });
  expect(
    toDemosQuery({ ...ALL, filters: { status: ['held'] }, q: 'juniper', sort: 'business' }),
  ).toEqual({ status: 'held', q: 'juniper', sort: 'business' });
  expect(toDemosQuery({ ...ALL, filters: { status: ['gone'] }, sort: 'email' })).toEqual({});
});

test('spam is a separate part, whatever else is filtered', () => {
  expect(toDemosQuery({ ...ALL, part: 'spam', filters: { status: ['new'] } })).toEqual({
    status: 'spam',
    sort: '-created',
  });
});
