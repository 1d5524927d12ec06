// Connections of the real server to the simulated providers: what the server believes of OAuth, signatures and companies
// is asked of the side that was written from the providers' documents.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../apps/server/src/testing/test-server.ts';
import type { Answer, TestServer } from '../apps/server/src/testing/test-server.ts';
import { openToken } from '../apps/server/src/connectors/connections/sealed-tokens.ts';
import type { Place } from '../apps/server/src/connectors/connections/sealed-tokens.ts';
import { createSealedBox } from '../apps/server/src/platform/sealed-box.ts';
import { parseSecretKeys } from '../apps/server/src/platform/secret-keys.ts';
import { startSandbox } from '../apps/sandbox/src/testing/start-sandbox.ts';
import type { RunningSandbox } from '../apps/sandbox/src/testing/start-sandbox.ts';

const DAY_MS = 86_400_000;
const HARBOR = '9341452000000001';
const BISTRO = '9341452000000002';
const LONE_STAR = '9341452000000003';

const KEYS = `test:${'B'.repeat(43)}=`;
const box = createSealedBox(parseSecretKeys(KEYS));

let sandbox: RunningSandbox;
let server: TestServer;
let clients = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  server = await startTestServer({ env: { SANDBOX_URL: sandbox.origin, SECRET_KEYS: KEYS } });
  sandbox.clock.move(server.clock.now().getTime() - sandbox.clock.now());
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

type Client = { readonly at: string; readonly token: string };

async function newClient(): Promise<Client> {
  clients += 1;
  const person = await addPerson(server, { email: `owner${clients}@test.platebook.test` });
  const { tenantId } = await addTenant(server, {
    name: `Client ${clients}`,
    members: [{ person, level: 'user_owner' }],
  });
  return {
    at: `/api/v2/clients/tenants/${tenantId}/connections`,
    token: await signIn(server, person.email),
  };
}

const call = (
  { at, token }: Client,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer> =>
  server.call(`${method} ${at}${path}`, { token, ...(json === undefined ? {} : { json }) });

type Back = { state: string; code: string; realm_id?: string };

/** Asks for consent and presses Connect on the provider's page: what the browser comes back with. */
async function consent(
  client: Client,
  provider: 'quickbooks' | 'ubereats',
  choice: string,
): Promise<Back> {
  const response = await call(client, 'POST', `/${provider}/consent`);
  const { authorize_url: url } = dataOf(response.body) as { authorize_url: string };
  const field = provider === 'quickbooks' ? 'realmId' : 'merchant';
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ [field]: choice, decision: 'allow' }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  const realm = back.searchParams.get('realmId');
  return {
    state: back.searchParams.get('state') ?? '',
    code: back.searchParams.get('code') ?? '',
    ...(realm === null ? {} : { realm_id: realm }),
  };
}

async function connectBooks(client: Client, realm: string): Promise<Connection> {
  const back = await consent(client, 'quickbooks', realm);
  return connectionIn(await call(client, 'POST', '/quickbooks/complete', back));
}

type Connection = {
  readonly id: string;
  readonly status: string;
  readonly external_name: string;
  readonly last_error: { code: string } | null;
} & Record<string, unknown>;

function connectionIn(answer: Answer): Connection {
  return dataOf(answer.body) as Connection;
}

async function kindsOf(client: Client, id: string): Promise<string[]> {
  const { events } = dataOf((await call(client, 'GET', `/${id}`)).body) as {
    events: { kind: string }[];
  };
  return events.map(({ kind }) => kind);
}

describe('QuickBooks', () => {
  test('is connected by consent, says which company it is, and is given back', async () => {
    const client = await newClient();
    const connected = await connectBooks(client, HARBOR);
    const now = server.clock.now();
    expect({ ...connected, id: null, tenant_id: null, connected_by: null }).toEqual({
      id: null,
      tenant_id: null,
      connected_by: null,
      provider: 'quickbooks',
      status: 'connected',
      external_id: '…0001',
      external_name: 'Harbor Street Kitchen LLC',
      paused_at: null,
      scopes: ['com.intuit.quickbooks.accounting'],
      details: {
        country: 'US',
        currency: 'USD',
        fiscal_year_start: 'January',
        closing_on: null,
        class_tracking: 'per_line',
        location_tracking: true,
        multicurrency: false,
        account_numbers: true,
        edition: 'QuickBooks Online Plus',
      },
      stores: null,
      last_report_at: null,
      connected_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 101 * DAY_MS).toISOString(),
      last_used_at: now.toISOString(),
      last_error: null,
      disconnected_at: null,
    });
    const { id } = connected;
    expect(connectionIn(await call(client, 'POST', `/${id}/test`)).status).toBe('connected');
    const ended = connectionIn(await call(client, 'DELETE', `/${id}`));
    expect(ended.status).toBe('disconnected');
    expect(await kindsOf(client, id)).toEqual(
      expect.arrayContaining(['connected', 'tested', 'disconnected']),
    );
    const { rows } = await server.database.pool.query(
      'select access_token, refresh_token, credentials from connections where id = $1',
      [id],
    );
    expect(rows).toEqual([{ access_token: null, refresh_token: null, credentials: null }]);
    expect(refusalOf(await call(client, 'POST', `/${id}/test`)).code).toBe('connection_ended');
    // Books that were given back may be connected again, and their history goes on.
    expect((await connectBooks(client, HARBOR)).id).toBe(id);
    await call(client, 'DELETE', `/${id}`);
  });

  test('refuses another company, naming both, and books that another client has', async () => {
    const client = await newClient();
    const { id } = await connectBooks(client, BISTRO);
    const other = await consent(client, 'quickbooks', LONE_STAR);
    expect(refusalOf(await call(client, 'POST', '/quickbooks/complete', other))).toEqual({
      status: 409,
      code: 'wrong_company',
      message:
        "This is Lone Star Bowls, not Bistro du Plateau inc. It wasn't connected, and nothing was posted to it.",
    });
    const second = await newClient();
    const taken = await consent(second, 'quickbooks', BISTRO);
    expect(refusalOf(await call(second, 'POST', '/quickbooks/complete', taken)).code).toBe(
      'realm_taken',
    );
    // The same company again renews the access.
    expect((await connectBooks(client, BISTRO)).id).toBe(id);
    expect((await kindsOf(client, id)).toSorted()).toEqual(['connected', 'reauthorised']);
    expect(connectionIn(await call(client, 'POST', `/${id}/test`)).last_error).toBe(null);
  });

  test('takes a state once, in time, from the person and the client it was given to', async () => {
    const client = await newClient();
    const back = await consent(client, 'quickbooks', LONE_STAR);
    const stranger = await newClient();
    const complete = async (who: Client, answer: Back): Promise<unknown> =>
      refusalOf(await call(who, 'POST', '/quickbooks/complete', answer)).code;
    expect(await complete(stranger, back)).toBe('consent_invalid');
    expect(await complete(client, { ...back, state: `${back.state}x` })).toBe('consent_invalid');
    // A realm that the token does not open is believed to nobody; the state is used by then.
    expect(await complete(client, { ...back, realm_id: HARBOR })).toBe('consent_invalid');
    expect(await complete(client, back)).toBe('consent_invalid');
    const late = await consent(client, 'quickbooks', LONE_STAR);
    server.clock.advance(600_001);
    sandbox.clock.move(600_001);
    expect(await complete(client, late)).toBe('consent_invalid');
    expect(connectionsOf(await call(client, 'GET', ''))).toEqual([]);
  });

  test('says when access was withdrawn on the other side, and goes on after consent', async () => {
    const client = await newClient();
    const { id } = await connectBooks(client, LONE_STAR);
    await withdraw(LONE_STAR);
    const found = connectionIn(await call(client, 'POST', `/${id}/test`));
    expect([found.status, found.last_error?.code]).toEqual(['revoked', 'connection_revoked']);
    const again = await connectBooks(client, LONE_STAR);
    expect([again.id, again.status, again.last_error]).toEqual([id, 'connected', null]);
  });
});

/** What a company admin does on Intuit's side: ends the access of the app. */
async function withdraw(realm: string): Promise<void> {
  const { rows } = await server.database.pool.query<Place & { refresh_token: string }>(
    `select tenant_id, provider, id, refresh_token from connections
     where external_id = $1 and status <> 'disconnected'`,
    [realm],
  );
  const [row] = rows;
  if (row === undefined) {
    throw new Error('Nobody is connected to that company.');
  }
  const { clientId, clientSecret } = sandbox.quickbooks.client;
  const { status } = await fetch(`${sandbox.origin}/v2/oauth2/tokens/revoke`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      token: openToken(box, row, 'refresh_token', row.refresh_token),
    }),
  });
  expect(status).toBe(200);
}

function connectionsOf({ body }: Answer): Connection[] {
  return (dataOf(body) as { items: Connection[] }).items;
}

describe('Uber Eats', () => {
  test('is connected by consent, named by its stores, and renewed by the same merchant alone', async () => {
    const client = await newClient();
    const back = await consent(client, 'ubereats', 'harbor-street');
    const connected = connectionIn(await call(client, 'POST', '/ubereats/complete', back));
    expect([
      connected.status,
      connected.scopes,
      connected['expires_at'],
      connected.details,
    ]).toEqual(['connected', ['eats.pos_provisioning', 'offline_access'], null, null]);
    expect(connected.external_name).toMatch(/ and 2 more stores$/);
    const other = await consent(client, 'ubereats', 'lone-star');
    expect(refusalOf(await call(client, 'POST', '/ubereats/complete', other)).code).toBe(
      'wrong_company',
    );
    const same = await consent(client, 'ubereats', 'harbor-street');
    expect(connectionIn(await call(client, 'POST', '/ubereats/complete', same)).id).toBe(
      connected.id,
    );
    expect(connectionIn(await call(client, 'POST', `/${connected.id}/test`)).last_error).toBe(null);
  });
});

describe('DoorDash', () => {
  test('takes credentials that sign, and no others', async () => {
    const client = await newClient();
    const { developerId, keyId, signingSecret } = sandbox.doorDash.credentials;
    const right = { developer_id: developerId, key_id: keyId, signing_secret: signingSecret };
    const wrong = { ...right, signing_secret: 'bm90LXRoZS1yaWdodC1zZWNyZXQ' };
    expect(refusalOf(await call(client, 'POST', '/doordash', wrong)).code).toBe(
      'connection_credentials_refused',
    );
    const connected = connectionIn(await call(client, 'POST', '/doordash', right));
    expect([connected.status, connected.external_id]).toEqual(['connected', '…8a01']);
    expect(connectionIn(await call(client, 'POST', `/${connected.id}/test`)).last_error).toBe(null);
    const { rows } = await server.database.pool.query<{ credentials: string }>(
      'select credentials from connections where id = $1',
      [connected.id],
    );
    expect(rows[0]?.credentials).toMatch(/^v1\.test\./);
  });
});

test('pauses, resumes, and lists what there is beside what is offered', async () => {
  const client = await newClient();
  const { id } = await connectBooks(client, HARBOR);
  const paused = connectionIn(await call(client, 'POST', `/${id}/pause`));
  expect(paused['paused_at']).toBe(server.clock.now().toISOString());
  expect(connectionIn(await call(client, 'POST', `/${id}/resume`))['paused_at']).toBe(null);
  const { items, providers } = dataOf((await call(client, 'GET', '')).body) as {
    items: Connection[];
    providers: unknown;
  };
  expect(items.map((item) => [item.id, item['provider']])).toEqual([[id, 'quickbooks']]);
  expect(providers).toEqual([
    { provider: 'ubereats', offered: true, how: 'consent', sandbox: true },
    { provider: 'doordash', offered: true, how: 'credentials', sandbox: true },
    { provider: 'quickbooks', offered: true, how: 'consent', sandbox: true },
  ]);
  await call(client, 'DELETE', `/${id}`);
});
