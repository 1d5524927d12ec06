import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueue } from '../../jobs/queue.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import type { OperationEvent } from '../../platform/operation-event.ts';
import { rootSpan } from '../../platform/span.ts';
import { openDatabaseLine } from '../../testing/database-line.ts';
import type { DatabaseLine } from '../../testing/database-line.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';

const clock = createFakeClock('2026-11-26T09:00:00.000Z');
const span = rootSpan({ requestId: 'request-1' });

let direct: TestDatabase;
let line: DatabaseLine;
let reached: TestDatabase;
let metrics: Metrics;

beforeAll(async () => {
  direct = await createTestDatabase();
  const { host, port } = direct.clientConfig;
  line = await openDatabaseLine({ host, port });
  reached = await createTestDatabase({ port: line.port });
  // Creating the queue's tables takes a start of the queue.
  const queue = createQueue(reached.database, createLogger('silent'));
  await queue.start();
  await queue.stop(0);
});
beforeEach(() => {
  const { database } = reached;
  metrics = createMetrics({ database, clock, log: createLogger('silent'), version: '1.2.3' });
});
afterAll(async () => {
  await line.mend();
  await reached.drop();
  await direct.drop();
  await line.close();
});

/** The samples whose name and labels match, as printed. */
async function samples(pattern: RegExp): Promise<string[]> {
  const { text } = await metrics.read();
  return text.split('\n').filter((printed) => !printed.startsWith('#') && pattern.test(printed));
}

function record(event: Pick<OperationEvent, 'kind' | 'operation'> & Partial<OperationEvent>) {
  metrics.record({ span, status: 'succeeded', durationMs: 40, ...event });
}

test('operations are counted by kind and outcome, and timed in seconds', async () => {
  record({ kind: 'request', operation: 'listStores', httpStatus: 200 });
  record({ kind: 'request', operation: 'listStores', httpStatus: 200, durationMs: 700 });
  record({ kind: 'request', operation: 'listStores', httpStatus: 503, status: 'failed' });
  record({ kind: 'job', operation: 'sync.run' });
  record({ kind: 'stage', operation: 'sync.parse', stage: 'parse', status: 'refused' });
  record({
    kind: 'provider_call',
    operation: 'POST journalentry',
    provider: 'quickbooks',
    status: 'failed',
  });
  expect(await samples(/_seconds_(count|sum)\{.*status=/)).toEqual([
    'platebook_http_request_duration_seconds_sum{operation="listStores",status_code="200",status="succeeded"} 0.74',
    'platebook_http_request_duration_seconds_count{operation="listStores",status_code="200",status="succeeded"} 2',
    'platebook_http_request_duration_seconds_sum{operation="listStores",status_code="503",status="failed"} 0.04',
    'platebook_http_request_duration_seconds_count{operation="listStores",status_code="503",status="failed"} 1',
    'platebook_job_duration_seconds_sum{queue="sync.run",status="succeeded"} 0.04',
    'platebook_job_duration_seconds_count{queue="sync.run",status="succeeded"} 1',
    'platebook_stage_duration_seconds_sum{stage="parse",status="refused"} 0.04',
    'platebook_stage_duration_seconds_count{stage="parse",status="refused"} 1',
    'platebook_provider_call_duration_seconds_sum{provider="quickbooks",operation="POST journalentry",status="failed"} 0.04',
    'platebook_provider_call_duration_seconds_count{provider="quickbooks",operation="POST journalentry",status="failed"} 1',
  ]);
  expect(await samples(/^platebook_http.*bucket.*le="(0\.025|0\.05|1)".*succeeded/)).toEqual([
    'platebook_http_request_duration_seconds_bucket{le="0.025",operation="listStores",status_code="200",status="succeeded"} 0',
    'platebook_http_request_duration_seconds_bucket{le="0.05",operation="listStores",status_code="200",status="succeeded"} 1',
    'platebook_http_request_duration_seconds_bucket{le="1",operation="listStores",status_code="200",status="succeeded"} 2',
  ]);
});

test("the installation's pending work matches the health page", async () => {
  await reached.database.pool.query(`insert into dropped_events (id, dropped_at, events)
    values (gen_random_uuid(), '2026-11-26T08:30:00Z', 7), (gen_random_uuid(), '2026-11-26T07:30:00Z', 90)`);
  expect(
    await samples(/^platebook_(build_info|database_reachable|events_dropped|mail_waiting|queue)/),
  ).toEqual([
    'platebook_build_info{version="1.2.3"} 1',
    'platebook_database_reachable 1',
    'platebook_mail_waiting 0',
    'platebook_events_dropped 7',
  ]);
  expect(await samples(/component_status\{component="(queue|workers)"/)).toEqual([
    'platebook_component_status{component="queue",status="up"} 1',
    'platebook_component_status{component="queue",status="degraded"} 0',
    'platebook_component_status{component="queue",status="down"} 0',
    'platebook_component_status{component="queue",status="idle"} 0',
    'platebook_component_status{component="workers",status="up"} 0',
    'platebook_component_status{component="workers",status="degraded"} 0',
    'platebook_component_status{component="workers",status="down"} 0',
    'platebook_component_status{component="workers",status="idle"} 1',
  ]);
});

test('without its database a process reports its own metrics, and that the database is down', async () => {
  await line.cut();
  try {
    expect(await samples(/^platebook_/)).toEqual([
      'platebook_build_info{version="1.2.3"} 1',
      'platebook_database_reachable 0',
    ]);
    expect(await samples(/^process_resident_memory_bytes \d+$/)).toHaveLength(1);
  } finally {
    await line.mend();
  }
});
