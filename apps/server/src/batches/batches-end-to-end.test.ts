import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectBooks } from '../testing/environment.ts';
import { startTestSandbox } from '../testing/sandbox.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import { addMappingClient } from '../testing/store-mappings.ts';
import type { MappingClient } from '../testing/store-mappings.ts';
import { dataOf, signIn, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

type Schemas = components['schemas'];
type Batch = Schemas['Batch'];

const DOORDASH = {
  developer_id: '1d6a7e5c-3b1f-4c52-9a6e-5d2f0c9b8a01',
  key_id: '7f3b2a10-9c4d-4e8f-b1a2-c3d4e5f60708',
  signing_secret: 'c2FuZGJveC1kb29yZGFzaC1zaWduaW5nLXNlY3JldC0wMDE',
};
/** Created after the clock was moved: what the first companies held before is not there yet. */
const ANCHOR_REALM = '9341452000000101';
const BEACON_REALM = '9341452000000102';
/** Two DoorDash pay weeks. */
const WEEKS = { from: '2026-10-26', to: '2026-11-08' };

let sandbox: TestSandbox;
let server: TestServer;
let first: MappingClient;
let second: MappingClient;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestServer({ worker: true, env: { SANDBOX_URL: sandbox.url } });
  await sandbox.set('clock', { moveMs: server.clock.now().getTime() - Date.now() });
  await sandbox.set('reports', { doordash: { readyAfterMs: 0 } });
  const limits = { perSecond: 1_000, perMinute: 10_000, batchesPerMinute: 100 };
  await sandbox.set('quickbooks/limits', limits);
  first = await addMappingClient(server, { name: 'Anchor' });
  second = await addMappingClient(server, { name: 'Beacon', of: first });
  await connect(first, { realmId: ANCHOR_REALM, store: 0 });
  await connect(second, { realmId: BEACON_REALM, store: 1 });
});

afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

/** Connects platform and QuickBooks, and creates a store from the platform's list. */
async function connect(
  client: MappingClient,
  { realmId, store: at }: { realmId: string; store: number },
): Promise<void> {
  dataOf((await client.call('POST connections/doordash', DOORDASH)).body);
  const token = await signIn(server, client.email);
  await sandbox.set('companies', { realmId, name: `Books ${realmId}` });
  await connectBooks({ server, sandbox }, { base: client.base, token }, realmId);
  dataOf((await client.call('POST books/refresh')).body);
  const listed = async () =>
    dataOf(
      (await client.call('GET platform-stores?provider=doordash')).body,
    ) as Schemas['PlatformStoreList'];
  const stores = await vi.waitFor(
    async () => {
      const { items } = await listed();
      expect(items).not.toEqual([]);
      return items;
    },
    { timeout: 30_000, interval: 100 },
  );
  dataOf((await client.call(`POST platform-stores/${stores[at]?.id}/create-store`, {})).body);
}

async function ask<Data>(request: string, json?: unknown): Promise<Data> {
  return dataOf((await first.call(request, json)).body) as Data;
}

async function read(id: string): Promise<Batch> {
  return ask(`GET /api/v2/clients/batches/${id}`);
}

async function ended(id: string): Promise<Batch> {
  await expect
    .poll(async () => (await read(id)).status, { timeout: 60_000, interval: 100 })
    .not.toBe('running');
  return read(id);
}

/** Runs a batch to its end, by default for both clients. */
async function run(
  operation: string,
  options: object = {},
  clients: readonly MappingClient[] = [first, second],
): Promise<Batch> {
  const { id } = await ask<Batch>('POST /api/v2/clients/batches', {
    operation,
    tenant_ids: clients.map(({ tenantId }) => tenantId),
    options,
    idempotency_key: randomUUID(),
  });
  return ended(id);
}

async function undone(batch: Batch): Promise<Batch> {
  await ask(`POST /api/v2/clients/batches/${batch.id}/undo`);
  return ended(batch.id);
}

function resultsOf({ items }: Batch): string[] {
  return items.map(
    (item) => `${item.client_name} ${item.state}: ${item.reason?.code ?? item.result ?? ''}`,
  );
}

async function rowsOf(tenantId: string) {
  return server.database.asOwner((tx) =>
    tx
      .selectFrom('journal_entries')
      .select(['id', 'kind', 'status', 'document_number', 'verified_at'])
      .where('tenant_id', '=', tenantId)
      .orderBy('entry_key')
      .execute(),
  );
}

async function statusCounts({ tenantId }: MappingClient): Promise<Record<string, number>> {
  const standings: Record<string, number> = {};
  for (const { kind, status } of await rowsOf(tenantId)) {
    standings[`${kind} ${status}`] = (standings[`${kind} ${status}`] ?? 0) + 1;
  }
  return standings;
}

test('accounts are mapped by a template in one client, and copied to the other', async () => {
  const template = 'us_not_facilitated';
  expect(resultsOf(await run('apply_mapping_template', { template }, [first]))).toEqual([
    'Anchor done: 5 components mapped; the books lack 17 accounts',
  ]);
  const copied = await run('copy_mapping', { from_tenant_id: first.tenantId });
  expect(resultsOf(copied)).toEqual([
    'Anchor skipped: same_client',
    'Beacon done: 5 components mapped',
  ]);
  for (const client of [first, second]) {
    const created = { template, dry_run: false };
    dataOf((await client.call('POST account-mapping/create-accounts', created)).body);
  }
  expect(resultsOf(await run('apply_mapping_template', { template }))).toEqual([
    'Anchor skipped: nothing_to_map',
    'Beacon skipped: nothing_to_map',
  ]);
});

test('schedules are paused in both clients, and resumed by the undo', async () => {
  const schedules = async () => {
    const { rows } = await server.database.pool.query<{ paused: boolean }>(
      `select paused_at is not null as paused from sync_schedules where tenant_id = any($1)`,
      [[first.tenantId, second.tenantId]],
    );
    return rows.map(({ paused }) => paused);
  };
  const paused = await run('set_schedule', { paused: true });
  expect(resultsOf(paused)).toEqual([
    'Anchor done: 1 schedule paused',
    'Beacon done: 1 schedule paused',
  ]);
  expect(await schedules()).toEqual([true, true]);
  expect(resultsOf(await undone(paused))).toEqual([
    'Anchor undone: 1 schedule as before',
    'Beacon undone: 1 schedule as before',
  ]);
  expect(await schedules()).toEqual([false, false]);
});

test('a sync that failed at the platform is retried for both, and reads the payouts', async () => {
  await sandbox.set('reports', { doordash: { outcome: 'FAILED' } });
  const failed = await run('sync', { ...WEEKS, channel_type: 'doordash' });
  expect(resultsOf(failed)).toEqual(['Anchor failed: run_failed', 'Beacon failed: run_failed']);
  await sandbox.set('reports', { doordash: { outcome: 'SUCCEEDED' } });
  expect(resultsOf(await run('retry_failed'))).toEqual([
    'Anchor done: 1 sync started again',
    'Beacon done: 1 sync started again',
  ]);
  for (const client of [first, second]) {
    expect(await statusCounts(client)).toEqual({ 'payout needs_review': 3 });
  }
  expect(resultsOf(await run('retry_failed'))).toEqual([
    'Anchor skipped: nothing_failed',
    'Beacon skipped: nothing_failed',
  ]);
});

test('ready entries are posted to the right company and read back, and undone by reversals', async () => {
  for (const client of [first, second]) {
    const ids = (await rowsOf(client.tenantId)).map(({ id }) => id);
    dataOf((await client.call('POST entries/approve', { entry_ids: ids })).body);
  }
  const posted = await run('post_ready');
  expect(resultsOf(posted)).toEqual(['Anchor done: 3 entries sent', 'Beacon done: 3 entries sent']);
  const numbers = async ({ tenantId }: MappingClient): Promise<string[]> =>
    (await rowsOf(tenantId)).map((row) => row.document_number).toSorted();
  const inBooks = async (realmId: string): Promise<string[]> =>
    (await sandbox.entries(realmId)).map(({ DocNumber = '' }) => DocNumber).toSorted();
  expect(await inBooks(ANCHOR_REALM)).toEqual(await numbers(first));
  expect(await inBooks(BEACON_REALM)).toEqual(await numbers(second));
  for (const client of [first, second]) {
    expect(await statusCounts(client)).toEqual({ 'payout posted': 3 });
    expect((await rowsOf(client.tenantId)).every((row) => row.verified_at !== null)).toBe(true);
  }

  expect(resultsOf(await undone(posted))).toEqual([
    'Anchor undone: 3 entries reversed today',
    'Beacon undone: 3 entries reversed today',
  ]);
  for (const client of [first, second]) {
    expect(await statusCounts(client)).toEqual({ 'payout reversed': 3, 'reversal posted': 3 });
  }
  expect(await inBooks(BEACON_REALM)).toEqual(await numbers(second));
});

test('workpapers are done when their pack can be downloaded', async () => {
  const exported = await run('export_workpapers', { from: '2026-10-01', to: '2026-11-30' });
  expect(resultsOf(exported)).toEqual([
    'Anchor done: Anchor - Month-end pack - 2026-10-01 to 2026-11-30.zip',
    'Beacon done: Beacon - Month-end pack - 2026-10-01 to 2026-11-30.zip',
  ]);
  for (const { link } of exported.items) {
    const answer = await first.call(`GET ${link?.href}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  }
});
