import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openDatabaseLine } from '../testing/database-line.ts';
import type { DatabaseLine } from '../testing/database-line.ts';
import { addPerson, signIn, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { Transaction } from './database.ts';

let line: DatabaseLine;
let server: TestServer;

beforeEach(async () => {
  line = await openDatabaseLine(inject('databaseServer'));
  server = await startTestServer({ databasePort: line.port });
});

afterEach(async () => {
  await line.mend();
  await server.stop();
  await line.close();
});

/** Restores the database after the first failed query. */
async function mendOnceMissed(): Promise<void> {
  const before = line.turnedAway();
  await vi.waitUntil(() => line.turnedAway() > before, { timeout: 30_000, interval: 5 });
  await line.mend();
}

const countPlans = (tx: Transaction) =>
  tx
    .selectFrom('tenants')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

test.each(['readAsOwner', 'asOwner'] as const)(
  '%s waits for a database restart and then returns',
  async (how) => {
    line.turnAway();
    const [found] = await Promise.all([server.database[how](countPlans), mendOnceMissed()]);
    expect(found).toEqual({ count: 0 });
  },
);

test('a read request succeeds despite the outage', async () => {
  await addPerson(server, { email: 'dana@example.test' });
  const token = await signIn(server, 'dana@example.test');
  line.turnAway();
  const [answer] = await Promise.all([
    server.call('GET /api/v2/clients/clients', { token }),
    mendOnceMissed(),
  ]);
  expect(answer.status).toBe(200);
});

test('a read that loses its connection halfway is retried', async () => {
  let runs = 0;
  const found = await server.database.asOwner(async (tx) => {
    runs += 1;
    await countPlans(tx);
    if (runs === 1) {
      await line.cut();
      await line.mend();
    }
    return countPlans(tx);
  });
  expect([runs, found]).toEqual([2, { count: 0 }]);
});

const insertTenant = (tx: Transaction) =>
  tx
    .insertInto('tenants')
    .values({ id: randomUUID(), name: 'Harbor', created_at: new Date(0) })
    .execute();

test.each([
  ['a change', insertTenant],
  ['a lock', (tx: Transaction) => tx.selectFrom('tenants').select('id').forUpdate().execute()],
  [
    'a change in a with',
    (tx: Transaction) =>
      sql`with gone as (delete from tenants returning id) select from gone`.execute(tx),
  ],
])('%s that loses its connection is not retried', async (_what, change) => {
  let runs = 0;
  const changing = server.database.asOwner(async (tx) => {
    runs += 1;
    await change(tx);
    await line.cut();
    await line.mend();
    await countPlans(tx);
  });
  await expect(changing).rejects.toThrow('terminated');
  expect([runs, await server.database.readAsOwner(countPlans)]).toEqual([1, { count: 0 }]);
});

test('a change whose commit is not confirmed is not retried', async () => {
  let runs = 0;
  const changing = server.database.asOwner(async (tx) => {
    runs += 1;
    await insertTenant(tx);
    await line.cut();
    await line.mend();
  });
  await expect(changing).rejects.toThrow();
  expect(runs).toBe(1);
});

test('a change that had not begun waits for the database too', async () => {
  line.turnAway();
  // If the connection is not yet known to be lost, the change may have been applied.
  await vi.waitUntil(() => server.database.pool.totalCount === 0, { timeout: 30_000 });
  let runs = 0;
  const changing = server.database.asOwner(async (tx) => {
    runs += 1;
    await insertTenant(tx);
  });
  await Promise.all([changing, mendOnceMissed()]);
  expect([runs, await server.database.readAsOwner(countPlans)]).toEqual([1, { count: 1 }]);
});
