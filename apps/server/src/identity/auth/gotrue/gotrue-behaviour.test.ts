import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdTime, openAuthClient } from '../../../testing/auth-clients.ts';
import type { TestClient } from '../../../testing/auth-clients.ts';
import { PASSWORD, addPerson, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

// How GoTrue's client reacts to our responses: the behavior table of its wire contract.
let server: TestServer;
let advance: (ms: number) => void;
let client: TestClient;
let userId: string;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  advance = holdTime(server);
});

beforeEach(async () => {
  count += 1;
  const email = `person${count}@example.test`;
  ({ userId } = await addPerson(server, { email }));
  client = await openAuthClient(server);
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  client.events.length = 0;
});

afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

async function endSession(): Promise<void> {
  await server.database.asOwner((tx) =>
    tx.deleteFrom('sessions').where('user_id', '=', userId).execute(),
  );
}

function refusal(error: unknown): unknown[] {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return [name, code];
}

test('a refresh of an ended session keeps the stored session while the access token is valid', async () => {
  await endSession();
  const { error } = await client.auth.refreshSession();
  expect(refusal(error)).toEqual(['AuthApiError', 'refresh_token_not_found']);
  expect([client.events, client.storage.has('session')]).toEqual([[], true]);
});

test('an ended session with an expired token is cleared when it is read', async () => {
  await endSession();
  advance(3_600_000);
  const { data, error } = await client.auth.getSession();
  expect([data.session, ...refusal(error)]).toEqual([
    null,
    'AuthApiError',
    'refresh_token_not_found',
  ]);
  expect([client.events, client.storage.has('session')]).toEqual([['SIGNED_OUT'], false]);
});

test('reading the user of an ended session signs out', async () => {
  await endSession();
  const { error } = await client.auth.getUser();
  expect(refusal(error)[0]).toBe('AuthSessionMissingError');
  expect([client.events, client.storage.has('session')]).toEqual([['SIGNED_OUT'], false]);
});

test('reading a deleted user returns an error, without an event', async () => {
  await server.database.asOwner((tx) => tx.deleteFrom('users').where('id', '=', userId).execute());
  const { error } = await client.auth.getUser();
  expect(refusal(error)).toEqual(['AuthApiError', 'user_not_found']);
  expect([client.events, client.storage.has('session')]).toEqual([[], true]);
});

test('signing out of an ended session is no error', async () => {
  await endSession();
  const { error } = await client.auth.signOut();
  expect([error, client.events, client.storage.has('session')]).toEqual([
    null,
    ['SIGNED_OUT'],
    false,
  ]);
});

test('of twenty tabs that refresh concurrently none loses the session', async () => {
  const { data } = await client.auth.getSession();
  const token = data.session?.refresh_token ?? '';
  const tabs = await Promise.all(Array.from({ length: 20 }, () => openAuthClient(server)));
  const answers = await Promise.all(
    tabs.map((tab) => tab.auth.refreshSession({ refresh_token: token })),
  );
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  expect(new Set(answers.map((answer) => answer.data.session?.refresh_token)).size).toBe(1);
});
