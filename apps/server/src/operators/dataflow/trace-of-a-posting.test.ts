import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { addPerson, dataOf, signIn } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Event = Schemas['DataflowOperation'];

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;
let operator: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  const { server } = env;
  const { userId, email } = await addPerson(server, { email: 'operator@example.test' });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: userId, level: 'system_operator', created_at: server.clock.now() })
      .execute(),
  );
  operator = await signIn(server, email);
});
afterAll(() => env.stop());

async function traceOf(requestId: string): Promise<Schemas['DataflowTrace']> {
  const { server } = env;
  await server.server.events.flush();
  const answer = await server.call(`GET /api/dataflow/trace/${requestId}`, { token: operator });
  return dataOf(answer.body) as Schemas['DataflowTrace'];
}

/** The kinds of the events from one up to the request. */
function wayUp(events: readonly Event[], from: Event | undefined): string[] {
  const above = events.find(({ id }) => id === from?.parent_id);
  return from === undefined ? [] : [from.kind, ...wayUp(events, above)];
}

test('one request is traced from its response through the job and the stages of its run to each call to the books', async () => {
  await importReport(env, REPORT);
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  const { items } = await env.read<{ items: Schemas['SyncRun'][] }>('GET sync/history');
  const runId = String(items[0]?.id);
  await env.sandbox.plan({ kind: 'error_after', operation: 'write', times: 1 });
  const approved = await env.server.call(`POST /api/v2/clients/sync/${runId}/approve`, {
    token: env.token,
    headers: { 'x-request-id': 'approves-the-run' },
  });
  expect(approved.status).toBeLessThan(300);
  await expect
    .poll(
      async () =>
        (await traceOf('approves-the-run')).events.some(
          ({ kind, status }) => kind === 'stage' && status === 'failed',
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  const { events } = await traceOf('approves-the-run');
  const failed = events.find(({ kind, status }) => kind === 'provider_call' && status === 'failed');
  expect(failed).toMatchObject({
    operation: 'POST /v3/company/:id/journalentry',
    provider: 'quickbooks',
    http_status: 500,
    error_code: 'http_500',
    tenant_id: env.tenantId,
    tenant_name: 'Harbor',
    run_id: runId,
  });
  const send = events.find(({ id }) => id === failed?.parent_id);
  expect(send).toMatchObject({
    kind: 'stage',
    stage: 'post',
    operation: 'run.sendEntry',
    status: 'failed',
    error_code: 'unknown',
  });
  expect(new Set(events.map(({ trace_id: id }) => id)).size).toBe(1);
  expect(new Set(events.map(({ user_id: id }) => id))).toEqual(new Set([env.owner.userId]));
  const [request] = events.filter(({ kind }) => kind === 'request');
  expect(request).toMatchObject({ operation: 'approveSyncRun', parent_id: null });
  // A job whose run waits ends later; its children are there already.
  await expect
    .poll(async () => {
      const { events: now } = await traceOf('approves-the-run');
      return wayUp(
        now,
        now.find(({ id }) => id === failed?.id),
      );
    })
    .toEqual(['provider_call', 'stage', 'job', 'request']);
});

test('an upload is traced through the stages of its reading', async () => {
  const stages = await env.server.database.pool.query<{ stage: string; status: string }>(
    `select distinct on (stage) stage, status, occurred_at from operation_events
      where kind = 'stage' and stage in ('fetch', 'parse', 'validate', 'plan') order by stage, occurred_at`,
  );
  expect(stages.rows.map(({ stage, status }) => [stage, status])).toEqual([
    ['parse', 'succeeded'],
    ['plan', 'succeeded'],
    ['validate', 'succeeded'],
  ]);
});

test('events of stages and calls contain no names, amounts or ids of the books', async () => {
  await env.server.server.events.flush();
  const { rows } = await env.server.database.pool.query<{ text: string }>(
    `select distinct concat_ws(' ', operation, error_code, provider_request_id) as text from operation_events`,
  );
  const texts = rows.map(({ text }) => text).join('\n');
  expect(texts).toContain('POST /v3/company/:id/journalentry');
  expect(texts).not.toMatch(/9341452|Harbor|select |\?|@|\$/);
});
