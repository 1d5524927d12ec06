import { ApiError } from '@platebook/api-client';
import { expect, test } from 'vitest';
import type { LogLineData, LogPattern } from './logs.queries.ts';
import { queryOf, queryProblem, toLogLine, toWhole } from './logs.view.ts';

const LINE: LogLineData = {
  id: '1795683600000-3e2d7a52-7f0a-4c0b-9c55-1f2f3a4b5cb1',
  occurred_at: '2026-11-26T09:00:00.000Z',
  level: 'error',
  message: 'frontend_api_error failed: api_error 500 on /dashboard',
  kind: 'browser',
  operation: 'frontend_api_error',
  stage: 'response',
  status: 'failed',
  duration_ms: null,
  tenant_id: null,
  tenant_name: null,
  user_id: null,
  request_id: 'request-1',
  trace_id: null,
  parent_id: null,
  run_id: null,
  provider: null,
  http_status: 500,
  error_code: 'api_error',
  attempt: null,
  bytes_sent: null,
  bytes_received: null,
  provider_request_id: null,
  severity: 'critical',
  user_impact: 'blocking',
  retryable: true,
  route: '/dashboard',
  component: null,
  page_operation: null,
  withheld: ['error_message', 'url'],
};

const KNOWN = {
  kind: 'browser',
  operation: 'frontend_api_error',
  stage: 'response',
  status: 'failed',
  request_id: 'request-1',
  http_status: 500,
  error_code: 'api_error',
  severity: 'critical',
  user_impact: 'blocking',
  retryable: true,
  route: '/dashboard',
};

test('a line shows what is known and what is withheld', () => {
  expect(toLogLine(LINE, {})).toEqual({
    id: LINE.id,
    at: '2026-11-26T09:00:00.000Z',
    level: 'error',
    message: LINE.message,
    fields: { ...KNOWN, error_message: '', url: '' },
    hidden: ['/error_message', '/url'],
  });
});

test('a revealed line hides nothing', () => {
  const fields = {
    error_message: 'Request failed',
    error_stack: null,
    url: '/api/v2/stores',
    method: 'GET',
    status_text: null,
    user_agent: null,
    session_id: null,
  };
  expect(toLogLine(LINE, { [LINE.id]: fields })).toMatchObject({
    message: `${LINE.message}: Request failed`,
    fields: { ...KNOWN, error_message: 'Request failed', url: '/api/v2/stores', method: 'GET' },
    hidden: [],
  });
});

test('the whole log has its time buckets and the selected facet values', () => {
  const whole = toWhole(
    {
      to: '2026-11-26T10:00:00.000Z',
      bins: [
        { from: '2026-11-26T08:00:00.000Z', count: 3, errors: 1 },
        { from: '2026-11-26T09:00:00.000Z', count: 0, errors: 0 },
      ],
      facets: [
        {
          field: 'tenant_id',
          values: [
            { value: 't1', label: 'Harbor', count: 3 },
            { value: 't2', label: null, count: 1 },
          ],
        },
      ],
    },
    'tenant_id:t1',
  );
  expect(whole).toEqual({
    bins: [
      {
        fromMs: Date.parse('2026-11-26T08:00:00.000Z'),
        toMs: Date.parse('2026-11-26T09:00:00.000Z'),
        count: 3,
        errors: 1,
      },
      {
        fromMs: Date.parse('2026-11-26T09:00:00.000Z'),
        toMs: Date.parse('2026-11-26T10:00:00.000Z'),
        count: 0,
        errors: 0,
      },
    ],
    counts: {
      tenant_id: [
        { value: 't1', label: 'Harbor', count: 3, isChosen: true },
        { value: 't2', label: undefined, count: 1, isChosen: false },
      ],
    },
  });
});

test('a pattern is found by what its lines have in common', () => {
  const pattern = {
    kind: 'provider_call',
    operation: 'POST /v3/company/:id/journalentry',
    status: 'failed',
    error_code: 'http_429',
    http_status: 429,
    page_operation: null,
  } as LogPattern;
  expect(queryOf(pattern)).toBe(
    'kind:provider_call operation:"POST /v3/company/:id/journalentry" status:failed error_code:http_429 http_status:429',
  );
});

test.each([
  ['not_a_log_field', 'There is no field “colour”.', 'There is no field “colour”.'],
  ['not_valid', "isn't valid", 'Enter a duration in milliseconds, as in duration_ms:>500'],
])('a query with the error %s says so', (code, message, shown) => {
  const error = new ApiError({
    status: 400,
    method: 'GET',
    code: 'validation_failed',
    message: 'Some fields need attention.',
    fields: [{ path: 'query.q', code, values: {}, message }],
  });
  expect(queryProblem(error)).toBe(shown);
  expect(queryProblem(new Error('Offline'))).toBeNull();
});
