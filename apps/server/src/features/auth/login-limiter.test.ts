import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { PASSWORD, addPerson, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createLoginLimiter } from './login-limiter.ts';
import type { LoginLimiter } from './login-limiter.ts';

describe('the limiter', () => {
  let testDatabase: TestDatabase;
  let limiter: LoginLimiter;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    limiter = createLoginLimiter(testDatabase.database.pool);
  });

  afterAll(() => testDatabase.drop());

  async function fail(times: number, login: () => string, address: () => string): Promise<void> {
    for (let failures = 0; failures < times; failures += 1) {
      await limiter.recordFailure(login(), address());
    }
  }

  test('lets the tenth attempt in and stops the eleventh, from whatever address', async () => {
    await fail(9, () => 'dana', randomUUID);
    expect(await limiter.waitSeconds('dana', 'first')).toBeNull();
    await fail(1, () => 'dana', randomUUID);
    for (const address of ['first', 'second']) {
      const wait = (await limiter.waitSeconds('dana', address)) ?? 0;
      expect([wait > 0, wait <= 900, Number.isInteger(wait)]).toEqual([true, true, true]);
    }
  });

  test('stops an address that tried a hundred accounts once each, and nobody else', async () => {
    await fail(99, randomUUID, () => 'sprayer');
    expect(await limiter.waitSeconds('untouched', 'sprayer')).toBeNull();
    await fail(1, randomUUID, () => 'sprayer');
    expect(await limiter.waitSeconds('untouched', 'sprayer')).toBeGreaterThan(0);
    expect(await limiter.waitSeconds('untouched', 'elsewhere')).toBeNull();
  });

  test('counts for all processes that share the database', async () => {
    await fail(10, () => 'shared', randomUUID);
    const elsewhere = createLoginLimiter(testDatabase.database.pool);
    expect(await elsewhere.waitSeconds('shared', 'any')).toBeGreaterThan(0);
  });

  test('counts every failure of many at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => fail(1, () => 'hurried', randomUUID)));
    expect(await limiter.waitSeconds('hurried', 'any')).toBeGreaterThan(0);
  });
});

describe('signing in', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    for (const name of ['dana', 'ira', 'sol']) {
      await addPerson(server, { email: `${name}@example.test` });
    }
  });

  afterAll(() => server.stop());

  async function statusOf(email: string, password: string): Promise<number> {
    return (await server.call('POST /api/v2/auth/login', { json: { email, password } })).status;
  }

  async function statuses(times: number, email: string, password: string): Promise<number[]> {
    const given: number[] = [];
    for (let attempt = 0; attempt < times; attempt += 1) {
      given.push(await statusOf(email, password));
    }
    return given;
  }

  test('with the right password does not count, however often', async () => {
    const given = await statuses(12, 'dana@example.test', PASSWORD);
    expect(new Set(given)).toEqual(new Set([200]));
  });

  test('is stopped for a guessed account, its right password and its other spellings included, on both wires', async () => {
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

  test('is stopped for an account that does not exist alike, so that it tells nothing', async () => {
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
});
