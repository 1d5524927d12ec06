import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import type { OperationEvent } from '../../platform/operation-event.ts';
import { rootSpan } from '../../platform/span.ts';
import { openDatabaseLine } from '../../testing/database-line.ts';
import type { DatabaseLine } from '../../testing/database-line.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createEventWriter, MOST_WAITING } from './event-writer.ts';
import type { EventWriter } from './event-writer.ts';

const TENANT = '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01';

let direct: TestDatabase;
let line: DatabaseLine;
let reached: TestDatabase;
let writer: EventWriter;

const clock = createFakeClock('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  direct = await createTestDatabase();
  const { host, port } = direct.clientConfig;
  line = await openDatabaseLine({ host, port });
  reached = await createTestDatabase({ port: line.port });
});
beforeEach(() => {
  writer = createEventWriter({ database: reached.database, clock, log: createLogger('silent') });
});
afterEach(async () => {
  await line.mend();
  await rows('delete from operation_events');
  await rows('delete from dropped_events');
});
afterAll(async () => {
  await line.mend();
  await reached.drop();
  await direct.drop();
  await line.close();
});

async function rows(statement: string): Promise<unknown[]> {
  const answer = await reached.database.pool.query<Record<string, unknown>>(statement);
  return answer.rows;
}

function eventOf(changes: Partial<OperationEvent> = {}): OperationEvent {
  return {
    span: rootSpan({ requestId: 'request-1' }),
    kind: 'request',
    operation: 'listStores',
    status: 'succeeded',
    durationMs: 12.345,
    ...changes,
  };
}

test('an event is stored unchanged, with its start time', async () => {
  const span = rootSpan({
    requestId: 'request-1',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentId: '00f067aa0ba902b7',
    tenantId: TENANT,
    attempt: 3,
  });
  writer.record(
    eventOf({
      span,
      kind: 'provider_call',
      operation: 'POST /v3/company/:id/journalentry',
      provider: 'quickbooks',
      status: 'failed',
      durationMs: 1_500,
      httpStatus: 500,
      errorCode: 'http_500',
      bytesSent: 10,
      bytesReceived: 20,
      providerRequestId: '1-abc',
    }),
  );
  expect(await rows('select * from operation_events')).toEqual([]);
  await writer.flush();
  expect(await rows('select * from operation_events')).toEqual([
    {
      tenant_id: TENANT,
      occurred_at: new Date('2026-11-21T08:59:58.500Z'),
      span_id: span.id,
      parent_id: '00f067aa0ba902b7',
      trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
      request_id: 'request-1',
      user_id: null,
      run_id: null,
      kind: 'provider_call',
      operation: 'POST /v3/company/:id/journalentry',
      stage: null,
      status: 'failed',
      provider: 'quickbooks',
      http_status: 500,
      error_code: 'http_500',
      attempt: 3,
      duration_ms: 1_500,
      bytes_sent: 10,
      bytes_received: 20,
      provider_request_id: '1-abc',
    },
  ]);
});

test('malformed error codes and provider ids are not stored', async () => {
  writer.record(eventOf({ errorCode: 'canary is not a code', providerRequestId: 'canary <b>' }));
  await writer.flush();
  expect(await rows('select error_code, provider_request_id from operation_events')).toEqual([
    { error_code: 'unexpected_error', provider_request_id: null },
  ]);
});

test('a month without a partition gets one', async () => {
  const late = createFakeClock('2031-01-31T23:59:59.000Z');
  const other = createEventWriter({
    database: reached.database,
    clock: late,
    log: createLogger('silent'),
  });
  other.record(eventOf());
  late.advance(1_000);
  other.record(eventOf({ durationMs: 0 }));
  await other.flush();
  expect(
    await rows('select tableoid::regclass::text as name from operation_events order by 1'),
  ).toEqual([
    { name: 'partitions.operation_events_2031_01' },
    { name: 'partitions.operation_events_2031_02' },
  ]);
});

test('while the database is unavailable events are buffered, and dropped and counted when the buffer is full', async () => {
  await line.cut();
  for (let number = 0; number < MOST_WAITING + 7; number += 1) {
    writer.record(eventOf());
  }
  await writer.flush();
  await line.mend();
  await writer.flush();
  expect(await rows('select count(*)::integer as events from operation_events')).toEqual([
    { events: MOST_WAITING },
  ]);
  expect(await rows('select dropped_at, events from dropped_events')).toEqual([
    { dropped_at: clock.now(), events: 7 },
  ]);
});

test('a batch that the database rejects is dropped and counted, and the next one is written', async () => {
  await rows(`alter table operation_events add constraint refused check (operation <> 'refused')`);
  try {
    for (let number = 0; number < 500; number += 1) {
      writer.record(eventOf({ operation: number === 499 ? 'refused' : 'listStores' }));
    }
    writer.record(eventOf());
    await writer.flush();
    expect(await rows('select count(*)::integer as events from operation_events')).toEqual([
      { events: 1 },
    ]);
    expect(await rows('select events from dropped_events')).toEqual([{ events: 500 }]);
  } finally {
    await rows('alter table operation_events drop constraint refused');
  }
});

test('once started it writes by itself, and flushes when it is stopped', async () => {
  writer.start();
  writer.record(eventOf());
  await expect.poll(() => rows('select operation from operation_events')).toHaveLength(1);
  writer.record(eventOf());
  await writer.stop();
  expect(await rows('select operation from operation_events')).toHaveLength(2);
});

test('dropped events are logged, with their number', async () => {
  const output = new PassThrough();
  const other = createEventWriter({
    database: reached.database,
    clock,
    log: createLogger('warn', output),
  });
  await line.cut();
  other.record(eventOf({ operation: 'canary' }));
  await other.flush();
  const text = String(output.read());
  expect(text).toContain('Events were not written.');
  expect(text).not.toContain('canary');
});
