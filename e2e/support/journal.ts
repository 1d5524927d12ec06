import { expect, type APIRequestContext } from '@playwright/test';
import type { components } from '@platebook/api-client';
import type { Person } from './demo.ts';
import { SANDBOX, type Company } from './sandbox.ts';

type Schemas = components['schemas'];

/** A person, with one of their clients if they have several. */
export type Bookkeeper = Person & { readonly clientId?: string };

/** A journal entry as the simulated books store it. */
export type BookedEntry = {
  readonly Id: string;
  readonly DocNumber?: string;
  readonly TxnDate: string;
};

/** A company's journal, from the sandbox's console. */
export async function journalOf(
  request: APIRequestContext,
  { realmId }: Company,
): Promise<readonly BookedEntry[]> {
  const answer = await request.get(`${SANDBOX}/_sandbox/companies/${realmId}/entries`);
  expect(answer.status()).toBe(200);
  const { entries } = (await answer.json()) as { entries: BookedEntry[] };
  return entries;
}

/** Drops the response to the next write to these books. */
export async function loseNextAnswer(
  request: APIRequestContext,
  { realmId }: Company,
): Promise<void> {
  const answer = await request.post(`${SANDBOX}/_sandbox/faults`, {
    data: {
      kind: 'drop_after',
      match: { provider: 'quickbooks', operation: 'write', realm: realmId },
      times: 1,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Connects the client to these books by consent. */
export async function connectBooks(
  request: APIRequestContext,
  person: Bookkeeper,
  { realmId }: Company,
): Promise<void> {
  const { tenant, headers } = await apiOf(request, person);
  const connections = `/api/v2/clients/tenants/${tenant}/connections/quickbooks`;
  const answer = await request.post(`${connections}/consent`, { headers, data: {} });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data: consent } = (await answer.json()) as Schemas['ConsentAnswer'];
  const allowed = await request.post(consent.authorize_url, {
    form: { realmId, decision: 'allow' },
    maxRedirects: 0,
  });
  const back = new URL(allowed.headers()['location'] ?? '');
  const completed = await request.post(`${connections}/complete`, {
    headers,
    data: { state: consent.state, code: back.searchParams.get('code'), realm_id: realmId },
  });
  expect(completed.status(), await completed.text()).toBe(200);
}

/** Matches the platform's stores: a new store of ours for each, with the platform's own id. */
export async function openStores(
  request: APIRequestContext,
  person: Bookkeeper,
  platformStoreIds: readonly string[],
): Promise<void> {
  const { tenant, headers } = await apiOf(request, person);
  for (const platformStoreId of platformStoreIds) {
    const opened = await request.post(`/api/v2/clients/tenants/${tenant}/stores`, {
      headers,
      data: { name: `Store ${platformStoreId.slice(0, 8)}` },
    });
    expect(opened.status(), await opened.text()).toBe(201);
    const { data: store } = (await opened.json()) as Schemas['StoreAnswer'];
    const sold = await request.post(
      `/api/v2/clients/tenants/${tenant}/stores/${store.id}/channels`,
      { headers, data: { channel_type: 'ubereats', platform_store_id: platformStoreId } },
    );
    expect(sold.status(), await sold.text()).toBe(201);
  }
}

/** Maps every known component, creating missing accounts in the books. */
export async function mapEverything(request: APIRequestContext, person: Bookkeeper): Promise<void> {
  const { tenant, headers } = await apiOf(request, person);
  const created = await request.post(
    `/api/v2/clients/tenants/${tenant}/account-mapping/create-accounts`,
    { headers, data: { template: null, dry_run: false } },
  );
  expect(created.status(), await created.text()).toBe(200);
}

/** The API call headers for this client, or the first one. */
export async function apiOf(
  request: APIRequestContext,
  { email, password, clientId }: Bookkeeper,
): Promise<{ tenant: string; headers: { authorization: string } }> {
  const session = await request.post('/api/v2/auth/login', { data: { email, password } });
  const { data: signedIn } = (await session.json()) as Schemas['LoginAnswer'];
  const headers = { authorization: `Bearer ${signedIn.access_token}` };
  const clients = await request.get('/api/v2/clients/clients', { headers });
  const { data } = (await clients.json()) as Schemas['ClientsAnswer'];
  const client = data.items.find(({ id }) => id === clientId) ?? data.items[0];
  return { tenant: client?.tenant_id ?? '', headers };
}
