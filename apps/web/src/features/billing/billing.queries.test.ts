import { expect, test } from 'vitest';
import { fakeApi } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { billedClient } from './billing.fake.ts';
import { billedClientsList, billedInvoicesQuery, summaryQuery } from './billing.queries.ts';

const CLIENTS = '/api/v2/billing/clients';
const NOTHING = { filters: {}, sort: '' };

async function load(request: Parameters<typeof billedClientsList>[1]) {
  const { api, sent } = fakeApi(() => ({ items: [billedClient], next_cursor: 'n' }));
  const list = billedClientsList(api, request);
  const page = await list.load({ limit: list.pageSize }, new AbortController().signal);
  return { key: list.key, page, sent };
}

test.each([
  [
    { ...NOTHING, sort: '-price', q: 'harbor' },
    { sort: '-price', q: 'harbor' },
  ],
  [{ ...NOTHING, filters: { payer: ['you'] } }, { payer: 'you' }],
  [{ ...NOTHING, filters: { plan: ['firm'] } }, { plan_code: 'firm' }],
  [{ ...NOTHING, filters: { payment: ['past_due'] } }, { past_due: 'true' }],
])('%o narrows the list of clients to %o', async (request, query) => {
  const { sent, page } = await load(request);
  expect(sent).toEqual([{ method: 'GET', path: CLIENTS, query: { ...query, limit: '50' } }]);
  expect(page).toEqual({ items: [billedClient], next_cursor: 'n' });
});

test.each([
  { ...NOTHING, sort: 'constructor' },
  { ...NOTHING, filters: { payer: ['nobody'] } },
  { ...NOTHING, filters: { payment: ['paid'] } },
  { ...NOTHING, filters: { colour: ['red'] } },
])('unsupported values are not sent to the server: %o', async (request) => {
  const { sent, key } = await load(request);
  expect(sent).toEqual([{ method: 'GET', path: CLIENTS, query: { limit: '50' } }]);
  expect(key).toEqual(['billing', 'clients', {}]);
});

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2028-02', '2028-02-29'],
  ['2027-02', '2027-02-28'],
])('the invoices of %s are those from its first day to %s', async (month, last) => {
  const { api, sent } = fakeApi(() => ({ items: [{ client_name: 'Harbor' }] }));
  const { queries } = fakePage().services;
  await expect(queries.fetchQuery(billedInvoicesQuery(api, month))).resolves.toEqual([
    { client_name: 'Harbor' },
  ]);
  expect(sent).toEqual([
    {
      method: 'GET',
      path: '/api/v2/billing/invoices',
      query: { from: `${month}-01`, to: last },
    },
  ]);
});

test('the total of all plans has a key that changes invalidate', async () => {
  const { api, sent } = fakeApi(() => ({ clients: 2 }));
  const query = summaryQuery(api);
  await fakePage().services.queries.fetchQuery(query);
  expect(sent).toEqual([{ method: 'GET', path: '/api/v2/billing/summary' }]);
  expect(query.queryKey).toEqual(['billing', 'summary']);
});
