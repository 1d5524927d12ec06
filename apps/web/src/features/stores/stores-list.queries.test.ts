import { expect, test } from 'vitest';
import { toStoresQuery } from './stores-list.queries.ts';

test('a URL requests its platform, status, text and order', () => {
  expect(
    toStoresQuery({
      filters: { platform: ['doordash'], state: ['inactive'] },
      q: 'fishtown',
      sort: '-name',
    }),
  ).toEqual({ platform: 'doordash', state: 'inactive', q: 'fishtown', sort: '-name' });
});

test('unsupported values are not sent to the server', () => {
  expect(
    toStoresQuery({ filters: { platform: ['grubhub'], state: ['open'] }, sort: 'number' }),
  ).toEqual({});
});
