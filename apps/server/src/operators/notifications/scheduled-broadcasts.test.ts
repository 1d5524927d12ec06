import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Broadcast = components['schemas']['Broadcast'];

const ADMIN = '/api/admin/notifications';
const WORDS = { title: 'Maintenance on Sunday', message: 'Platebook is read-only from 06:00.' };
const HOUR = 3_600_000;

let server: TestServer;
let admin: string;
let owner: string;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const staff = await addPerson(server, { email: 'admin@staff.test' });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: staff.userId, level: 'system_admin', created_at: server.clock.now() })
      .execute(),
  );
  admin = await signIn(server, staff.email);
  ({ tenantId, owner } = await openClient('first'));
});
afterAll(() => server.stop());

async function openClient(name: string) {
  const person = await addPerson(server, { email: `owner@${name}.test` });
  const members = [{ person, level: 'user_owner' as const }];
  const tenant = await addTenant(server, { name, members });
  return { tenantId: tenant.tenantId, owner: await signIn(server, person.email) };
}

const call = (path: string, json?: object) =>
  server.call(
    `POST ${ADMIN}${path}`,
    json === undefined ? { token: admin } : { token: admin, json },
  );

async function schedule(sendAt: Date, query = ''): Promise<Broadcast> {
  const json = { ...WORDS, target_all_tenants: true, send_at: sendAt.toISOString() };
  return dataOf((await call(`/broadcast${query}`, json)).body) as Broadcast;
}

async function read<Data>(path: string): Promise<Data> {
  return dataOf((await server.call(`GET ${ADMIN}${path}`, { token: admin })).body) as Data;
}

const scheduled = async () =>
  (await read<{ items: Broadcast[] }>('/broadcasts')).items.map(({ id }) => id);

async function titles(of: string, token: string): Promise<string[]> {
  const path = `/api/v2/clients/tenants/${of}/notifications`;
  const { items } = dataOf((await server.call(`GET ${path}`, { token })).body) as {
    items: { title: string }[];
  };
  return items.map(({ title }) => title);
}

/** The queue uses the database's clock. */
async function jobOf({ id }: Broadcast): Promise<{ start_after: Date } | undefined> {
  const { rows } = await server.database.pool.query<{ start_after: Date }>(
    `select start_after from pgboss.job where name = 'notifications.broadcast' and data ->> 'broadcastId' = $1`,
    [id],
  );
  return rows[0];
}

async function letTimePass({ id }: Broadcast): Promise<void> {
  await server.database.pool.query(
    `update pgboss.job set start_after = now() where name = 'notifications.broadcast' and data ->> 'broadcastId' = $1`,
    [id],
  );
}

const ended = (id: string | null): Promise<Broadcast> =>
  vi.waitFor(
    async () => {
      const broadcast = await read<Broadcast>(`/broadcasts/${id}`);
      expect(broadcast.finished_at).not.toBeNull();
      return broadcast;
    },
    { timeout: 20_000 },
  );

const inHours = (hours: number): Date =>
  new Date(Math.max(Date.now(), server.clock.now().getTime()) + hours * HOUR);

test('a scheduled broadcast waits, and reaches those who are members when it is due', async () => {
  const at = inHours(2);
  expect(await schedule(at, '?dry_run=true')).toMatchObject({ id: null, status: 'scheduled' });
  const later = await schedule(inHours(3));
  const broadcast = await schedule(at);
  expect(broadcast).toMatchObject({
    status: 'scheduled',
    total_tenants: 1,
    sent_tenants: 0,
    send_at: at.toISOString(),
    finished_at: null,
  });
  expect(await scheduled()).toEqual([broadcast.id, later.id]);
  expect((await jobOf(broadcast))?.start_after).toEqual(at);
  expect(await titles(tenantId, owner)).toEqual([]);

  const second = await openClient('second');
  await letTimePass(broadcast);
  expect(await ended(broadcast.id)).toMatchObject({
    status: 'sent',
    total_tenants: 2,
    sent_tenants: 2,
    total_targets: 2,
    failed_tenants: 0,
  });
  expect(await titles(tenantId, owner)).toEqual([WORDS.title]);
  expect(await titles(second.tenantId, second.owner)).toEqual([WORDS.title]);
  expect(await scheduled()).toEqual([later.id]);
});

test('a broadcast canceled in time reaches nobody, and is canceled once', async () => {
  const { tenantId: other, owner: reader } = await openClient('third');
  const broadcast = await schedule(inHours(1));
  const canceled = await call(`/broadcasts/${broadcast.id}/cancel`);
  expect(dataOf(canceled.body)).toEqual({
    ...broadcast,
    status: 'canceled',
    finished_at: server.clock.now().toISOString(),
  });
  await letTimePass(broadcast);
  await vi.waitFor(async () => {
    const { rows } = await server.database.pool.query<{ state: string }>(
      `select state from pgboss.job where data ->> 'broadcastId' = $1`,
      [broadcast.id],
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  }, 20_000);
  expect(await titles(other, reader)).toEqual([]);
  expect(refusalOf(await call(`/broadcasts/${broadcast.id}/cancel`))).toMatchObject({
    status: 409,
    code: 'broadcast_not_scheduled',
  });
  expect(refusalOf(await call(`/broadcasts/${randomUUID()}/cancel`))).toMatchObject({
    status: 404,
    code: 'broadcast_not_found',
  });
});

test('a time in the past is rejected', async () => {
  const json = {
    ...WORDS,
    target_all_tenants: true,
    send_at: server.clock.now().toISOString(),
  };
  expect((await call('/broadcast', json)).body).toMatchObject({
    errors: [{ path: '/send_at', code: 'in_the_past' }],
  });
});
