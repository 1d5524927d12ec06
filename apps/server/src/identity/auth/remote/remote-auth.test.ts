import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holdTime, openAuthClient } from '../../../testing/auth-clients.ts';
import type { TestClient } from '../../../testing/auth-clients.ts';
import {
  PASSWORD,
  addPerson,
  dataOf,
  refusalOf,
  startTestServer,
} from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

// Two of our own servers: one acts as the hosted project, the other is the product that uses it.
let hosted: TestServer;
let product: TestServer;
let client: TestClient;
let advanceHosted: (ms: number) => void;

beforeAll(async () => {
  hosted = await startTestServer();
  product = await startTestServer({
    env: { AUTH_URL: `${hosted.url}/auth/v1`, AUTH_ISSUER: 'http://127.0.0.1/auth/v1' },
  });
  advanceHosted = holdTime(hosted);
});

afterAll(async () => {
  vi.useRealTimers();
  await product.stop();
  await hosted.stop();
});

function advance(ms: number): void {
  advanceHosted(ms);
  product.clock.advance(ms);
}

async function signedIn(email: string): Promise<{ token: string; userId: string }> {
  const { userId } = await addPerson(hosted, { email });
  client = await openAuthClient(hosted);
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  return { token: data.session?.access_token ?? '', userId };
}

function me(token: string) {
  return product.call('GET /api/v2/auth/me', { token });
}

describe('behind a hosted auth service', () => {
  test('its users are accepted, and saved when first seen', async () => {
    const { token, userId } = await signedIn('dana@example.test');
    const answer = await me(token);
    expect(dataOf(answer.body)).toMatchObject({
      id: userId,
      email: 'dana@example.test',
      full_name: 'Name of dana@example.test',
    });
    const stored = await product.database.asOwner((tx) =>
      tx.selectFrom('users').select(['id', 'email', 'password_hash']).execute(),
    );
    expect(stored).toEqual([{ id: userId, email: 'dana@example.test', password_hash: null }]);
  });

  test('changes there are copied', async () => {
    const { token } = await signedIn('ira@example.test');
    await me(token);
    await client.auth.updateUser({ data: { full_name: 'Ira Renamed' } });
    advance(10_000);
    expect(dataOf((await me(token)).body)).toMatchObject({ full_name: 'Ira Renamed' });
  });

  test('a session that ended there ends here within ten seconds', async () => {
    const { token } = await signedIn('sol@example.test');
    expect((await me(token)).status).toBe(200);
    await client.auth.signOut();
    advance(9_999);
    expect((await me(token)).status).toBe(200);
    advance(1);
    expect(refusalOf(await me(token))).toMatchObject({ status: 401, code: 'session_expired' });
  });

  test('tokens of other issuers are rejected', async () => {
    const stranger = await startTestServer({ env: { SITE_URL: 'http://127.0.0.9' } });
    await addPerson(stranger, { email: 'eve@example.test' });
    const { body } = await stranger.call('POST /auth/v1/token?grant_type=password', {
      json: { email: 'eve@example.test', password: PASSWORD },
    });
    const { access_token: token } = body as { access_token: string };
    expect(refusalOf(await me(token))).toMatchObject({ status: 401, code: 'not_authenticated' });
    expect((await me('nonsense')).status).toBe(401);
    await stranger.stop();
  });

  test('an expired token is rejected as expired', async () => {
    const { token } = await signedIn('kit@example.test');
    advance(3_600_000);
    expect(refusalOf(await me(token))).toMatchObject({ status: 401, code: 'session_expired' });
  });

  test('the calls of the auth service are not served here', async () => {
    const token = await product.call('POST /auth/v1/token?grant_type=password', {
      json: { email: 'dana@example.test', password: PASSWORD },
    });
    const keys = await product.call('GET /auth/v1/.well-known/jwks.json');
    const codes = [token, keys].map(({ body }) => (body as { error_code: string }).error_code);
    expect([token.status, keys.status, codes]).toEqual([404, 404, ['not_found', 'not_found']]);
  });

  test('the pages of the app may call the hosted service', async () => {
    const { headers } = await product.call('GET /docs/api');
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${hosted.url};`);
  });

  test('signing in by our own call is left to the hosted service', async () => {
    const answer = await product.call('POST /api/v2/auth/login', {
      json: { email: 'dana@example.test', password: PASSWORD },
    });
    expect(refusalOf(answer)).toEqual({
      status: 404,
      code: 'route_not_found',
      message: `Accounts are kept by the service at ${hosted.url}/auth/v1.`,
    });
  });
});

/** Nothing listens there. */
const NOBODY = 'http://127.0.0.1:9';

describe('while the hosted auth service is unavailable', () => {
  test.each([
    ['lou', 'does not say whether a session exists', () => ({ AUTH_URL: `${NOBODY}/auth/v1` })],
    ['rae', 'does not give its keys', () => ({ AUTH_JWKS_URL: `${NOBODY}/jwks.json` })],
    // Without an API key that URL responds with 401.
    ['sam', 'refuses to give its keys', () => ({ AUTH_JWKS_URL: `${hosted.url}/auth/v1/user` })],
  ])('a request gets a 503, which ends nobody’s session (%s: it %s)', async (name, _what, env) => {
    const away = await startTestServer({
      env: {
        AUTH_URL: `${hosted.url}/auth/v1`,
        AUTH_JWKS_URL: `${hosted.url}/auth/v1/.well-known/jwks.json`,
        AUTH_ISSUER: 'http://127.0.0.1/auth/v1',
        ...env(),
      },
    });
    const { token } = await signedIn(`${name}@example.test`);
    away.clock.advance(hosted.clock.now().getTime() - away.clock.now().getTime());
    const answer = await away.call('GET /api/v2/auth/me', { token });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await away.stop();
  });
});
