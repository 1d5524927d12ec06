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

let server: TestServer;
let owner: string;
let basic: string;
let settings: string;

const CHOSEN_BY_NOBODY = {
  time_zone: 'America/New_York',
  currency: 'USD',
  basis: 'accrual',
  split: 'month',
  by: 'payout',
  bank_leg: 'none',
  sales: 'report',
  posting_mode: 'review',
  watch_window_days: 28,
  late_rows: 'amend',
  closed_period: 'post_today',
  tax_mode: 'pass_through_gross',
  memo_tax: 'ignore',
  split_tax: 'restaurant_remits',
  revenue: 'gross',
};
const DEFAULTS = { ...CHOSEN_BY_NOBODY, defaults: CHOSEN_BY_NOBODY, updated_at: null };

beforeAll(async () => {
  server = await startTestServer();
  const person = await addPerson(server, { email: 'owner@example.test' });
  const other = await addPerson(server, { email: 'basic@example.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person, level: 'user_owner' },
      { person: other, level: 'user_basic' },
    ],
  });
  settings = `/api/v2/clients/tenants/${tenantId}/settings`;
  owner = await signIn(server, 'owner@example.test');
  basic = await signIn(server, 'basic@example.test');
});

afterAll(() => server.stop());

async function read(token = owner): Promise<unknown> {
  return dataOf((await server.call(`GET ${settings}`, { token })).body);
}

function save(json: unknown, token = owner) {
  return server.call(`POST ${settings}`, { token, json });
}

test('settings require authentication, are read by a basic user and changed by a manager', async () => {
  expect((await server.call(`GET ${settings}`)).status).toBe(401);
  expect(await read(basic)).toEqual(DEFAULTS);
  expect(refusalOf(await save({ basis: 'cash' }, basic)).code).toBe('permission_error');
});

test('an absent field keeps its value, and two concurrent changes are both saved', async () => {
  await save({ late_rows: 'adjust' });
  const answers = await Promise.all([
    save({ basis: 'cash' }),
    save({ watch_window_days: 35 }),
    save({ posting_mode: 'paused' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await read()).toEqual({
    ...DEFAULTS,
    basis: 'cash',
    watch_window_days: 35,
    late_rows: 'adjust',
    posting_mode: 'paused',
    updated_at: server.clock.now().toISOString(),
  });
});

test('an invalid setting is rejected by its field, and nothing changes', async () => {
  const before = await read();
  const refused = async (json: unknown) => {
    const { status, body } = await save(json);
    return [status, (body as { errors: unknown }).errors];
  };
  expect(await refused({ basis: 'accrual', time_zone: 'Mars/Olympus' })).toEqual([
    400,
    [
      {
        path: '/time_zone',
        message: 'must be an IANA time zone, like America/New_York',
        code: 'not_a_time_zone',
        values: {},
      },
    ],
  ]);
  expect(await refused({ watch_window_days: 91 })).toEqual([
    400,
    [
      {
        path: '/watch_window_days',
        message: 'must be at most 90',
        code: 'too_large',
        values: { most: 90 },
      },
    ],
  ]);
  expect(await refused({ tolerance_cents: 5 })).toEqual([
    400,
    [
      {
        path: '/tolerance_cents',
        message: "isn't a known field",
        code: 'unknown_field',
        values: {},
      },
    ],
  ]);
  expect(await read()).toEqual(before);
});

test('a change is in the log with its fields', async () => {
  await save({ split: 'none', time_zone: 'america/chicago' });
  const entry = await server.database.asOwner((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', '=', 'settings.updated')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow(),
  );
  expect(entry).toEqual({
    action: 'settings.updated',
    details: { changed: 'split, time_zone' },
  });
  expect(await read()).toMatchObject({ time_zone: 'America/Chicago', split: 'none' });
});
