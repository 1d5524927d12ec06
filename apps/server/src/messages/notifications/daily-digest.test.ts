import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, addTenant, signIn, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { Outbox, OutboundMessage } from '../mail/outbox.port.ts';
import { isDueAt, mailDailyDigests } from './daily-digest.ts';
import { createNotifier } from './notifier.ts';

const SITE = 'https://books.example.test';
const HOUR_MS = 3_600_000;

describe('a daily mail is due', () => {
  const at = (text: string) => new Date(text);

  type Case = {
    readonly now: string;
    readonly told?: string;
    readonly timeZone?: string;
    readonly due: boolean;
  };

  test.each<[string, Case]>([
    ['before seven', { now: '2026-11-23T11:59:00Z', due: false }],
    ['from seven on', { now: '2026-11-23T12:00:00Z', due: true }],
    [
      'not twice in a day',
      { now: '2026-11-23T23:00:00Z', told: '2026-11-23T12:00:00Z', due: false },
    ],
    ['the next morning', { now: '2026-11-24T12:00:00Z', told: '2026-11-23T12:00:00Z', due: true }],
    [
      'where it is morning',
      { now: '2026-11-23T12:00:00Z', timeZone: 'America/Los_Angeles', due: false },
    ],
    [
      'half an hour apart',
      {
        now: '2026-11-23T01:30:00Z',
        told: '2026-11-22T01:30:00Z',
        timeZone: 'Asia/Kolkata',
        due: true,
      },
    ],
    [
      'across the change of the clock',
      { now: '2026-11-01T12:00:00Z', told: '2026-10-31T11:00:00Z', due: true },
    ],
    ['at midnight', { now: '2026-11-24T05:00:00Z', told: '2026-11-23T12:00:00Z', due: false }],
  ])('%s', (_case, { now, told, timeZone = null, due }) => {
    const sentUntil = told === undefined ? null : at(told);
    expect(isDueAt(at(now), { sentUntil, timeZone })).toBe(due);
  });
});

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
  expect(await mailDailyDigests({ database, clock, outbox, siteUrl: SITE })).toBe(sent.length);
  return sent;
}

/** Advances the clock to eight in the morning in New York. */
function untilMorning(): void {
  const eight = new Date(server.clock.now());
  eight.setUTCHours(13, 0, 0, 0);
  if (eight <= server.clock.now()) {
    eight.setUTCDate(eight.getUTCDate() + 1);
  }
  server.clock.advance(eight.getTime() - server.clock.now().getTime());
}

async function wants(email: string, choice: string, timeZone = 'America/New_York'): Promise<void> {
  const { status } = await server.call('PUT /api/v2/auth/me/preferences', {
    token: await signIn(server, email),
    json: {
      time_zone: timeZone,
      notifications: { entry_failed: { in_app: true, email: choice } },
    },
  });
  expect(status).toBe(200);
}

async function notify(tenantId: string, title: string): Promise<void> {
  const notifier = createNotifier({
    clock: server.clock,
    queue: server.server.queue,
    live: { changed: async () => undefined },
  });
  await server.database.asOwner((tx) =>
    notifier.notify(tx, {
      tenantId,
      event: 'entry_failed',
      type: 'error',
      title,
      message: 'No.',
      wording: { code: 'batch_finished', values: { done: 1, total: 1, failed: 0 } },
    }),
  );
}

test("yesterday's notifications are one mail in the morning, once, and no mail without notifications", async () => {
  const east = await addPerson(server, { email: 'east@daily.test' });
  const west = await addPerson(server, { email: 'west@daily.test' });
  const weekly = await addPerson(server, { email: 'weekly@daily.test' });
  const { tenantId, clientId } = await addTenant(server, {
    name: 'Harbor',
    members: [east, west, weekly].map((person) => ({ person, level: 'user_owner' as const })),
  });
  await wants('east@daily.test', 'daily');
  await wants('west@daily.test', 'daily', 'Pacific/Honolulu');
  await wants('weekly@daily.test', 'weekly');
  await notify(tenantId, 'Could not be posted');
  untilMorning();
  // Eight in the morning in New York is the same day in UTC.
  const day = server.clock.now().toISOString().slice(0, 10);
  expect(await digest()).toEqual([
    {
      to: { email: 'east@daily.test' },
      template: 'daily_digest',
      values: {
        link: `${SITE}/dashboard`,
        day,
        clients: [
          {
            name: 'Harbor',
            link: `${SITE}/dashboard/sync?client=${clientId}`,
            posted: 0,
            needMapping: 0,
            toReview: 0,
            failed: 0,
            told: [
              {
                title: 'Could not be posted',
                wording: { code: 'batch_finished', values: { done: 1, total: 1, failed: 0 } },
                count: 1,
              },
            ],
          },
        ],
      },
    },
  ]);
  // As after a restart of the worker.
  expect(await digest()).toEqual([]);
  server.clock.advance(5 * HOUR_MS);
  expect((await digest()).map(({ to }) => to)).toEqual([{ email: 'west@daily.test' }]);

  untilMorning();
  expect(await digest()).toEqual([]);
});

test('two concurrent workers send it once', async () => {
  const person = await addPerson(server, { email: 'both@daily.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Birch',
    members: [{ person, level: 'user_owner' }],
  });
  await wants('both@daily.test', 'daily');
  // The mail before would have included what is a day old to the second.
  server.clock.advance(HOUR_MS);
  await notify(tenantId, 'Could not be posted');
  untilMorning();
  sent = [];
  const { database, clock } = server;
  const deps = { database, clock, outbox, siteUrl: SITE };
  await Promise.all([mailDailyDigests(deps), mailDailyDigests(deps)]);
  expect(sent.map(({ to }) => to)).toEqual([{ email: 'both@daily.test' }]);
});

test('it is scheduled every half hour', async () => {
  const { rows } = await server.database.pool.query(
    "select cron from pgboss.schedule where name = 'notifications.daily'",
  );
  expect(rows).toEqual([{ cron: '*/30 * * * *' }]);
});
