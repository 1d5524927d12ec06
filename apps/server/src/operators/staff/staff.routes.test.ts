import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import {
  TEST_ENV,
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../../testing/test-server.ts';
import { LEVELS } from '../../http/levels.ts';
import { createAdministrator, planAdministrator } from './create-administrator.ts';

type Schemas = components['schemas'];

let server: TestServer;
let ana: Person;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  ana = await addPerson(server, { email: 'ana@example.test' });
  await create('ana@example.test');
  token = await signIn(server, ana.email);
});
afterAll(() => server.stop());

function create(email: string) {
  const { siteUrl, auth } = readConfig(TEST_ENV);
  const settings = { ...auth, siteUrl, authUrl: `${siteUrl}/auth/v1` };
  return createAdministrator({ database: server.database, clock: server.clock, settings }, email);
}

function grant(email: string, level: string, as = token): Promise<Answer> {
  // A later grant sorts after earlier ones.
  server.clock.advance(1_000);
  return server.call('POST /api/admin/staff', { token: as, json: { email, level } });
}

const revoke = (userId: string, as = token) =>
  server.call(`DELETE /api/admin/staff/${userId}`, { token: as });

async function staff(as = token): Promise<Schemas['StaffMember'][]> {
  const { body } = await server.call('GET /api/admin/staff', { token: as });
  return (dataOf(body) as { items: Schemas['StaffMember'][] }).items;
}

async function permissions(as: string): Promise<Schemas['DataflowPermissions']> {
  const { body } = await server.call('GET /api/dataflow/permissions/me', { token: as });
  return dataOf(body) as Schemas['DataflowPermissions'];
}

async function auditOf(userId: string) {
  const { rows } = await server.database.pool.query<{ action: string; details: unknown }>(
    `select action, details from audit_log
      where target_id = $1 and action like 'staff.%' order by sequence`,
    [userId],
  );
  return rows;
}

describe('the first administrator', () => {
  test("is previewed from the account's status, and nothing is written", async () => {
    await addPerson(server, { email: 'plain@example.test' });
    expect([
      await planAdministrator(server.database, ' Nobody@Example.Test '),
      await planAdministrator(server.database, 'plain@example.test'),
      await planAdministrator(server.database, 'ana@example.test'),
    ]).toEqual([
      { address: 'nobody@example.test', isNew: true, level: null },
      { address: 'plain@example.test', isNew: false, level: null },
      { address: 'ana@example.test', isNew: false, level: 'system_admin' },
    ]);
    expect((await planAdministrator(server.database, 'nobody@example.test')).isNew).toBe(true);
    // For an installation that was never started.
    expect(await planAdministrator(null, 'ana@example.test')).toEqual({
      address: 'ana@example.test',
      isNew: true,
      level: null,
    });
    await expect(planAdministrator(server.database, 'nope')).rejects.toThrow(
      'Unable to validate email address: invalid format',
    );
  });

  test('has an account already, or gets one with a sign-in link that works once', async () => {
    const { member, isNew, link } = await create(' New.Admin@Example.Test ');
    expect({ ...member, isNew }).toEqual({
      userId: member.userId,
      email: 'new.admin@example.test',
      level: 'system_admin',
      grantedAt: server.clock.now(),
      isNew: true,
    });
    expect((await create('new.admin@example.test')).isNew).toBe(false);
    const { pathname, search } = new URL((await create('new.admin@example.test')).link);
    const first = await server.call(`GET ${pathname}${search}`);
    expect(first.headers.get('location')).toMatch(/\/reset-password#access_token=.+type=recovery/);
    const again = await server.call(`GET ${pathname}${search}`);
    expect(again.headers.get('location')).toContain('error_code=otp_expired');
    expect(new URL(link).pathname).toBe('/auth/v1/verify');
    expect(await auditOf(member.userId)).toEqual([
      { action: 'staff.granted', details: { level: 'system_admin', level_before: null } },
      { action: 'staff.granted', details: { level: 'system_admin', level_before: 'system_admin' } },
      { action: 'staff.granted', details: { level: 'system_admin', level_before: 'system_admin' } },
    ]);
    await revoke(member.userId);
  });

  test('is rejected for an invalid email address, and nothing is created', async () => {
    await expect(create('not an address')).rejects.toThrow(
      'Unable to validate email address: invalid format',
    );
    expect(await staff()).toHaveLength(1);
  });
});

describe('staff', () => {
  test('are granted a level, which takes effect immediately', async () => {
    const sam = await addPerson(server, { email: 'sam@example.test' });
    const theirs = await signIn(server, sam.email);
    const nothing = { user_id: sam.userId, is_admin: false, level: 'no_access' };
    expect(await permissions(theirs)).toEqual({
      ...nothing,
      level_label: 'No Access',
      capabilities: [],
    });
    const member = dataOf((await grant('SAM@example.test', 'system_operator')).body);
    expect(member).toEqual({
      user_id: sam.userId,
      email: 'sam@example.test',
      level: 'system_operator',
      level_label: 'System Operator',
      capabilities: LEVELS.system_operator.capabilities,
      granted_at: server.clock.now().toISOString(),
    });
    expect(await permissions(theirs)).toEqual({
      user_id: sam.userId,
      is_admin: true,
      level: 'system_operator',
      level_label: 'System Operator',
      capabilities: LEVELS.system_operator.capabilities,
    });
    expect((await staff(theirs)).map(({ email }) => email)).toEqual([
      'ana@example.test',
      'sam@example.test',
    ]);
    expect(refusalOf(await grant('sam@example.test', 'system_admin', theirs))).toMatchObject({
      status: 403,
      code: 'permission_error',
    });
    expect((await revoke(sam.userId)).status).toBe(200);
    expect(await permissions(theirs)).toMatchObject(nothing);
    expect(refusalOf(await revoke(sam.userId))).toMatchObject({
      status: 404,
      code: 'staff_member_not_found',
    });
    expect(await auditOf(sam.userId)).toEqual([
      { action: 'staff.granted', details: { level: 'system_operator', level_before: null } },
      { action: 'staff.revoked', details: { level_before: 'system_operator' } },
    ]);
  });

  test('need an account', async () => {
    expect(refusalOf(await grant('nobody@example.test', 'system_operator'))).toMatchObject({
      status: 404,
      code: 'account_not_found',
    });
  });

  test('keep one administrator', async () => {
    const last = { status: 409, code: 'last_administrator' };
    expect(refusalOf(await revoke(ana.userId))).toMatchObject(last);
    expect(refusalOf(await grant(ana.email, 'system_operator'))).toMatchObject(last);
    expect((await staff()).map(({ level }) => level)).toEqual(['system_admin']);
  });

  test('keep one even if two administrators remove each other concurrently', async () => {
    const bo = await addPerson(server, { email: 'bo@example.test' });
    await grant(bo.email, 'system_admin');
    const theirs = await signIn(server, bo.email);
    const answers = await Promise.all([revoke(bo.userId), revoke(ana.userId, theirs)]);
    // The second one is no administrator any more, or would be the last one removed.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await server.database.asOwner((tx) =>
      tx.selectFrom('system_staff').select(['user_id', 'level']).execute(),
    );
    expect(left).toHaveLength(1);
    await create(ana.email);
    await revoke(bo.userId);
    expect((await staff()).map(({ email }) => email)).toEqual([ana.email]);
  });

  test('can use an API token only if it is not limited to tenants', async () => {
    const { tenantId } = await addTenant(server, {
      name: 'Harbor',
      members: [{ person: ana, level: 'user_owner' }],
    });
    const make = async (tenants: readonly string[] | null): Promise<string> => {
      const json = { name: 'Script', access: 'write', tenant_ids: tenants };
      const { body } = await server.call('POST /api/v2/auth/me/tokens', { token, json });
      return (dataOf(body) as { secret: string }).secret;
    };
    const free = await make(null);
    const limited = await make([tenantId]);
    expect(await staff(free)).toHaveLength(1);
    expect(refusalOf(await server.call('GET /api/admin/staff', { token: limited }))).toMatchObject({
      status: 403,
      code: 'permission_error',
    });
    expect((await permissions(free)).level).toBe('system_admin');
    expect((await permissions(limited)).level).toBe('no_access');
  });
});
