import { expect, type APIRequestContext } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { apiOf, type Bookkeeper } from './journal.ts';

type Schemas = components['schemas'];

/** Connects the client to a merchant through the pages of Uber Eats and ours; `connections.e2e.ts` tests them. */
export async function connectUberEats(
  request: APIRequestContext,
  person: Bookkeeper,
  merchant: string,
): Promise<void> {
  const { tenant, headers } = await apiOf(request, person);
  const connections = `/api/v2/clients/tenants/${tenant}/connections/ubereats`;
  const answer = await request.post(`${connections}/consent`, { headers, data: {} });
  const { data: consent } = (await answer.json()) as Schemas['ConsentAnswer'];
  const allowed = await request.post(consent.authorize_url, {
    form: { merchant, decision: 'allow' },
    maxRedirects: 0,
  });
  const { searchParams } = new URL(allowed.headers()['location'] ?? '');
  const completed = await request.post(`${connections}/complete`, {
    headers,
    data: { code: searchParams.get('code'), state: searchParams.get('state') },
  });
  expect(completed.status(), await completed.text()).toBe(200);
}

/** The stores that Uber Eats lists for the client. */
export async function uberEatsStores(
  request: APIRequestContext,
  person: Bookkeeper,
): Promise<Schemas['PlatformStore'][]> {
  const { tenant, headers } = await apiOf(request, person);
  const answer = await request.get(
    `/api/v2/clients/tenants/${tenant}/platform-stores?provider=ubereats`,
    { headers },
  );
  return ((await answer.json()) as { data: Schemas['PlatformStoreList'] }).data.items;
}

type Period = { readonly from: string; readonly to: string };

/** Adds the first store that Uber Eats lists, requests its reports of these days, and returns the run. */
export async function syncFirstStore(
  request: APIRequestContext,
  person: Bookkeeper,
  { from, to }: Period,
): Promise<Schemas['SyncRun']> {
  await expect.poll(async () => (await uberEatsStores(request, person)).length).toBeGreaterThan(0);
  const [store] = await uberEatsStores(request, person);
  const { tenant, headers } = await apiOf(request, person);
  const created = await request.post(
    `/api/v2/clients/tenants/${tenant}/platform-stores/${store?.id}/create-store`,
    { headers, data: {} },
  );
  expect(created.status(), await created.text()).toBe(201);
  const { data: decision } = (await created.json()) as { data: Schemas['StoreMappingDecision'] };
  const answer = await request.post('/api/v2/clients/sync/trigger', {
    headers,
    data: { tenant_id: tenant, channel_ids: [decision.channel_id], from, to },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  const { data: triggered } = (await answer.json()) as { data: Schemas['TriggeredSync'] };
  const [first] = triggered.runs;
  if (first === undefined) {
    throw new Error('No run was started.');
  }
  return first.run;
}
