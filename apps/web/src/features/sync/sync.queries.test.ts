import { expect, test } from 'vitest';
import { lineRows } from '../../shared/testing/answers.fake.ts';
import { fakeApi } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { lineRowsQuery } from './files/reports.queries.ts';
import {
  entriesList,
  entryPreviewQuery,
  entryQuery,
  exceptionsQuery,
  owedOperationsQuery,
  runQuery,
} from './sync.queries.ts';

const TENANT = '/api/v2/clients/tenants/t1';
type Scope = Parameters<typeof entryQuery>[0];

test.each<[string, (scope: Scope) => { queryKey: readonly unknown[] }, string]>([
  ['an entry', (scope) => entryQuery(scope, 'e1'), `${TENANT}/entries/e1`],
  ['its preview', (scope) => entryPreviewQuery(scope, 'e1'), `${TENANT}/entries/e1/preview`],
  ['a run', (scope) => runQuery(scope, 'r1'), '/api/v2/clients/sync/r1'],
  ['what is owed', owedOperationsQuery, `${TENANT}/owed-operations`],
  ['open exceptions', (scope) => exceptionsQuery(scope, 'open'), `${TENANT}/exceptions`],
])('%s is loaded for its client, under a key of its client', async (_, queryOf, path) => {
  const { api, sent } = fakeApi();
  const query = queryOf({ api, tenant: 't1' });
  await fakePage().services.queries.fetchQuery(query);
  expect(sent.map((request) => request.path)).toEqual([path]);
  expect(query.queryKey.slice(0, 2)).toEqual(['client', 't1']);
});

test('a list of entries requests its filters, page by page, under a key with them', async () => {
  const { api, sent } = fakeApi(() => ({ items: [], next_cursor: null }));
  const scope = { api, tenant: 't1' };
  const filter = { status: 'ready', from: '2026-11-01', q: 'UE-7K' } as const;
  const list = entriesList(scope, filter);
  const { signal } = new AbortController();
  await list.load({ limit: list.pageSize, cursor: 'next' }, signal);
  expect(sent[0]?.query).toEqual({ ...filter, limit: '100', cursor: 'next' });
  expect(list.key).not.toEqual(entriesList(scope, { status: 'posted' }).key);
});

test('the rows of a line belong to that entry’s line, and are counted across pages', async () => {
  const { api, sent } = fakeApi(({ query }) => ({
    ...lineRows,
    next_cursor: query?.['cursor'] === undefined ? 'next' : null,
  }));
  const line = { payout: 'p1', documentNumber: 'UE-7/1', line: 2 };
  const query = lineRowsQuery({ api, tenant: 't1' }, line);
  const { pages } = await fakePage().services.queries.fetchInfiniteQuery({ ...query, pages: 2 });
  expect(sent.map(({ path, query: asking }) => [path, asking])).toEqual([
    [`${TENANT}/payouts/p1/entries/UE-7%2F1/lines/2/rows`, { limit: '50' }],
    [`${TENANT}/payouts/p1/entries/UE-7%2F1/lines/2/rows`, { limit: '50', cursor: 'next' }],
  ]);
  expect(pages.map(({ sources, items }) => [sources.length, items.length])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  const other = lineRowsQuery({ api, tenant: 't1' }, { ...line, line: 3 });
  expect(other.queryKey).not.toEqual(query.queryKey);
});
