import { randomUUID } from 'node:crypto';
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
import { mailsTo } from '../../testing/mails.ts';
import type { Live } from '../live/live.port.ts';
import { createNotifier } from './notifier.ts';
import type { Notifier, OutgoingNotification } from './notifier.port.ts';

let server: TestServer;
let notifier: Notifier;
/** The reloads that open pages were notified of. */
const changed: unknown[] = [];
const live: Live = {
  changed: async (_tx, about) => {
    changed.push(about);
  },
};
let tenantId: string;
let path: string;
let owner: string;
let basic: string;
let ownerId: string;

type Listed = {
  items: {
    id: string;
    title: string;
    times: number;
    is_read: boolean;
    created_at: string;
  }[];
  unread_count: number;
  next_cursor: string | null;
};

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const { clock } = server;
  notifier = createNotifier({ clock, queue: server.server.queue, live });
});

afterAll(() => server.stop());

/** A separate client for each test, with an owner and a basic user. */
async function openClient(name: string): Promise<void> {
  const person = await addPerson(server, { email: `owner@${name.toLowerCase()}.test` });
  const other = await addPerson(server, { email: `basic@${name.toLowerCase()}.test` });
  ({ tenantId } = await addTenant(server, {
    name,
    members: [
      { person, level: 'user_owner' },
      { person: other, level: 'user_basic' },
    ],
  }));
  ownerId = person.userId;
  path = `/api/v2/clients/tenants/${tenantId}/notifications`;
  owner = await signIn(server, person.email);
  basic = await signIn(server, other.email);
}

const FAILED = {
  event: 'entry_failed',
  type: 'error',
  title: 'An entry could not be posted',
  message: 'The books are closed until March 31. Nothing was posted. Move the closing date.',
  wording: {
    code: 'entry_not_posted',
    values: {
      entry: 'An entry',
      reason_code: 'period_closed',
      reason: 'The books are closed until March 31.',
    },
  },
  action: { label: 'Open the entry', href: '/dashboard/sync?panel=entry' },
} as const satisfies Omit<OutgoingNotification, 'tenantId'>;

async function notify(notification: Partial<OutgoingNotification> = {}): Promise<void> {
  await server.database.asOwner((tx) =>
    notifier.notify(tx, { tenantId, ...FAILED, ...notification }),
  );
}

async function read(token: string, query = ''): Promise<Listed> {
  return dataOf((await server.call(`GET ${path}${query}`, { token })).body) as Listed;
}

async function mark(token: string, what: string): Promise<unknown> {
  return dataOf((await server.call(`POST ${path}/${what}`, { token })).body);
}

test('a notification is listed with its action; one person reading it leaves it unread for the other', async () => {
  await openClient('Harbor');
  await notify({ subject: { entry_id: 'e1' } });
  const { items, ...rest } = await read(owner);
  expect(rest).toEqual({ unread_count: 1, next_cursor: null });
  expect(changed.at(-1)).toEqual({ tenantId, topic: 'notification', id: items[0]?.id });
  expect(items).toEqual([
    {
      id: items[0]?.id,
      tenant_id: tenantId,
      ...FAILED,
      subject: { entry_id: 'e1' },
      times: 1,
      is_read: false,
      created_at: server.clock.now().toISOString(),
    },
  ]);
  expect(await mark(owner, `${items[0]?.id}/read`)).toEqual({ unread_count: 0 });
  expect((await read(owner)).items[0]?.is_read).toBe(true);
  expect((await read(owner, '?unread=true')).items).toEqual([]);
  expect((await read(basic)).unread_count).toBe(1);
});

test('a read or dismissed notification can be restored, for its reader only', async () => {
  await openClient('Restore');
  await notify({ title: 'First' });
  server.clock.advance(1_000);
  await notify({ title: 'Second' });
  const [second, first] = (await read(owner)).items.map(({ id }) => id);
  const restore = (token: string, body: object) =>
    server.call(`POST ${path}/restore`, { token, json: body });
  const listed = async () =>
    (await read(owner)).items.map(({ title, is_read: isRead }) => [title, isRead]);
  await mark(owner, `${first}/read`);
  await mark(owner, 'dismiss-all');
  expect(await listed()).toEqual([]);
  await restore(basic, { unread: [second], read: [first] });
  expect(await listed()).toEqual([]);
  const restored = await restore(owner, { unread: [second], read: [first] });
  expect(dataOf(restored.body)).toEqual({ unread_count: 1 });
  expect(await listed()).toEqual([
    ['Second', false],
    ['First', true],
  ]);
  await restore(owner, { unread: [first], read: [] });
  expect((await read(owner)).unread_count).toBe(2);
  expect((await restore(owner, { unread: ['no id'], read: [] })).status).toBe(400);
});

test('the same key counts up within a day and becomes unread, and is a new notification after that', async () => {
  await openClient('Count');
  await notify({ dedupeKey: 'realm-1' });
  await mark(owner, 'read-all');
  server.clock.advance(60_000);
  await notify({ dedupeKey: 'realm-1', title: 'Two entries could not be posted' });
  await notify({ dedupeKey: 'realm-2' });
  const counted = (await read(owner)).items.map(({ title, times, is_read }) => [
    title,
    times,
    is_read,
  ]);
  expect(new Set(counted)).toEqual(
    new Set([
      ['An entry could not be posted', 1, false],
      ['Two entries could not be posted', 2, false],
    ]),
  );
  server.clock.advance(25 * 3_600_000);
  await notify({ dedupeKey: 'realm-1' });
  const token = await signIn(server, 'owner@count.test');
  expect((await read(token)).items.map(({ times }) => times)).toEqual([1, 1]);
});

test('notifications to one person or to managers reach nobody else; dismissing one affects one person', async () => {
  await openClient('Levels');
  await notify({ title: 'For the owner', userId: ownerId });
  await notify({ title: 'For managers', minLevel: 'user_manager' });
  await notify({ title: 'For all' });
  const titles = async (token: string) =>
    (await read(token)).items.map(({ title }) => title).sort();
  expect(await titles(owner)).toEqual(['For all', 'For managers', 'For the owner']);
  expect(await titles(basic)).toEqual(['For all']);
  const forManagers = (await read(owner)).items.find(({ title }) => title === 'For managers');
  const refused = await server.call(`POST ${path}/${forManagers?.id}/read`, { token: basic });
  expect(refusalOf(refused)).toEqual({
    status: 404,
    code: 'notification_not_found',
    message: 'Notification not found',
  });
  expect(await mark(basic, 'dismiss-all')).toEqual({ unread_count: 0 });
  expect(await titles(basic)).toEqual([]);
  expect(await mark(owner, `${forManagers?.id}/dismiss`)).toEqual({ unread_count: 2 });
  expect(await titles(owner)).toEqual(['For all', 'For the owner']);
});

test('an event that somebody switched off does not notify them in the app', async () => {
  await openClient('Quiet');
  await server.call('PUT /api/v2/auth/me/preferences', {
    token: basic,
    json: { notifications: { entry_failed: { in_app: false, email: 'never' } } },
  });
  await notify();
  expect([(await read(owner)).unread_count, (await read(basic)).unread_count]).toEqual([1, 0]);
});

test('pages are contiguous, newest first', async () => {
  await openClient('Pages');
  for (const title of ['first', 'second', 'third']) {
    server.clock.advance(1_000);
    await notify({ title, event: 'entry_posted' });
  }
  const page = await read(owner, '?limit=2');
  const next = await read(owner, `?limit=2&cursor=${page.next_cursor}`);
  expect([...page.items, ...next.items].map(({ title }) => title)).toEqual([
    'third',
    'second',
    'first',
  ]);
});

test('a person with immediate mail gets one mail, even if the job runs again; others get none', async () => {
  await openClient('Mailed');
  await server.call('PUT /api/v2/auth/me/preferences', {
    token: basic,
    json: { notifications: { entry_failed: { in_app: true, email: 'never' } } },
  });
  await notify({ dedupeKey: 'mailed' });
  await vi.waitFor(async () => expect(await mailsTo(server, 'owner@mailed.test')).toHaveLength(1), {
    timeout: 20_000,
  });
  const [mail] = await mailsTo(server, 'owner@mailed.test');
  expect(mail?.subject).toBe('Mailed: An entry could not be posted');
  expect(mail?.text).toContain('/dashboard/sync?panel=entry&client=');
  const id = (await read(owner)).items[0]?.id ?? '';
  await server.database.asOwner((tx) =>
    server.server.queue.enqueue(
      tx,
      'notifications.mail',
      { tenantId, notificationId: id },
      {
        key: randomUUID(),
      },
    ),
  );
  await notify({ title: 'Marks the end of the queue', userId: ownerId });
  await vi.waitFor(async () => expect(await mailsTo(server, 'owner@mailed.test')).toHaveLength(2), {
    timeout: 20_000,
  });
  expect(await mailsTo(server, 'basic@mailed.test')).toEqual([]);
});

test('a person who chose French gets mail in French, others in English', async () => {
  await openClient('Langues');
  await server.call('PUT /api/v2/auth/me/preferences', {
    token: owner,
    json: { language: 'fr-CA' },
  });
  await notify();
  const subjectOf = async (email: string) =>
    (await mailsTo(server, email)).map(({ subject }) => subject);
  await vi.waitFor(async () => expect(await subjectOf('basic@langues.test')).toHaveLength(1), {
    timeout: 20_000,
  });
  expect(await subjectOf('basic@langues.test')).toEqual(['Langues: An entry could not be posted']);
  expect(await subjectOf('owner@langues.test')).toEqual([
    'Langues\u00A0: An entry n’a pas été comptabilisée',
  ]);
});

test('a rolled-back transaction notifies nobody', async () => {
  await openClient('Rolled');
  const failing = server.database.asOwner(async (tx) => {
    await notifier.notify(tx, { tenantId, ...FAILED });
    throw new Error('as a later statement would');
  });
  await expect(failing).rejects.toThrow('as a later statement would');
  expect((await read(owner)).items).toEqual([]);
});
