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
import {
  addEntry,
  addMatches,
  addPayout,
  addReport,
  addRequest,
  addTicket,
  addTrials,
  addUnknownColumns,
  rowsOf,
} from './analytics-rows.fake.ts';

type Analytics = components['schemas']['Analytics'];

const DAY_MS = 86_400_000;

let server: TestServer;
let operator: string;
let ownerToken: string;
let harbor: string;
let rows: ReturnType<typeof rowsOf>;

beforeAll(async () => {
  server = await startTestServer();
  rows = rowsOf(server);
  const { ago, query } = rows;
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
  await addPayout(rows, harbor, { at: ago(19), holds: true });
  await addPayout(rows, harbor, { at: ago(18), holds: false });
  // A day and a half after the client started, and again nine days later.
  await addEntry(rows, harbor, ago(18.5));
  await addEntry(rows, harbor, ago(9));
  const measured = { route: '/dashboard', ttfb_ms: 80, inp_ms: null, cls: 0.02 };
  await addReport(rows, owner.userId, {
    operation: 'frontend_page_measurement',
    context: { ...measured, lcp_ms: 900 },
    at: ago(3),
  });
  await addReport(rows, owner.userId, {
    operation: 'frontend_page_measurement',
    context: { ...measured, lcp_ms: 1_300 },
    at: ago(2),
  });
  await addReport(rows, owner.userId, {
    operation: 'frontend_api_error',
    context: { status: 500 },
    at: ago(2),
  });
  await query('select add_operation_partitions($1, 1)', [ago(1)]);
  await addRequest(rows, harbor, { operation: 'postEntries', userId: owner.userId });
  await addRequest(rows, harbor, { operation: 'approveEntries', userId: owner.userId });
  await addRequest(rows, harbor, { operation: 'approveEntries', userId: other.userId });
  await addRequest(rows, harbor, {
    operation: 'postEntries',
    userId: other.userId,
    status: 'refused',
  });
  await addRequest(rows, harbor, { operation: 'postEntries', userId: null });
  await addRequest(rows, harbor, { operation: 'uploadReport', userId: other.userId });
  // A period ends before the instant it is read at.
  server.clock.advance(1);
});
afterAll(() => server.stop());

const read = async (days: number) =>
  dataOf(
    (await server.call(`GET /api/admin/analytics?days=${days}`, { token: operator })).body,
  ) as Analytics;

test('the figures are counts and durations of stored rows', async () => {
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

test('rows before the period are not counted', async () => {
  const { funnel, first_posts: first, payouts } = await read(7);
  expect(funnel).toMatchObject({ registered: 1, client: 0, posted: 0 });
  expect(first).toEqual({ clients: 0, median_hours: null, p90_hours: null });
  expect(payouts).toEqual([]);
});

test('trials are counted by their start, and ended ones by their days, their payouts or a plan', async () => {
  await addTrials(server, [
    { daysAgo: 31, paid: 'active' },
    { daysAgo: 20 },
    { daysAgo: 13 },
    { daysAgo: 12, reached: true },
    { daysAgo: 11, paid: 'past_due' },
    { daysAgo: 10, paid: 'cancelled' },
  ]);
  expect((await read(30)).trials).toEqual({ started: 5, ended: 4, paying: 1 });
  expect((await read(90)).trials).toEqual({ started: 6, ended: 5, paying: 2 });
});

test('store matches, support requests and unknown columns are those of the period', async () => {
  await addMatches(rows, harbor, [
    { channel: 'ubereats', state: 'confirmed', daysAgo: 2 },
    { channel: 'ubereats', state: 'ended', daysAgo: 2 },
    { channel: 'ubereats', state: 'ignored', daysAgo: 2 },
    { channel: 'doordash', state: 'pending', daysAgo: 2 },
    { channel: 'doordash', state: 'pending', daysAgo: 15 },
  ]);
  await addTicket(rows, harbor, rows.ago(2));
  await addTicket(rows, harbor, rows.ago(3));
  await addTicket(rows, harbor, rows.ago(15));
  await addUnknownColumns(rows, harbor, { names: ['marketing credit', 'points'], at: rows.ago(2) });
  await addUnknownColumns(rows, harbor, { names: ['points'], at: rows.ago(3) });
  await addUnknownColumns(rows, harbor, { names: ['long known'], at: rows.ago(15) });
  expect(await read(7)).toMatchObject({
    store_matches: [
      { platform: 'doordash', confirmed: 0, ignored: 0, pending: 1 },
      { platform: 'ubereats', confirmed: 2, ignored: 1, pending: 0 },
    ],
    support_tickets: 2,
    unknown_columns: 2,
  });
  expect(await read(30)).toMatchObject({
    store_matches: [
      { platform: 'doordash', confirmed: 0, ignored: 0, pending: 2 },
      { platform: 'ubereats', confirmed: 2, ignored: 1, pending: 0 },
    ],
    support_tickets: 3,
    unknown_columns: 3,
  });
});

test('the file has every figure as a row, and the audit log records the export', async () => {
  const answer = await server.call('GET /api/admin/analytics/export?days=30', { token: operator });
  const lines = String(answer.body).trimEnd().split('\r\n');
  expect(lines[0]).toContain('section,part,figure,value');
  expect(lines).toContain('funnel,,posted,1');
  expect(lines).toContain('cohorts,2026-11,active_month_0,1');
  expect(lines).toContain('feature_use,postings,people,2');
  expect(lines).toContain('web_vitals,/dashboard,lcp_ms,1200');
  const audited = await server.database.pool.query(
    `select a.details, u.email from audit_log a join users u on u.id = a.actor_user_id
      where a.action = 'analytics.exported'`,
  );
  expect(audited.rows).toEqual([{ details: { days: 30 }, email: 'operator@example.test' }]);
});

test("the figures are not available to a tenant's owner", async () => {
  const answer = await server.call('GET /api/admin/analytics', { token: ownerToken });
  expect(refusalOf(answer)).toMatchObject({ status: 403, code: 'permission_error' });
});
