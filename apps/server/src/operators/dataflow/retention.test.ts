import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { maintainPartitions } from './retention.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  // Those of the machine's own months.
  const { rows } = await db.database.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'operation_events'::regclass`,
  );
  for (const { name } of rows) {
    await db.database.pool.query(`drop table ${name}`);
  }
});
afterAll(() => db.drop());

async function partitions(): Promise<string[]> {
  const { rows } = await db.database.pool.query<{ name: string }>(`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'operation_events'::regclass order by 1`);
  return rows.map(({ name }) => name);
}

function maintainAt(instant: string): Promise<void> {
  return maintainPartitions({ database: db.database, clock: createFakeClock(instant) });
}

test('partitions exist for this month and two more, by UTC months, and creation is idempotent', async () => {
  await maintainAt('2026-11-30T23:59:59.999Z');
  await maintainAt('2026-11-30T23:59:59.999Z');
  expect(await partitions()).toEqual([
    'operation_events_2026_11',
    'operation_events_2026_12',
    'operation_events_2027_01',
  ]);
});

test('a month is dropped as a whole once its last event is 90 days old, and not an hour before', async () => {
  const insert = (at: string, id: string) =>
    db.database.pool.query(
      `insert into operation_events
        (tenant_id, occurred_at, span_id, trace_id, request_id, kind, operation, status, attempt, duration_ms)
      values (gen_random_uuid(), $1, $2, repeat('b', 32), 'r', 'request', 'o', 'succeeded', 1, 1)`,
      [at, id],
    );
  await insert('2026-11-30T23:59:59.999Z', 'a'.repeat(16));
  await insert('2026-12-01T00:00:00.000Z', 'b'.repeat(16));
  await db.database.pool.query(
    `insert into dropped_events values (gen_random_uuid(), '2026-11-30T00:00:00Z', 3), (gen_random_uuid(), '2026-12-02T00:00:00Z', 4)`,
  );
  await maintainAt('2027-02-28T23:00:00.000Z');
  expect(await partitions()).toContain('operation_events_2026_11');
  await maintainAt('2027-03-01T00:00:00.000Z');
  expect(await partitions()).toEqual([
    'operation_events_2026_12',
    'operation_events_2027_01',
    'operation_events_2027_02',
    'operation_events_2027_03',
    'operation_events_2027_04',
    'operation_events_2027_05',
  ]);
  const { rows: events } = await db.database.pool.query('select span_id from operation_events');
  expect(events).toEqual([{ span_id: 'b'.repeat(16) }]);
  const { rows: dropped } = await db.database.pool.query('select events from dropped_events');
  expect(dropped).toEqual([{ events: 4 }]);
});
