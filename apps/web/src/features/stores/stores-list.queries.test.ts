import { expect, test } from 'vitest';
import { toStoresQuery } from './stores-list.queries.ts';

test('an address asks for its platform, status, text and order', () => {
  expect(
    toStoresQuery({
      filters: { platform: ['doordash'], state: ['inactive'] },
      q: 'fishtown',
      sort: '-name',
    }),
  ).toEqual({ platform: 'doordash', state: 'inactive', q: 'fishtown', sort: '-name' });
});

test('what the server does not have is not asked for', () => {
  expect(
    toStoresQuery({ filters: { platform: ['grubhub'], state: ['open'] }, sort: 'number' }),
  ).toEqual({});
});
