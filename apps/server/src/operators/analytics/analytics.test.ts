import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Analytics = components['schemas']['Analytics'];

const DAY_MS = 86_400_000;

let server: TestServer;
let operator: string;
let ownerToken: string;
let harbor: string;

const query = (statement: string, values: readonly unknown[]) =>
  server.database.pool.query(statement, [...values]);
async function addRequest(operation: string, event: { userId: string | null; status?: string }) {
  await query(
    `insert into operation_events (tenant_id, occurred_at, span_id, trace_id, request_id, user_id, kind, operation,
        status, attempt, duration_ms)
      values ($1, $2, $3, $4, $3, $5, 'request', $6, $7, 1, 4)`,
    [
      harbor,
      ago(1),
      randomUUID().replaceAll('-', '').slice(0, 16),
      randomUUID().replaceAll('-', ''),
      event.userId,
      operation,
      event.status ?? 'succeeded',
    ],
  );
}

const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);

async function addPayout(tenantId: string, at: Date, holds: boolean): Promise<void> {
  const [id, runId] = [randomUUID(), randomUUID()];
  await query(
    `insert into sync_runs (tenant_id, id, state, channel_type, created_at, updated_at)
      values ($1, $2, 'ready', 'ubereats', $3, $3)`,
    [tenantId, runId, at],
  );
  await query(
    `insert into payouts (tenant_id, id, import_id, platform, payout_ref, platform_store_id, channel,
        platform_store_name, payout_on, period_start_on, period_end_on, currency, gross_sales_cents, net_cents,
        identities_hold, status, reading, created_at, updated_at)
      values ($1, $2, $3, 'ubereats', $4, 's', 'marketplace', 'Platform', '2026-11-02', '2026-11-02', '2026-11-02',
        'USD', 10050, 9000, $5, 'ready', '{}', $6, $6)`,
    [tenantId, id, runId, id, holds, at],
  );
}

async function addEntry(tenantId: string, postedAt: Date): Promise<void> {
  const id = randomUUID();
  await query(
    `insert into journal_entries (tenant_id, id, platform, kind, entry_key, document_number, entry_on, currency,
        debit_cents, entry, status, posted_at, created_at, updated_at)
      values ($1, $2, 'ubereats', 'payout', $3, $3, '2026-11-02', 'USD', 100, '{}', 'posted', $4, $4, $4)`,
    [tenantId, id, id, postedAt],
  );
}

async function addReport(userId: string, operation: string, context: object, at: Date) {
  await query(
    `insert into dataflow_events (tenant_id, user_id, id, operation, stage, source, severity, context, created_at, expires_at)
      values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, 'load', 'frontend', 'none', $4, $5, $5)`,
    [userId, randomUUID(), operation, JSON.stringify(context), at],
  );
}

beforeAll(async () => {
  server = await startTestServer();
  const owner = await addPerson(server, { email: 'owner@example.test' });
  const other = await addPerson(server, { email: 'other@example.test' });
  const member = [{ person: owner, level: 'user_owner' }] as const;
  harbor = (await addTenant(server, { name: 'Harbor', members: member })).tenantId;
  const quiet = [{ person: other, level: 'user_owner' }] as const;
  await addTenant(server, { name: 'Quiet', members: quiet });
  ownerToken = await signIn(server, owner.email);
  server.clock.advance(20 * DAY_MS);
  const staff = await addPerson(server, { email: 'operator@example.test' });
  const row = {
    user_id: staff.userId,
    level: 'system_operator',
    created_at: server.clock.now(),
  } as const;
  await server.database.asOwner((tx) => tx.insertInto('system_staff').values(row).execute());
  operator = await signIn(server, 'operator@example.test');
  ownerToken = await signIn(server, owner.email);
  await query(
    `insert into connections (tenant_id, id, provider, external_id, external_name, status, connected_at, created_at, updated_at)
      values ($1, $2, 'quickbooks', 'realm', 'Books', 'connected', $3, $3, $3)`,
    [harbor, randomUUID(), ago(19)],
  );
  await addPayout(harbor, ago(19), true);
  await addPayout(harbor, ago(18), false);
  // A day and a half after the client began, and again nine days later.
  await addEntry(harbor, ago(18.5));
  await addEntry(harbor, ago(9));
  const measured = { route: '/dashboard', ttfb_ms: 80, inp_ms: null, cls: 0.02 };
  await addReport(owner.userId, 'frontend_page_measurement', { ...measured, lcp_ms: 900 }, ago(3));
  await addReport(
    owner.userId,
    'frontend_page_measurement',
    { ...measured, lcp_ms: 1_300 },
    ago(2),
  );
  await addReport(owner.userId, 'frontend_api_error', { status: 500 }, ago(2));
  await query('select add_operation_partitions($1, 1)', [ago(1)]);
  await addRequest('postEntries', { userId: owner.userId });
  await addRequest('approveEntries', { userId: owner.userId });
  await addRequest('approveEntries', { userId: other.userId });
  await addRequest('postEntries', { userId: other.userId, status: 'refused' });
  await addRequest('postEntries', { userId: null });
  await addRequest('uploadReport', { userId: other.userId });
  // A period ends before the instant it is read at.
  server.clock.advance(1);
});
afterAll(() => server.stop());

const read = async (days: number) =>
  dataOf(
    (await server.call(`GET /api/admin/analytics?days=${days}`, { token: operator })).body,
  ) as Analytics;

test('the figures are counts and times of what there is', async () => {
  const analytics = await read(30);
  expect(analytics).toMatchObject({
    days: 30,
    to: server.clock.now().toISOString(),
    funnel: {
      registered: 3,
      client: 2,
      reports: 1,
      books: 1,
      mapped: 1,
      posted: 1,
      second_week: 1,
    },
    first_posts: { clients: 1, median_hours: 36, p90_hours: 36 },
    store_matches: [],
    payouts: [
      { platform: 'ubereats', currency: 'USD', payouts: 2, unbalanced: 1, gross_cents: 20_100 },
    ],
    web_vitals: [
      { route: '/dashboard', loads: 2, ttfb_ms: 80, lcp_ms: 1_200, inp_ms: null, cls: 0.02 },
    ],
    visits: { total: 2, error_free: 1 },
    support_tickets: 0,
    unknown_columns: 0,
  });
  expect(analytics.feature_use.slice(0, 3)).toEqual([
    { feature: 'postings', uses: 3, people: 2, clients: 1 },
    { feature: 'uploads', uses: 1, people: 1, clients: 1 },
    { feature: 'account_mapping', uses: 0, people: 0, clients: 0 },
  ]);
  expect(analytics.volume).toEqual([
    { week: '2026-11-16', platform: 'ubereats', runs: 1, payouts: 1, posted: 1 },
    { week: '2026-11-23', platform: 'ubereats', runs: 1, payouts: 1, posted: 0 },
    { week: '2026-11-30', platform: 'ubereats', runs: 0, payouts: 0, posted: 1 },
  ]);
  expect(analytics.cohorts).toEqual([{ month: '2026-11', clients: 2, active: [1, 1] }]);
});

test('what was before the period is not counted', async () => {
  const { funnel, first_posts: first, payouts } = await read(7);
  expect(funnel).toMatchObject({ registered: 1, client: 0, posted: 0 });
  expect(first).toEqual({ clients: 0, median_hours: null, p90_hours: null });
  expect(payouts).toEqual([]);
});

test('the file has every figure as a row, and the audit log says who took it', async () => {
  const answer = await server.call('GET /api/admin/analytics/export?days=30', { token: operator });
  const lines = String(answer.body).trimEnd().split('\r\n');
  expect(lines[0]).toContain('section,part,figure,value');
  expect(lines).toContain('funnel,,posted,1');
  expect(lines).toContain('cohorts,2026-11,active_month_0,1');
  expect(lines).toContain('feature_use,postings,people,2');
  expect(lines).toContain('web_vitals,/dashboard,lcp_ms,1200');
  const { rows } = await query(
    `select a.details, u.email from audit_log a join users u on u.id = a.actor_user_id
      where a.action = 'analytics.exported'`,
    [],
  );
  expect(rows).toEqual([{ details: { days: 30 }, email: 'operator@example.test' }]);
});

test('the figures are not for the owner of a tenant', async () => {
  const answer = await server.call('GET /api/admin/analytics', { token: ownerToken });
  expect(refusalOf(answer)).toMatchObject({ status: 403, code: 'permission_error' });
});
