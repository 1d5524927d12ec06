import { expect, test } from 'vitest';
import { fakeApi, fileAnswer, refusal } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { placeOf } from './mapping-place.ts';
import {
  applyTemplate,
  copyMapping,
  createAccounts,
  downloadMapping,
  importMapping,
  templatesQuery,
  useMappingAction,
} from './use-mapping-tools.ts';

const MAPPING = '/api/v2/clients/tenants/t1/account-mapping';
type Api = ReturnType<typeof fakeApi>['api'];

test.each<[string, (api: Api, dry_run: boolean) => Promise<unknown>, object]>([
  [
    'apply-template',
    (api, dry_run) => applyTemplate(api, 't1', { template: 'us_facilitated', dry_run }),
    { template: 'us_facilitated' },
  ],
  [
    'copy',
    (api, dry_run) => copyMapping(api, 't1', { from_tenant_id: 't9', dry_run }),
    { from_tenant_id: 't9' },
  ],
  ['import', (api, dry_run) => importMapping(api, 't1', { csv: 'a,b', dry_run }), { csv: 'a,b' }],
  [
    'create-accounts',
    (api, dry_run) => createAccounts(api, 't1', { template: null, dry_run }),
    { template: null },
  ],
])('%s is previewed with the same request that applies it', async (path, act, body) => {
  const { api, sent } = fakeApi(() => ({ proposals: [] }));
  await act(api, true);
  await act(api, false);
  expect(sent).toEqual(
    [true, false].map((dry_run) => ({
      method: 'POST',
      path: `${MAPPING}/${path}`,
      body: { ...body, dry_run },
    })),
  );
});

test('templates are loaded once', async () => {
  const { api, sent } = fakeApi(() => ({ items: [{ id: 'cash' }] }));
  const { queries } = fakePage().services;
  const query = templatesQuery(api, 't1');
  await expect(queries.fetchQuery(query)).resolves.toEqual([{ id: 'cash' }]);
  await queries.fetchQuery(query);
  expect(sent).toEqual([{ method: 'GET', path: `${MAPPING}/templates` }]);
});

test('the mapping is a file with the name given by the server', async () => {
  const { api, sent } = fakeApi(() => fileAnswer('Harbor mapping.csv', 'component,account\n'));
  const { name, bytes } = await downloadMapping(api, 't1');
  expect([name, await bytes.text()]).toEqual(['Harbor mapping.csv', 'component,account\n']);
  expect(sent).toEqual([{ method: 'GET', path: `${MAPPING}/export` }]);
});

function actionOn(page: ReturnType<typeof fakePage>) {
  const done: number[] = [];
  const action = page.hook(() =>
    useMappingAction('t1', {
      act: async (count: number) => {
        await page.services.api.POST('/api/v2/clients/tenants/{tenant}/books/refresh', {
          params: { path: { tenant: 't1' } },
        });
        return count;
      },
      done: (count) => `${count} accounts`,
      onDone: (count) => done.push(count),
    }),
  );
  return { action, done };
}

const STALE = [
  ['client', 't1', 'account-mapping', 'scope'],
  ['client', 't1', 'payouts'],
  ['client', 't2', 'account-mapping', 'scope'],
] as const;

function staleOf({ services }: ReturnType<typeof fakePage>) {
  return STALE.map((key) => services.queries.getQueryState(key)?.isInvalidated);
}

function pageWithQueries(answer?: Parameters<typeof fakePage>[0]) {
  const page = fakePage(answer);
  for (const key of STALE) {
    page.services.queries.setQueryData(key, []);
  }
  return page;
}

test('success is reported, and only this client’s mapping is reloaded', async () => {
  const page = pageWithQueries();
  const { action, done } = actionOn(page);
  await action.mutateAsync(3);
  expect(done).toEqual([3]);
  expect(JSON.stringify(page.messages())).toContain('3 accounts');
  expect(staleOf(page)).toEqual([true, false, false]);
});

test('a refusal does not report success', async () => {
  const page = pageWithQueries(() => refusal(409, 'books_disconnected', 'Connect QuickBooks.'));
  const { action, done } = actionOn(page);
  await expect(action.mutateAsync(3)).rejects.toThrow('Connect QuickBooks.');
  expect(done).toEqual([]);
  expect(JSON.stringify(page.messages())).not.toContain('3 accounts');
  expect(staleOf(page)).toEqual([false, false, false]);
});

test.each([
  [{ platform: null, store_name: null }, 'All stores'],
  [{ platform: 'ubereats', store_name: null }, 'Uber Eats'],
  [{ platform: 'doordash', store_name: 'Market Street' }, 'Market Street, DoorDash'],
  [{ platform: null, store_name: 'Market Street' }, 'Market Street'],
] as const)('%j is named %s', (place, name) => {
  expect(placeOf(place, 'All stores')).toBe(name);
});
