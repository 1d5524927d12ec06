import type { components } from '@platebook/api-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Plan = Schemas['AdminPlan'];
type Terms = Schemas['PlanTerms'];
type Changed = Schemas['PlanVersionChange'];

const PLANS = '/api/admin/plans';
const FIRM: Terms = {
  name: 'Firm',
  description: 'For firms.',
  price_cents: 4_900,
  currency: 'USD',
  interval: 'month',
  trial_days: 14,
  trial_payouts: 3,
  limits: { clients: 20, stores: null, channels: null, users: 10, history_months: null },
  max_stored_bytes: null,
};

let server: TestServer;
let admin: string;
let operator: string;
let tenants: string[];

beforeAll(async () => {
  server = await startTestServer();
  admin = await staff('admin@example.test', 'system_admin');
  operator = await staff('operator@example.test', 'system_operator');
  tenants = [];
  for (const name of ['Harbor', 'Juniper', 'Sorrel']) {
    const person: Person = await addPerson(server, { email: `${name.toLowerCase()}@example.test` });
    const members = [{ person, level: 'user_owner' as const }];
    tenants.push((await addTenant(server, { name, members })).tenantId);
    server.clock.advance(1_000);
  }
});
afterAll(() => server.stop());

afterEach(async () => {
  const { pool } = server.database;
  await pool.query('delete from subscriptions');
  await pool.query(`delete from plans where code not in ('community')`);
  await pool.query('update plans set is_default = true, is_listed = true');
});

async function staff(email: string, level: 'system_admin' | 'system_operator'): Promise<string> {
  const { userId } = await addPerson(server, { email });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: userId, level, created_at: server.clock.now() })
      .execute(),
  );
  return signIn(server, email);
}

function create(json: Partial<Schemas['CreateAdminPlanRequest']> = {}, token = admin) {
  return server.call(`POST ${PLANS}`, {
    token,
    json: { code: 'firm', is_listed: true, terms: FIRM, ...json },
  });
}

type Change = Partial<Schemas['UpdateAdminPlanRequest']>;

function put(code: string, change: Change, query = ''): Promise<Answer> {
  return server.call(`PUT ${PLANS}/${code}${query}`, {
    token: admin,
    json: { is_listed: true, is_default: false, terms: FIRM, ...change },
  });
}

async function changed(code: string, change: Change, query = ''): Promise<Changed> {
  return dataOf((await put(code, change, query)).body) as Changed;
}

async function plans(): Promise<Map<string, Plan>> {
  const { body } = await server.call(`GET ${PLANS}`, { token: operator });
  const { items } = dataOf(body) as { items: Plan[] };
  return new Map(items.map((plan) => [plan.code, plan]));
}

async function subscribe(tenantId: string, plan: string, paid: string | null): Promise<void> {
  await server.database.pool.query(
    `insert into subscriptions (tenant_id, plan_code, trial_started_at, trial_days, trial_payouts, paid_state, updated_at)
      values ($1, $2, $3, 14, 0, $4, $3)`,
    [tenantId, plan, server.clock.now(), paid],
  );
}

async function onPlan(code: string): Promise<Schemas['PlanSubscriber'][]> {
  const { body } = await server.call(`GET ${PLANS}/${code}/subscribers`, { token: operator });
  return (dataOf(body) as { items: Schemas['PlanSubscriber'][] }).items;
}

const nobody = { total: 0, unpaid: 0, active: 0, past_due: 0, cancelled: 0 };

describe('plans', () => {
  test('are created, listed with their subscribers, and offered', async () => {
    expect((await create()).status).toBe(201);
    const known = await plans();
    expect(known.get('firm')).toEqual({
      ...FIRM,
      code: 'firm',
      family: 'firm',
      version: 1,
      is_latest: true,
      is_listed: true,
      is_default: false,
      subscribers: nobody,
      created_at: server.clock.now().toISOString(),
    });
    // Tenants without a subscription are on the default plan.
    expect(known.get('community')?.subscribers).toEqual({ ...nobody, total: 3, unpaid: 3 });
    const { items } = dataOf((await server.call('GET /api/v2/subscription/plans')).body) as {
      items: Schemas['Plan'][];
    };
    expect(items.map(({ code }) => code)).toEqual(['community', 'firm']);
  });

  test('have a unique code, and are created by administrators only', async () => {
    await create();
    expect(refusalOf(await create())).toMatchObject({ status: 409, code: 'plan_exists' });
    expect(refusalOf(await create({ code: 'firm-v2' }))).toMatchObject({ status: 400 });
    expect(refusalOf(await create({ code: 'other' }, operator))).toMatchObject({
      status: 403,
      code: 'permission_error',
    });
  });
});

describe('a change', () => {
  test('of an unused plan is made in place', async () => {
    await create();
    const terms = { ...FIRM, price_cents: 5_900 };
    expect(await changed('firm', { terms, is_listed: false })).toMatchObject({
      dry_run: false,
      is_new_version: false,
      code: 'firm',
      plan: { price_cents: 5_900, is_listed: false },
      changes: [{ field: 'price_cents', before: 4_900, after: 5_900 }],
      moved: 0,
      kept: 0,
    });
  });

  test("of a plan's texts is made in place, even if it is in use", async () => {
    await create();
    await subscribe(tenants[0] ?? '', 'firm', 'active');
    const terms = { ...FIRM, name: 'Practice' };
    expect(await changed('firm', { terms })).toMatchObject({
      is_new_version: false,
      plan: { code: 'firm', name: 'Practice', subscribers: { active: 1 } },
    });
  });

  test('of the terms creates a new version: paying tenants keep theirs, others are moved on request', async () => {
    await create();
    await subscribe(tenants[0] ?? '', 'firm', 'active');
    await subscribe(tenants[1] ?? '', 'firm', null);
    const terms = { ...FIRM, price_cents: 5_900 };
    const wanted = { terms, move_unpaid: true };
    const preview = await changed('firm', wanted, '?dry_run=true');
    expect(preview).toMatchObject({
      dry_run: true,
      is_new_version: true,
      code: 'firm-v2',
      plan: { code: 'firm', price_cents: 4_900 },
      moved: 1,
      kept: 1,
    });
    expect([...(await plans()).keys()]).toEqual(['community', 'firm']);
    expect(await changed('firm', wanted)).toMatchObject({
      dry_run: false,
      code: 'firm-v2',
      plan: { code: 'firm-v2', family: 'firm', version: 2, price_cents: 5_900 },
    });
    const known = await plans();
    expect(known.get('firm')).toMatchObject({
      price_cents: 4_900,
      is_listed: false,
      is_latest: false,
      subscribers: { ...nobody, total: 1, active: 1 },
    });
    expect(known.get('firm-v2')).toMatchObject({
      is_listed: true,
      is_latest: true,
      subscribers: { ...nobody, total: 1, unpaid: 1 },
    });
    expect(refusalOf(await put('firm', { terms: FIRM }))).toMatchObject({
      status: 409,
      code: 'plan_version_outdated',
    });
    const { rows } = await server.database.pool.query<{ details: unknown }>(
      `select details from audit_log where action = 'plan.version_published' and target_id = 'firm-v2'`,
    );
    expect(rows).toEqual([
      {
        details: {
          from: 'firm',
          changed: 'price_cents',
          listed: true,
          default: false,
          moved: 1,
          kept: 1,
        },
      },
    ]);
  });

  test('of the default plan changes nothing for tenants implicitly on it', async () => {
    await create();
    expect(await changed('firm', { is_default: true })).toMatchObject({
      plan: { is_default: true, subscribers: nobody },
    });
    expect((await plans()).get('community')).toMatchObject({
      is_default: false,
      subscribers: { ...nobody, total: 3, unpaid: 3 },
    });
    expect(refusalOf(await put('firm', { is_default: false }))).toMatchObject({
      status: 409,
      code: 'default_plan_needed',
    });
    expect(refusalOf(await put('gone', {}))).toMatchObject({
      status: 404,
      code: 'plan_not_found',
    });
  });

  test("of the default plan's terms moves such tenants on request only", async () => {
    const free = (await plans()).get('community');
    const terms: Terms = { ...FIRM, price_cents: null, trial_days: free?.trial_days ?? 0 };
    const kept = await changed('community', { terms, is_default: true });
    expect(kept).toMatchObject({ code: 'community-v2', moved: 0, kept: 3 });
    expect((await plans()).get('community')?.subscribers.total).toBe(3);
    await server.database.pool.query('delete from subscriptions');
    const moved = await changed('community-v2', {
      terms: { ...terms, trial_payouts: 5 },
      is_default: true,
      move_unpaid: true,
    });
    expect(moved).toMatchObject({ code: 'community-v3', moved: 3, kept: 0 });
    expect((await plans()).get('community-v3')?.subscribers.total).toBe(3);
  });
});

test("the subscribers of a plan are listed with their subscription's status", async () => {
  await create();
  const [harbor = '', juniper = ''] = tenants;
  await subscribe(harbor, 'firm', null);
  await subscribe(juniper, 'firm', 'cancelled');
  expect(await onPlan('firm')).toMatchObject([
    { tenant_id: juniper, client_name: 'Juniper', state: 'cancelled', trial_ends_at: null },
    { tenant_id: harbor, client_name: 'Harbor', state: 'trial' },
  ]);
  expect(await onPlan('community')).toMatchObject([
    { client_name: 'Sorrel', state: 'active', renews_at: null },
  ]);
});
