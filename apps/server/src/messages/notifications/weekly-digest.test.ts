import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, addTenant, signIn, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { Outbox, OutboundMessage } from '../mail/outbox.port.ts';
import { createNotifier } from './notifier.ts';
import type { OutgoingNotification } from './notifier.port.ts';
import { mailWeeklyDigests } from './weekly-digest.ts';

const SITE = 'https://books.example.test';
const DAY_MS = 86_400_000;

let server: TestServer;
let sent: OutboundMessage[];
const outbox: Outbox = {
  send: async (_tx, message) => {
    sent.push(message);
    return randomUUID();
  },
};

beforeAll(async () => {
  server = await startTestServer({ worker: true });
});
afterAll(() => server.stop());

async function digest(): Promise<OutboundMessage[]> {
  const { database, clock } = server;
  sent = [];
  const mails = await mailWeeklyDigests({ database, clock, outbox, siteUrl: SITE });
  expect(mails).toBe(sent.length);
  return sent;
}

async function wantsWeekly(email: string, ...events: string[]): Promise<void> {
  const choices = events.map((event) => [event, { in_app: true, email: 'weekly' }]);
  const { status } = await server.call('PUT /api/v2/auth/me/preferences', {
    token: await signIn(server, email),
    json: { notifications: Object.fromEntries(choices) },
  });
  expect(status).toBe(200);
}

const WORDING = {
  code: 'batch_finished',
  values: { done: 1, total: 1, failed: 0 },
} as const;

async function notify(
  tenantId: string,
  notification: Partial<OutgoingNotification>,
): Promise<void> {
  const notifier = createNotifier({
    clock: server.clock,
    queue: server.server.queue,
    live: { changed: async () => undefined },
  });
  const message = {
    event: 'entry_failed',
    type: 'error',
    title: 'A failure',
    message: 'No.',
    wording: WORDING,
  } as const;
  await server.database.asOwner((tx) =>
    notifier.notify(tx, { ...message, tenantId, ...notification }),
  );
}

async function addEntry(tenantId: string, status: string, postedAt: Date | null = null) {
  const id = randomUUID();
  const now = server.clock.now();
  await server.database.asOwner((tx) =>
    sql`insert into journal_entries (tenant_id, id, kind, entry_key, document_number, entry_on, currency, debit_cents, entry,
        status, posted_at, created_at, updated_at)
      values (${tenantId}, ${id}, 'payout', ${id}, ${id}, '2026-11-08', 'USD', 100, '{}', ${status}, ${postedAt}, ${now}, ${now})`.execute(
      tx,
    ),
  );
}

function ago(days: number): Date {
  return new Date(server.clock.now().getTime() - days * DAY_MS);
}

test('a week of two clients is one mail a week, with what its reader may see and chose', async () => {
  const owner = await addPerson(server, { email: 'owner@weekly.test' });
  const basic = await addPerson(server, { email: 'basic@weekly.test' });
  const members = [{ person: owner, level: 'user_owner' as const }];
  const both = [...members, { person: basic, level: 'user_basic' as const }];
  const { tenantId: harbor, clientId: harborClient } = await addTenant(server, {
    name: 'Harbor',
    members: both,
  });
  const { tenantId: juniper, clientId: juniperClient } = await addTenant(server, {
    name: 'Juniper',
    members: both,
  });
  const { tenantId: quiet } = await addTenant(server, { name: 'Quiet', members: both });
  const { tenantId: elsewhere } = await addTenant(server, { name: 'Elsewhere', members });
  await wantsWeekly('basic@weekly.test', 'entry_failed', 'mapping_needed');
  await notify(juniper, { title: 'Told before this week' });
  server.clock.advance(8 * DAY_MS);
  for (const status of ['needs_mapping', 'needs_review', 'ready', 'failed']) {
    await addEntry(juniper, status);
    await addEntry(elsewhere, status);
  }
  await addEntry(juniper, 'posted', ago(1));
  await addEntry(juniper, 'reversed', ago(6));
  await addEntry(harbor, 'posted', ago(3));
  await addEntry(quiet, 'posted', ago(8));
  await notify(juniper, {
    title: 'Accounts are missing',
    event: 'mapping_needed',
    type: 'warning',
  });
  await notify(juniper, { title: 'First failure' });
  server.clock.advance(60_000);
  await notify(juniper, { title: 'Second failure' });
  await notify(juniper, {
    title: 'For the owner',
    event: 'mapping_needed',
    minLevel: 'user_owner',
  });
  await notify(juniper, { title: 'For another', event: 'mapping_needed', userId: owner.userId });
  await notify(juniper, { title: 'Not chosen', event: 'run_failed' });
  await notify(elsewhere, { title: 'In a client of others' });

  const linkOf = (clientId: string) => `${SITE}/dashboard/sync?client=${clientId}`;
  const waiting = { needMapping: 1, toReview: 2, failed: 1 };
  const [mail, ...more] = await digest();
  expect([mail, more]).toEqual([
    {
      to: { email: 'basic@weekly.test' },
      template: 'weekly_digest',
      values: {
        link: `${SITE}/dashboard`,
        since: dayOf(ago(7)),
        until: dayOf(ago(0)),
        clients: [
          {
            name: 'Harbor',
            link: linkOf(harborClient),
            posted: 1,
            needMapping: 0,
            toReview: 0,
            failed: 0,
            told: [],
          },
          {
            name: 'Juniper',
            link: linkOf(juniperClient),
            posted: 2,
            ...waiting,
            told: [
              { title: 'Second failure', wording: WORDING, count: 2 },
              { title: 'Accounts are missing', wording: WORDING, count: 1 },
            ],
          },
        ],
      },
    },
    [],
  ]);
  server.clock.advance(DAY_MS);
  expect(await digest()).toEqual([]);

  server.clock.advance(6 * DAY_MS);
  const [next] = await digest();
  expect(next?.values).toMatchObject({
    clients: [{ name: 'Juniper', posted: 0, ...waiting, told: [] }],
  });
});

test('nobody gets one who wants nothing weekly, has no access, or in whose clients nothing happened', async () => {
  const none = await addPerson(server, { email: 'none@silent.test' });
  const shut = await addPerson(server, { email: 'shut@silent.test' });
  const calm = await addPerson(server, { email: 'calm@silent.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Silent',
    members: [
      { person: none, level: 'user_owner' },
      { person: shut, level: 'no_access' },
    ],
  });
  await addTenant(server, { name: 'Calm', members: [{ person: calm, level: 'user_owner' }] });
  await wantsWeekly('shut@silent.test', 'entry_failed');
  await wantsWeekly('calm@silent.test', 'entry_failed');
  await addEntry(tenantId, 'failed');
  await notify(tenantId, {});
  const addressees = (await digest()).map(({ to }) => to);
  expect(addressees).not.toContainEqual({ email: expect.stringContaining('@silent.test') });
});

test('it is scheduled on Monday mornings', async () => {
  const { rows } = await server.database.pool.query(
    "select cron from pgboss.schedule where name = 'notifications.digest'",
  );
  expect(rows).toEqual([{ cron: '30 12 * * 1' }]);
});

function dayOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}
