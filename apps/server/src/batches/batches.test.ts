import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../testing/test-server.ts';

let server: TestServer;
let person: Person;
let token: string;

const BATCHES = '/api/v2/clients/batches';

type Item = {
  client_name: string;
  state: string;
  reason: { code: string; message: string } | null;
  result: string | null;
  link: { href: string } | null;
};
type Batch = {
  id: string;
  status: string;
  counts: Record<string, number>;
  can_undo: boolean;
  items: Item[];
};

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  person = await addPerson(server, { email: 'adviser@example.test' });
  token = await signIn(server, person.email);
});

afterAll(() => server.stop());

async function addClient(
  name: string,
  level: 'user_owner' | 'user_manager' | 'user_basic' = 'user_owner',
): Promise<string> {
  const { tenantId } = await addTenant(server, { name, members: [{ person, level }] });
  return tenantId;
}

/** An Uber Eats channel, so that there is something to schedule. */
async function addChannel(tenantId: string): Promise<void> {
  const now = server.clock.now();
  const storeId = randomUUID();
  await server.database.asOwner(async (tx) => {
    await tx
      .insertInto('stores')
      .values({
        tenant_id: tenantId,
        id: storeId,
        name: 'Fishtown',
        time_zone: 'America/New_York',
        currency: 'USD',
        created_at: now,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('channels')
      .values({
        tenant_id: tenantId,
        id: randomUUID(),
        store_id: storeId,
        channel_type: 'ubereats',
        platform_store_id: randomUUID(),
        channel_config: '{}',
        qbo_mapping_config: '{}',
        created_at: now,
      })
      .execute();
  });
}

async function addReadyEntries(tenantId: string, count: number): Promise<void> {
  const now = server.clock.now();
  await server.database.asOwner((tx) =>
    tx
      .insertInto('journal_entries')
      .values(
        Array.from({ length: count }, (_, index) => ({
          tenant_id: tenantId,
          id: randomUUID(),
          run_id: null,
          payout_id: null,
          store_id: null,
          channel_id: null,
          platform: null,
          kind: 'manual' as const,
          entry_key: `manual:${index}`,
          document_number: `M-${index}`,
          entry_on: '2026-03-31',
          currency: 'USD' as const,
          debit_cents: 100,
          entry: '{}',
          status: 'ready' as const,
          status_reason: null,
          relates_to: null,
          realm_id: null,
          approved_by: null,
          approved_at: null,
          external_id: null,
          sync_token: null,
          posted_at: null,
          verified_at: null,
          posted_elsewhere: null,
          created_by: null,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute(),
  );
}

async function connectBooks(tenantId: string): Promise<void> {
  const now = server.clock.now();
  await server.database.pool.query(
    `insert into connections (tenant_id, id, provider, external_id, external_name, status, connected_at, created_at, updated_at)
     values ($1, $2, 'quickbooks', $3, 'Books', 'connected', $4, $4, $4)`,
    [tenantId, randomUUID(), String(Math.floor(Math.random() * 1e15)), now],
  );
}

const MARCH = { from: '2026-03-01', to: '2026-03-31' };

function call(request: string, json?: unknown): Promise<Answer> {
  return server.call(request, json === undefined ? { token } : { token, json });
}

async function preview(operation: string, tenantIds: string[], options: object = {}) {
  const answer = await call(`POST ${BATCHES}/preview`, {
    operation,
    tenant_ids: tenantIds,
    options,
  });
  return dataOf(answer.body) as {
    items: (Item & { verdict: string; summary: string | null; entries: number })[];
    confirmation: string | null;
    entries: number;
  };
}

function start(operation: string, tenantIds: string[], more: object = {}): Promise<Answer> {
  return call(`POST ${BATCHES}`, {
    operation,
    tenant_ids: tenantIds,
    idempotency_key: randomUUID(),
    ...more,
  });
}

async function read(id: string): Promise<Batch> {
  return dataOf((await call(`GET ${BATCHES}/${id}`)).body) as Batch;
}

async function ended(id: string): Promise<Batch> {
  await vi.waitFor(
    async () => expect(['running', 'paused']).not.toContain((await read(id)).status),
    { timeout: 30_000, interval: 200 },
  );
  return read(id);
}

test('a preview shows per client what would be done, skipped and blocked, and changes nothing', async () => {
  const scheduled = await addClient('Scheduled');
  await addChannel(scheduled);
  const empty = await addClient('Empty');
  const foreign = await addClient('Only read', 'user_basic');
  await addChannel(foreign);
  const { items } = await preview('set_schedule', [scheduled, empty, foreign], { paused: true });
  expect(
    items.map(({ client_name, verdict, summary, reason }) => [
      client_name,
      verdict,
      summary ?? reason?.code,
    ]),
  ).toEqual([
    ['Empty', 'skip', 'already_so'],
    ['Only read', 'blocked', 'permission_error'],
    ['Scheduled', 'will_do', 'Pause 1 schedule'],
  ]);
  const sync = await preview('sync', [scheduled], MARCH);
  expect(sync.items[0]?.reason).toEqual({
    code: 'connection_missing',
    message: "Uber Eats isn't connected, or is paused. Connect it, or upload the reports.",
    values: { name: 'Uber Eats' },
  });
  const list = dataOf((await call(`GET ${BATCHES}`)).body) as { items: unknown[] };
  expect(list.items).toEqual([]);
});

test('a batch requires its options, and every client must be one of the caller’s', async () => {
  const tenantId = await addClient('Options');
  const incomplete = await start('sync', [tenantId], { options: { from: '2026-03-01' } });
  expect(incomplete.body).toMatchObject({
    code: 'validation_failed',
    errors: [
      {
        path: '/options/to',
        message: 'is needed for this operation',
        code: 'needed_for_operation',
        values: {},
      },
    ],
  });
  const stranger = await addPerson(server, { email: 'stranger@example.test' });
  const theirs = await addTenant(server, {
    name: 'Theirs',
    members: [{ person: stranger, level: 'user_owner' }],
  });
  for (const id of [theirs.tenantId, randomUUID()]) {
    const refused = refusalOf(await start('export_workpapers', [tenantId, id], { options: MARCH }));
    expect([refused.status, refused.code]).toEqual([403, 'client_access_denied']);
  }
});

test('the same key starts one batch, even concurrently, and no different one', async () => {
  const tenantId = await addClient('Key');
  const idempotency_key = randomUUID();
  const more = { options: MARCH, idempotency_key };
  const answers = await Promise.all([
    start('export_workpapers', [tenantId], more),
    start('export_workpapers', [tenantId], more),
  ]);
  const ids = answers.map(({ body }) => (dataOf(body) as Batch).id);
  expect(ids[0]).toBe(ids[1]);
  const other = refusalOf(await start('retry_failed', [tenantId], { idempotency_key }));
  expect([other.status, other.code]).toEqual([409, 'batch_conflict']);
  await ended(ids[0] ?? '');
});

test('clients with nothing to do are skipped with the reason, and the result CSV has no formulas', async () => {
  const tenantId = await addClient('=Formula');
  const started = dataOf(
    (await start('export_workpapers', [tenantId], { options: MARCH })).body,
  ) as Batch;
  const batch = await ended(started.id);
  expect(batch.status).toBe('completed');
  expect(batch.items[0]).toMatchObject({
    state: 'skipped',
    reason: { code: 'no_payouts', message: 'No payout has sales in this time.' },
  });
  const csv = await call(`GET ${BATCHES}/${batch.id}/results`);
  expect(String(csv.body).split('\r\n')[1]).toMatch(
    /^'=Formula,skipped,,No payout has sales in this time\.,0,,/,
  );
});

test('above 100 entries, a posting batch starts only with the confirmation from its preview', async () => {
  const tenantId = await addClient('Many');
  await connectBooks(tenantId);
  await addReadyEntries(tenantId, 101);
  const { confirmation, entries } = await preview('post_ready', [tenantId]);
  expect([confirmation, entries]).toEqual(['post 101 entries', 101]);
  const refused = refusalOf(await start('post_ready', [tenantId], { confirmation: 'post' }));
  expect(refused).toEqual({
    status: 409,
    code: 'confirmation_required',
    message: 'This posts 101 entries. Type "post 101 entries" to start it.',
  });
});
