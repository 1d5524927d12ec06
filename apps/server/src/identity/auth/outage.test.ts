import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { holdTime, openAuthClient } from '../../testing/auth-clients.ts';
import type { TestClient } from '../../testing/auth-clients.ts';
import { openDatabaseLine } from '../../testing/database-line.ts';
import type { DatabaseLine } from '../../testing/database-line.ts';
import { PASSWORD, addPerson, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const SESSIONS = 12;
const NEARLY_EXPIRED_MS = 3_590_000;
/** The time after which the client gives up a refresh. */
const GIVEN_UP_MS = 31_000;
/** The time for which it does not retry. */
const REMEMBERED_MS = 100_000;

let line: DatabaseLine;
let server: TestServer;
let advance: (ms: number) => void;
let clients: TestClient[];

beforeEach(async () => {
  line = await openDatabaseLine(inject('databaseServer'));
  server = await startTestServer({ databasePort: line.port });
  advance = holdTime(server);
  const { email } = await addPerson(server, { email: 'dana@example.test' });
  clients = await Promise.all(Array.from({ length: SESSIONS }, () => openAuthClient(server)));
  for (const { auth } of clients) {
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  }
  advance(NEARLY_EXPIRED_MS);
});

afterEach(async () => {
  vi.useRealTimers();
  await line.mend();
  await server.stop();
  await line.close();
});

async function missed(): Promise<void> {
  const before = line.turnedAway();
  await vi.waitUntil(() => line.turnedAway() >= before + SESSIONS, { timeout: 60_000 });
}

/** How many of the sessions a client still has and the server still accepts. */
async function alive(): Promise<number> {
  const users = await Promise.all(clients.map(({ auth }) => auth.getUser()));
  return users.filter(({ data }) => data.user?.email === 'dana@example.test').length;
}

const signedOut = () => clients.filter(({ events }) => events.includes('SIGNED_OUT')).length;

test('no session is lost that is refreshed while the database is temporarily unavailable', async () => {
  line.turnAway();
  const refreshing = clients.map(({ auth }) => auth.refreshSession());
  await missed();
  await line.mend();
  const refreshed = await Promise.all(refreshing);
  expect(refreshed.filter(({ error }) => error !== null)).toEqual([]);
  expect([await alive(), signedOut()]).toEqual([SESSIONS, 0]);
});

test('no session is lost whose client gave up before the database came back', async () => {
  line.turnAway();
  const refreshing = clients.map(({ auth }) => auth.refreshSession());
  await missed();
  vi.setSystemTime(Date.now() + GIVEN_UP_MS);
  const refused = await Promise.all(refreshing);
  expect(refused.map(({ error }) => [error?.name, error?.status])).toEqual(
    clients.map(() => ['AuthRetryableFetchError', 503]),
  );
  await line.mend();
  advance(REMEMBERED_MS);
  expect([await alive(), signedOut()]).toEqual([SESSIONS, 0]);
});
