import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertNotification } from '../../messages/notifications/notifications.store.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { sweepDeleted } from './delete-notifications.ts';

type Schemas = components['schemas'];

const ADMIN = '/api/admin/notifications';

let server: TestServer;
let adminEmail: string;
let ownerEmail: string;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  const staff = await addPerson(server, { email: 'admin@staff.test' });
  const owner = await addPerson(server, { email: 'owner@first.test' });
  adminEmail = staff.email;
  ownerEmail = owner.email;
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: staff.userId, level: 'system_admin', created_at: server.clock.now() })
      .execute(),
  );
  const members = [{ person: owner, level: 'user_owner' as const }];
  ({ tenantId } = await addTenant(server, { name: 'First', members }));
});
afterAll(() => server.stop());

/** Signs in each time: the tests advance the clock by days. */
async function post(path: string, id: string): Promise<unknown> {
  const token = await signIn(server, adminEmail);
  const json = { notification_ids: [id] };
  return dataOf((await server.call(`POST ${ADMIN}${path}`, { token, json })).body);
}

async function get<Data>(path: string): Promise<Data> {
  const token = await signIn(server, adminEmail);
  return dataOf((await server.call(`GET ${ADMIN}${path}`, { token })).body) as Data;
}

const list = () => get<Schemas['AdminNotificationPage']>(`/list?tenant_id=${tenantId}`);

async function notify(dedupeKey: string): Promise<string> {
  const id = randomUUID();
  const notification = {
    tenantId,
    event: 'run_failed',
    type: 'error',
    title: 'A sync failed',
    message: 'Harbor Street: DoorDash refused the report.',
    wording: null,
    dedupeKey,
  } as const;
  await server.database.asOwner((tx) =>
    insertNotification(tx, { id, at: server.clock.now(), notification }),
  );
  return id;
}

const restored = { total_targets: 1, successful_restores: 1, failures: [] };
const notRestored = (id: string) => ({
  total_targets: 1,
  successful_restores: 0,
  failures: [{ notification_id: id, reason: 'notification_not_found' }],
});

test('a deleted notification is gone everywhere, and is restored unchanged', async () => {
  const id = await notify('one thing');
  const path = `/api/v2/clients/tenants/${tenantId}/notifications`;
  const token = await signIn(server, ownerEmail);
  const read = () => server.call(`POST ${path}/${id}/read`, { token });
  await read();
  const before = await list();
  expect(await post('/restore', id)).toEqual({ dry_run: false, ...notRestored(id) });

  await post('/bulk-delete', id);
  expect(await list()).toEqual({ items: [], total: 0 });
  expect(refusalOf(await read()).code).toBe('notification_not_found');
  expect(await post('/bulk-delete', id)).toMatchObject({ successful_deletions: 0 });
  // The same event later is a new notification and does not count up the deleted one.
  const again = await notify('one thing');
  expect((await list()).items.map((item) => item.id)).toEqual([again]);
  await post('/bulk-delete', again);
  expect(await get(`/stats?tenant_id=${tenantId}`)).toMatchObject({ successful_deletions: 2 });

  expect(await post('/restore?dry_run=true', id)).toEqual({ dry_run: true, ...restored });
  expect(await list()).toEqual({ items: [], total: 0 });
  expect(await post('/restore', id)).toEqual({ dry_run: false, ...restored });
  expect(await list()).toEqual(before);
  const inbox = dataOf((await server.call(`GET ${path}`, { token })).body) as {
    items: { id: string; is_read: boolean }[];
  };
  expect(inbox.items.map((item) => [item.id, item.is_read])).toEqual([[id, true]]);
  expect(await get(`/stats?tenant_id=${tenantId}`)).toMatchObject({ successful_deletions: 1 });
});

test('it can be restored for a week', async () => {
  const id = await notify('another thing');
  await post('/bulk-delete', id);
  server.clock.advance(7 * 86_400_000 - 60_000);
  await sweepDeleted(server);
  expect(await post('/restore?dry_run=true', id)).toEqual({ dry_run: true, ...restored });
  server.clock.advance(120_000);
  await sweepDeleted(server);
  expect(await post('/restore', id)).toEqual({ dry_run: false, ...notRestored(id) });
});
