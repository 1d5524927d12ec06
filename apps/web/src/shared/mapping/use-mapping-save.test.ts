import { expect, test } from 'vitest';
import { fakeApi, refusal, type AnswerRequest } from '../testing/api.fake.ts';
import { fakePage } from '../testing/page.fake.tsx';
import { booksObjectsQuery, mappingQuery, previewQuery } from './mapping.queries.ts';
import { useMappingSave } from './use-mapping-save.ts';

const MAPPING = '/api/v2/clients/tenants/t1/account-mapping';
const SCOPE = { platform: 'ubereats', storeId: 's1' } as const;
const CHANGE = { component: 'commission', target: null } as never;

async function save(version: number | null, answer?: AnswerRequest) {
  const page = fakePage(answer);
  const keys = ['scope', 'books'].map((part) => ['client', 't1', 'account-mapping', part]);
  for (const key of keys) {
    page.services.queries.setQueryData(key, []);
  }
  const saved: unknown[] = [];
  const { mutateAsync } = page.hook(() => useMappingSave('t1', SCOPE, (one) => saved.push(one)));
  await Promise.allSettled([mutateAsync({ components: [CHANGE], version, from: '2026-11-01' })]);
  const stale = keys.map((key) => page.services.queries.getQueryState(key)?.isInvalidated);
  return { page, saved, stale };
}

test.each([[4], [null]])(
  'a save over version %s includes the scope and the effective day',
  async (version) => {
    const { page, saved, stale } = await save(version, () => ({ version: 5 }));
    expect(page.sent).toEqual([
      {
        method: 'PUT',
        path: MAPPING,
        body: {
          platform: 'ubereats',
          store_id: 's1',
          version,
          effective_from: '2026-11-01',
          components: [CHANGE],
        },
      },
    ]);
    expect(saved).toEqual([{ version: 5 }]);
    expect(stale).toEqual([true, true]);
    expect(JSON.stringify(page.messages())).toContain('"success"');
  },
);

test('a save over somebody else’s change saves nothing, and loads their version', async () => {
  const { page, saved, stale } = await save(4, () =>
    refusal(409, 'mapping_changed', 'Someone else changed it.'),
  );
  expect(saved).toEqual([]);
  expect(stale).toEqual([true, false]);
  expect(JSON.stringify(page.messages())).not.toContain('"success"');
});

test.each([
  [{ platform: null, storeId: null }, undefined],
  [{ platform: 'doordash', storeId: null }, { platform: 'doordash' }],
  [SCOPE, { platform: 'ubereats', store_id: 's1' }],
] as const)('the mapping of %j is requested with %j', async (scope, query) => {
  const { api, sent } = fakeApi();
  await fakePage().services.queries.fetchQuery(mappingQuery(api, 't1', scope));
  expect(sent).toEqual([{ method: 'GET', path: MAPPING, ...(query && { query }) }]);
});

test('a preview changes nothing, and each set of changes has its own', async () => {
  const { api, sent } = fakeApi();
  const query = previewQuery(api, 't1', { ...SCOPE, changes: [CHANGE] });
  await fakePage().services.queries.fetchQuery(query);
  expect(sent).toEqual([
    {
      method: 'POST',
      path: `${MAPPING}/preview`,
      body: { platform: 'ubereats', store_id: 's1', components: [CHANGE] },
    },
  ]);
  expect(query.queryKey).not.toEqual(previewQuery(api, 't1', { ...SCOPE, changes: [] }).queryKey);
});

test('the objects of the books are requested by kind', async () => {
  const { api, sent } = fakeApi(() => ({ items: [{ id: '31' }] }));
  const query = booksObjectsQuery(api, 't1', 'class');
  await expect(fakePage().services.queries.fetchQuery(query)).resolves.toEqual([{ id: '31' }]);
  expect(sent[0]?.query).toEqual({ kind: 'class' });
});
