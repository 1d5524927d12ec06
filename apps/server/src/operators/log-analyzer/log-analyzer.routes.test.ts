import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../testing/test-server.ts';
import { HOUR_MS, openDataflowServer } from '../dataflow/dataflow-server.fake.ts';
import type { DataflowServer } from '../dataflow/dataflow-server.fake.ts';
import { NO_TENANT } from '../dataflow/operation-events.store.ts';

type Schemas = components['schemas'];

let fixture: DataflowServer;
let add: DataflowServer['add'];
let read: DataflowServer['read'];

beforeAll(async () => {
  fixture = await openDataflowServer();
  ({ add, read } = fixture);
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.stop());

type Lines = Schemas['LogLinesAnswer']['data'];

const find = async (query: Readonly<Record<string, string>>) =>
  (await read<Lines>(`logs?${new URLSearchParams(query)}`)).items;

/** The request ids of lines, in alphabetical order. */
const namesOf = (lines: Lines['items']) =>
  lines.map(({ request_id: id }) => id ?? '').toSorted((a, b) => a.localeCompare(b));

describe('lines', () => {
  test("are events and pages' reports, newest first, page by page", async () => {
    await add({ request_id: 'first', agoMs: 3_000 });
    await fixture.addReport('second', 2_000);
    await add({ request_id: 'third', agoMs: 2_000 });
    await add({ request_id: 'fourth', agoMs: 1_000 });
    await add({ request_id: 'older', agoMs: 25 * HOUR_MS });
    const page = await read<Lines>('logs?limit=3');
    const rest = await read<Lines>(`logs?limit=3&cursor=${page.next_cursor}`);
    const lines = [...page.items, ...rest.items];
    expect(lines.map(({ request_id: id }) => id)).toEqual(['fourth', 'second', 'third', 'first']);
    expect([page.items.length, rest.next_cursor]).toEqual([3, null]);
    expect(page.to).toBe(fixture.now.toISOString());
  });

  test('summarize what happened in one row, and have every field of the query language', async () => {
    await add({
      request_id: 'posted',
      kind: 'provider_call',
      operation: 'POST /v3/company/:id/journalentry',
      provider: 'quickbooks',
      status: 'failed',
      error_code: 'http_500',
      tenant_id: fixture.tenantId,
      agoMs: 10,
    });
    const [line] = await find({});
    expect(line).toMatchObject({
      id: expect.stringMatching(/^\d{13}-[0-9a-f]{16}$/),
      level: 'error',
      message: 'POST /v3/company/:id/journalentry failed: http_500',
      kind: 'provider_call',
      provider: 'quickbooks',
      tenant_id: fixture.tenantId,
      tenant_name: 'Harbor',
      route: null,
      withheld: [],
    });
  });

  test.each([
    ['level:error', ['b', 'd']],
    ['level:warning level:info', ['a', 'c']],
    ['-status:succeeded', ['b', 'c', 'd']],
    ['operation:post*', ['a', 'b']],
    ['kind:browser', ['d']],
    ['client:harbor*', ['b', 'd']],
    ['client:"Harbor"', ['b', 'd']],
    ['-client:Harbor', ['a', 'c']],
    ['duration_ms:>100', ['b']],
    ['duration_ms:<=10', ['a', 'c']],
    ['VALIDATION', ['c']],
    ['level:error operation:postEntries', ['b']],
    ['http_status:500', ['d']],
    ['100%', []],
  ])('filtered by %s match exactly', async (q, found) => {
    await add({ request_id: 'a', operation: 'postEntries', agoMs: 1 });
    await add({
      request_id: 'b',
      operation: 'postEntries',
      status: 'failed',
      tenant_id: fixture.tenantId,
      duration_ms: 120,
      agoMs: 1,
    });
    await add({ request_id: 'c', status: 'refused', error_code: 'validation_failed', agoMs: 1 });
    await fixture.addReport('d', 1);
    expect(namesOf(await find({ q }))).toEqual(found);
  });

  test('of a period include its first instant and exclude its last', async () => {
    await add({ request_id: 'inside', agoMs: HOUR_MS });
    await add({ request_id: 'at the end', agoMs: HOUR_MS / 2 });
    const at = (agoMs: number) => new Date(fixture.now.getTime() - agoMs).toISOString();
    const lines = await find({ from: at(HOUR_MS), to: at(HOUR_MS / 2) });
    expect(namesOf(lines)).toEqual(['inside']);
  });

  test.each([
    ['q=colour:red', 'not_a_log_field'],
    ['q=duration_ms:long', 'not_valid'],
    ['from=2026-11-20T00:00:00Z&to=2026-11-19T00:00:00Z', 'before_first_day'],
    ['from=2026-01-01T00:00:00Z&to=2026-03-01T00:00:00Z', 'too_long_after_first_day'],
    ['to=2026-11-20T23:59:60Z', 'not_an_instant'],
    ['cursor=bm90LWEtY3Vyc29y', 'not_a_cursor'],
  ])('are rejected for %s', async (query, code) => {
    const answer = await fixture.server.call(`GET /api/dataflow/logs?${query}`, {
      token: fixture.operator,
    });
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((answer.body as { errors: { code: string }[] }).errors.map((one) => one.code)).toEqual([
      code,
    ]);
  });

  test("are not available to a tenant's owner", async () => {
    const answer = await fixture.server.call('GET /api/dataflow/logs', {
      token: fixture.ownerToken,
    });
    expect(refusalOf(answer)).toMatchObject({ status: 403, code: 'permission_error' });
  });
});

describe("a page's report", () => {
  test('is shown without its error message, and cannot be found by it', async () => {
    await fixture.addReport('reported', 5);
    const [line] = await find({ q: 'kind:browser' });
    expect(line).toMatchObject({
      level: 'error',
      operation: 'frontend_api_error',
      error_code: 'api_error',
      http_status: 500,
      route: '/dashboard',
      withheld: [
        'error_message',
        'error_stack',
        'url',
        'method',
        'status_text',
        'user_agent',
        'session_id',
      ],
    });
    expect(JSON.stringify(line)).not.toContain('Request failed');
    expect(await find({ q: '"Request failed"' })).toEqual([]);
  });

  test('is revealed for a reason, which is in the audit log of the installation', async () => {
    await fixture.addReport('reported', 5);
    const [line] = await find({});
    const answer = await fixture.server.call(`POST /api/dataflow/logs/${line?.id}/reveal`, {
      token: fixture.operator,
      json: { reason: 'A client reported an empty page.' },
    });
    expect(answer.body).toMatchObject({
      data: {
        id: line?.id,
        fields: {
          error_message: 'Request failed',
          url: '/api/v2/clients/clients',
          error_stack: null,
        },
      },
    });
    const audited = await fixture.sqlRows(
      `select a.tenant_id, a.target_type, a.target_id, a.details, u.email
        from audit_log a join users u on u.id = a.actor_user_id where a.action = 'log_line.revealed'`,
    );
    expect(audited).toEqual([
      {
        tenant_id: NO_TENANT,
        target_type: 'log_line',
        target_id: line?.id,
        details: { reason: 'A client reported an empty page.' },
        email: 'operator@example.test',
      },
    ]);
  });

  test('of a line that is no report, or missing, is not found', async () => {
    await add({ request_id: 'an event', agoMs: 5 });
    const [line] = await find({});
    for (const id of [line?.id, `${fixture.now.getTime()}-${randomUUID()}`]) {
      const answer = await fixture.server.call(`POST /api/dataflow/logs/${id}/reveal`, {
        token: fixture.operator,
        json: { reason: 'Looking.' },
      });
      expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'log_line_not_found' });
    }
  });
});

describe('the summary', () => {
  const summarize = (query: Readonly<Record<string, string>>) =>
    read<Schemas['LogSummary']>(`logs/summary?${new URLSearchParams(query)}`);
  const valuesOf = ({ facets }: Schemas['LogSummary'], field: string) =>
    facets.find((one) => one.field === field)?.values;

  test("counts lines over time, by value and by pattern, with the previous period's counts", async () => {
    const failed = { status: 'failed', operation: 'postEntries', error_code: 'http_429' };
    await add({ ...failed, request_id: 'x', tenant_id: fixture.tenantId, agoMs: 1 });
    await add({ ...failed, request_id: 'y', agoMs: 30 * 60_000 - 1 });
    await add({ ...failed, request_id: 'before', agoMs: 90 * 60_000 });
    await add({ agoMs: 59 * 60_000 });
    const summary = await summarize({ hours: '1' });
    expect([summary.total, summary.errors, summary.bins.length]).toEqual([3, 2, 60]);
    expect(
      summary.bins.flatMap(({ count, errors }, at) => (count === 0 ? [] : [[at, count, errors]])),
    ).toEqual([
      [1, 1, 0],
      [30, 1, 1],
      [59, 1, 1],
    ]);
    expect(valuesOf(summary, 'level')).toEqual([
      { value: 'error', label: null, count: 2 },
      { value: 'info', label: null, count: 1 },
    ]);
    expect(valuesOf(summary, 'tenant_id')).toEqual([
      { value: fixture.tenantId, label: 'Harbor', count: 1 },
    ]);
    expect(summary.patterns.map((one) => [one.message, one.count, one.count_before])).toEqual([
      ['postEntries failed: http_429', 2, 1],
      ['listStores succeeded', 1, 0],
    ]);
    expect(summary.patterns[0]).toMatchObject({
      first_at: new Date(fixture.now.getTime() - 30 * 60_000 + 1).toISOString(),
      last_at: new Date(fixture.now.getTime() - 1).toISOString(),
      tenants: 1,
      request_id: 'x',
      severity: null,
    });
  });

  test('includes the alternatives of a filtered facet', async () => {
    await add({ status: 'failed', agoMs: 1 });
    await add({ kind: 'job', agoMs: 1 });
    const summary = await summarize({ q: 'level:error' });
    expect(summary.total).toBe(1);
    expect(valuesOf(summary, 'level')).toEqual([
      { value: 'error', label: null, count: 1 },
      { value: 'info', label: null, count: 1 },
    ]);
    expect(valuesOf(summary, 'kind')).toEqual([{ value: 'request', label: null, count: 1 }]);
  });

  test('without lines is zeros', async () => {
    const summary = await summarize({});
    expect([summary.total, summary.errors, summary.patterns]).toEqual([0, 0, []]);
    expect(summary.facets.flatMap(({ values }) => values)).toEqual([]);
  });
});

describe('the context of a line', () => {
  test('is the fifty lines before and after it, of any kind', async () => {
    await fixture.sqlRows(
      `insert into operation_events (tenant_id, occurred_at, span_id, trace_id, request_id, kind, operation, status, attempt, duration_ms)
        select '00000000-0000-0000-0000-000000000000', $1::timestamptz - n * interval '1 second', lpad(to_hex(n), 16, '0'), repeat('b', 32), 'r' || n, 'request', 'listStores', 'succeeded', 1, 1
        from generate_series(1, 200) n`,
      [fixture.now],
    );
    const [line] = await find({ q: 'request_id:r100' });
    const { items } = await read<Schemas['LogSurroundingsAnswer']['data']>(
      `logs/${line?.id}/around`,
    );
    expect(items.map(({ request_id: id }) => id)).toEqual(
      Array.from({ length: 101 }, (_line, at) => `r${at + 50}`),
    );
  });

  test('of a missing line is not found', async () => {
    const answer = await fixture.server.call(
      `GET /api/dataflow/logs/${fixture.now.getTime()}-${'0'.repeat(16)}/around`,
      { token: fixture.operator },
    );
    expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'log_line_not_found' });
  });
});

test("an export contains the query's matches in its period, and the audit log its query", async () => {
  await add({ request_id: 'wanted', status: 'failed', agoMs: HOUR_MS });
  await add({ request_id: 'fine', agoMs: HOUR_MS });
  await add({ request_id: 'too late', status: 'failed', agoMs: 1 });
  const to = new Date(fixture.now.getTime() - HOUR_MS / 2).toISOString();
  const answer = await fixture.server.call(
    `GET /api/dataflow/export?${new URLSearchParams({ format: 'ndjson', q: 'level:error', to })}`,
    { token: fixture.operator },
  );
  const lines = String(answer.body).trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { request_id: string }).request_id)).toEqual([
    'wanted',
  ]);
  const [audited] = await fixture.sqlRows<{ details: object }>(
    `select details from audit_log where action = 'dataflow.exported' order by sequence desc limit 1`,
  );
  expect(audited?.details).toEqual({ from: null, to, q: 'level:error', format: 'ndjson' });
});
