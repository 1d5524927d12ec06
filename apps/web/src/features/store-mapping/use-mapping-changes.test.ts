import { expect, test } from 'vitest';
import { fakeApi, fileAnswer, refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { matchedList, remapImpactQuery, storeMappingsQuery } from './store-mapping.queries.ts';
import {
  downloadStoreMappings,
  importStoreMappings,
  useMappingChanges,
  useRemap,
} from './use-mapping-changes.ts';
import { useSetAside, useStoreCreation, useStoresRefresh } from './use-platform-store-changes.ts';

const TENANT = '/api/v2/clients/tenants/t1';
const TRIGGER = '/api/v2/clients/sync/trigger';
const FIRST_FETCH = {
  method: 'POST',
  path: TRIGGER,
  body: { tenant_id: 't1', channel_type: 'doordash', first_only: true },
};
const CHOSEN = { pendingId: 'pending1', platformStoreId: 'P-1' };

function changesOn(answer?: AnswerRequest) {
  const page = fakePage(answer);
  const matched: unknown[] = [];
  const changes = page.hook(() =>
    useMappingChanges('t1', 'doordash', (mapping) => matched.push(mapping)),
  );
  return { page, changes, matched };
}

test('a match is sent to its platform, and a store that was never fetched is fetched', async () => {
  const { page, changes, matched } = changesOn(({ path }) =>
    path === TRIGGER ? { runs: [], skipped: [] } : { mapping: { id: 'm1' } },
  );
  await changes.confirm.mutateAsync(CHOSEN);
  await page.settled();
  expect(page.sent).toEqual([
    {
      method: 'POST',
      path: '/api/v2/doordash/tenants/t1/confirm-store-mapping',
      body: { pending_id: 'pending1', selected_platform_store_id: 'P-1' },
    },
    FIRST_FETCH,
  ]);
  expect(matched).toEqual([{ id: 'm1' }]);
});

test('a refused match matches nothing and fetches nothing', async () => {
  const { page, changes, matched } = changesOn(() =>
    refusal(409, 'platform_store_taken', 'Another store has it.'),
  );
  await expect(changes.confirm.mutateAsync(CHOSEN)).rejects.toThrow('Another store has it.');
  await page.settled();
  expect([page.sent.length, matched]).toEqual([1, []]);
});

test('a failed first fetch is reported, and the match stays', async () => {
  const { page, changes, matched } = changesOn(({ path }) =>
    path === TRIGGER ? refusal(503, 'queue_down', 'Later.') : { mapping: { id: 'm1' } },
  );
  await changes.confirm.mutateAsync(CHOSEN);
  await page.settled();
  expect(matched).toEqual([{ id: 'm1' }]);
  expect(JSON.stringify(page.messages())).toContain('"warning"');
});

test('exact matches, undo and set-aside requests name their client and stores', async () => {
  const { page, changes } = changesOn(() => ({ mapping: { id: 'm1' } }));
  await changes.undo.mutateAsync(['m1', 'm2']);
  await changes.ignore.mutateAsync({ pendingId: 'pending1', reason: 'Not on DoorDash' });
  await changes.confirmExact.mutateAsync();
  await page.settled();
  expect(page.sent).toEqual([
    {
      method: 'POST',
      path: `${TENANT}/store-mappings/undo`,
      body: { store_mapping_ids: ['m1', 'm2'] },
    },
    {
      method: 'POST',
      path: `${TENANT}/store-mappings/pending1/ignore`,
      body: { reason: 'Not on DoorDash' },
    },
    {
      method: 'POST',
      path: `${TENANT}/store-mappings/confirm-exact`,
      body: { channel_type: 'doordash' },
    },
    FIRST_FETCH,
  ]);
});

test('a platform store is added, set aside and restored', async () => {
  const page = fakePage(() => ({ mapping: { id: 'm1' } }));
  const created: unknown[] = [];
  const creation = page.hook(() => useStoreCreation('t1', 'doordash', (one) => created.push(one)));
  const aside = page.hook(() => useSetAside('t1'));
  const refresh = page.hook(() => useStoresRefresh('t1', 'doordash'));
  await creation.mutateAsync({ id: 'd1', name: 'Harbor Street' });
  await page.settled();
  await aside.mutateAsync({ id: 'd2', reason: 'Sold' });
  await aside.mutateAsync({ id: 'd2', reason: null });
  await refresh.mutateAsync();
  expect(created).toEqual([{ id: 'm1' }]);
  expect(page.sent.map(({ body }) => body)).toEqual([
    { name: 'Harbor Street' },
    FIRST_FETCH.body,
    { reason: 'Sold' },
    { reason: null },
    { provider: 'doordash' },
  ]);
});

test.each([['P-2'], [null]])('a remap to %s is previewed before it is done', async (to) => {
  const page = fakePage(() => ({ impact: {} }));
  const { api, queries } = page.services;
  const remap = { storeId: 's1', platformStoreId: to, from: '2026-11-10' };
  await queries.fetchQuery(remapImpactQuery(api, { tenant: 't1', platform: 'doordash' }, remap));
  await page.hook(() => useRemap('t1', 'doordash')).mutateAsync(remap);
  const body = {
    store_id: 's1',
    channel_type: 'doordash',
    platform_store_id: to,
    effective_from: '2026-11-10',
  };
  expect(page.sent).toEqual([
    { method: 'POST', path: `${TENANT}/store-mappings/remap`, body: { ...body, dry_run: true } },
    { method: 'POST', path: `${TENANT}/store-mappings/remap`, body },
  ]);
});

test('the matched stores are on one page, however the server pages them', async () => {
  const { api, sent } = fakeApi(({ query }) =>
    query?.['cursor'] === undefined
      ? { items: [{ id: 'm1' }], next_cursor: 'next' }
      : { items: [{ id: 'm2' }], next_cursor: null },
  );
  const list = matchedList(api, { tenant: 't1', platform: 'ubereats' });
  const { signal } = new AbortController();
  await expect(list.load({ limit: 100 }, signal)).resolves.toEqual({
    items: [{ id: 'm1' }, { id: 'm2' }],
    next_cursor: null,
  });
  const query = { channel_type: 'ubereats', limit: '100', state: 'confirmed' };
  expect(sent.map((request) => request.query)).toEqual([query, { ...query, cursor: 'next' }]);
});

test('a store’s history covers that store and every state', async () => {
  const { api, sent } = fakeApi(() => ({ items: [], next_cursor: null }));
  const of = { tenant: 't1', platform: 'ubereats', storeId: 's1' } as const;
  await fakePage().services.queries.fetchQuery(storeMappingsQuery(api, of));
  expect(sent[0]?.query).toEqual({ channel_type: 'ubereats', limit: '100', store_id: 's1' });
});

test('matches are exported and imported as CSV', async () => {
  const { api, sent } = fakeApi(({ method }) =>
    method === 'GET' ? fileAnswer('Harbor stores.csv', 'store,platform\n') : { changes: [] },
  );
  const { name, bytes } = await downloadStoreMappings(api, 't1');
  expect([name, await bytes.text()]).toEqual(['Harbor stores.csv', 'store,platform\n']);
  await importStoreMappings(api, 't1', { csv: 'store,platform\n', dry_run: true });
  expect(sent).toEqual([
    { method: 'GET', path: `${TENANT}/store-mappings/export` },
    {
      method: 'POST',
      path: `${TENANT}/store-mappings/import`,
      body: { csv: 'store,platform\n', dry_run: true },
    },
  ]);
});
