import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { reportForm } from '../testing/report-uploads.ts';

let server: TestServer;
let owner: string;
let tenantId: string;
let client: string;

const ARCHIVED = {
  status: 409,
  code: 'client_archived',
  message: 'This client is archived. Restore it first.',
};

beforeAll(async () => {
  server = await startTestServer();
  const person = await addPerson(server, { email: 'owner@example.test' });
  const tenant = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  tenantId = tenant.tenantId;
  client = `/api/v2/clients/clients/${tenant.clientId}`;
  owner = await signIn(server, 'owner@example.test');
});

afterAll(() => server.stop());

function change(json: unknown) {
  return server.call(`PUT ${client}`, { token: owner, json });
}

async function listed(query: string): Promise<string[]> {
  const { body } = await server.call(`GET /api/v2/clients/clients${query}`, { token: owner });
  return (dataOf(body) as { items: { name: string }[] }).items.map(({ name }) => name);
}

async function auditActions(): Promise<string[]> {
  const rows = await server.database.asOwner((tx) =>
    tx
      .selectFrom('audit_log')
      .select('action')
      .where('tenant_id', '=', tenantId)
      .orderBy('sequence')
      .execute(),
  );
  return rows.map(({ action }) => action);
}

test('an archived client leaves the list, takes no stores, channels and reports, and can be restored in full', async () => {
  const base = `/api/v2/clients/tenants/${tenantId}`;
  const first = await server.call(`POST ${base}/stores`, { token: owner, json: { name: 'One' } });
  const store = (dataOf(first.body) as { id: string }).id;
  const attempts = () =>
    Promise.all([
      server.call(`POST ${base}/stores`, { token: owner, json: { name: 'Two' } }),
      server.call(`POST ${base}/stores/${store}/channels`, { token: owner, json: {} }),
      server.call(`POST ${base}/reports`, { token: owner, body: reportForm('x.csv', 'a,b\n1,2') }),
    ]);

  const archived = dataOf((await change({ archived: true })).body) as { archived_at: string };
  expect(archived.archived_at).toBe(server.clock.now().toISOString());
  expect([await listed(''), await listed('?archived=true')]).toEqual([[], ['Harbor']]);
  expect((await attempts()).map(refusalOf)).toEqual([ARCHIVED, ARCHIVED, ARCHIVED]);

  server.clock.advance(60_000);
  const again = dataOf((await change({ archived: true })).body) as { archived_at: string };
  expect(again.archived_at).toBe(archived.archived_at);

  expect(dataOf((await change({ archived: false })).body)).toMatchObject({ archived_at: null });
  expect([await listed(''), await listed('?archived=true')]).toEqual([['Harbor'], []]);
  expect((await attempts()).map(({ status }) => status)).toEqual([201, 201, 202]);
});

test('an archived client can be opened and read, but not changed', async () => {
  const base = `/api/v2/clients/tenants/${tenantId}`;
  await change({ archived: true });
  const reads = ['', '/stores', '/entries', '/payouts', '/sync/history', '/account-mapping'];
  const answers = await Promise.all(
    reads.map((path) =>
      server.call(path === '' ? `GET ${client}` : `GET ${base}${path}`, { token: owner }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(reads.map(() => 200));
  const { body } = await server.call('GET /api/v2/clients/clients?with_archived=true', {
    token: owner,
  });
  expect((dataOf(body) as { items: { name: string }[] }).items.map(({ name }) => name)).toEqual([
    'Harbor',
  ]);
  const id = '00000000-0000-4000-8000-000000000000';
  const writes: [string, unknown][] = [
    [`POST ${base}/entries/approve`, { entry_ids: [id] }],
    [`POST ${base}/entries/post`, { entry_ids: [id] }],
    [`POST ${base}/entries/${id}/undo`, {}],
    [`POST ${base}/settings`, { period_close_on: null }],
    [`POST ${base}/drift/check`, undefined],
  ];
  for (const [request, json] of writes) {
    const answer = await server.call(request, {
      token: owner,
      ...(json === undefined ? {} : { json }),
    });
    expect([request, refusalOf(answer)]).toEqual([request, ARCHIVED]);
  }
  await change({ archived: false });
});

test('every change of a client is in the log under its own action', async () => {
  const before = (await auditActions()).length;
  await change({ number: '014', currency: 'CAD', country: 'CA', time_zone: 'America/Toronto' });
  await change({ archived: true });
  await change({ archived: false, number: null });
  expect((await auditActions()).slice(before)).toEqual([
    'client.updated',
    'client.archived',
    'client.restored',
  ]);
  const { body } = await server.call(`GET ${client}`, { token: owner });
  expect(dataOf(body)).toMatchObject({
    number: null,
    currency: 'CAD',
    country: 'CA',
    time_zone: 'America/Toronto',
  });
});

test('a time zone that does not exist changes nothing and names its field', async () => {
  const answer = await change({ name: 'Changed', time_zone: 'Mars/Olympus' });
  expect([answer.status, (answer.body as { errors: unknown }).errors]).toEqual([
    400,
    [
      {
        path: '/time_zone',
        message: 'must be an IANA time zone, like America/New_York',
        code: 'not_a_time_zone',
        values: {},
      },
    ],
  ]);
  expect(await listed('')).toEqual(['Harbor']);
});

test('stores and settings start with the time zone and currency of the client', async () => {
  const base = `/api/v2/clients/tenants/${tenantId}`;
  const store = await server.call(`POST ${base}/stores`, { token: owner, json: { name: 'Three' } });
  const settings = await server.call(`GET ${base}/settings`, { token: owner });
  for (const { body } of [store, settings]) {
    expect(dataOf(body)).toMatchObject({ time_zone: 'America/Toronto', currency: 'CAD' });
  }
});
