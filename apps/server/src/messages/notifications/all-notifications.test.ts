import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import type { TenantLevel } from '../../db/tables.ts';
import { createNotifier } from './notifier.ts';
import type { Notifier, OutgoingNotification } from './notifier.port.ts';

type Schemas = components['schemas'];

const PATH = '/api/v2/clients/notifications';

let server: TestServer;
let notifier: Notifier;

beforeAll(async () => {
  server = await startTestServer();
  const { clock } = server;
  notifier = createNotifier({
    clock,
    queue: server.server.queue,
    live: { changed: () => Promise.resolve() },
  });
});

afterAll(() => server.stop());

type Client = { readonly tenantId: string; readonly clientId: string; readonly name: string };

/** A separate user for each test, who works for these clients. */
async function openClients(
  email: string,
  levels: Readonly<Record<string, TenantLevel>>,
): Promise<{ person: Person; token: string; clients: readonly Client[] }> {
  const person = await addPerson(server, { email });
  const clients: Client[] = [];
  for (const [name, level] of Object.entries(levels)) {
    clients.push({ name, ...(await addTenant(server, { name, members: [{ person, level }] })) });
  }
  return { person, token: await signIn(server, email), clients };
}

/** One second apart. */
async function notify(
  client: Client | undefined,
  notification: Partial<OutgoingNotification> = {},
): Promise<void> {
  server.clock.advance(1_000);
  await server.database.asOwner((tx) =>
    notifier.notify(tx, {
      tenantId: client?.tenantId ?? '',
      event: 'entry_failed',
      type: 'error',
      title: 'An entry could not be posted',
      message: 'The books are closed. Nothing was posted.',
      wording: null,
      ...notification,
    }),
  );
}

async function read(token: string, query = ''): Promise<Schemas['AllNotificationsPage']> {
  const answer = await server.call(`GET ${PATH}${query}`, { token });
  return dataOf(answer.body) as Schemas['AllNotificationsPage'];
}

async function titles(token: string, query = ''): Promise<string[]> {
  return (await read(token, query)).items.map(({ title }) => title);
}

async function mark(
  token: string,
  how: 'read' | 'dismiss',
  ids?: readonly string[],
): Promise<Schemas['NotificationsMark']> {
  server.clock.advance(1_000);
  const json = ids === undefined ? {} : { notification_ids: ids };
  const answer = await server.call(`POST ${PATH}/${how}`, { token, json });
  return dataOf(answer.body) as Schemas['NotificationsMark'];
}

async function restore(token: string, json: object): Promise<unknown> {
  return dataOf((await server.call(`POST ${PATH}/restore`, { token, json })).body);
}

test("notifications of all clients are one list, each with its client; none of other people's", async () => {
  const { token, clients } = await openClients('ada@example.test', {
    Amber: 'user_owner',
    Birch: 'user_basic',
  });
  const [amber, birch] = clients;
  const other = await openClients('olga@example.test', { Elm: 'user_owner' });
  await notify(amber, { title: 'First', subject: { entry_id: 'e1' } });
  await notify(birch, { title: 'Second', type: 'warning' });
  await notify(birch, { title: 'For managers', minLevel: 'user_manager' });
  await notify(other.clients[0], { title: 'Of Elm' });
  const { items, ...rest } = await read(token);
  expect(rest).toEqual({ unread_count: 2, hidden_clients: 0, next_cursor: null });
  expect(items.map(({ title, client_id: id, client_name: name }) => [title, id, name])).toEqual([
    ['Second', birch?.clientId, 'Birch'],
    ['First', amber?.clientId, 'Amber'],
  ]);
  expect(items[1]).toEqual({
    id: items[1]?.id,
    tenant_id: amber?.tenantId,
    client_id: amber?.clientId,
    client_name: 'Amber',
    type: 'error',
    event: 'entry_failed',
    title: 'First',
    message: 'The books are closed. Nothing was posted.',
    wording: null,
    action: null,
    subject: { entry_id: 'e1' },
    times: 1,
    is_read: false,
    created_at: items[1]?.created_at,
  });
  expect(await titles(other.token)).toEqual(['Of Elm']);
});

test('filters, a search and paging drop no row and repeat none', async () => {
  const { token, clients } = await openClients('ben@example.test', {
    Cedar: 'user_owner',
    Dogwood: 'user_owner',
  });
  const [cedar, dogwood] = clients;
  await notify(dogwood, { title: 'Posted', type: 'success', event: 'entry_posted' });
  await notify(cedar, { title: 'Failed 100%' });
  await notify(dogwood, { title: 'Lost', event: 'connection_lost' });
  await notify(cedar, { title: 'Expiring', type: 'warning', event: 'connection_expiring' });
  expect(await titles(token, `?client_id=${cedar?.clientId}`)).toEqual(['Expiring', 'Failed 100%']);
  expect(await titles(token, '?type=error')).toEqual(['Lost', 'Failed 100%']);
  expect(await titles(token, '?event=connection_lost')).toEqual(['Lost']);
  expect(await titles(token, '?q=dogw')).toEqual(['Lost', 'Posted']);
  expect(await titles(token, '?q=100%25')).toEqual(['Failed 100%']);
  for (const [sort, order] of [
    ['created', ['Posted', 'Failed 100%', 'Lost', 'Expiring']],
    ['-created', ['Expiring', 'Lost', 'Failed 100%', 'Posted']],
    ['client', ['Expiring', 'Failed 100%', 'Lost', 'Posted']],
    ['-client', ['Lost', 'Posted', 'Expiring', 'Failed 100%']],
  ] as const) {
    const first = await read(token, `?sort=${sort}&limit=3`);
    const last = await read(token, `?sort=${sort}&limit=3&cursor=${first.next_cursor}`);
    expect([...first.items, ...last.items].map(({ title }) => title)).toEqual(order);
    expect(last.next_cursor).toBe(null);
  }
  const foreign = await read(token, `?client_id=${randomUUID()}`);
  expect(foreign.items).toEqual([]);
});

test('some or all are marked as read in every client at once, and restored', async () => {
  const { token, clients } = await openClients('cleo@example.test', {
    Fir: 'user_owner',
    Gum: 'user_owner',
  });
  const [fir, gum] = clients;
  await notify(fir, { title: 'one' });
  await notify(gum, { title: 'two' });
  await notify(gum, { title: 'three' });
  const [three, two, one] = (await read(token)).items.map(({ id }) => id);
  expect((await mark(token, 'read', [one ?? '', two ?? ''])).unread_count).toBe(1);
  expect(await titles(token, '?unread=true')).toEqual(['three']);
  const all = await mark(token, 'read');
  expect(all.unread_count).toBe(0);
  expect(await restore(token, { marked_at: all.marked_at })).toEqual({ unread_count: 1 });
  expect(await titles(token, '?unread=true')).toEqual(['three']);
  expect(await restore(token, { unread: [one] })).toEqual({ unread_count: 2 });

  const cleared = await mark(token, 'dismiss');
  expect(await titles(token)).toEqual([]);
  expect(await restore(token, { marked_at: cleared.marked_at })).toEqual({ unread_count: 2 });
  expect((await read(token)).items.map(({ title, is_read: isRead }) => [title, isRead])).toEqual([
    ['three', false],
    ['two', true],
    ['one', false],
  ]);
  const dismissed = await mark(token, 'dismiss', [three ?? '']);
  expect(dismissed.unread_count).toBe(1);
  expect(await titles(token)).toEqual(['two', 'one']);
});

test('a notification that one user reads stays unread for others, even if they request its id', async () => {
  const { token, clients, person } = await openClients('dora@example.test', {
    Hazel: 'user_owner',
  });
  const [hazel] = clients;
  const colleague = await addPerson(server, { email: 'emil@example.test' });
  await server.database.pool.query(
    `insert into memberships (tenant_id, user_id, level, created_at) values ($1, $2, 'user_basic', $3)`,
    [hazel?.tenantId, colleague.userId, server.clock.now()],
  );
  const theirs = await signIn(server, colleague.email);
  const stranger = await openClients('finn@example.test', { Ivy: 'user_owner' });
  await notify(hazel, { title: 'For all' });
  await notify(hazel, { title: 'For Dora', userId: person.userId });
  const ids = (await read(token)).items.map(({ id }) => id);
  const marked = await mark(token, 'read');
  expect((await read(theirs)).unread_count).toBe(1);
  await mark(stranger.token, 'read', ids);
  await mark(theirs, 'dismiss', ids);
  expect(await titles(theirs)).toEqual([]);
  await restore(stranger.token, { marked_at: marked.marked_at, unread: ids });
  expect(await titles(theirs)).toEqual([]);
  expect((await read(token)).unread_count).toBe(0);
  const { rows } = await server.database.pool.query(
    'select count(*) from notification_reads where user_id = $1',
    [stranger.person.userId],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test("an API token reads its user's notifications in the clients it is limited to, and no other user's", async () => {
  const { token, clients, person } = await openClients('gail@example.test', {
    Quince: 'user_basic',
    Rowan: 'user_basic',
  });
  const [quince, rowan] = clients;
  const colleague = await addPerson(server, { email: 'hope@example.test' });
  await server.database.pool.query(
    `insert into memberships (tenant_id, user_id, level, created_at) values ($1, $2, 'user_owner', $3)`,
    [quince?.tenantId, colleague.userId, server.clock.now()],
  );
  await notify(quince, { title: 'Of Quince' });
  await notify(quince, { title: 'For Gail', userId: person.userId });
  await notify(quince, { title: 'For Hope', userId: colleague.userId });
  await notify(rowan, { title: 'Of Rowan' });
  const theirs = await signIn(server, colleague.email);
  await mark(theirs, 'read');
  await server.database.pool.query(
    `insert into user_preferences (user_id, preferences, updated_at)
     values ($1, '{"notifications": {"entry_failed": {"in_app": false}}}', $2)`,
    [colleague.userId, server.clock.now()],
  );
  const made = await server.call('POST /api/v2/auth/me/tokens', {
    token,
    json: { name: 'Reader', access: 'read', tenant_ids: [quince?.tenantId] },
  });
  const { secret } = dataOf(made.body) as { secret: string };
  for (const query of ['', `?client_id=${quince?.clientId}`]) {
    const { items, unread_count: unread } = await read(secret, query);
    expect(items.map(({ title, is_read: isRead }) => [title, isRead])).toEqual([
      ['For Gail', false],
      ['Of Quince', false],
    ]);
    expect(unread).toBe(2);
  }
  expect(await titles(secret, `?client_id=${rowan?.clientId}`)).toEqual([]);
  expect(await titles(token, `?client_id=${quince?.clientId}`)).toEqual(['For Gail', 'Of Quince']);
});

test('one message to many clients is one notification for a member of several of them', async () => {
  const { token, clients } = await openClients('gwen@example.test', {
    Juniper: 'user_owner',
    Kumquat: 'user_owner',
    Larch: 'user_owner',
  });
  const broadcast = randomUUID();
  const now = server.clock.now();
  const { pool } = server.database;
  await pool.query(
    `insert into broadcasts (id, type, priority, title, message, total_tenants, total_targets, moved_at, created_at)
     values ($1, 'info', 'normal', 'Maintenance', 'Sunday.', 3, 3, $2, $2)`,
    [broadcast, now],
  );
  for (const { tenantId } of clients) {
    await pool.query(
      `insert into notifications (tenant_id, id, type, event, title, message, broadcast_id, created_at)
       values ($1, $2, 'info', 'announcement', 'Maintenance', 'Sunday.', $3, $4)`,
      [tenantId, randomUUID(), broadcast, now],
    );
  }
  const { items, unread_count: unread } = await read(token);
  expect(items.map(({ title, client_id: id, client_name: name }) => [title, id, name])).toEqual([
    ['Maintenance', null, null],
  ]);
  expect(unread).toBe(1);
  expect(await titles(token, `?client_id=${clients[1]?.clientId}`)).toEqual(['Maintenance']);
  const [last] = (await read(token, `?client_id=${clients[2]?.clientId}`)).items;
  const marked = await mark(token, 'read', [last?.id ?? '']);
  expect(marked.unread_count).toBe(0);
  for (const { clientId } of clients) {
    expect(await titles(token, `?client_id=${clientId}&unread=true`)).toEqual([]);
  }
  expect(await restore(token, { marked_at: marked.marked_at })).toEqual({ unread_count: 1 });
});

test('archived clients, and those that require a second step, are left out', async () => {
  const { token, clients } = await openClients('hugo@example.test', {
    Maple: 'user_owner',
    Nettle: 'user_owner',
    Oak: 'user_owner',
  });
  for (const client of clients) {
    await notify(client, { title: `Of ${client.name}` });
  }
  const { pool } = server.database;
  await pool.query('update clients set archived_at = $1 where id = $2', [
    server.clock.now(),
    clients[1]?.clientId,
  ]);
  await pool.query('update tenants set second_step_required = true where id = $1', [
    clients[2]?.tenantId,
  ]);
  expect(await read(token)).toMatchObject({
    items: [{ title: 'Of Maple' }],
    unread_count: 1,
    hidden_clients: 1,
  });
  await mark(token, 'read');
  await pool.query('update tenants set second_step_required = false where id = $1', [
    clients[2]?.tenantId,
  ]);
  expect(await titles(token, '?unread=true')).toEqual(['Of Oak']);
});
