import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SystemLevel } from '../../db/tables.ts';
import { insertNotification } from '../../messages/notifications/notifications.store.ts';
import type { OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import { mailsTo } from '../../testing/mails.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];

const ADMIN = '/api/admin/notifications';
const WORDS = { title: ' Maintenance on Sunday ', message: 'Platebook is read-only from 06:00.' };

let server: TestServer;
let admin: string;
let operator: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  admin = await staff('system_admin');
  operator = await staff('system_operator');
});
afterAll(() => server.stop());

async function staff(level: SystemLevel): Promise<string> {
  const { userId, email } = await addPerson(server, { email: `${level}@staff.test` });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: userId, level, created_at: server.clock.now() })
      .execute(),
  );
  return signIn(server, email);
}

type Client = {
  readonly tenantId: string;
  readonly owner: Person;
  readonly basic: Person;
};

let clients = 0;

/** A client with an owner who gets mail, and a basic user who switched announcements off altogether. */
async function openClient(): Promise<Client> {
  clients += 1;
  const name = `client-${clients}`;
  const owner = await addPerson(server, { email: `owner@${name}.test` });
  const basic = await addPerson(server, { email: `basic@${name}.test` });
  const { tenantId } = await addTenant(server, {
    name,
    members: [
      { person: owner, level: 'user_owner' },
      { person: basic, level: 'user_basic' },
    ],
  });
  await server.call('PUT /api/v2/auth/me/preferences', {
    token: await signIn(server, basic.email),
    json: { notifications: { announcement: { in_app: false, email: 'never' } } },
  });
  return { tenantId, owner, basic };
}

async function post<Data>(path: string, json: object, token = admin): Promise<Data> {
  return dataOf((await server.call(`POST ${ADMIN}${path}`, { token, json })).body) as Data;
}

async function get<Data>(path: string): Promise<Data> {
  return dataOf((await server.call(`GET ${ADMIN}${path}`, { token: operator })).body) as Data;
}

const list = (query: string) => get<Schemas['AdminNotificationPage']>(`/list?${query}`);

/** A member's notifications in the app. */
async function inbox({ tenantId }: Client, { email }: Person): Promise<string[]> {
  const token = await signIn(server, email);
  const path = `/api/v2/clients/tenants/${tenantId}/notifications`;
  const { body } = await server.call(`GET ${path}`, { token });
  return (dataOf(body) as Schemas['NotificationPage']).items.map(({ title }) => title);
}

async function notify(
  notification: Partial<OutgoingNotification> & Pick<OutgoingNotification, 'tenantId'>,
): Promise<string> {
  const id = randomUUID();
  const { clock, database } = server;
  await database.asOwner((tx) =>
    insertNotification(tx, {
      id,
      at: clock.now(),
      notification: {
        event: 'run_failed',
        type: 'error',
        title: 'A sync failed',
        message: 'Harbor Street: DoorDash refused the report.',
        wording: null,
        ...notification,
      },
    }),
  );
  return id;
}

async function settle(id: string): Promise<Schemas['AdminNotification']> {
  let found: Schemas['AdminNotification'] | undefined;
  await vi.waitFor(
    async () => {
      const { items } = await list('limit=100');
      found = items.find((item) => item.id === id && item.status !== 'pending');
      expect(found).toBeDefined();
    },
    { timeout: 20_000 },
  );
  if (found === undefined) {
    throw new Error(`${id} is not listed.`);
  }
  return found;
}

describe("an operator's notification", () => {
  test('reaches a tenant in the app and by mail, except those who switched it off, who are listed', async () => {
    const client = await openClient();
    const { tenantId, owner, basic } = client;
    const path = `/create?scope=tenant&target_tenant_id=${tenantId}`;
    const failures = [{ target_type: 'user', target_id: basic.userId, reason: 'switched_off' }];
    const counts = { total_targets: 2, successful_sends: 1, failures };
    expect(await post(`${path}&dry_run=true`, WORDS)).toEqual({
      dry_run: true,
      notification_ids: [],
      ...counts,
    });
    expect((await list(`tenant_id=${tenantId}`)).total).toBe(0);
    const sent = await post<Schemas['NotificationSend']>(path, { ...WORDS, priority: 'urgent' });
    const [id = ''] = sent.notification_ids;
    expect(sent).toEqual({ dry_run: false, notification_ids: [id], ...counts });
    expect(await inbox(client, owner)).toEqual(['Maintenance on Sunday']);
    expect(await inbox(client, basic)).toEqual([]);
    expect(await settle(id)).toEqual({
      id,
      tenant_id: tenantId,
      tenant_name: expect.stringMatching(/^client-/),
      type: 'info',
      priority: 'urgent',
      status: 'sent',
      scope: 'tenant',
      target_tenant_id: tenantId,
      target_user_ids: [],
      event: 'announcement',
      title: 'Maintenance on Sunday',
      message: 'Platebook is read-only from 06:00.',
      platform: null,
      broadcast_id: null,
      total_targets: 2,
      successful_sends: 1,
      mails: { due: 0, sent: 0, failed: 0 },
      error: null,
      times: 1,
      is_read: null,
      created_at: server.clock.now().toISOString(),
    });
    expect((await mailsTo(server, owner.email)).map(({ template }) => template)).toEqual([
      'notification',
    ]);
    expect(await mailsTo(server, basic.email)).toEqual([]);
  });

  test('reaches people in their tenant, and lists non-members', async () => {
    const client = await openClient();
    const nobody = randomUUID();
    const alone = await addPerson(server, { email: `alone-${clients}@example.test` });
    const ids = [client.owner.userId, alone.userId, nobody];
    const sent = await post<Schemas['NotificationSend']>(
      `/create?scope=user&target_user_ids=${ids.join(',')}`,
      WORDS,
    );
    expect(sent).toEqual({
      dry_run: false,
      notification_ids: [expect.any(String)],
      total_targets: 3,
      successful_sends: 1,
      failures: [
        { target_type: 'user', target_id: alone.userId, reason: 'not_a_member' },
        { target_type: 'user', target_id: nobody, reason: 'user_not_found' },
      ],
    });
    const { items } = await list(`tenant_id=${client.tenantId}`);
    expect(items.map((item) => [item.scope, item.target_user_ids])).toEqual([
      ['user', [client.owner.userId]],
    ]);
  });

  test('needs an existing target', async () => {
    const create = (query: string) =>
      server.call(`POST ${ADMIN}/create?${query}`, { token: admin, json: WORDS });
    expect(refusalOf(await create('scope=tenant'))).toMatchObject({ code: 'validation_failed' });
    expect(refusalOf(await create('scope=user'))).toMatchObject({ code: 'validation_failed' });
    expect(refusalOf(await create(`target_tenant_id=${randomUUID()}`))).toMatchObject({
      status: 404,
      code: 'tenant_not_found',
    });
  });

  test('links to pages of the app only', async () => {
    const { tenantId } = await openClient();
    const leadingTo = (href: string) =>
      server.call(`POST ${ADMIN}/create?target_tenant_id=${tenantId}&dry_run=true`, {
        token: admin,
        json: { ...WORDS, action: { label: 'Open', href } },
      });
    expect((await leadingTo('/dashboard/sync')).status).toBe(200);
    expect((await leadingTo('/')).status).toBe(200);
    expect((await leadingTo('//elsewhere.test')).status).toBe(400);
    expect((await leadingTo('https://elsewhere.test')).status).toBe(400);
  });

  test('can target tenants with a member, and members, searched by name, address or ID', async () => {
    const { tenantId, owner } = await openClient();
    const name = `client-${clients}`;
    const empty = await addTenant(server, { name: `${name} without anybody`, members: [] });
    const targets = async (query: string) => {
      const answer = await server.call(`GET ${ADMIN}/targets?${query}`, { token: admin });
      return (dataOf(answer.body) as Schemas['NotificationTargetList']).items;
    };
    const tenant = { id: tenantId, name, email: null, people: 2 };
    expect(await targets(`scope=tenant&q=${name.toUpperCase()}`)).toEqual([tenant]);
    expect(await targets(`scope=tenant&q=${tenantId}`)).toEqual([tenant]);
    expect(await targets(`scope=tenant&q=${empty.tenantId}`)).toEqual([]);
    expect(await targets('scope=tenant&q=%25')).toEqual([]);
    expect(await targets('scope=tenant&limit=1')).toHaveLength(1);
    const found = await targets(`scope=user&q=${name}.test`);
    expect(found.map(({ email, people }) => [email, people])).toEqual([
      [`basic@${name}.test`, 1],
      [owner.email, 1],
    ]);
    expect((await targets(`scope=user&q=${owner.userId}`)).map(({ id }) => id)).toEqual([
      owner.userId,
    ]);
    const refused = await server.call(`GET ${ADMIN}/targets?scope=user`, { token: operator });
    expect(refusalOf(refused).code).toBe('permission_error');
  });

  test('is sent and deleted by administrators only', async () => {
    const refused = (answer: Answer) => refusalOf(answer).code;
    const as = (path: string, json: object) =>
      server.call(`POST ${ADMIN}${path}`, { token: operator, json });
    expect(refused(await as('/create', WORDS))).toBe('permission_error');
    expect(refused(await as('/broadcast', { ...WORDS, target_all_tenants: true }))).toBe(
      'permission_error',
    );
    expect(refused(await as('/bulk-delete', { notification_ids: [randomUUID()] }))).toBe(
      'permission_error',
    );
  });
});

describe('a broadcast', () => {
  let first: Client;
  let second: Client;

  beforeEach(async () => {
    first = await openClient();
    second = await openClient();
  });

  const finished = async (id: string | null): Promise<Schemas['Broadcast']> =>
    vi.waitFor(
      async () => {
        const broadcast = await get<Schemas['Broadcast']>(`/broadcasts/${id}`);
        expect(broadcast.finished_at).not.toBeNull();
        return broadcast;
      },
      { timeout: 20_000 },
    );

  test('reaches the named tenants, lists unknown ones, and is sent once per key', async () => {
    const none = randomUUID();
    const body = {
      ...WORDS,
      target_tenant_ids: [first.tenantId, second.tenantId, none],
      idempotency_key: randomUUID(),
    };
    const failures = [{ target_type: 'tenant', target_id: none, reason: 'tenant_not_found' }];
    const counts = { total_tenants: 3, failed_tenants: 1, total_targets: 4, failures };
    expect(await post('/broadcast?dry_run=true', body)).toMatchObject({
      id: null,
      dry_run: true,
      sent_tenants: 0,
      ...counts,
    });
    const queued = await post<Schemas['Broadcast']>('/broadcast', body);
    expect(queued).toMatchObject({ dry_run: false, status: 'queued', ...counts });
    expect((await post<Schemas['Broadcast']>('/broadcast', body)).id).toBe(queued.id);
    expect(await finished(queued.id)).toMatchObject({
      status: 'partial',
      sent_tenants: 2,
      ...counts,
    });
    for (const client of [first, second]) {
      expect(await inbox(client, client.owner)).toEqual(['Maintenance on Sunday']);
    }
  });

  test('to all reaches every tenant with a member, and mails a member of two of them once', async () => {
    await server.database.asOwner((tx) =>
      tx
        .insertInto('memberships')
        .values({
          tenant_id: second.tenantId,
          user_id: first.owner.userId,
          level: 'user_manager',
          created_at: server.clock.now(),
        })
        .execute(),
    );
    const { id } = await post<Schemas['Broadcast']>('/broadcast', {
      ...WORDS,
      target_all_tenants: true,
    });
    const broadcast = await finished(id);
    expect(broadcast).toMatchObject({ status: 'sent', failed_tenants: 0 });
    expect(broadcast.sent_tenants).toBe(broadcast.total_tenants);
    const { items } = await list('limit=100');
    const sent = items.filter((item) => item.broadcast_id === id);
    expect(sent).toHaveLength(broadcast.total_tenants);
    const settled = await Promise.all(sent.map((item) => settle(item.id)));
    expect(settled.reduce((sum, item) => sum + item.total_targets, 0)).toBe(
      broadcast.total_targets,
    );
    expect(await mailsTo(server, first.owner.email)).toHaveLength(1);
    expect(await mailsTo(server, second.owner.email)).toHaveLength(1);
    expect(await inbox(second, first.owner)).toEqual(['Maintenance on Sunday']);
  });

  test('needs either a list or all, not both', async () => {
    const ask = (json: object) => server.call(`POST ${ADMIN}/broadcast`, { token: admin, json });
    expect((await ask(WORDS)).status).toBe(400);
    const both = { ...WORDS, target_all_tenants: true, target_tenant_ids: [first.tenantId] };
    expect((await ask(both)).status).toBe(400);
  });
});

describe('past notifications', () => {
  test('are listed by kind and recipient, without what they say of the books', async () => {
    const { tenantId, owner, basic } = await openClient();
    const runs = await notify({ tenantId });
    server.clock.advance(1_000);
    const mine = await notify({
      tenantId,
      userId: owner.userId,
      type: 'warning',
      event: 'team_changed',
      subject: { channel_type: 'doordash' },
    });
    const idsOf = async (query: string) =>
      (await list(`tenant_id=${tenantId}&${query}`)).items.map(({ id }) => id);
    expect(await idsOf('')).toEqual([mine, runs]);
    expect(await idsOf('limit=1&offset=1')).toEqual([runs]);
    expect(await idsOf('type=error')).toEqual([runs]);
    expect(await idsOf('priority=high')).toEqual([runs]);
    expect(await idsOf('status=failed')).toEqual([]);
    expect(await idsOf('status=pending')).toEqual([mine, runs]);
    expect(await idsOf('about_syncs=true')).toEqual([runs]);
    expect(await idsOf('platform=doordash')).toEqual([mine]);
    const [day = ''] = server.clock.now().toISOString().split('T');
    expect(await idsOf(`start_date=${day}&end_date=${day}`)).toEqual([mine, runs]);
    expect(await idsOf('end_date=2000-01-01')).toEqual([]);
    expect(await idsOf('start_date=2999-01-01')).toEqual([]);
    const { items } = await list(`tenant_id=${tenantId}`);
    expect(items.map(({ message }) => message)).toEqual([null, null]);
    const ofPerson = async ({ userId }: Person, query = '') => {
      const page = await get<Schemas['AdminNotificationPage']>(`/users/${userId}${query}`);
      return [page.items.map(({ id, is_read: isRead }) => [id, isRead]), page.total];
    };
    const path = `/api/v2/clients/tenants/${tenantId}/notifications/${runs}/read`;
    await server.call(`POST ${path}`, { token: await signIn(server, owner.email) });
    expect(await ofPerson(owner)).toEqual([
      [
        [mine, false],
        [runs, true],
      ],
      2,
    ]);
    expect(await ofPerson(basic)).toEqual([[[runs, false]], 1]);
    expect(await ofPerson(owner, '?limit=1&offset=1')).toEqual([[[runs, true]], 2]);
    const nobody = await server.call(`GET ${ADMIN}/users/${randomUUID()}`, { token: operator });
    expect(refusalOf(nobody)).toMatchObject({ status: 404, code: 'person_not_found' });
  });

  test('about syncs are listed and counted by platform', async () => {
    const { tenantId } = await openClient();
    const id = await notify({ tenantId, subject: { channel_type: 'ubereats' } });
    await notify({ tenantId, event: 'team_changed' });
    const recent = async (query: string) =>
      (await get<Schemas['SyncNotificationList']>(`/sync/recent?tenant_id=${tenantId}&${query}`))
        .items;
    expect((await recent('')).map((item) => [item.id, item.platform])).toEqual([[id, 'ubereats']]);
    expect(await recent('platform=doordash')).toEqual([]);
    expect(await get(`/sync/stats?tenant_id=${tenantId}&platform=ubereats`)).toEqual({
      total_sync_notifications: 1,
      sync_success_rate: null,
      successful_sends: 0,
      total_targets: 0,
      pending: 1,
      sent: 0,
      partial: 0,
      failed: 0,
    });
  });

  test('are deleted for everybody and counted, and unknown ones are listed', async () => {
    const client = await openClient();
    const { tenantId, owner } = client;
    const id = await notify({ tenantId });
    const none = randomUUID();
    const request = { notification_ids: [id, none] };
    const result = {
      total_targets: 2,
      successful_deletions: 1,
      failures: [{ notification_id: none, reason: 'notification_not_found' }],
    };
    expect(await post('/bulk-delete?dry_run=true', request)).toEqual({ dry_run: true, ...result });
    expect(await inbox(client, owner)).toEqual(['A sync failed']);
    expect(await post('/bulk-delete', request)).toEqual({ dry_run: false, ...result });
    expect(await inbox(client, owner)).toEqual([]);
    const today = server.clock.now().toISOString().slice(0, 10);
    const stats = (query: string) =>
      get<Schemas['NotificationStats']>(`/stats?tenant_id=${tenantId}&${query}`);
    const none_at_all = {
      total_notifications: 0,
      total_sync_notifications: 0,
      sync_success_rate: null,
      successful_sends: 0,
      total_targets: 0,
    };
    expect(await stats(`start_date=${today}&end_date=${today}`)).toEqual({
      ...none_at_all,
      successful_deletions: 1,
    });
    expect(await stats('end_date=2020-01-01')).toEqual({ ...none_at_all, successful_deletions: 0 });
  });
});

describe('resending', () => {
  test('marks it unread, mails those who want mail, and when forced also those who switched mail off', async () => {
    const client = await openClient();
    const { tenantId, owner, basic } = client;
    const off = { run_failed: { in_app: false, email: 'never' } };
    await server.call('PUT /api/v2/auth/me/preferences', {
      token: await signIn(server, basic.email),
      json: { notifications: off },
    });
    const id = await notify({ tenantId });
    const path = `/api/v2/clients/tenants/${tenantId}/notifications`;
    const token = await signIn(server, owner.email);
    await server.call(`POST ${path}/${id}/dismiss`, { token });
    server.clock.advance(60_000);
    const resend = (force: boolean, query = '') =>
      post(`/sync/resend${query}`, { notification_id: id, force_email: force }, operator);
    const half = {
      notification_id: id,
      total_targets: 2,
      successful_sends: 1,
      failures: [{ target_type: 'user', target_id: basic.userId, reason: 'switched_off' }],
    };
    expect(await resend(false, '?dry_run=true')).toEqual({ dry_run: true, ...half });
    expect(await inbox(client, owner)).toEqual([]);
    expect(await resend(false)).toEqual({ dry_run: false, ...half });
    expect(await inbox(client, owner)).toEqual(['A sync failed']);
    expect((await settle(id)).successful_sends).toBe(1);
    expect(await mailsTo(server, basic.email)).toEqual([]);
    server.clock.advance(60_000);
    expect(await resend(true)).toMatchObject({ successful_sends: 2, failures: [] });
    await vi.waitFor(async () => expect(await mailsTo(server, basic.email)).toHaveLength(1), {
      timeout: 20_000,
    });
    expect(await mailsTo(server, owner.email)).toHaveLength(2);
  });

  test('changes nothing if nobody can be reached, and is rejected for an unknown one', async () => {
    const { tenantId, basic } = await openClient();
    const id = await notify({ tenantId, userId: basic.userId, event: 'announcement' });
    const before = await list(`tenant_id=${tenantId}`);
    server.clock.advance(60_000);
    expect(await post('/sync/resend', { notification_id: id }, operator)).toMatchObject({
      total_targets: 1,
      successful_sends: 0,
    });
    expect(await list(`tenant_id=${tenantId}`)).toEqual(before);
    const none = await server.call(`POST ${ADMIN}/sync/resend`, {
      token: operator,
      json: { notification_id: randomUUID() },
    });
    expect(refusalOf(none)).toMatchObject({ status: 404, code: 'notification_not_found' });
  });
});

test('without a mail server notifications are reported as undeliverable by mail', async () => {
  expect(await get('/health')).toMatchObject({
    status: 'degraded',
    findings: ['mail_off'],
    broadcasts_running: 0,
    mails_waiting: 0,
  });
});
