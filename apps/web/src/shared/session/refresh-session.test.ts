import type { SendRequest } from '@platebook/api-client';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.fake.ts';
import { fakeSession, NO_TABS } from '../testing/session.fake.ts';
import { refreshSession, verifySession } from './refresh-session.ts';
import { createSessionStore } from './session-store.ts';

const NOW = 1_795_250_400_000;
const now = () => NOW;
const { signal } = new AbortController();

function storeOf() {
  const store = createSessionStore({
    storage: memoryStorage(),
    tabs: NO_TABS,
    now,
    newId: () => 's1',
  });
  store.write(fakeSession());
  return store;
}

const serverOf = (send: SendRequest) => ({ send, baseUrl: 'http://localhost', now });
const nobody = serverOf(() => Promise.reject(new Error('asked')));
const refusal = (status: number, code: string) =>
  serverOf(async () => new Response('{}', { status, headers: { 'x-sb-error-code': code } }));

describe('a refresh', () => {
  test('trades the refresh token and stores the result', async () => {
    const store = storeOf();
    const sent: unknown[] = [];
    const server = serverOf(async (request) => {
      const { method, url, headers } = request;
      sent.push([method, url, headers.get('authorization'), await request.text()]);
      return Response.json({ ...fakeSession(), access_token: 'b', refresh_token: 'r2' });
    });
    expect(await refreshSession(store, server, signal)).toEqual({
      kind: 'refreshed',
      session: { userId: 'u1', sessionId: 's1', epoch: 1, remainingMs: 3_600_000 },
    });
    expect(sent).toEqual([
      [
        'POST',
        'http://localhost/auth/v1/token?grant_type=refresh_token',
        null,
        '{"refresh_token":"r"}',
      ],
    ]);
    expect([store.read()?.access_token, store.read()?.refresh_token]).toEqual(['b', 'r2']);
  });

  test('without a session makes no call', async () => {
    const store = storeOf();
    store.clear('signed_out');
    expect(await refreshSession(store, nobody, signal)).toEqual({ kind: 'superseded' });
  });

  test('that completes after signing out stores nothing', async () => {
    const store = storeOf();
    const server = serverOf(async () => {
      store.clear('signed_out');
      return Response.json(fakeSession());
    });
    expect(await refreshSession(store, server, signal)).toEqual({ kind: 'superseded' });
    expect(store.read()).toBe(null);
  });

  test('that nobody waits for any more stores nothing', async () => {
    const store = storeOf();
    const leaving = new AbortController();
    const server = serverOf(async () => {
      leaving.abort();
      return Response.json({ ...fakeSession(), access_token: 'b' });
    });
    expect(await refreshSession(store, server, leaving.signal)).toEqual({ kind: 'superseded' });
    expect(store.read()?.access_token).toBe('a');
  });

  test.each([
    ['refresh_token_not_found', 'refused'],
    ['refresh_token_already_used', 'refused'],
    ['session_not_found', 'refused'],
    ['session_expired', 'refused'],
    ['user_banned', 'refused'],
    ['validation_failed', 'refused'],
    ['user_not_found', 'user_gone'],
  ])('with the response %s is %s', async (code, kind) => {
    expect(await refreshSession(storeOf(), refusal(400, code), signal)).toEqual({ kind });
  });

  test.each([
    [500, 'unexpected_failure'],
    [503, ''],
    [429, 'over_request_rate_limit'],
    [409, 'conflict'],
  ])('with the response %i is inconclusive', async (status, code) => {
    const store = storeOf();
    await expect(refreshSession(store, refusal(status, code), signal)).rejects.toThrow(
      `the server answered ${status}`,
    );
    expect(store.read()?.refresh_token).toBe('r');
  });
});

describe('checking whether a session still exists', () => {
  test('sends the access token', async () => {
    const sent: unknown[] = [];
    const server = serverOf(async ({ method, url, headers }) => {
      sent.push([method, url, headers.get('authorization')]);
      return Response.json({});
    });
    expect(await verifySession(storeOf(), server, signal)).toBe('alive');
    expect(sent).toEqual([['GET', 'http://localhost/auth/v1/user', 'Bearer a']]);
  });

  test('without a session makes no call', async () => {
    const store = storeOf();
    store.clear('signed_out');
    expect(await verifySession(store, nobody, signal)).toBe('refused');
  });

  test.each([
    [403, 'session_not_found', 'refused'],
    [403, 'bad_jwt', 'refused'],
    [403, 'user_banned', 'refused'],
    [401, 'no_authorization', 'refused'],
    [401, '', 'refused'],
    [403, 'user_not_found', 'user_gone'],
  ])('gets %i %s: %s', async (status, code, verdict) => {
    expect(await verifySession(storeOf(), refusal(status, code), signal)).toBe(verdict);
  });

  test.each([500, 503, 429, 403])('is inconclusive with a bare %i', async (status) => {
    await expect(verifySession(storeOf(), refusal(status, ''), signal)).rejects.toThrow(
      `the server answered ${status}`,
    );
  });
});
