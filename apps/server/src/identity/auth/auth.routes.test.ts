import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  PASSWORD,
  addPerson,
  addTenant,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const dana = await addPerson(server, { email: 'dana@example.test' });
  await addPerson(server, { email: 'new@example.test', confirmed: false });
  await addTenant(server, { name: 'Harbor', members: [{ person: dana, level: 'user_manager' }] });
});

afterAll(() => server.stop());

type Session = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  user: { email: string };
};

async function token(grant: string, json: unknown, headers: Record<string, string> = {}) {
  return server.call(`POST /auth/v1/token?grant_type=${grant}`, { json, headers });
}

describe('POST /auth/v1/token', () => {
  test('uses both error shapes of GoTrue', async () => {
    const json = { email: 'dana@example.test', password: 'wrong' };
    const old = await token('password', json);
    expect([old.status, old.body]).toEqual([
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    ]);
    const newer = await token('password', json, { 'x-supabase-api-version': '2024-01-01' });
    expect(newer.body).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(newer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(newer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
  });

  test('rejects other grants as GoTrue does', async () => {
    expect((await token('magic', {})).body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'unsupported_grant_type',
    });
  });

  test('rotates the refresh token; the parent, used again immediately, returns the current one', async () => {
    const first = (await token('password', { email: 'dana@example.test', password: PASSWORD }))
      .body as Session;
    const second = (await token('refresh_token', { refresh_token: first.refresh_token }))
      .body as Session;
    const again = (await token('refresh_token', { refresh_token: first.refresh_token }))
      .body as Session;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(again.refresh_token).toBe(second.refresh_token);
  });

  test('ends the session when an older token is reused', async () => {
    const first = (await token('password', { email: 'dana@example.test', password: PASSWORD }))
      .body as Session;
    const second = (await token('refresh_token', { refresh_token: first.refresh_token }))
      .body as Session;
    const third = (await token('refresh_token', { refresh_token: second.refresh_token }))
      .body as Session;
    server.clock.advance(11_000);
    const replay = await token('refresh_token', { refresh_token: first.refresh_token });
    expect([replay.status, (replay.body as { error_code: string }).error_code]).toEqual([
      400,
      'refresh_token_already_used',
    ]);
    const after = await token('refresh_token', { refresh_token: third.refresh_token });
    expect((after.body as { error_code: string }).error_code).toBe('refresh_token_not_found');
  });

  test('rejects a malformed refresh token as invalid', async () => {
    expect((await token('refresh_token', { refresh_token: 'nonsense' })).body).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Refresh token is not valid',
    });
  });

  test('answers 20 concurrent refreshes of one token with the same new token', async () => {
    const first = (await token('password', { email: 'dana@example.test', password: PASSWORD }))
      .body as Session;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        token('refresh_token', { refresh_token: first.refresh_token }),
      ),
    );
    expect(new Set(answers.map(({ body }) => (body as Session).refresh_token)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });
});

describe('POST /auth/v1/logout', () => {
  test('requires a bearer token', async () => {
    const answer = await server.call('POST /auth/v1/logout');
    expect([answer.status, (answer.body as { error_code: string }).error_code]).toEqual([
      401,
      'no_authorization',
    ]);
  });

  test("revokes the access token immediately, for GoTrue's API and our own", async () => {
    const token = await signIn(server, 'dana@example.test');
    expect((await server.call('GET /auth/v1/user', { token })).status).toBe(200);
    expect((await server.call('POST /auth/v1/logout', { token })).status).toBe(204);
    const user = await server.call('GET /auth/v1/user', { token });
    expect([user.status, (user.body as { error_code: string }).error_code]).toEqual([
      403,
      'session_not_found',
    ]);
    expect(refusalOf(await server.call('GET /api/v2/auth/me', { token })).code).toBe(
      'session_expired',
    );
  });

  test('with scope others keeps this session and ends the rest', async () => {
    const here = await signIn(server, 'dana@example.test');
    const there = await signIn(server, 'dana@example.test');
    await server.call('POST /auth/v1/logout?scope=others', { token: here });
    expect((await server.call('GET /api/v2/auth/me', { token: here })).status).toBe(200);
    expect((await server.call('GET /api/v2/auth/me', { token: there })).status).toBe(401);
  });
});
