import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  PASSWORD,
  addPerson,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addPerson(server, { email: 'dana@example.test' });
  await addPerson(server, { email: 'new@example.test', confirmed: false });
});

afterAll(() => server.stop());

function login(json: unknown): Promise<Answer> {
  return server.call('POST /api/v2/auth/login', { json });
}

async function addPhone(phone: string, confirmed: boolean): Promise<void> {
  const { userId } = await addPerson(server, { email: `${phone}@example.test` });
  await server.database.asOwner((tx) =>
    tx
      .updateTable('users')
      .set({ email: null, phone, phone_confirmed_at: confirmed ? server.clock.now() : null })
      .where('id', '=', userId)
      .execute(),
  );
}

const INVALID = {
  status: 400,
  code: 'invalid_credentials',
  message: 'Invalid email or password.',
};

const NOT_CONFIRMED = {
  status: 400,
  code: 'email_not_confirmed',
  message: 'Please verify your email address before logging in.',
};

describe('POST /api/v2/auth/login', () => {
  test('returns a session for the right password, ignoring the case of the e-mail', async () => {
    const { status, body } = await login({ email: 'Dana@Example.test', password: PASSWORD });
    expect([status, dataOf(body)]).toMatchObject([
      200,
      { token_type: 'bearer', expires_in: 3600, user: { email: 'dana@example.test' } },
    ]);
  });

  test.each(['15550102000', '+1 555 010 2000', '+1 (555) 010-2000'])(
    'accepts the phone number as %s',
    async (phone) => {
      await server.database.asOwner((tx) =>
        tx.deleteFrom('users').where('phone', '=', '15550102000').execute(),
      );
      await addPhone('15550102000', true);
      const { body } = await login({ phone, password: PASSWORD });
      expect(dataOf(body)).toMatchObject({ user: { phone: '15550102000', email: '' } });
    },
  );

  test('responds identically to a wrong password, an unknown e-mail and an unknown phone', async () => {
    const answers = await Promise.all(
      [
        { email: 'dana@example.test' },
        { email: 'nobody@example.test' },
        { phone: '15550109999' },
      ].map((contact) => login({ ...contact, password: 'wrong' })),
    );
    expect(answers.map(refusalOf)).toEqual([INVALID, INVALID, INVALID]);
  });

  test('reveals an unconfirmed address or number only with the right password', async () => {
    await addPhone('15550103000', false);
    expect([
      refusalOf(await login({ email: 'new@example.test', password: PASSWORD })),
      refusalOf(await login({ email: 'new@example.test', password: 'x' })),
      refusalOf(await login({ phone: '15550103000', password: PASSWORD })),
      refusalOf(await login({ phone: '15550103000', password: 'x' })),
    ]).toEqual([NOT_CONFIRMED, INVALID, NOT_CONFIRMED, INVALID]);
  });

  test('does not reveal a ban', async () => {
    const { userId } = await addPerson(server, { email: 'banned@example.test' });
    await server.database.asOwner((tx) =>
      tx
        .updateTable('users')
        .set({ banned_until: new Date('2999-01-01') })
        .where('id', '=', userId)
        .execute(),
    );
    expect(refusalOf(await login({ email: 'banned@example.test', password: PASSWORD }))).toEqual(
      INVALID,
    );
  });

  test.each([
    [{ email: 'no', extra: 1 }, ['/password', '/extra', '/email', '/email']],
    [{ password: 'x' }, ['/email']],
    [{ email: 'dana@example.test', phone: '15550102000', password: 'x' }, ['/email']],
    [{ phone: 'call me', password: 'x' }, ['/phone']],
  ])('names the invalid fields in %j', async (json, paths) => {
    const { status, body } = await login(json);
    const { errors } = body as { errors: { path: string }[] };
    expect([status, errors.map(({ path }) => path)]).toEqual([400, paths]);
  });

  test('rate-limits an account after ten failures, and states how long to wait', async () => {
    await addPerson(server, { email: 'guessed@example.test' });
    const attempt = () => login({ email: 'guessed@example.test', password: 'wrong' });
    for (let failures = 0; failures < 10; failures += 1) {
      expect((await attempt()).status).toBe(400);
    }
    const refused = await attempt();
    expect(refusalOf(refused)).toEqual({
      status: 429,
      code: 'rate_limited',
      message: 'Too many attempts. Please wait a moment and try again.',
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('POST /api/v2/auth/logout', () => {
  const isAlive = async (token: string) =>
    (await server.call('GET /api/v2/auth/me', { token })).status === 200;

  test.each([
    ['', [false, true]],
    ['?scope=local', [false, true]],
    ['?scope=others', [true, false]],
    ['?scope=global', [false, false]],
  ])('"%s" ends its sessions, immediately', async (query, alive) => {
    const first = await signIn(server, 'dana@example.test');
    const second = await signIn(server, 'dana@example.test');
    const answer = await server.call(`POST /api/v2/auth/logout${query}`, { token: first });
    expect(answer.body).toEqual({ status: 'success', message: 'Signed out', data: null });
    expect([await isAlive(first), await isAlive(second)]).toEqual(alive);
  });
});

describe('GET /api/v2/auth/config', () => {
  test('gives anonymous callers what the sign-in page needs', async () => {
    expect(dataOf((await server.call('GET /api/v2/auth/config')).body)).toEqual({
      invite_code_required: true,
      email_enabled: true,
      phone_enabled: true,
      auth_url: 'http://127.0.0.1/auth/v1',
      password_min_length: 8,
      dev_inbox: true,
    });
  });
});
