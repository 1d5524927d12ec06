import { expect, test } from 'vitest';
import type { DataflowOperation } from './dataflow.queries.ts';
import { durationText, percentOf, toDayChart, toSpans, traceHref } from './dataflow.view.ts';

function eventOf(changes: Partial<DataflowOperation>): DataflowOperation {
  return {
    id: 'a'.repeat(16),
    parent_id: null,
    trace_id: 'b'.repeat(32),
    request_id: 'request-1',
    occurred_at: '2026-11-26T09:00:00.000Z',
    kind: 'request',
    operation: 'postEntries',
    stage: null,
    status: 'succeeded',
    duration_ms: 41.2,
    tenant_id: null,
    tenant_name: null,
    user_id: null,
    run_id: null,
    provider: null,
    http_status: null,
    error_code: null,
    attempt: 1,
    bytes_sent: null,
    bytes_received: null,
    provider_request_id: null,
    ...changes,
  };
}

test.each([
  [null, ''],
  [0.4, '0 ms'],
  [41.2, '41 ms'],
  [6_240, '6.2 s'],
  [750_000, '12.5 min'],
])('%s ms is “%s”', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test('a trace is found by its request', () => {
  expect(traceHref('job-1')).toBe('/admin/dataflow?view=trace&request=job-1');
});

test('events are spans from the start of the first; one without a parent is a root', () => {
  const later = '2026-11-26T09:00:00.500Z';
  expect(
    toSpans({
      events: [
        eventOf({ occurred_at: later, parent_id: 'elsewhere' }),
        eventOf({
          id: 'c',
          parent_id: 'a'.repeat(16),
          kind: 'provider_call',
          operation: 'POST /v3/company/:id/journalentry',
          provider: 'quickbooks',
          stage: 'post',
          status: 'failed',
          http_status: 500,
          error_code: 'http_500',
          duration_ms: 900,
        }),
      ],
    }),
  ).toEqual([
    {
      id: 'a'.repeat(16),
      parentId: null,
      operation: 'postEntries',
      stage: null,
      source: 'Request',
      startMs: 500,
      durationMs: 41.2,
      status: 'ok',
      error: undefined,
      context: { status: 'Succeeded', attempt: 1, trace_id: 'b'.repeat(32) },
    },
    {
      id: 'c',
      parentId: 'a'.repeat(16),
      operation: 'POST /v3/company/:id/journalentry',
      stage: 'post',
      source: 'quickbooks',
      startMs: 0,
      durationMs: 900,
      status: 'failed',
      error: 'Failed: http_500',
      context: {
        status: 'Failed',
        http_status: 500,
        error_code: 'http_500',
        attempt: 1,
        trace_id: 'b'.repeat(32),
      },
    },
  ]);
});

test.each([
  ['refused', 'not_found', 'Refused: not_found'],
  ['aborted', null, 'The caller stopped waiting for the response'],
] as const)('%s is not a failure, and says why', (status, error_code, error) => {
  expect(toSpans({ events: [eventOf({ status, error_code })] })).toMatchObject([
    { status: 'ok', error },
  ]);
});

test('every day of the period is in the chart; the last one is not complete', () => {
  const { points, series } = toDayChart({
    from: '2026-11-23T09:00:00.000Z',
    to: '2026-11-25T09:00:00.000Z',
    by_day: [{ day: '2026-11-24', total: 10, refused: 2, failed: 1, p50_ms: 1, p95_ms: 2 }],
  });
  expect(points).toEqual([
    { id: '2026-11-23', label: 'Nov 23, 2026', partial: false },
    { id: '2026-11-24', label: 'Nov 24, 2026', partial: false },
    { id: '2026-11-25', label: 'Nov 25, 2026', partial: true },
  ]);
  expect(series.map(({ id, values }) => [id, values])).toEqual([
    ['succeeded', [0, 7, 0]],
    ['refused', [0, 2, 0]],
    ['failed', [0, 1, 0]],
  ]);
});

test.each([
  [{ good: 4_110, total: 4_120 }, 99.757],
  [{ good: 0, total: 3 }, 0],
])('%o is %s percent', (stored, percent) => {
  expect(percentOf(stored)).toBeCloseTo(percent, 3);
});

test('there is no percentage of zero', () => {
  expect(percentOf({ good: 0, total: 0 })).toBeNull();
});
