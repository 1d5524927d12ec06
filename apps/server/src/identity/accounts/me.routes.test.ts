import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function newcomer(email: string): Promise<{ userId: string; token: string }> {
  const { userId } = await addPerson(server, { email });
  return { userId, token: await signIn(server, email) };
}

async function dataFrom(request: string, token: string, json?: unknown): Promise<unknown> {
  return dataOf(
    (await server.call(request, { token, ...(json === undefined ? {} : { json }) })).body,
  );
}

const actionsOf = (userId: string) =>
  server.database.asOwner((tx) =>
    tx
      .selectFrom('audit_log')
      .select('action')
      .where('actor_user_id', '=', userId)
      .orderBy('recorded_at')
      .orderBy('sequence')
      .execute(),
  );

describe('GET /api/v2/auth/me', () => {
  test('returns the signed-in user, and that a registration without a tenant is incomplete', async () => {
    const { userId, token } = await newcomer('dana@example.test');
    expect(await dataFrom('GET /api/v2/auth/me', token)).toEqual({
      id: userId,
      email: 'dana@example.test',
      phone: '',
      full_name: 'Name of dana@example.test',
      company: '',
      business_type: null,
      profile_complete: false,
      created_at: server.clock.now().toISOString(),
    });
  });

  test('rejects a tampered token', async () => {
    const { token } = await newcomer('tampered@example.test');
    const [head, claims, signature] = token.split('.');
    const forged = Buffer.from(String(claims), 'base64url')
      .toString()
      .replace('authenticated', 'service_role');
    const tampered = [head, Buffer.from(forged).toString('base64url'), signature].join('.');
    expect(refusalOf(await server.call('GET /api/v2/auth/me', { token: tampered })).code).toBe(
      'not_authenticated',
    );
  });

  test('rejects an expired token', async () => {
    const { token } = await newcomer('expired@example.test');
    server.clock.advance(3_601_000);
    expect(refusalOf(await server.call('GET /api/v2/auth/me', { token }))).toEqual({
      status: 401,
      code: 'session_expired',
      message: 'Your session has expired. Please log in again.',
    });
  });
});

describe('GET /api/v2/auth/me/with-tenant', () => {
  test("starts with the first tenant's role, and keeps the role of each tenant", async () => {
    const person = await addPerson(server, { email: 'two@example.test' });
    const add = async (name: string, level: 'user_manager' | 'user_owner') => {
      const { tenantId } = await addTenant(server, { name, members: [{ person, level }] });
      const joined_at = server.clock.now().toISOString();
      server.clock.advance(1_000);
      return { tenantId, joined_at };
    };
    const first = await add('Harbor', 'user_manager');
    const second = await add('Juniper', 'user_owner');
    const token = await signIn(server, person.email);
    const tenants = [
      {
        tenant_id: first.tenantId,
        tenant_name: 'Harbor',
        tenant_role: 'user_manager',
        level_label: 'Tenant Manager',
        joined_at: first.joined_at,
      },
      {
        tenant_id: second.tenantId,
        tenant_name: 'Juniper',
        tenant_role: 'user_owner',
        level_label: 'Tenant Owner',
        joined_at: second.joined_at,
      },
    ];
    const full = await dataFrom('GET /api/v2/auth/me/with-tenant', token);
    expect(full).toMatchObject({
      user: { email: 'two@example.test', profile_complete: true },
      role: 'user_manager',
    });
    expect((full as { tenants: unknown }).tenants).toEqual(tenants);
    expect(await dataFrom('GET /api/v2/auth/me/tenants', token)).toEqual({ items: tenants });
  });
});

describe('PUT /api/v2/auth/me', () => {
  test('changes the given fields, trimmed, keeps the rest, and logs the change', async () => {
    const { userId, token } = await newcomer('change@example.test');
    await dataFrom('PUT /api/v2/auth/me', token, { company: ' Rye & Co ' });
    const changed = await dataFrom('PUT /api/v2/auth/me', token, { full_name: 'Dana W' });
    expect(changed).toMatchObject({ full_name: 'Dana W', company: 'Rye & Co' });
    expect(await dataFrom('GET /api/v2/auth/me', token)).toEqual(changed);
    expect(
      (await actionsOf(userId)).filter(({ action }) => action === 'account.updated'),
    ).toHaveLength(2);
  });

  test('completes the profile of a user who was invited before they gave a name', async () => {
    const person = await addPerson(server, { email: 'nameless@example.test' });
    await server.database.asOwner((tx) =>
      tx
        .updateTable('users')
        .set({ user_metadata: '{}' })
        .where('id', '=', person.userId)
        .execute(),
    );
    await addTenant(server, { name: 'Inviting', members: [{ person, level: 'user_basic' }] });
    const token = await signIn(server, person.email);
    const before = await dataFrom('GET /api/v2/auth/me', token);
    const after = await dataFrom('PUT /api/v2/auth/me', token, { full_name: 'Sam' });
    expect([before, after]).toMatchObject([
      { full_name: '', profile_complete: false },
      { full_name: 'Sam', profile_complete: true },
    ]);
  });

  test.each([
    ['is_admin', { full_name: 'Dana', is_admin: true }],
    ['role', { role: 'user_owner' }],
    ['tenant_id', { full_name: 'Dana', tenant_id: 'x' }],
  ])('rejects %s', async (field, json) => {
    const { token } = await newcomer(`${field}@example.test`);
    const answer = await server.call('PUT /api/v2/auth/me', { token, json });
    expect([answer.status, (answer.body as { errors: unknown }).errors]).toEqual([
      400,
      [fieldError(`/${field}`, 'unknown_field')],
    ]);
  });
});

const COMPLETION = {
  full_name: 'Dana Whitfield',
  company: 'Rye & Co',
  business_type: 'adviser',
  tenant_name: ' Juniper & Rye ',
  client_category: 'delivery_only',
  country: 'CA',
  time_zone: 'america/toronto',
};

describe('POST /api/v2/auth/setup-user-tenant', () => {
  test('creates the profile, the tenant and its client together', async () => {
    const { userId, token } = await newcomer('setup@example.test');
    const answer = await server.call('POST /api/v2/auth/setup-user-tenant', {
      token,
      json: COMPLETION,
    });
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      201,
      'Registration complete',
    ]);
    expect(dataOf(answer.body)).toMatchObject({
      user: {
        id: userId,
        full_name: 'Dana Whitfield',
        company: 'Rye & Co',
        business_type: 'adviser',
        profile_complete: true,
      },
      role: 'user_owner',
      tenants: [{ tenant_name: 'Juniper & Rye', tenant_role: 'user_owner' }],
    });
    const clients = (await dataFrom('GET /api/v2/clients/clients', token)) as { items: unknown[] };
    expect(clients.items).toMatchObject([
      {
        name: 'Juniper & Rye',
        client_category: 'delivery_only',
        country: 'CA',
        currency: 'CAD',
        time_zone: 'America/Toronto',
      },
    ]);
    expect((await actionsOf(userId)).map(({ action }) => action)).toContain('account.completed');
  });

  test('happens once, even in ten concurrent calls', async () => {
    const { token } = await newcomer('eager@example.test');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.call('POST /api/v2/auth/setup-user-tenant', { token, json: COMPLETION }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(9).fill(409),
    ]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused === undefined ? null : refusalOf(refused)).toEqual({
      status: 409,
      code: 'profile_complete',
      message: 'Your registration is already complete.',
    });
    const { items } = (await dataFrom('GET /api/v2/auth/me/tenants', token)) as {
      items: unknown[];
    };
    expect(items).toHaveLength(1);
  });

  test('saves nothing if the time zone does not exist', async () => {
    const { token } = await newcomer('nowhere@example.test');
    const json = { ...COMPLETION, time_zone: 'Mars/Olympus' };
    const answer = await server.call('POST /api/v2/auth/setup-user-tenant', { token, json });
    expect(answer.body).toMatchObject({
      code: 'setting_invalid',
      errors: [
        {
          path: '/time_zone',
          message: 'must be an IANA time zone, like America/New_York',
          code: 'not_a_time_zone',
          values: {},
        },
      ],
    });
    expect(await dataFrom('GET /api/v2/auth/me', token)).toMatchObject({
      company: '',
      profile_complete: false,
    });
  });
});
