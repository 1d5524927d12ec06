import { expect, test } from 'vitest';
import { toDeskQuery } from './desk.queries.ts';

const WAITING = { filters: {}, sort: '-updated' };

test('by default the list shows what waits for support', () => {
  expect(toDeskQuery(WAITING)).toEqual({ status: 'submitted', sort: '-updated' });
  expect(toDeskQuery({ ...WAITING, part: 'answered' })).toMatchObject({ status: 'awaiting_you' });
  expect(toDeskQuery({ ...WAITING, part: 'solved' })).toMatchObject({ status: 'solved' });
  expect(toDeskQuery({ ...WAITING, part: 'all' })).toEqual({ sort: '-updated' });
});

test('a URL requests only supported values', () => {
  const filters = { priority: ['urgent'], assignee: ['me'] };
  expect(toDeskQuery({ filters, q: 'deposit', sort: 'number', part: 'all' })).toEqual({
    priority: 'urgent',
    assignee: 'me',
    q: 'deposit',
    sort: 'number',
  });
  const unknown = { priority: ['huge'], assignee: ['ana'] };
  expect(toDeskQuery({ filters: unknown, sort: 'client', part: 'all' })).toEqual({});
});
