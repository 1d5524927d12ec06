import { describe, expect, test } from 'vitest';
import { refreshSession } from './refresh-session.ts';
import type { Session, SessionStore } from './session-store.ts';

const session: Session = {
  access_token: 'old',
  refresh_token: 'r1',
  expires_at: 1_795_254_000,
  user: { id: 'u1', email: 'owner@demo.platebook.test' },
};

function storeWith(initial: Session | null): SessionStore {
  let stored = initial;
  return {
    read: () => stored,
    write: (next) => {
      stored = next;
    },
    clear: () => {
      stored = null;
    },
    endedBy: () => null,
    subscribe: () => () => undefined,
  };
}

const refusal = (status: number, code: string) => async () =>
  new Response('{}', { status, headers: { 'x-sb-error-code': code } });

describe('refreshSession', () => {
  test('trades the refresh token and keeps what it gets', async () => {
    const store = storeWith(session);
    const sent: [string, string, string][] = [];
    const next = { ...session, access_token: 'new', refresh_token: 'r2' };
    const outcome = await refreshSession(
      store,
      async (request) => {
        sent.push([request.method, request.url, await request.text()]);
        return Response.json(next);
      },
      'http://localhost',
    );
    expect(outcome).toBe('refreshed');
    expect(sent).toEqual([
      ['POST', 'http://localhost/auth/v1/token?grant_type=refresh_token', '{"refresh_token":"r1"}'],
    ]);
    expect(store.read()).toEqual(next);
  });

  test('is refused without a session, and asks nobody', async () => {
    const outcome = await refreshSession(
      storeWith(null),
      () => Promise.reject(new Error('asked')),
      'http://localhost',
    );
    expect(outcome).toBe('refused');
  });

  test.each([
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_not_found',
    'session_expired',
    'user_banned',
    'user_not_found',
    'validation_failed',
  ])('is refused after %s', async (code) => {
    expect(await refreshSession(storeWith(session), refusal(400, code), 'http://localhost')).toBe(
      'refused',
    );
  });

  test.each([
    [500, 'unexpected_failure'],
    [503, ''],
    [429, 'over_request_rate_limit'],
    [409, 'conflict'],
  ])('keeps the session when the server answers %i', async (status, code) => {
    const store = storeWith(session);
    await expect(refreshSession(store, refusal(status, code), 'http://localhost')).rejects.toThrow(
      `the server answered ${status}`,
    );
    expect(store.read()).toEqual(session);
  });
});
