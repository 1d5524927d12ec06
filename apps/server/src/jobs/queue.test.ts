import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createQueue } from './queue.ts';
import type { Queue } from './queue.ts';

const JOBS = 12;
/** With the pause of half a second after each they would take 5.5 s. */
const MOST_MS = 3_000;

let testDatabase: TestDatabase;
let queue: Queue;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  queue = createQueue(testDatabase.database, createLogger('silent'));
  await queue.start();
});

afterAll(async () => {
  await queue.stop(5_000);
  await testDatabase.drop();
});

test('jobs that wait are taken one after the other without a pause, in the order of their priority', async () => {
  await testDatabase.database.asOwner(async (tx) => {
    for (let number = 0; number < JOBS; number += 1) {
      const data = { tenantId: String(number) };
      await queue.enqueue(tx, 'drift.check', data, { key: 'one', priority: number });
    }
  });
  const taken: string[] = [];
  const times: number[] = [];
  await queue.work('drift.check', async ({ tenantId }) => {
    taken.push(tenantId);
    times.push(performance.now());
  });
  await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(JOBS);
  expect(taken).toEqual(Array.from({ length: JOBS }, (_, at) => String(JOBS - 1 - at)));
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(MOST_MS);
});
