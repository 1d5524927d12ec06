import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertNotification } from '../../messages/notifications/notifications.store.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];

const ADMIN = '/api/admin/notifications';
const REFUSED = 'The mail server answered 550.';

let server: TestServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let operator: string;

beforeAll(async () => {
  mail = await startMailServer((recipient) => (recipient.startsWith('gone') ? 550 : null));
  server = await startTestServer({ worker: true, env: { SMTP_URL: mail.url } });
  const { userId, email } = await addPerson(server, { email: 'operator@staff.test' });
  const staff = { user_id: userId, level: 'system_operator' } as const;
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ ...staff, created_at: server.clock.now() })
      .execute(),
  );
  operator = await signIn(server, email);
});
afterAll(async () => {
  await server.stop();
  await mail.close();
});

/** A client whose members have these addresses; one that begins with `mail-only` is not notified in the app. */
async function openClient(...emails: readonly string[]): Promise<string> {
  const members = [];
  for (const email of emails) {
    const person = await addPerson(server, { email });
    members.push({ person, level: 'user_owner' as const });
    if (email.includes('mail-only')) {
      await server.call('PUT /api/v2/auth/me/preferences', {
        token: await signIn(server, email),
        json: { notifications: { run_failed: { in_app: false, email: 'at_once' } } },
      });
    }
  }
  return (await addTenant(server, { name: `Client of ${emails[0]}`, members })).tenantId;
}

/** Notifies the client of a failed sync, and waits until its mails are sent or have failed. */
async function notify(tenantId: string): Promise<Schemas['AdminNotification']> {
  const id = randomUUID();
  await server.database.asOwner(async (tx) => {
    const notification = {
      tenantId,
      event: 'run_failed',
      type: 'error',
      title: 'A sync failed',
      message: 'Nothing was posted.',
      wording: null,
    } as const;
    await insertNotification(tx, { id, notification, at: server.clock.now() });
    const job = { tenantId, notificationId: id };
    await server.server.queue.enqueue(tx, 'notifications.mail', job, { key: id });
  });
  return settled(tenantId);
}

async function settled(tenantId: string): Promise<Schemas['AdminNotification']> {
  return vi.waitFor(
    async () => {
      const call = `GET ${ADMIN}/sync/recent?tenant_id=${tenantId}`;
      const { body } = await server.call(call, { token: operator });
      const [item] = (dataOf(body) as Schemas['SyncNotificationList']).items;
      if (item === undefined || item.status === 'pending') {
        throw new Error('Its mails are on their way.');
      }
      return item;
    },
    { timeout: 20_000 },
  );
}

test('all mails accepted is sent, some is partial and none is failed, with the reason', async () => {
  const outcomes = [];
  for (const emails of [
    ['a1@example.test', 'a2@example.test'],
    ['b1@example.test', 'gone-b2@example.test'],
    ['gone-c1@example.test', 'gone-c-mail-only@example.test'],
  ]) {
    const notification = await notify(await openClient(...emails));
    outcomes.push([
      notification.status,
      notification.mails,
      notification.error,
      notification.successful_sends,
    ]);
  }
  expect(outcomes).toEqual([
    ['sent', { due: 2, sent: 2, failed: 0 }, null, 2],
    ['partial', { due: 2, sent: 1, failed: 1 }, REFUSED, 2],
    // In-app readers have it nevertheless.
    ['failed', { due: 2, sent: 0, failed: 2 }, REFUSED, 1],
  ]);
  const { body } = await server.call(`GET ${ADMIN}/sync/stats`, { token: operator });
  expect(dataOf(body)).toEqual({
    total_sync_notifications: 3,
    sync_success_rate: 1 / 3,
    successful_sends: 5,
    total_targets: 6,
    pending: 0,
    sent: 1,
    partial: 1,
    failed: 1,
  });
  const health = await server.call(`GET ${ADMIN}/health`, { token: operator });
  expect(dataOf(health.body)).toMatchObject({
    status: 'degraded',
    findings: ['mail_failing'],
    mails_sent_24h: 3,
    mails_failed_24h: 3,
    notifications_pending: 0,
  });
});

test('a failed one is resent and counted anew', async () => {
  const tenantId = await openClient('gone-d1@example.test');
  const failed = await notify(tenantId);
  expect(failed.status).toBe('failed');
  await server.database.pool.query(
    `update users set email = 'd1@example.test' where email = 'gone-d1@example.test'`,
  );
  server.clock.advance(60_000);
  await server.call(`POST ${ADMIN}/sync/resend`, {
    token: operator,
    json: { notification_id: failed.id },
  });
  expect(await settled(tenantId)).toMatchObject({
    id: failed.id,
    status: 'sent',
    mails: { due: 1, sent: 1, failed: 0 },
    error: null,
  });
});

test('a test announcement is mailed to its author', async () => {
  const { userId, email } = await addPerson(server, { email: 'admin@staff.test' });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: userId, level: 'system_admin', created_at: server.clock.now() })
      .execute(),
  );
  const json = { title: 'Fees', message: 'They change.' };
  const sent = await server.call(`POST ${ADMIN}/test`, {
    token: await signIn(server, email),
    json,
  });
  expect(dataOf(sent.body)).toEqual({ email, status: 'queued' });
  await vi.waitFor(() => expect(mail.received.map(({ to }) => to)).toContainEqual([email]), {
    timeout: 20_000,
  });
});

test('a forced resend stays forced if another job mails it first', async () => {
  const email = 'e1@example.test';
  const tenantId = await openClient(email);
  await server.call('PUT /api/v2/auth/me/preferences', {
    token: await signIn(server, email),
    json: { notifications: { run_failed: { in_app: true, email: 'never' } } },
  });
  const notification = await notify(tenantId);
  expect(notification.mails.due).toBe(0);
  const resend = (force: boolean) =>
    server.call(`POST ${ADMIN}/sync/resend`, {
      token: operator,
      json: { notification_id: notification.id, force_email: force },
    });
  // A blocked job of the same key delays the later ones, the first of which is not forced.
  const other = await notify(await openClient('e2@example.test'));
  const blocker = await server.database.pool.connect();
  // It must have something to mail, or it would finish without waiting.
  await blocker.query('update notifications set mailed_at = null where id = $1', [other.id]);
  await blocker.query('begin');
  await blocker.query('select from notifications where id = $1 for update', [other.id]);
  try {
    for (const [tenant, notificationId] of [
      [other.tenant_id, other.id],
      [tenantId, notification.id],
    ] as const) {
      const job = { tenantId: tenant ?? '', notificationId };
      await server.database.asOwner((tx) =>
        server.server.queue.enqueue(tx, 'notifications.mail', job, { key: notification.id }),
      );
    }
    for (const force of [true, false]) {
      server.clock.advance(60_000);
      expect((await resend(force)).status).toBe(200);
    }
  } finally {
    await blocker.query('commit');
    blocker.release();
  }
  expect(await settled(tenantId)).toMatchObject({ mails: { due: 1, sent: 1, failed: 0 } });
});
