import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../../../testing/test-server.ts';
import { NO_TENANT } from './dataflow-events.store.ts';
import { createDataflowService } from './dataflow.service.ts';
import {
  createReportLimits,
  EVENTS_PER_MINUTE,
  STRANGER_EVENTS_PER_HOUR,
  STRANGERS_EVENTS_PER_DAY,
} from './report-limit.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let server: TestServer;
let owner: Person;
let session: string;
let harbor: string;
let foreign: string;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUSTED_PROXIES: 'loopback' } });
  owner = await addPerson(server, { email: 'owner@example.test' });
  const stranger = await addPerson(server, { email: 'stranger@example.test' });
  const ownedBy = async (name: string, person: Person) =>
    (await addTenant(server, { name, members: [{ person, level: 'user_basic' }] })).tenantId;
  harbor = await ownedBy('Harbor', owner);
  foreign = await ownedBy('Foreign', stranger);
  session = await signIn(server, 'owner@example.test');
});

afterAll(() => server.stop());

function errorOf(changes: Record<string, unknown> = {}) {
  return {
    error_id: randomUUID(),
    error_type: 'api_error',
    error_message: 'Request failed',
    error_stack: null,
    severity: 'critical',
    user_impact: 'minor',
    retryable: true,
    url: '/api/v2/clients/clients',
    method: 'GET',
    status: 500,
    status_text: null,
    request_id: 'req_1',
    user_agent: 'Chromium',
    operation: 'read',
    component: null,
    route: '/dashboard',
    session_id: 'not-mine',
    tenant_id: null,
    ...changes,
  };
}

type Context = ReturnType<typeof errorOf>;

const errorsOf = (count: number) => Array.from({ length: count }, () => errorOf());

function report(
  contexts: readonly Context[],
  token: string | null = session,
  { headers }: { headers?: Record<string, string> } = {},
): Promise<Answer> {
  return server.call('POST /api/dataflow/events/batch', {
    ...(token === null ? {} : { token }),
    ...(headers === undefined ? {} : { headers }),
    json: {
      events: contexts.map((context) => ({
        operation: 'frontend_api_error',
        stage: 'response',
        source: 'frontend',
        request_id: context.request_id,
        context,
      })),
    },
  });
}

async function storedEvent({ error_id: id }: Pick<Context, 'error_id'>) {
  const { rows } = await server.database.pool.query<{
    tenant_id: string;
    user_id: string | null;
    context: Context;
    created_at: Date;
    expires_at: Date;
  }>('select * from dataflow_events where id = $1', [id]);
  return rows;
}

describe('a report of front-end errors', () => {
  test("is kept for 30 days, with the server's user and time", async () => {
    const error = errorOf({ tenant_id: harbor });
    const answer = await report([error]);
    expect([answer.status, dataOf(answer.body)]).toEqual([201, { stored: 1 }]);
    const now = server.clock.now();
    const [row] = await storedEvent(error);
    expect(row).toMatchObject({
      tenant_id: harbor,
      user_id: owner.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + 30 * DAY_MS),
    });
    const { session_id: sessionId, ...context } = row?.context ?? errorOf();
    expect(context).toEqual({ ...error, session_id: undefined });
    expect(sessionId).not.toBe('not-mine');
  });

  test('sent twice is stored once', async () => {
    const errors = [errorOf(), errorOf()];
    await report(errors.slice(0, 1));
    expect(dataOf((await report(errors)).body)).toEqual({ stored: 1 });
    expect(
      await Promise.all(errors.map(async (error) => (await storedEvent(error)).length)),
    ).toEqual([1, 1]);
  });

  test('has no tenant if the reporter is not a member, or the tenant does not exist', async () => {
    const errors = [errorOf({ tenant_id: foreign }), errorOf({ tenant_id: randomUUID() })];
    expect(dataOf((await report(errors)).body)).toEqual({ stored: 2 });
    for (const error of errors) {
      const [row] = await storedEvent(error);
      expect([row?.tenant_id, row?.context.tenant_id]).toEqual([NO_TENANT, null]);
    }
  });

  test('is stored without secrets and addresses, whatever the browser left in it', async () => {
    const error = errorOf({
      error_message: 'password: canary-1 of canary@example.test',
      error_stack: 'at /reset?token=canary-2\nBearer canary-3-canary-3',
      url: '/auth/v1/verify?token_hash=canary-4',
      route: '/login?returnUrl=%2Fx%3Fcode%3Dcanary-5#access_token=canary-6',
      request_id: '?code=canary-7',
      user_agent: 'eyJjYW5hcnk.eyJjYW5hcnk.canary-8',
      status_text: '"secret":"canary-9"',
    });
    await report([error]);
    const { rows } = await server.database.pool.query<{ text: string }>(
      'select e::text as text from dataflow_events e where id = $1',
      [error.error_id],
    );
    expect(rows[0]?.text).toContain(error.error_id);
    expect(rows[0]?.text).not.toMatch(/canary/i);
  });
});

describe('limits on reports', () => {
  test.each([
    ['no event', []],
    ['more than a hundred', errorsOf(101)],
    ['a text that is too long', [errorOf({ error_message: 'x'.repeat(1_001) })]],
    ['a field nobody knows', [errorOf({ password: 'x' })]],
    ['a class nobody knows', [errorOf({ error_type: 'oops' })]],
  ])('reject %s', async (_, errors) => {
    expect(refusalOf(await report(errors)).code).toBe('validation_failed');
  });

  test('apply per session, and state when to retry', async () => {
    await addPerson(server, { email: 'loop@example.test' });
    const token = await signIn(server, 'loop@example.test');
    const batch = errorsOf(100);
    for (let sent = 0; sent < EVENTS_PER_MINUTE; sent += batch.length) {
      expect((await report(batch, token)).status).toBe(201);
    }
    const answer = await report([errorOf()], token);
    expect([answer.status, refusalOf(answer).code]).toEqual([429, 'rate_limited']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a page without a signed-in user', () => {
  const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const reportFrom = (contexts: readonly Context[], address: string) =>
    report(contexts, null, at(address));

  test('reports without user, tenant or session, regardless of its claims', async () => {
    const error = errorOf({ tenant_id: harbor });
    const answers = [await reportFrom([error], '203.0.113.1'), await report([error], null)];
    expect(answers.map(({ status, body }) => [status, dataOf(body)])).toEqual([
      [201, { stored: 1 }],
      [201, { stored: 0 }],
    ]);
    const rows = await storedEvent(error);
    expect(rows.map(({ tenant_id: tenant, user_id: user }) => [tenant, user])).toEqual([
      [NO_TENANT, null],
    ]);
    expect(rows[0]?.context).toEqual({ ...error, tenant_id: null, session_id: null });
  });

  test.each([
    ['that was made up', async () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.e30'],
    [
      'whose session is over',
      async () => {
        await addPerson(server, { email: 'leaver@example.test' });
        const token = await signIn(server, 'leaver@example.test');
        await server.call('POST /api/v2/auth/logout', { token, json: {} });
        return token;
      },
    ],
  ])('may send a token %s, which is ignored', async (_, tokenOf) => {
    const error = errorOf({ tenant_id: harbor });
    expect((await report([error], await tokenOf(), at('203.0.113.2'))).status).toBe(201);
    const rows = await storedEvent(error);
    expect(rows.map(({ tenant_id: tenant, user_id: user }) => [tenant, user])).toEqual([
      [NO_TENANT, null],
    ]);
  });

  test('has the queries and fragments of its URLs removed, whatever their names', async () => {
    const error = errorOf({
      error_message: 'GET https://app.example/invitation?i=canary-1 failed',
      error_stack: 'at https://app.example/confirm#canary-2\nat x (/assets/a.js:1:2)',
      url: '/auth/v1/verify?h=canary-3',
      route: '/reset-password?k=canary-4#canary-5',
    });
    await reportFrom([error], '203.0.113.3');
    const [row] = await storedEvent(error);
    expect(row?.context).toMatchObject({
      error_message: 'GET https://app.example/invitation failed',
      error_stack: 'at https://app.example/confirm\nat x (/assets/a.js:1:2)',
      url: '/auth/v1/verify',
      route: '/reset-password',
    });
  });

  test('sends at most as many at once as a page does', async () => {
    const most = await reportFrom(errorsOf(10), '203.0.113.4');
    const refusal = refusalOf(await reportFrom(errorsOf(11), '203.0.113.4'));
    expect([most.status, refusal.code]).toEqual([201, 'validation_failed']);
  });

  test('is limited per address, separately from other addresses and sessions', async () => {
    for (let sent = 0; sent < STRANGER_EVENTS_PER_HOUR; sent += 10) {
      expect((await reportFrom(errorsOf(10), '203.0.113.5')).status).toBe(201);
    }
    const answer = await reportFrom(errorsOf(1), '203.0.113.5');
    expect([answer.status, refusalOf(answer).code]).toEqual([429, 'rate_limited']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await reportFrom(errorsOf(1), '203.0.113.6')).status).toBe(201);
    expect((await report(errorsOf(1), session, at('203.0.113.5'))).status).toBe(201);
  });

  test('is limited across all addresses', async () => {
    const { ofStranger } = createReportLimits(server.database.pool);
    const reportsOf = async (addresses: number) => {
      for (let address = 0; address < addresses; address += 1) {
        await ofStranger(`198.51.100.${address}`, STRANGER_EVENTS_PER_HOUR);
      }
    };
    await expect(
      reportsOf(STRANGERS_EVENTS_PER_DAY / STRANGER_EVENTS_PER_HOUR + 1),
    ).rejects.toMatchObject({ code: 'rate_limited' });
    expect((await reportFrom(errorsOf(1), '203.0.113.7')).status).toBe(429);
    expect((await report(errorsOf(1))).status).toBe(201);
  });
});

describe("a page's measurement", () => {
  const measurementOf = (changes: Record<string, unknown> = {}) => ({
    measurement_id: randomUUID(),
    route: '/dashboard/sync/payouts/:id',
    ttfb_ms: 31.5,
    fcp_ms: 210,
    lcp_ms: 402.25,
    inp_ms: null,
    cls: 0.012,
    viewport_width: 390,
    tenant_id: harbor,
    ...changes,
  });
  const measure = (context: ReturnType<typeof measurementOf>) =>
    server.call('POST /api/dataflow/events/batch', {
      token: session,
      json: {
        events: [
          {
            operation: 'frontend_page_measurement',
            stage: 'load',
            source: 'frontend',
            request_id: null,
            context,
          },
        ],
      },
    });
  const saved = async ({ measurement_id: id }: { measurement_id: string }) => {
    const { rows } = await server.database.pool.query<Record<string, unknown>>(
      'select tenant_id, user_id, operation, severity, context from dataflow_events where id = $1',
      [id],
    );
    return rows;
  };

  test('is saved once, with its client', async () => {
    const context = measurementOf();
    expect((await measure(context)).status).toBe(201);
    expect(dataOf((await measure(context)).body)).toEqual({ stored: 0 });
    expect(await saved(context)).toEqual([
      {
        tenant_id: harbor,
        user_id: owner.userId,
        operation: 'frontend_page_measurement',
        severity: 'none',
        context,
      },
    ]);
  });

  test('has no client if the reporter is not a member', async () => {
    const context = measurementOf({ tenant_id: foreign });
    await measure(context);
    expect(await saved(context)).toMatchObject([
      { tenant_id: NO_TENANT, context: { ...context, tenant_id: null } },
    ]);
  });

  test.each([
    ['a query in its route', { route: '/login?code=canary' }],
    ['a negative time', { lcp_ms: -1 }],
    ['a field nobody knows', { password: 'x' }],
  ])('is rejected with %s', async (_, changes) => {
    expect(refusalOf(await measure(measurementOf(changes))).code).toBe('validation_failed');
  });
});

test('only reports older than 30 days are deleted', async () => {
  const old = errorOf();
  await report([old]);
  server.clock.advance(1);
  const fresh = errorOf();
  await report([fresh]);
  server.clock.advance(30 * DAY_MS - 1);
  const { sweep } = createDataflowService({
    ...server,
    limits: createReportLimits(server.database.pool),
  });
  await sweep();
  expect([(await storedEvent(old)).length, (await storedEvent(fresh)).length]).toEqual([0, 1]);
});
