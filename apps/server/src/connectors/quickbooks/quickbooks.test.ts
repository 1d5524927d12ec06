import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import { createOutbound } from '../../platform/outbound.ts';
import { startTestSandbox, OTHER_REALM, REALM } from '../../testing/sandbox.ts';
import type { TestSandbox } from '../../testing/sandbox.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createFakeConnections } from './connections.fake.ts';
import type { FakeConnections } from './connections.fake.ts';
import { readFault } from './books-fault.ts';
import { createQuickBooks, quoted } from './quickbooks.ts';
import { BooksUnreachable, WrongRealm } from './quickbooks.port.ts';
import type { QuickBooks } from './quickbooks.port.ts';
import { createRealmLimiter } from './realm-limiter.ts';

const scope = grantTenantScope(randomUUID(), randomUUID(), 'test');
let sandbox: TestSandbox;
let testDatabase: TestDatabase;
let connections: FakeConnections;
let books: QuickBooks;
let outbound: ReturnType<typeof createOutbound>;

beforeAll(async () => {
  [sandbox, testDatabase] = await Promise.all([startTestSandbox(), createTestDatabase()]);
  connections = createFakeConnections(sandbox);
  // The limiter is reset between tests, so the company's own limit would be reached.
  await sandbox.set('quickbooks/limits', {
    perSecond: 1_000,
    perMinute: 10_000,
    batchesPerMinute: 100,
  });
  outbound = createOutbound({ hosts: [new URL(sandbox.url).host], loopback: true });
  const limiter = createRealmLimiter(testDatabase.database);
  books = createQuickBooks({ connections, outbound, limiter, apiUrl: sandbox.url });
});

beforeEach(async () => {
  await connections.connect(scope.tenantId, REALM);
});

afterEach(async () => {
  await sandbox.clearFaults();
  await testDatabase.database.pool.query('delete from realms');
});

afterAll(async () => {
  outbound.close();
  await sandbox.stop();
  await testDatabase.drop();
});

/** When QuickBooks may be called again, in ms by the database's clock. */
async function freeFrom(realmId: string): Promise<number> {
  const { rows } = await testDatabase.database.pool.query<{ at: number }>(
    'select (extract(epoch from next_call_at) * 1000)::float8 as at from realms where realm_id = $1',
    [realmId],
  );
  return rows[0]?.at ?? 0;
}

const companyInfo = { method: 'GET', path: `companyinfo/${REALM}` } as const;

describe('a QuickBooks call', () => {
  test('reads the connected company', async () => {
    expect(await books.realmOf(scope)).toBe(REALM);
    expect(await books.companyInfo(scope)).toMatchObject({
      CompanyName: 'Harbor Street Kitchen LLC',
    });
  });

  test('reads all rows of an entity, page by page', async () => {
    const accounts = await books.query<{ Name: string }>(
      scope,
      'Account',
      `Name = ${quoted('Uber Eats Clearing')}`,
    );
    expect(accounts.map(({ Name }) => Name)).toEqual(['Uber Eats Clearing']);
    expect(await books.query(scope, 'Account', "Name = 'Nobody'")).toEqual([]);
  });

  test('returns Intuit’s request ID', async () => {
    const { intuitTid, status } = await books.call(scope, companyInfo);
    expect(status).toBe(200);
    expect(intuitTid).toMatch(/^1-/);
  });

  test('to another company than the connected one is refused, and nothing is sent', async () => {
    await expect(
      books.call(scope, { ...companyInfo, realmId: OTHER_REALM }),
    ).rejects.toBeInstanceOf(WrongRealm);
  });

  test('refreshes once after a 401 and resends the same call', async () => {
    await sandbox.plan({ kind: 'unauthorized' });
    const before = connections.refreshes();
    expect((await books.call(scope, companyInfo)).status).toBe(200);
    expect(connections.refreshes() - before).toBe(1);
  });

  test('returns a second 401, which the connection shows until a call is accepted', async () => {
    const before = connections.uses.length;
    const uses = () => connections.uses.slice(before);
    await sandbox.plan({ kind: 'unauthorized', operation: 'company', times: 2 });
    const answer = await books.call(scope, companyInfo);
    expect([answer.status, readFault(answer)?.meaning]).toEqual([401, 'unauthorized']);
    expect(uses()).toEqual(['refused']);
    await books.call(scope, companyInfo);
    await books.call(scope, companyInfo);
    expect(uses()).toEqual(['refused', 'taken']);
  });

  test('is blocked for a minute after a 429 without a wait time', async () => {
    await sandbox.plan({ kind: 'throttled' });
    const answer = await books.call(scope, companyInfo);
    expect([answer.status, readFault(answer)?.meaning]).toEqual([429, 'throttled']);
    const refusal = await books.call(scope, companyInfo).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BooksUnreachable);
    const { mayHaveArrived, waitMs } = refusal as BooksUnreachable;
    expect(mayHaveArrived).toBe(false);
    expect(waitMs).toBeGreaterThan(55_000);
  });

  test.each(['drop_after', 'reset', 'error_after', 'html_503', 'truncated'])(
    'reports an unknown outcome after %s',
    async (kind) => {
      await sandbox.plan({ kind });
      const refusal = await books.call(scope, companyInfo).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(BooksUnreachable);
      expect((refusal as BooksUnreachable).mayHaveArrived).toBe(true);
    },
  );

  test('times out as configured', async () => {
    await sandbox.plan({ kind: 'timeout_after', delayMs: 5_000 });
    await expect(books.call(scope, { ...companyInfo, timeoutMs: 200 })).rejects.toBeInstanceOf(
      BooksUnreachable,
    );
  });

  test('observes the company’s limits across all processes', async () => {
    const other = grantTenantScope(randomUUID(), randomUUID(), 'test');
    await connections.connect(other.tenantId, OTHER_REALM);
    // Fewer than are sent: after a stall several slots are due, but not all of them.
    await sandbox.set('quickbooks/limits', { perSecond: 20, perMinute: 500, batchesPerMinute: 40 });
    const processes = [1, 2, 3].map(() =>
      createQuickBooks({
        connections,
        outbound,
        limiter: createRealmLimiter(testDatabase.database),
        apiUrl: sandbox.url,
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 7 }, () =>
        processes.map((one) => one.call(other, { method: 'GET', path: 'preferences' })),
      ).flat(),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 200));
  });

  test('gets slots far enough apart that no minute has more than 500', async () => {
    const limiter = createRealmLimiter(testDatabase.database, async () => undefined);
    const realmId = '9341452000066666';
    await limiter.acquire(realmId);
    const first = await freeFrom(realmId);
    await Promise.all(Array.from({ length: 20 }, () => limiter.acquire(realmId)));
    expect((await freeFrom(realmId)) - first).toBeGreaterThanOrEqual(20 * 120);
  });

  test('keeps its distance to the previous one even if a stalled process finds several slots due', async () => {
    const realmId = '9341452000077777';
    const slept: number[] = [];
    let wake = (): void => undefined;
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const limiter = createRealmLimiter(testDatabase.database, async (ms) => {
      if (slept.push(ms) === 3) {
        wake();
      }
      await awake;
    });
    await limiter.pause(realmId, 10_000);
    await Promise.all([1, 2, 3].map(() => limiter.acquire(realmId)));
    // All waited for their slots, and then, awake at once, for each other.
    expect(slept).toHaveLength(5);
    expect(Math.max(...slept.slice(3))).toBeGreaterThan(150);
  });

  test('reports that nothing was sent if the connection is refused', async () => {
    const lost = createQuickBooks({
      connections,
      outbound: createOutbound({ hosts: ['127.0.0.1:9'], loopback: true }),
      limiter: createRealmLimiter(testDatabase.database),
      apiUrl: 'http://127.0.0.1:9',
    });
    const refusal = await lost.call(scope, companyInfo).catch((error: unknown) => error);
    expect((refusal as BooksUnreachable).mayHaveArrived).toBe(false);
  });
});
