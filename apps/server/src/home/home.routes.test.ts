import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox } from '../testing/sandbox.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import { addMappingClient } from '../testing/store-mappings.ts';
import type { MappingClient } from '../testing/store-mappings.ts';
import { dataOf, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

type Schemas = components['schemas'];
type Home = Schemas['HomeAnswer']['data'];

let sandbox: TestSandbox;
let server: TestServer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestServer({ worker: true, env: { SANDBOX_URL: sandbox.url } });
  await sandbox.set('clock', { moveMs: server.clock.now().getTime() - Date.now() });
  await sandbox.set('webhooks', { ubereats: `${server.url}/api/v2/webhooks/ubereats` });
  await sandbox.set('reports', { ubereats: { delayMs: 50 }, doordash: { readyAfterMs: 0 } });
});

afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

async function read<Data>({ call }: MappingClient, path: string): Promise<Data> {
  return dataOf((await call(`GET ${path}`)).body) as Data;
}

const setupOf = (client: MappingClient) => read<Schemas['Setup']>(client, 'setup');

const stepsOf = async (client: MappingClient) =>
  (await setupOf(client)).steps.map(({ id, state }) => `${id} ${state}`);

async function runsOf(client: MappingClient): Promise<Schemas['SyncRun'][]> {
  const { items } = await read<{ items: Schemas['SyncRun'][] }>(client, 'sync/history?limit=100');
  return items;
}

async function connectUberEats({ call }: MappingClient): Promise<void> {
  const consent = await call('POST connections/ubereats/consent', {});
  const { authorize_url: address } = dataOf(consent.body) as {
    authorize_url: string;
  };
  const allowed = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ merchant: 'harbor-street', decision: 'allow' }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(allowed.headers.get('location') ?? '');
  const answer = { code: searchParams.get('code'), state: searchParams.get('state') };
  dataOf((await call('POST connections/ubereats/complete', answer)).body);
}

async function storesOf(client: MappingClient): Promise<Schemas['PlatformStore'][]> {
  return (await read<Schemas['PlatformStoreList']>(client, 'platform-stores?provider=ubereats'))
    .items;
}

test('the set-up follows progress, and a first fetch happens once', async () => {
  const client = await addMappingClient(server, { name: 'From nothing' });
  expect(await stepsOf(client)).toEqual([
    'connect next',
    'match blocked',
    'accounts blocked',
    'first_payout blocked',
  ]);

  await connectUberEats(client);
  await expect
    .poll(async () => (await setupOf(client)).stores, { timeout: 30_000 })
    .toEqual([{ platform: 'ubereats', matched: 0, waiting: 3, set_aside: 0 }]);
  expect((await stepsOf(client)).slice(0, 2)).toEqual(['connect done', 'match next']);
  expect(await runsOf(client)).toEqual([]);

  const decided: Schemas['StoreMappingDecision'][] = [];
  for (const { id } of await storesOf(client)) {
    const created = await client.call(`POST platform-stores/${id}/create-store`, {});
    decided.push(dataOf(created.body) as Schemas['StoreMappingDecision']);
  }
  expect((await stepsOf(client)).slice(1, 3)).toEqual(['match done', 'accounts next']);

  // The page's requests after a match, repeated.
  const first = { tenant_id: client.tenantId, channel_type: 'ubereats', first_only: true };
  const fetchFirst = async () =>
    dataOf(
      (await client.call('POST /api/v2/clients/sync/trigger', first)).body,
    ) as Schemas['TriggeredSync'];
  const started = await fetchFirst();
  expect(new Set(started.runs.map(({ run }) => run.channel_id))).toEqual(
    new Set(decided.map(({ channel_id: id }) => id)),
  );
  expect(await fetchFirst()).toEqual({ runs: [], skipped: [] });
  await expect
    .poll(async () => (await runsOf(client)).every(({ finished_at: at }) => at !== null), {
      timeout: 60_000,
    })
    .toBe(true);
  expect(await fetchFirst()).toEqual({ runs: [], skipped: [] });
  const runs = await runsOf(client);
  expect(runs.map(({ kind, dry_run: dry, trigger }) => [kind, dry, trigger])).toEqual(
    decided.map(() => ['fetch', false, 'manual']),
  );
}, 240_000);

test('home has the same data as each of its operations', async () => {
  const client = await addMappingClient(server, { name: 'Home' });
  await connectUberEats(client);
  await expect.poll(async () => (await storesOf(client)).length, { timeout: 30_000 }).toBe(3);
  const home = await read<Home>(client, 'home');
  expect(home).toEqual({
    setup: await setupOf(client),
    summary: await read(client, 'entries/summary'),
    sync: await read(client, 'sync/status'),
    connections: await read(client, 'connections'),
    imports: [],
    payouts: [],
    latest_payout: null,
    trade: null,
    unavailable: [],
  });
  expect(home.setup?.connected_platforms).toEqual(['ubereats']);
  const access = await client.call(`GET /api/v2/auth/me/admin?tenant_id=${client.tenantId}`);
  expect(dataOf(access.body)).toMatchObject({
    is_qbo_user: true,
    has_platforms: true,
  });
  expect(home.setup?.accounts_missing).toBeGreaterThan(0);
});

/** Home while a table is missing, as if the statement of one part failed. */
async function homeWithout(table: string, client: MappingClient): Promise<Home> {
  const { pool } = server.database;
  await pool.query(`alter table ${table} rename to table_away`);
  try {
    return await read<Home>(client, 'home');
  } finally {
    await pool.query(`alter table table_away rename to ${table}`);
  }
}

test('a part that cannot be read is named with its error, and the others are unchanged', async () => {
  const client = await addMappingClient(server, { name: 'In part' });
  const whole = await read<Home>(client, 'home');
  const failure = {
    code: 'unexpected_error',
    message: 'An unexpected error occurred',
    request_id: expect.any(String) as string,
  };
  expect(await homeWithout('connections', client)).toEqual({
    ...whole,
    connections: null,
    setup: null,
    unavailable: [
      { part: 'connections', ...failure },
      { part: 'setup', ...failure },
    ],
  });
  expect(await read<Home>(client, 'home')).toEqual(whole);
});

test('a client whose books are elsewhere has no step in QuickBooks and no missing account', async () => {
  const client = await addMappingClient(server, { name: 'Elsewhere' });
  await server.database.pool.query(
    `update clients set client_category = 'delivery_only' where tenant_id = $1`,
    [client.tenantId],
  );
  await connectUberEats(client);
  const setup = await setupOf(client);
  expect(setup.steps.map(({ id }) => id)).toEqual(['connect', 'match', 'first_payout']);
  expect([setup.has_books, setup.accounts_missing]).toEqual([false, 0]);
});

test('a step that one person skips is skipped for all, until somebody resumes it; each is in the audit log once', async () => {
  const client = await addMappingClient(server, { name: 'Skips' });
  const choose = async (choice: string, skipped: boolean) =>
    dataOf((await client.call('POST setup/choices', { choice, skipped })).body) as Schemas['Setup'];
  const skipped = await choose('connect', true);
  expect(skipped).toEqual(await setupOf(client));
  expect(skipped).toMatchObject({
    next: 'match',
    steps: [{ id: 'connect', state: 'skipped' }, {}, {}, {}],
  });
  expect(await choose('connect', true)).toEqual(skipped);
  expect(await choose('doordash', true)).toMatchObject({ unused_platforms: ['doordash'] });
  expect(await choose('list', true)).toMatchObject({ is_dismissed: true });
  expect(await choose('connect', false)).toMatchObject({ next: 'connect', is_dismissed: true });
  const { rows } = await server.database.pool.query(
    `select action, target_id from audit_log where tenant_id = $1 and action like 'setup.%' order by sequence`,
    [client.tenantId],
  );
  expect(rows).toEqual([
    { action: 'setup.skipped', target_id: 'connect' },
    { action: 'setup.skipped', target_id: 'doordash' },
    { action: 'setup.skipped', target_id: 'list' },
    { action: 'setup.resumed', target_id: 'connect' },
  ]);
});
