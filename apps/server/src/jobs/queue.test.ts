import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import type { OperationEvent } from '../platform/operation-event.ts';
import { currentSpan, inSpan, rootSpan } from '../platform/span.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createQueue } from './queue.ts';
import type { Queue } from './queue.ts';

const JOBS = 50;
/** With a poll of half a second after each they would take 24.5 s. */
const MOST_MS = 20_000;

/** pg-boss's own knowledge of other workers is this old, longer than a test waits for anything. */
const SELDOM = { superviseS: 90 };

let testDatabase: TestDatabase;
let queue: Queue;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  queue = createQueue(testDatabase.database, createLogger('silent'), SELDOM);
  await queue.start();
});

afterAll(async () => {
  await queue.stop(5_000);
  await testDatabase.drop();
});

test('waiting jobs run back to back, in order of priority', async () => {
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
  await expect.poll(() => taken.length).toBe(JOBS);
  expect(taken).toEqual(Array.from({ length: JOBS }, (_, at) => String(JOBS - 1 - at)));
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(MOST_MS);
});

test('a job starts soon after another of its key has ended, even on a worker whose last poll found that key running', async () => {
  const { database } = testDatabase;
  await database.pool.query(
    `update pgboss.queue set singletons_active = '{two}' where name = 'books.refresh'`,
  );
  const late = createQueue(database, createLogger('silent'), SELDOM);
  await late.start();
  let isTaken = false;
  await database.asOwner((tx) =>
    late.enqueue(tx, 'books.refresh', { tenantId: 'any' }, { key: 'two' }),
  );
  await late.work('books.refresh', async () => {
    isTaken = true;
  });
  await expect.poll(() => isTaken).toBe(true);
  await late.stop(5_000);
});

test('a job waiting for its key delays no job of another key, and starts when its key is free', async () => {
  const { database } = testDatabase;
  const enqueue = (...jobs: readonly (readonly [name: string, key: string, priority: number])[]) =>
    database.asOwner(async (tx) => {
      for (const [name, key, priority] of jobs) {
        const data = { userId: name, batchId: name };
        await queue.enqueue(tx, 'batch.tick', data, { key, priority });
      }
    });
  const started: string[] = [];
  let end: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await queue.work('batch.tick', async ({ batchId }) => {
    started.push(batchId);
    await (batchId === 'first' ? ended : undefined);
  });
  await enqueue(['first', 'same', 1]);
  await expect.poll(() => started).toEqual(['first']);
  await enqueue(['second', 'same', 2], ['other', 'its own', 1]);
  await expect.poll(() => started).toEqual(['first', 'other']);
  end?.();
  await expect.poll(() => started).toEqual(['first', 'other', 'second']);
});

test('posting runs have a concurrency of twelve, and none of them delays a reading run', async () => {
  const { database } = testDatabase;
  const companies = Array.from({ length: 13 }, (_, at) => `company ${at}`);
  const posting = new Set<string>();
  const seen: number[] = [];
  let isRead = false;
  let end: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await queue.work('post.run', async ({ runId }) => {
    posting.add(runId);
    seen.push(posting.size);
    await ended;
    posting.delete(runId);
  });
  await queue.work('sync.run', async () => {
    isRead = true;
  });
  await database.asOwner(async (tx) => {
    for (const runId of companies) {
      await queue.enqueue(tx, 'post.run', { tenantId: runId, runId }, { key: `${runId}:post` });
    }
  });
  await expect.poll(() => posting.size).toBe(12);
  await database.asOwner((tx) =>
    queue.enqueue(tx, 'sync.run', { tenantId: 'reads', runId: 'reads' }, { key: 'reads' }),
  );
  await expect.poll(() => isRead).toBe(true);
  end?.();
  await expect.poll(() => seen.length).toBe(13);
  expect(Math.max(...seen)).toBe(12);
});

test("the first job of a queue needs no connection besides its transaction's", async () => {
  const fresh = await createTestDatabase();
  const { pool } = fresh.database;
  const started = createQueue(fresh.database, createLogger('silent'), SELDOM);
  await started.start();
  // Opens all before releasing one: opening one may take longer than the wait below.
  const [free, ...held] = await Promise.all(
    Array.from({ length: pool.options.max }, () => pool.connect()),
  );
  free?.release();
  pool.options.connectionTimeoutMillis = 200;
  try {
    await fresh.database.asOwner((tx) =>
      started.enqueue(tx, 'drift.check', { tenantId: 'any' }, { key: 'first' }),
    );
    const { rows } = await pool.query(`select name from pgboss.job where name = 'drift.check'`);
    expect(rows).toEqual([{ name: 'drift.check' }]);
  } finally {
    held.forEach((client) => client.release());
    await started.stop(1_000);
    await fresh.drop();
  }
});

/** A queue, and its recorded events. */
async function startRecording() {
  const recorded: OperationEvent[] = [];
  const recording = createQueue(testDatabase.database, createLogger('silent'), {
    ...SELDOM,
    record: (event) => recorded.push(event),
  });
  await recording.start();
  return { recording, recorded };
}

test("a job belongs to its enqueuer's trace, and each attempt is recorded", async () => {
  const { database } = testDatabase;
  const { recording, recorded } = await startRecording();
  const span = rootSpan({ requestId: 'asks-for-a-job', userId: 'somebody', tenantId: 'elsewhere' });
  const attempts: unknown[] = [];
  await recording.work('entry.attach', async (data) => {
    attempts.push([data, currentSpan()]);
    if (attempts.length === 1) {
      throw Object.assign(new Error('canary'), { code: 'books_not_connected' });
    }
  });
  const data = { tenantId: 'the-tenant', entryId: 'the-entry' };
  await inSpan(span, () =>
    database.asOwner((tx) => recording.enqueue(tx, 'entry.attach', data, { key: 'traced' })),
  );
  await expect.poll(() => recorded.length, { timeout: 30_000 }).toBe(2);
  await recording.stop(5_000);
  const [first, second] = recorded;
  const whose = {
    requestId: 'asks-for-a-job',
    traceId: span.traceId,
    parentId: span.id,
    tenantId: 'the-tenant',
    userId: 'somebody',
    runId: null,
  };
  const job = { kind: 'job', operation: 'entry.attach' };
  expect(recorded).toEqual([
    {
      ...job,
      status: 'failed',
      errorCode: 'books_not_connected',
      durationMs: first?.durationMs,
      span: { ...whose, id: first?.span.id, attempt: 1 },
    },
    {
      ...job,
      status: 'succeeded',
      durationMs: second?.durationMs,
      span: { ...whose, id: second?.span.id, attempt: 2 },
    },
  ]);
  expect(attempts).toEqual([
    [data, first?.span],
    [data, second?.span],
  ]);
});

test('a job without an enqueuer starts a trace', async () => {
  const { database } = testDatabase;
  const { recording, recorded } = await startRecording();
  await recording.work('plans.remind', async () => undefined);
  await database.asOwner((tx) => recording.enqueue(tx, 'plans.remind', {}, { key: 'alone' }));
  await expect.poll(() => recorded.length, { timeout: 30_000 }).toBe(1);
  await recording.stop(5_000);
  expect(recorded[0]?.span).toMatchObject({ parentId: null, tenantId: null, userId: null });
  expect(recorded[0]?.span.requestId).toMatch(/^job-[0-9a-f-]{36}$/);
});

test('a scheduled job, which has no data, runs', async () => {
  const { database } = testDatabase;
  const { recording, recorded } = await startRecording();
  const received: unknown[] = [];
  await recording.work('uploads.sweep', async (data) => {
    received.push(data);
  });
  await database.pool.query(`insert into pgboss.job (name, data) values ('uploads.sweep', null)`);
  await expect.poll(() => recorded.length, { timeout: 30_000 }).toBe(1);
  await recording.stop(5_000);
  expect(received).toEqual([{}]);
  expect(recorded).toMatchObject([{ operation: 'uploads.sweep', status: 'succeeded' }]);
});
