import type { APIRequestContext } from '@playwright/test';
import type { components } from '@platebook/api-client';
import type { Person } from './demo.ts';

type Schemas = components['schemas'];

/** A person's API calls outside their browser. */
export type Caller = {
  readonly request: APIRequestContext;
  readonly headers: { authorization: string };
};

export async function callAs(request: APIRequestContext, person: Person): Promise<Caller> {
  const session = await request.post('/api/v2/auth/login', { data: person });
  const { data } = (await session.json()) as Schemas['LoginAnswer'];
  return { request, headers: { authorization: `Bearer ${data.access_token}` } };
}

/** Connects a client to a new company of the simulated QuickBooks, as its consent page does. */
export async function connectNewBooks(
  { request, headers }: Caller,
  { clientId, realmId, name }: { clientId: string; realmId: string; name: string },
): Promise<string> {
  const found = await request.get(`/api/v2/clients/clients/${clientId}`, { headers });
  const { data: client } = (await found.json()) as Schemas['ClientAnswer'];
  const base = `/api/v2/clients/tenants/${client.tenant_id}`;
  await request.post(`${process.env['E2E_SANDBOX_URL']}/_sandbox/companies`, {
    data: { realmId, name },
  });
  const answer = await request.post(`${base}/connections/quickbooks/consent`, {
    headers,
    data: {},
  });
  const { data: question } = (await answer.json()) as {
    data: { authorize_url: string; state: string };
  };
  const allowed = await request.post(question.authorize_url, {
    form: { realmId, decision: 'allow' },
    maxRedirects: 0,
  });
  const back = new URL(allowed.headers()['location'] ?? '');
  await request.post(`${base}/connections/quickbooks/complete`, {
    headers,
    data: { state: question.state, code: back.searchParams.get('code'), realm_id: realmId },
  });
  await request.post(`${base}/books/refresh`, { headers });
  return base;
}
