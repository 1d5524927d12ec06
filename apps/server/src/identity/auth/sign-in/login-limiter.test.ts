import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { PASSWORD, addPerson, refusalOf, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { createFakeClock } from '../../../platform/clock.fake.ts';
import { createLoginLimiter } from './login-limiter.ts';
import type { LoginLimiter } from './login-limiter.ts';

describe('the limiter', () => {
  let testDatabase: TestDatabase;
  let limiter: LoginLimiter;
  const clock = createFakeClock();

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    limiter = createLoginLimiter({ pool: testDatabase.database.pool, clock });
  });

  afterAll(() => testDatabase.drop());

  type Attempt = { login?: string; address?: string; deviceId?: string };

  async function count({ login = randomUUID(), address = randomUUID(), deviceId }: Attempt) {
    return limiter.countSignIn({ login, address, deviceId: deviceId ?? null });
  }

  async function kindsOf(times: number, attempt: () => Attempt): Promise<Record<string, number>> {
    const statuses = await Promise.all(Array.from({ length: times }, () => count(attempt())));
    const kinds: Record<string, number> = {};
    for (const { kind } of statuses) {
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    return kinds;
  }

  test('admits ten of many concurrent attempts per account and address, and those of other addresses', async () => {
    const attempts = () => ({ login: 'dana', address: 'first' });
    expect(await kindsOf(40, attempts)).toEqual({ counted: 10, refused: 30 });
    expect(await count({ login: 'dana', address: 'second' })).toMatchObject({ kind: 'counted' });
    expect(await count({ login: 'sol', address: 'first' })).toMatchObject({ kind: 'counted' });
  });

  test('counts rejections for an account against nobody else at the address', async () => {
    await kindsOf(150, () => ({ login: 'old phone', address: 'office' }));
    expect(await kindsOf(90, () => ({ address: 'office' }))).toEqual({ counted: 90 });
    expect(await kindsOf(1, () => ({ address: 'office' }))).toEqual({ refused: 1 });
  });

  test('stops an address that tried a hundred accounts once each, and nobody else', async () => {
    const sprayed = await kindsOf(110, () => ({ address: 'sprayer' }));
    expect(sprayed).toEqual({ counted: 100, refused: 10 });
    expect(await count({ login: 'untouched', address: 'sprayer' })).toEqual({
      kind: 'refused',
      waitSeconds: 900,
    });
    expect(await count({ login: 'untouched' })).toMatchObject({ kind: 'counted' });
  });

  test('counts the addresses of one IPv6 network as one', async () => {
    let host = 0;
    const attempts = () => {
      host += 1;
      return { login: 'ira', address: `2001:db8:0:7::${host.toString(16)}` };
    };
    expect(await kindsOf(20, attempts)).toEqual({ counted: 10, refused: 10 });
    const full = { login: 'ira', address: '2001:db8::7:9:9:9:9' };
    expect(await count(full)).toMatchObject({ kind: 'refused' });
    const neighbor = { login: 'ira', address: '2001:db8:0:8::1' };
    expect(await count(neighbor)).toMatchObject({ kind: 'counted' });
  });

  test('admits a known device after strangers used up the account and its address', async () => {
    const attempts = () => ({ login: 'known', address: 'shared' });
    await kindsOf(20, attempts);
    await kindsOf(100, () => ({ address: 'shared' }));
    const device = { ...attempts(), deviceId: 'a-device' };
    expect(await kindsOf(70, () => device)).toEqual({ counted: 60, refused: 10 });
  });

  test('refunds a count, only to the window it was taken from', async () => {
    const attempt = { login: 'right', address: 'home' };
    for (let times = 0; times < 20; times += 1) {
      const counted = await count(attempt);
      expect(counted.kind).toBe('counted');
      await (counted.kind === 'counted' ? counted.refund() : null);
    }
    const late = await count(attempt);
    clock.advance(15 * 60_000);
    expect(await kindsOf(10, () => attempt)).toEqual({ counted: 10 });
    await (late.kind === 'counted' ? late.refund() : null);
    expect(await kindsOf(1, () => attempt)).toEqual({ refused: 1 });
  });

  test('counts across all processes that share the database', async () => {
    const attempt = { login: 'shared', address: 'any' };
    await kindsOf(10, () => attempt);
    const elsewhere = createLoginLimiter({ pool: testDatabase.database.pool, clock });
    const refused = await elsewhere.countSignIn({ ...attempt, deviceId: null });
    expect(refused).toEqual({ kind: 'refused', waitSeconds: 900 });
  });
});

describe('signing in', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ env: { TRUSTED_PROXIES: 'loopback' } });
    for (const name of ['dana', 'ira', 'sol', 'kim']) {
      await addPerson(server, { email: `${name}@example.test` });
    }
  });

  afterAll(() => server.stop());

  async function statusOf(email: string, password: string): Promise<number> {
    return (await server.call('POST /api/v2/auth/login', { json: { email, password } })).status;
  }

  async function statuses(times: number, email: string, password: string): Promise<number[]> {
    const outcomes: number[] = [];
    for (let attempt = 0; attempt < times; attempt += 1) {
      outcomes.push(await statusOf(email, password));
    }
    return outcomes;
  }

  test('with the right password never counts', async () => {
    const outcomes = await statuses(12, 'dana@example.test', PASSWORD);
    expect(new Set(outcomes)).toEqual(new Set([200]));
  });

  test('is stopped for a guessed account, including its right password and other spellings, on both APIs', async () => {
    const wrong = await statuses(10, 'ira@example.test', 'wrong');
    expect(new Set(wrong)).toEqual(new Set([400]));
    expect(await statusOf('ira@example.test', PASSWORD)).toBe(429);
    expect(await statusOf('IRA@Example.test', PASSWORD)).toBe(429);
    const answer = await server.call('POST /auth/v1/token?grant_type=password', {
      json: { email: 'ira@example.test', password: PASSWORD },
    });
    expect([answer.status, answer.body]).toEqual([
      429,
      { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    ]);
    expect(await statusOf('sol@example.test', PASSWORD)).toBe(200);
  });

  test('is stopped for a nonexistent account alike, so that it reveals nothing', async () => {
    await statuses(10, 'nobody@example.test', 'wrong');
    const answer = await server.call('POST /api/v2/auth/login', {
      json: { email: 'nobody@example.test', password: 'wrong' },
    });
    expect(refusalOf(answer)).toEqual({
      status: 429,
      code: 'rate_limited',
      message: 'Too many attempts. Please wait a moment and try again.',
    });
  });

  const GUESSES = 60;

  function logIn(password: string, headers: Record<string, string> = {}) {
    return server.call('POST /api/v2/auth/login', {
      json: { email: 'kim@example.test', password },
      headers,
    });
  }

  test.each(['POST /api/v2/auth/login', 'POST /auth/v1/token?grant_type=password'])(
    'evaluates no more of many concurrent guesses than the limit: %s',
    async (request) => {
      const email = `${randomUUID()}@example.test`;
      await addPerson(server, { email });
      const guesses = await Promise.all(
        Array.from({ length: GUESSES }, () =>
          server.call(request, { json: { email, password: 'wrong' } }),
        ),
      );
      const evaluated = guesses.filter(({ status }) => status === 400);
      const refused = guesses.filter(({ status }) => status === 429);
      expect([evaluated.length, refused.length]).toEqual([10, GUESSES - 10]);
      expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(
        new Set(['900']),
      );
    },
  );

  test('locks nobody out: a known device and another address get in while an account is guessed', async () => {
    const first = await logIn(PASSWORD);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^platebook_device_[0-9a-f]{16}=[^;]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    await Promise.all(Array.from({ length: GUESSES }, () => logIn('wrong')));
    expect((await logIn(PASSWORD)).status).toBe(429);
    const [device = ''] = cookie.split(';');
    expect((await logIn(PASSWORD, { cookie: `theme=dark; ${device}` })).status).toBe(200);
    expect((await logIn(PASSWORD, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
  });

  test('rejects a known-device cookie that is forged, of another account or expired', async () => {
    const own = (await logIn(PASSWORD, { 'x-forwarded-for': '198.51.100.8' })).headers;
    const [device = ''] = (own.get('set-cookie') ?? '').split(';');
    const [name = '', value = ''] = device.split('=');
    const sol = await server.call('POST /api/v2/auth/login', {
      json: { email: 'sol@example.test', password: PASSWORD },
    });
    const [, other = ''] = (sol.headers.get('set-cookie') ?? '').split(/[=;]/);
    await Promise.all(Array.from({ length: GUESSES }, () => logIn('wrong')));
    const changed = value.slice(0, -1) + (value.endsWith('A') ? 'Q' : 'A');
    for (const forged of ['', 'x', '%E0%A4%A', changed, other]) {
      const { status } = await logIn(PASSWORD, { cookie: `${name}=${forged}` });
      expect(status, `with ${forged} in place of ${value}`).toBe(429);
    }
    expect((await logIn(PASSWORD, { cookie: device })).status).toBe(200);
    server.clock.advance(181 * 86_400_000);
    await Promise.all(Array.from({ length: GUESSES }, () => logIn('wrong')));
    expect((await logIn(PASSWORD, { cookie: device })).status).toBe(429);
  });
});
