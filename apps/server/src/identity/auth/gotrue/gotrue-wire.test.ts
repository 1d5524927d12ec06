import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lastMailTo, mailsTo } from '../../../testing/auth-clients.ts';
import { PASSWORD, addPerson, startTestServer } from '../../../testing/test-server.ts';
import type { Answer, TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    env: { INVITE_CODE_REQUIRED: '0', CORS_ORIGINS: 'https://app.example.test' },
  });
});

beforeEach(() => server.clock.advance(61_000));

afterAll(() => server.stop());

const NEW_SHAPE = { 'x-supabase-api-version': '2024-01-01' };

function post(path: string, json: unknown, headers: Record<string, string> = NEW_SHAPE) {
  return server.call(`POST /auth/v1${path}`, { json, headers });
}

function codeOf({ status, body }: Answer): [number, unknown] {
  return [status, (body as { code?: unknown }).code];
}

async function tokenOf(email: string): Promise<string> {
  const { body } = await post('/token?grant_type=password', { email, password: PASSWORD });
  return (body as { access_token: string }).access_token;
}

describe('service information', () => {
  test('is its health, its settings and its public keys', async () => {
    expect((await server.call('GET /auth/v1/health')).body).toMatchObject({ name: 'GoTrue' });
    expect((await server.call('GET /auth/v1/settings')).body).toEqual({
      external: { email: true, phone: true, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: 'platebook',
      saml_enabled: false,
      passkeys_enabled: false,
    });
    const keys = await server.call('GET /auth/v1/.well-known/jwks.json');
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
    const [key] = (keys.body as { keys: Record<string, unknown>[] }).keys;
    expect(Object.keys(key ?? {}).sort()).toEqual([
      'alg',
      'crv',
      'key_ops',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
  });

  test.each([
    ['POST /auth/v1/sso', { domain: 'example.test' }, 404, 'saml_provider_disabled'],
    ['POST /auth/v1/token?grant_type=id_token', {}, 400, 'provider_disabled'],
    ['POST /auth/v1/token?grant_type=web3', {}, 422, 'web3_provider_disabled'],
    ['GET /auth/v1/authorize', undefined, 400, 'provider_disabled'],
  ])('%s is off', async (request, json, status, code) => {
    const answer = await server.call(request, { headers: NEW_SHAPE, ...(json ? { json } : {}) });
    expect([...codeOf(answer), answer.headers.get('x-sb-error-code')]).toEqual([
      status,
      code,
      code,
    ]);
  });

  test('linking identities is off, for any signed-in user', async () => {
    await addPerson(server, { email: 'links@example.test' });
    const token = await tokenOf('links@example.test');
    const answer = await server.call('GET /auth/v1/user/identities/authorize', {
      token,
      headers: NEW_SHAPE,
    });
    expect(codeOf(answer)).toEqual([404, 'manual_linking_disabled']);
  });
});

describe('POST /auth/v1/signup', () => {
  test.each([
    [{ email: 'a@example.test' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      { email: 'a@example.test', phone: '123', password: PASSWORD },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      { email: 'no address', password: PASSWORD },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@example.test\nBcc: x@example.test', password: PASSWORD },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { phone: '+0 12', password: PASSWORD },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    [{}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [
      { email: 'a@example.test', password: PASSWORD, data: { note: 'x'.repeat(5_000) } },
      400,
      'validation_failed',
      'User metadata must be at most 4096 bytes of JSON without NUL characters',
    ],
    [
      { email: 'a@example.test', password: PASSWORD, code_challenge: 'x' },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
  ])('rejects %j', async (json, status, code, message) => {
    const answer = await post('/signup', json);
    expect([answer.status, answer.body]).toEqual([status, { code, message }]);
  });

  test('gives the reasons for a weak password, in both shapes', async () => {
    const json = { email: 'weak@example.test', password: 'password' };
    const message =
      'Password is known to be weak and easy to guess, please choose a different one.';
    const weak_password = { reasons: ['pwned'] };
    expect((await post('/signup', json)).body).toEqual({
      code: 'weak_password',
      message,
      weak_password,
    });
    expect((await post('/signup', json, {})).body).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: message,
      weak_password,
    });
  });

  test('accepts 8 to 1,024 characters of any kind, and no more', async () => {
    const lengths = [7, 8, 1_024, 1_025].map(async (length, index) => {
      const answer = await post('/signup', {
        email: `length${index}@example.test`,
        password: 'ż🙂'.repeat(length).slice(0, length + Math.floor(length / 2)),
      });
      return answer.status;
    });
    expect(await Promise.all(lengths)).toEqual([422, 200, 200, 400]);
  });

  test('creates one account in twenty concurrent sign-ups, and sends one message', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post('/signup', { email: 'crowd@example.test', password: PASSWORD }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 429)]);
    expect(await mailsTo(server, 'crowd@example.test')).toHaveLength(1);
  });

  test('logs the sign-up and the confirmation in the audit log', async () => {
    await post('/signup', { email: 'audited@example.test', password: PASSWORD });
    const { code } = await lastMailTo(server, 'audited@example.test');
    await post('/verify', { type: 'signup', email: 'audited@example.test', token: code });
    const rows = await server.database.asOwner((tx) =>
      tx
        .selectFrom('audit_log')
        .innerJoin('users', (join) =>
          join.onRef('audit_log.target_id', '=', (row) => row.cast(row.ref('users.id'), 'text')),
        )
        .select(['action', 'actor_kind'])
        .where('email', '=', 'audited@example.test')
        .orderBy('sequence')
        .execute(),
    );
    expect(rows).toEqual([
      { action: 'user.registered', actor_kind: 'anonymous' },
      { action: 'user.confirmed', actor_kind: 'user' },
    ]);
  });
});

describe('POST /auth/v1/token', () => {
  test('accepts only its own grants, and no name inherited by every object', async () => {
    for (const grant of ['constructor', '__proto__', 'toString', '']) {
      const answer = await post(`/token?grant_type=${grant}`, {});
      expect(codeOf(answer)).toEqual([400, 'invalid_credentials']);
    }
  });
});

describe('POST /auth/v1/verify', () => {
  test.each([
    [{}, 'Verify requires a verification type'],
    [{ type: 'email' }, 'Verify requires either a token or a token hash'],
    [
      { type: 'email', token: '1', token_hash: 'x' },
      'Verify requires either a token or a token hash',
    ],
    [
      { type: 'email', token: '123456' },
      'Only an email address or phone number should be provided on verify',
    ],
    [
      { type: 'email', token_hash: 'x', email: 'a@example.test' },
      'Only the token_hash and type should be provided',
    ],
  ])('rejects %j', async (json, message) => {
    const answer = await post('/verify', json);
    expect([answer.status, answer.body]).toEqual([400, { code: 'validation_failed', message }]);
  });

  test('accepts only its own types, and no name inherited by every object', async () => {
    for (const type of ['constructor', '__proto__', 'reauthentication', 'unknown']) {
      const answer = await post('/verify', { type, email: 'a@example.test', token: '123456' });
      expect(codeOf(answer)).toEqual([403, 'otp_expired']);
    }
  });
});

describe('a weak password that was accepted earlier', () => {
  test('still signs in, and the response reports it', async () => {
    const { userId } = await addPerson(server, { email: 'early@example.test' });
    const passwordHash = await server.server.services.passwords.hash('football');
    await server.database.asOwner((tx) =>
      tx
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', userId)
        .execute(),
    );
    const { status, body } = await post('/token?grant_type=password', {
      email: 'early@example.test',
      password: 'football',
    });
    expect([status, (body as { weak_password: unknown }).weak_password]).toEqual([
      200,
      {
        message: 'Password is known to be weak and easy to guess, please choose a different one.',
        reasons: ['pwned'],
      },
    ]);
  });
});

describe('a body', () => {
  test('may have one mebibyte, and no more', async () => {
    const fits = await post('/recover', { email: 'a@example.test', filler: 'x'.repeat(1_000_000) });
    const large = await post('/recover', {
      email: 'b@example.test',
      filler: 'x'.repeat(1_048_576),
    });
    expect([fits.status, ...codeOf(large)]).toEqual([200, 413, 'request_entity_too_large']);
  });

  test('that is not JSON is rejected with the same error', async () => {
    const answer = await server.call('POST /auth/v1/recover', {
      body: '{"email"',
      headers: { ...NEW_SHAPE, 'content-type': 'application/json;charset=UTF-8' },
    });
    expect(codeOf(answer)).toEqual([400, 'bad_json']);
  });
});

describe('a cross-origin browser', () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-client-info,x-supabase-api-version',
      },
    });

  test.each(['https://app.example.test', 'http://127.0.0.1'])(
    'may call from %s',
    async (origin) => {
      const { status, headers } = await preflight(origin);
      expect([
        status,
        headers.get('access-control-allow-origin'),
        headers.get('access-control-allow-headers'),
        headers.get('access-control-allow-credentials'),
      ]).toEqual([204, origin, 'apikey,x-client-info,x-supabase-api-version', null]);
    },
  );

  test('may read the version and the paging headers of a response, errors included', async () => {
    const { headers } = await post(
      '/token?grant_type=password',
      {},
      {
        ...NEW_SHAPE,
        origin: 'https://app.example.test',
      },
    );
    expect([
      headers.get('access-control-allow-origin'),
      headers.get('access-control-expose-headers'),
    ]).toEqual(['https://app.example.test', 'X-Supabase-Api-Version,X-Total-Count,Link']);
  });

  test.each(['https://evil.test', 'https://app.example.test.evil.test', 'null'])(
    'may not call from %s',
    async (origin) => {
      const { headers } = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('rate limits per network address', () => {
  let limited: TestServer;
  let proxied: TestServer;

  beforeAll(async () => {
    const env = { AUTH_REQUESTS_PER_ADDRESS: '3' };
    limited = await startTestServer({ env });
    proxied = await startTestServer({ env: { ...env, TRUSTED_PROXIES: 'loopback' } });
  });

  afterAll(async () => {
    await limited.stop();
    await proxied.stop();
  });

  async function recover(from: TestServer, forwardedFor: readonly string[]) {
    const answers: unknown[] = [];
    for (const [index, address] of forwardedFor.entries()) {
      const answer = await from.call('POST /auth/v1/recover', {
        json: { email: `limit${index}-${address}@example.test` },
        headers: { ...NEW_SHAPE, 'x-forwarded-for': address },
      });
      answers.push((answer.body as { code?: unknown }).code ?? answer.status);
    }
    return answers;
  }

  const TWO_PLACES = ['203.0.113.7', '203.0.113.8', '203.0.113.7', '203.0.113.7', '203.0.113.7'];

  test('limit calls of one kind, regardless of claimed addresses', async () => {
    const limit = 'over_request_rate_limit';
    expect(await recover(limited, TWO_PLACES)).toEqual([200, 200, 200, limit, limit]);
  });

  test('use the address that a trusted proxy reports', async () => {
    const limit = 'over_request_rate_limit';
    expect(await recover(proxied, TWO_PLACES)).toEqual([200, 200, 200, 200, limit]);
  });

  test('never limit a refresh', async () => {
    await addPerson(limited, { email: 'busy@example.test' });
    const signedIn = await limited.call('POST /auth/v1/token?grant_type=password', {
      json: { email: 'busy@example.test', password: PASSWORD },
    });
    let refreshToken = (signedIn.body as { refresh_token: string }).refresh_token;
    for (let count = 0; count < 20; count += 1) {
      const answer = await limited.call('POST /auth/v1/token?grant_type=refresh_token', {
        json: { refresh_token: refreshToken },
      });
      expect(answer.status).toBe(200);
      refreshToken = (answer.body as { refresh_token: string }).refresh_token;
    }
  });
});
