import { expect, test } from 'vitest';
import type { Store } from '../../shared/api/entities.ts';
import { fakeApi, refusal } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { storesColumns, storesProperties } from './stores-columns.tsx';
import { store } from './stores.fake.ts';
import { storesList, toStoresQuery } from './stores-list.queries.ts';
import { useStoreChange } from './use-store-change.ts';

const href = (path: string) => `${path}?client=c1`;
const rowOf = (row: Store) =>
  Object.fromEntries(storesColumns(href).map(({ header, value }) => [header, value(row)]));

test('a store in a file: its location, platforms, day, and status', () => {
  expect(rowOf(store)).toEqual({
    Name: 'Fishtown',
    Number: '014',
    Location: 'Philadelphia, PA',
    Platforms: 'Uber Eats, DoorDash',
    'Time zone': 'Eastern time (New York)',
    'Business day ends': '4:00 AM',
    'Last payout': '2026-11-10',
    Status: 'Active',
  });
});

test('missing values are blank in a file, and a closing day is included', () => {
  const bare = { ...store, address: null, channels: [], number: null, last_payout_on: null };
  expect(rowOf({ ...bare, deactivated_on: '2026-12-01' })).toMatchObject({
    Number: null,
    Location: '',
    Platforms: '',
    'Last payout': null,
    Status: 'Inactive from Dec 1, 2026',
  });
});

test('the list says that there is none yet', () => {
  const bare = { ...store, channels: [], last_payout_on: null };
  const cells = storesColumns(href).flatMap(({ id, cell }) =>
    id === 'platforms' || id === 'payout' ? [fakePage().text(cell?.(bare))] : [],
  );
  expect(cells).toEqual(['None yet', 'None yet']);
});

test('the server accepts every filter on offer', () => {
  const offered = storesProperties().flatMap(({ id, values = [] }) =>
    values.map(({ value }) => toStoresQuery({ filters: { [id]: [value] }, sort: 'name' })),
  );
  expect(offered).toEqual([
    { platform: 'ubereats', sort: 'name' },
    { platform: 'doordash', sort: 'name' },
    { state: 'active', sort: 'name' },
    { state: 'inactive', sort: 'name' },
  ]);
});

test('stores are loaded page by page, filtered as in the URL', async () => {
  const { api, sent } = fakeApi(() => ({ items: [store], next_cursor: null }));
  const list = storesList(api, 't1', { filters: {}, q: 'fish', sort: '-name' });
  const { signal } = new AbortController();
  await list.load({ limit: list.pageSize }, signal);
  expect(sent).toEqual([
    {
      method: 'GET',
      path: '/api/v2/clients/tenants/t1/stores',
      query: { q: 'fish', sort: '-name', limit: '50' },
    },
  ]);
});

test.each([
  ['saved', undefined, ['Fishtown North'], true],
  ['refused', () => refusal(409, 'store_name_taken', 'That name is taken.'), [], false],
])('after a store was %s only stored data is reloaded', async (_, answer, names, isStale) => {
  const page = fakePage(answer ?? (() => ({ ...store, name: 'Fishtown North' })));
  const key = ['client', 't1', 'stores'];
  page.services.queries.setQueryData(key, []);
  const saved: string[] = [];
  const { mutateAsync } = page.hook(() =>
    useStoreChange(
      store,
      (name: string) => ({ name }),
      ({ name }) => saved.push(name),
    ),
  );
  await Promise.allSettled([mutateAsync('Fishtown North')]);
  expect(page.sent).toEqual([
    {
      method: 'PUT',
      path: '/api/v2/clients/tenants/t1/stores/s1',
      body: { name: 'Fishtown North' },
    },
  ]);
  expect(saved).toEqual(names);
  expect(page.services.queries.getQueryState(key)?.isInvalidated).toBe(isStale);
});
