import { expect, test } from 'vitest';
import type { Client, Store } from '../../../shared/api/entities.ts';
import { fakeApi, refusal, type AnswerRequest } from '../../../shared/testing/api.fake.ts';
import { client, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { storesQuery } from '../../../shared/workspace/stores.queries.ts';
import { draftsQuery, useDraftRemoval, useDraftSaving } from './drafts.queries.ts';
import { EMPTY_DRAFT } from './manual-draft.ts';
import { storeQuery } from '../../../shared/workspace/stores.queries.ts';
import { accountsQuery } from './manual.queries.ts';
import { toContent } from './saved-drafts.ts';
import { useManualEntry } from './use-manual-entry.tsx';

const PLACE = { tenant: 't1', store: 's1' };
const DRAFTS = '/api/v2/clients/tenants/t1/stores/s1/entry-drafts';
const DRAFTS_KEY = ['client', 't1', 'entry-drafts', 's1'];

function pageWithDrafts(answer?: AnswerRequest) {
  const page = fakePage(answer);
  page.services.queries.setQueryData(DRAFTS_KEY, []);
  const isStale = () => page.services.queries.getQueryState(DRAFTS_KEY)?.isInvalidated;
  return { page, isStale };
}

test.each([
  ['new', null, 'POST', DRAFTS],
  ['saved before', 'd1', 'PUT', `${DRAFTS}/d1`],
])('a draft that is %s is saved under one name', async (_, savedAs, method, path) => {
  const { page, isStale } = pageWithDrafts(() => ({ id: 'd1' }));
  const names: string[] = [];
  const draft = { ...EMPTY_DRAFT, memo: 'Held back', savedAs };
  const { mutateAsync } = page.hook(() => useDraftSaving(PLACE, (id) => names.push(id)));
  await mutateAsync(draft);
  expect(page.sent).toEqual([{ method, path, body: { draft: toContent(draft) } }]);
  expect(names).toEqual(['d1']);
  expect(isStale()).toBe(true);
});

test('an unsaved draft has no name, and the list is reloaded', async () => {
  const { page, isStale } = pageWithDrafts(() => refusal(404, 'draft_not_found', 'It is gone.'));
  const names: string[] = [];
  const { mutateAsync } = page.hook(() => useDraftSaving(PLACE, (id) => names.push(id)));
  await expect(mutateAsync({ ...EMPTY_DRAFT, savedAs: 'd1' })).rejects.toThrow('It is gone.');
  expect(names).toEqual([]);
  expect(isStale()).toBe(true);
});

test('a deleted draft is passed to the page that shows it', async () => {
  const { page, isStale } = pageWithDrafts();
  const gone: string[] = [];
  const { mutateAsync } = page.hook(() => useDraftRemoval(PLACE, (id) => gone.push(id)));
  await mutateAsync('d1');
  expect(page.sent).toEqual([{ method: 'DELETE', path: `${DRAFTS}/d1` }]);
  expect([gone, isStale()]).toEqual([['d1'], true]);
});

test('an entry’s drafts and store are loaded for its own store', async () => {
  const { api, sent } = fakeApi(() => ({ items: [] }));
  const { queries } = fakePage().services;
  await queries.fetchQuery(draftsQuery({ api, tenant: 't1' }, 's1'));
  await queries.fetchQuery(storeQuery(api, 't1', 's1'));
  expect(sent.map(({ path }) => path)).toEqual([DRAFTS, '/api/v2/clients/tenants/t1/stores/s1']);
});

test('an account without a type or a currency is offered with what is known', async () => {
  const account = {
    id: '31',
    full_name: 'Assets:Clearing',
    account_number: '1010',
    account_type: 'Bank',
    currency: 'CAD',
    active: true,
  };
  const bare = { ...account, id: '32', account_number: null, account_type: null, currency: null };
  const { api } = fakeApi(() => ({ items: [account, { ...bare, active: false }] }));
  const query = accountsQuery({ api, tenant: 't1' }, 'USD');
  await expect(fakePage().services.queries.fetchQuery(query)).resolves.toEqual([
    {
      id: '31',
      name: 'Assets:Clearing',
      number: '1010',
      type: 'Bank',
      currency: 'CAD',
      active: true,
    },
    { id: '32', name: 'Assets:Clearing', type: 'Other', currency: 'USD', active: false },
  ]);
});

const stores = (...ids: string[]) => ids.map((id) => ({ id, name: `Store ${id}` }) as Store);
const archived: Client = { ...client, archived_at: '2026-11-01T09:00:00.000Z' };

/** The action for a manual entry of a client with these stores; undefined while they are loading. */
function wayOf(of: Client, found?: Store[]) {
  const page = fakePage();
  if (found !== undefined) {
    const { queryKey } = storesQuery(page.services.api, 't1');
    page.services.queries.setQueryData(queryKey, found);
  }
  const { command } = page.hook(() => useManualEntry(of));
  return command === null ? null : 'href' in command ? command.href : 'asks for the store';
}

test.each<[string, Client, Store[] | undefined, string | null]>([
  ['one store', client, stores('s1'), '/dashboard/stores/s1/manual-qbo-entry?client=c1'],
  ['several stores', client, stores('s1', 's2'), 'asks for the store'],
  ['stores that are loading', client, undefined, 'asks for the store'],
  ['no store', client, [], null],
  ['a client that is read only', readOnlyClient, stores('s1'), null],
  ['a client that is archived', archived, stores('s1'), null],
])('the link to a manual entry with %s', (_, of, found, way) => {
  expect(wayOf(of, found)).toBe(way);
});
