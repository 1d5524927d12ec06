import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../testing/test-server.ts';
import { DAY_MS, HOUR_MS, openDataflowServer } from './dataflow-server.fake.ts';
import type { DataflowServer } from './dataflow-server.fake.ts';

type Schemas = components['schemas'];

let fixture: DataflowServer;
let server: DataflowServer['server'];
let owner: DataflowServer['owner'];
let tenantId: DataflowServer['tenantId'];
let ownerToken: DataflowServer['ownerToken'];
let operator: DataflowServer['operator'];
let now: DataflowServer['now'];
let sqlRows: DataflowServer['sqlRows'];
let read: DataflowServer['read'];
let add: DataflowServer['add'];
let addReport: DataflowServer['addReport'];

beforeAll(async () => {
  fixture = await openDataflowServer();
  ({ server, owner, tenantId, ownerToken, operator, now, sqlRows, read, add, addReport } = fixture);
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.stop());

describe('a request', () => {
  const lookAt = (requestId: string, headers: Record<string, string> = {}) =>
    server.call(`GET /api/v2/clients/tenants/${tenantId}/stores`, {
      token: ownerToken,
      headers: { 'x-request-id': requestId, ...headers },
    });

  test('is listed with its operation, user, status and duration', async () => {
    await lookAt('looks-at-stores', {
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    });
    await server.server.events.flush();
    const { items, next_cursor: cursor } =
      await read<Schemas['DataflowOperationsAnswer']['data']>('operations');
    const [item] = items;
    expect(cursor).toBeNull();
    expect(items).toEqual([
      {
        id: item?.id,
        parent_id: '00f067aa0ba902b7',
        trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
        request_id: 'looks-at-stores',
        occurred_at: item?.occurred_at,
        kind: 'request',
        operation: 'listStores',
        stage: null,
        status: 'succeeded',
        duration_ms: item?.duration_ms,
        tenant_id: tenantId,
        tenant_name: 'Harbor',
        user_id: owner.userId,
        run_id: null,
        provider: null,
        http_status: 200,
        error_code: null,
        attempt: 1,
        bytes_sent: item?.bytes_sent,
        bytes_received: null,
        provider_request_id: null,
      },
    ]);
    expect(item?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(item?.bytes_sent).toBeGreaterThan(0);
  });

  test('that is rejected is listed with its error code, but neither its query nor its body', async () => {
    await server.call(`POST /api/v2/clients/tenants/${tenantId}/stores?canary=canary`, {
      token: ownerToken,
      json: { name: '', canary: 'canary' },
    });
    await server.call('GET /api/v2/clients/clients', { token: 'canary' });
    await server.server.events.flush();
    const events = await sqlRows<{ text: string }>(
      'select operation, status, http_status, error_code, e::text as text from operation_events e order by operation',
    );
    expect(events).toMatchObject([
      {
        operation: 'createStore',
        status: 'refused',
        http_status: 400,
        error_code: 'validation_failed',
      },
      {
        operation: 'listClients',
        status: 'refused',
        http_status: 401,
        error_code: 'not_authenticated',
      },
    ]);
    expect(events.map(({ text }) => text).join()).not.toContain('canary');
  });

  test('to a probe or an unknown address is not recorded', async () => {
    await server.call('GET /healthz');
    await server.call('GET /readyz');
    await server.call('GET /api/nothing-is-here');
    await server.server.events.flush();
    expect(await sqlRows('select operation from operation_events')).toEqual([]);
  });

  test('succeeds as usual while the database accepts no events', async () => {
    await sqlRows('alter table operation_events rename to operation_events_gone');
    try {
      expect((await lookAt('goes-on-anyway')).status).toBe(200);
      await server.server.events.flush();
      expect(await sqlRows('select events from dropped_events')).toEqual([{ events: 1 }]);
    } finally {
      await sqlRows('alter table operation_events_gone rename to operation_events');
    }
    expect((await lookAt('goes-on-again')).status).toBe(200);
  });
});

describe('the list of operations', () => {
  test('pages without gaps, also among events of one instant', async () => {
    const ids = [await add({ agoMs: 2_000 }), await add(), await add(), await add()];
    const first = await read<Schemas['DataflowOperationsAnswer']['data']>('operations?limit=2');
    await add({ agoMs: -1_000 });
    const rest = await read<Schemas['DataflowOperationsAnswer']['data']>(
      `operations?limit=10&cursor=${first.next_cursor}`,
    );
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(rest.next_cursor).toBeNull();
  });

  test.each([
    ['operation=postEntries', ['a']],
    ['status=failed', ['b']],
    ['kind=job', ['b', 'c']],
    ['kind=job&status=succeeded', ['c']],
    ['operation=nothing', []],
  ])('filters by %s', async (query, shown) => {
    await add({ request_id: 'a', operation: 'postEntries' });
    await add({ request_id: 'b', kind: 'job', status: 'failed' });
    await add({ request_id: 'c', kind: 'job' });
    const { items } = await read<Schemas['DataflowOperationsAnswer']['data']>(
      `operations?${query}`,
    );
    expect(items.map(({ request_id: id }) => id).sort()).toEqual(shown);
  });

  test('of one tenant contains nothing of another', async () => {
    await add({ request_id: 'theirs', tenant_id: randomUUID() });
    await add({ request_id: 'ours', tenant_id: tenantId });
    const { items } = await read<Schemas['DataflowOperationsAnswer']['data']>(
      `operations?tenant_id=${tenantId}`,
    );
    expect(items.map(({ request_id: id }) => id)).toEqual(['ours']);
  });

  test.each(['cursor=bm90LWEtY3Vyc29y', 'status=lost', 'limit=101'])(
    'rejects %s',
    async (query) => {
      const answer = await server.call(`GET /api/dataflow/operations?${query}`, {
        token: operator,
      });
      expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'validation_failed' });
    },
  );
});

describe('a trace', () => {
  test("contains every event of a request and its page's reports, oldest first", async () => {
    const provider = await add({
      request_id: 'the-request',
      kind: 'provider_call',
      provider: 'quickbooks',
      status: 'failed',
      error_code: 'http_500',
      agoMs: 1_000,
      duration_ms: 700,
    });
    const request = await add({ request_id: 'the-request', agoMs: 2_000, duration_ms: 50 });
    await add({ request_id: 'another' });
    const report = await addReport('the-request');
    await addReport('another');
    const trace = await read<Schemas['DataflowTrace']>('trace/the-request');
    expect(trace).toMatchObject({
      request_id: 'the-request',
      started_at: new Date(now.getTime() - 2_000).toISOString(),
      duration_ms: 1_700,
      failed: 1,
      is_cut: false,
    });
    expect(trace.events.map(({ id }) => id)).toEqual([request, provider]);
    expect(trace.browser_events).toEqual([
      {
        id: report,
        occurred_at: now.toISOString(),
        operation: 'frontend_api_error',
        stage: 'response',
        severity: 'critical',
        error_type: 'api_error',
        error_message: 'Request failed',
        url: '/api/v2/clients/clients',
        route: '/dashboard',
      },
    ]);
  });

  test('of a run contains the effects of several requests', async () => {
    const runId = randomUUID();
    const first = await add({ request_id: 'one', kind: 'stage', run_id: runId, agoMs: 10 });
    const second = await add({ request_id: 'two', kind: 'stage', run_id: runId });
    await add({ request_id: 'two', run_id: randomUUID() });
    const { events } = await read<Schemas['DataflowTrace']>(`trace/run-${runId}`);
    expect(events.map(({ id }) => id)).toEqual([first, second]);
  });

  test('is cut after a thousand events and says so', async () => {
    await add({ request_id: 'much' });
    await sqlRows(
      `insert into operation_events (tenant_id, occurred_at, span_id, trace_id, request_id, kind, operation, status, attempt, duration_ms)
        select tenant_id, occurred_at, lpad(to_hex(n + 1000000), 16, '0'), trace_id, request_id, kind, operation, status, attempt, duration_ms
        from operation_events, generate_series(1, 1000) n where request_id = 'much'`,
    );
    const trace = await read<Schemas['DataflowTrace']>('trace/much');
    expect([trace.events.length, trace.is_cut]).toEqual([1_000, true]);
  });

  test('of an unknown request is not found', async () => {
    const answer = await server.call('GET /api/dataflow/trace/nobody-knows', { token: operator });
    expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'trace_not_found' });
  });
});

describe('statistics', () => {
  test("count the last days' events, by day, operation, tenant and provider, and failures by reason", async () => {
    await add({ duration_ms: 10, tenant_id: tenantId });
    await add({ duration_ms: 30, tenant_id: tenantId, agoMs: DAY_MS });
    await add({ duration_ms: 20, status: 'refused', error_code: 'validation_failed' });
    const failed = { status: 'failed', kind: 'provider_call', provider: 'quickbooks' };
    await add({ ...failed, operation: 'GET /v3', error_code: 'http_429', duration_ms: 100 });
    await add({ ...failed, operation: 'GET /v3', error_code: 'http_429', duration_ms: 200 });
    await add({ agoMs: 7 * DAY_MS + 1, operation: 'too old' });
    server.clock.advance(1);
    const stats = await read<Schemas['DataflowStats']>('stats');
    server.clock.advance(-1);
    const ofStores = { total: 3, refused: 1, failed: 0, p50_ms: 20, p95_ms: 29 };
    const ofBooks = { total: 2, refused: 0, failed: 2, p50_ms: 150, p95_ms: 195 };
    expect(stats).toEqual({
      days: 7,
      from: new Date(now.getTime() + 1 - 7 * DAY_MS).toISOString(),
      to: new Date(now.getTime() + 1).toISOString(),
      totals: { total: 5, refused: 1, failed: 2, p50_ms: 30, p95_ms: 180 },
      by_day: [
        { day: '2026-11-20', total: 1, refused: 0, failed: 0, p50_ms: 30, p95_ms: 30 },
        { day: '2026-11-21', total: 4, refused: 1, failed: 2, p50_ms: 60, p95_ms: 185 },
      ],
      by_operation: [
        { kind: 'request', operation: 'listStores', ...ofStores },
        { kind: 'provider_call', operation: 'GET /v3', ...ofBooks },
      ],
      by_tenant: [
        {
          tenant_id: tenantId,
          tenant_name: 'Harbor',
          total: 2,
          refused: 0,
          failed: 0,
          p50_ms: 20,
          p95_ms: 29,
        },
      ],
      by_provider: [{ provider: 'quickbooks', ...ofBooks }],
      failures: [{ operation: 'GET /v3', error_code: 'http_429', count: 2 }],
    });
  });

  test('are zeros without events', async () => {
    const { totals, by_day: days } = await read<Schemas['DataflowStats']>('stats?days=1');
    expect([totals, days]).toEqual([
      { total: 0, refused: 0, failed: 0, p50_ms: null, p95_ms: null },
      [],
    ]);
  });
});

describe('health', () => {
  test('shows the status of each part in the last hour, and the stages over the whole period', async () => {
    await add({ agoMs: 1_000, duration_ms: 40 });
    await add({ agoMs: 2 * HOUR_MS, status: 'failed', duration_ms: 40 });
    await add({ agoMs: 1_000, kind: 'provider_call', provider: 'doordash', status: 'failed' });
    const stage = { kind: 'stage', stage: 'post', operation: 'run.sendEntry' };
    await add({ ...stage, agoMs: 1_000, duration_ms: 100 });
    await add({ ...stage, agoMs: 23.5 * HOUR_MS, status: 'failed', duration_ms: 300 });
    await addReport(null, HOUR_MS);
    const health = await read<Schemas['DataflowHealth']>('health');
    const component = (name: string) => health.components.find((one) => one.name === name);
    expect(health).toMatchObject({
      hours: 24,
      from: new Date(now.getTime() - DAY_MS).toISOString(),
      measured_at: now.toISOString(),
      status: 'degraded',
      findings: [],
      queue: { waiting: 0, failed: 0, oldest_ms: null, queues: [] },
      postings: { unknown: 0, oldest_unknown_ms: null },
      runs: { stuck: 0 },
      webhooks: { waiting: 0, oldest_ms: null },
      browser: { errors: 1 },
      events: { dropped: 0 },
      database: { migration: expect.stringMatching(/^\d{4}_/) },
    });
    expect(component('api')).toEqual({
      name: 'api',
      status: 'up',
      last_at: new Date(now.getTime() - 1_000).toISOString(),
      latency_ms: 40,
      total: 2,
      failed: 1,
    });
    expect(component('doordash')).toMatchObject({ status: 'down', total: 1, failed: 1 });
    expect(component('database')).toMatchObject({ status: 'up' });
    expect(health.stages.map((one) => [one.stage, one.total])).toEqual([
      ['fetch', 0],
      ['parse', 0],
      ['validate', 0],
      ['plan', 0],
      ['post', 2],
      ['verify', 0],
    ]);
    const none = { total: 0, failed: 0 };
    expect(health.stages[4]).toEqual({
      stage: 'post',
      total: 2,
      refused: 0,
      failed: 1,
      p50_ms: 200,
      p95_ms: 290,
      trend: [{ total: 1, failed: 1 }, none, none, none, none, none, none, { total: 1, failed: 0 }],
    });
  });

  test('names unclaimed jobs, stuck runs and pending webhooks', async () => {
    const ago = (ms: number) => new Date(now.getTime() - ms);
    await sqlRows(
      `insert into pgboss.job (name, state, start_after) values ('post.run', 'created', $1)`,
      [ago(400_000)],
    );
    await sqlRows(
      `insert into provider_webhooks (provider, event_id, body, received_at) values ('quickbooks', 'e', '{}', $1)`,
      [ago(HOUR_MS)],
    );
    const health = await read<Schemas['DataflowHealth']>('health?hours=1');
    expect(health).toMatchObject({
      hours: 1,
      status: 'down',
      findings: ['jobs_waiting', 'webhooks_waiting'],
      queue: {
        waiting: 1,
        failed: 0,
        oldest_ms: 400_000,
        queues: [{ name: 'post.run', waiting: 1, failed: 0, oldest_ms: 400_000 }],
      },
      webhooks: { waiting: 1, oldest_ms: HOUR_MS },
    });
    await sqlRows(`delete from pgboss.job where name = 'post.run'`);
    await sqlRows(`delete from provider_webhooks`);
  });
});
