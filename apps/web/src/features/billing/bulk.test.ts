import { expect, test } from 'vitest';
import type { BilledClient } from '../../shared/api/entities.ts';
import { changePlan, loadPlanChange } from '../../shared/billing/billing.queries.ts';
import { fakeApi, refusal } from '../../shared/testing/api.fake.ts';
import { billedClient, planChange } from './billing.fake.ts';
import { changePayer, loadPayerChange } from './billing.queries.ts';
import { previewAll, runAll, type BulkItem } from './bulk.ts';

const CLIENTS = ['t1', 't2', 't3'].map((tenant): BilledClient => ({
  ...billedClient,
  tenant_id: tenant,
  name: `Client ${tenant}`,
}));
const NOT_CHANGEABLE = () => refusal(409, 'subscription_not_changeable', 'It is being canceled.');
const pathOf = (tenant: string, end: string) =>
  `/api/v2/clients/tenants/${tenant}/subscription/${end}`;

const inShort = (items: readonly BulkItem<unknown>[]) =>
  items.map(({ client, preview, problem, isDone, url }) => [
    client.tenant_id,
    preview === null ? 'left out' : 'able',
    isDone,
    problem ?? url,
  ]);

test('every client is previewed; a refused one is excluded with the reason', async () => {
  const { api, sent } = fakeApi(({ path }) =>
    path.includes('/t2/') ? NOT_CHANGEABLE() : planChange,
  );
  const items = await previewAll(CLIENTS, ({ tenant_id: tenant }) =>
    loadPlanChange(api, { tenant, planCode: 'firm' }),
  );
  expect(sent).toEqual(
    ['t1', 't2', 't3'].map((tenant) => ({
      method: 'GET',
      path: pathOf(tenant, 'change'),
      query: { plan_code: 'firm' },
    })),
  );
  expect(items.map(({ preview }) => preview)).toEqual([planChange, null, planChange]);
  expect(inShort(items)).toEqual([
    ['t1', 'able', false, null],
    ['t2', 'left out', false, 'It is being canceled.'],
    ['t3', 'able', false, null],
  ]);
});

test('plans are changed one by one, each at the second of its own preview', async () => {
  const { api, sent } = fakeApi();
  const able = CLIENTS.map((client, at) => ({
    client,
    preview: { ...planChange, at: `2026-11-27T10:00:0${at}.000Z` },
    problem: null,
    isDone: false,
    url: null,
  }));
  const items = able.with(1, { ...able[1], preview: null, problem: 'Left out.' } as never);
  const seen: unknown[] = [];
  await runAll(
    items,
    async ({ tenant_id: tenant }, { at }) => {
      await changePlan(api, { tenant, planCode: 'firm', at });
      return null;
    },
    async (results, { tenant_id: tenant }) => {
      seen.push([tenant, sent.length, results.filter(({ isDone }) => isDone).length]);
    },
  );
  expect(sent).toEqual([
    {
      method: 'POST',
      path: pathOf('t1', 'change'),
      body: { plan_code: 'firm', at: '2026-11-27T10:00:00.000Z' },
    },
    {
      method: 'POST',
      path: pathOf('t3', 'change'),
      body: { plan_code: 'firm', at: '2026-11-27T10:00:02.000Z' },
    },
  ]);
  expect(seen).toEqual([
    ['t1', 1, 1],
    ['t3', 2, 2],
  ]);
});

test('a failure says why and does not stop the others; excluded clients are not tried', async () => {
  const { api, sent } = fakeApi(({ path }) =>
    path.includes('/t1/')
      ? refusal(402, 'payment_failed', 'The card was declined.')
      : { checkout_url: path.includes('/t2/') ? 'https://pay.test/m2' : null },
  );
  const items = CLIENTS.map((client) => ({
    client,
    preview: 'moves' as const,
    problem: null,
    isDone: false,
    url: null,
  }));
  let last: readonly BulkItem<string>[] = [];
  await runAll<string>(
    items,
    ({ tenant_id: tenant }) => changePayer(api, tenant, 'you'),
    async (results) => {
      last = results;
    },
  );
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual(
    ['t1', 't2', 't3'].map((tenant) => ['POST', pathOf(tenant, 'payer'), { to: 'you' }]),
  );
  expect(inShort(last)).toEqual([
    ['t1', 'able', false, 'The card was declined.'],
    ['t2', 'able', true, 'https://pay.test/m2'],
    ['t3', 'able', true, null],
  ]);
});

test('the effect of another payer is loaded, and changes nothing', async () => {
  const { api, sent } = fakeApi(() => ({ to: 'client', method: null }));
  await expect(loadPayerChange(api, 't1', 'client')).resolves.toEqual({
    to: 'client',
    method: null,
  });
  expect(sent).toEqual([{ method: 'GET', path: pathOf('t1', 'payer'), query: { to: 'client' } }]);
});
