import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createSealedBox } from '../../platform/sealed-box.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import { connectedClient, scriptedProvider } from './connections.fake.ts';
import { daysLeft, statusUntil, warningDue } from './connection-expiry.ts';
import { watchConnections } from './watch-connections.ts';

const DAY_MS = 86_400_000;
const clock = createFakeClock();
const box = createSealedBox([{ kid: 'k', key: randomBytes(32) }]);

let testDatabase: TestDatabase;
let notifications: OutgoingNotification[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await testDatabase.drop();
});
beforeEach(() => {
  notifications = [];
});

const watch = () =>
  watchConnections({
    database: testDatabase.database,
    clock,
    live: { changed: async () => undefined },
    notifier: { notify: async (_tx, one) => void notifications.push(one) },
  });

async function statusOf(id: string): Promise<string | undefined> {
  const { rows } = await testDatabase.database.pool.query<{ status: string }>(
    'select status from connections where id = $1',
    [id],
  );
  return rows[0]?.status;
}

test('warns at 14, 7 and 1 days, once each, and reports expired access', async () => {
  const issued = await scriptedProvider(clock).exchange('code', '');
  const { id } = await connectedClient(testDatabase, { clock, box, issued });
  const seen: string[] = [];
  const day = async (): Promise<void> => {
    await watch();
    await watch();
    const reason = notifications.splice(0).map(({ event, message }) => `${event}: ${message}`);
    seen.push(...reason.map((words) => `${String(statusNow)} ${words}`));
  };
  let statusNow: string | undefined;
  for (let passed = 0; passed <= 101; passed += 1) {
    statusNow = await statusOf(id);
    await day();
    clock.advance(DAY_MS);
  }
  expect(seen).toEqual([
    'connected connection_expiring: Access to QuickBooks expires in 14 days. Reconnect before then so no day is missed.',
    'expiring connection_expiring: Access to QuickBooks expires in 7 days. Reconnect before then so no day is missed.',
    'expiring connection_expiring: Access to QuickBooks expires in 1 day. Reconnect before then so no day is missed.',
    'expiring connection_lost: Access to QuickBooks has expired. Reconnect it. Nothing was lost in the meantime.',
  ]);
  expect(await statusOf(id)).toBe('expired');
});

test('sends only the latest warning after an outage of the server', async () => {
  const issued = await scriptedProvider(clock).exchange('code', '');
  await connectedClient(testDatabase, { clock, box, issued });
  clock.advance(95 * DAY_MS);
  await watch();
  expect(notifications.map(({ message }) => message)).toEqual([
    'Access to QuickBooks expires in 5 days. Reconnect before then so no day is missed.',
  ]);
});

test('does not warn about access that never expires or was disconnected', async () => {
  const issued = await scriptedProvider(clock).exchange('code', '');
  const endless = { ...issued, refreshExpiresAt: null };
  await connectedClient(testDatabase, { clock, box, issued: endless, provider: 'ubereats' });
  const { id } = await connectedClient(testDatabase, { clock, box, issued });
  await testDatabase.database.pool.query(
    `update connections set status = 'disconnected' where id = $1 or status <> 'connected'`,
    [id],
  );
  clock.advance(99.5 * DAY_MS);
  await watch();
  expect(notifications).toEqual([]);
});

test('rounds days up', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  expect([0.5, 1, 13.1, 14, 14.1].map((days) => daysLeft(inDays(days), now))).toEqual([
    1, 1, 14, 14, 15,
  ]);
  expect([14, 14.1].map((days) => statusUntil(inDays(days), now))).toEqual([
    'expiring',
    'connected',
  ]);
  expect(statusUntil(null, now)).toBe('connected');
  const due = (days: number, warnedDays: number | null) =>
    warningDue({ endsAt: inDays(days), warnedDays }, now);
  expect([due(15, null), due(14, null), due(7, 14), due(7, 7), due(1, 7), due(1, 1)]).toEqual([
    null,
    14,
    7,
    null,
    1,
    null,
  ]);
});
