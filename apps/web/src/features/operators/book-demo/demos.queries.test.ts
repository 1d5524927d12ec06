import { expect, test } from 'vitest';
import { toDemosQuery } from './demos.queries.ts';

const ALL = { filters: {}, sort: '-created' };

test('an address asks for what the server has', () => {
  expect(toDemosQuery(ALL)).toEqual({ sort: '-created' });
  expect(
    toDemosQuery({ ...ALL, filters: { status: ['held'] }, q: 'juniper', sort: 'business' }),
  ).toEqual({ status: 'held', q: 'juniper', sort: 'business' });
  expect(toDemosQuery({ ...ALL, filters: { status: ['gone'] }, sort: 'email' })).toEqual({});
});

test('spam is a part of its own, whatever else is filtered', () => {
  expect(toDemosQuery({ ...ALL, part: 'spam', filters: { status: ['new'] } })).toEqual({
    status: 'spam',
    sort: '-created',
  });
});
