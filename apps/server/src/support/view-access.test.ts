import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../testing/test-server.ts';

type Schemas = components['schemas'];

const HOUR_MS = 3_600_000;

let server: TestServer;
let people: Record<'owner' | 'manager' | 'other' | 'staff', Person>;
let tokens: Record<keyof typeof people, string>;
let tenantId: string;
let clientId: string;
let otherTenant: string;

beforeAll(async () => {
  server = await startTestServer();
  people = {
    owner: await addPerson(server, { email: 'owner@example.test' }),
    manager: await addPerson(server, { email: 'manager@example.test' }),
    other: await addPerson(server, { email: 'other@example.test' }),
    staff: await addPerson(server, { email: 'staff@example.test' }),
  };
  ({ tenantId, clientId } = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person: people.owner, level: 'user_owner' },
      { person: people.manager, level: 'user_manager' },
    ],
  }));
  ({ tenantId: otherTenant } = await addTenant(server, {
    name: 'Elsewhere',
    members: [{ person: people.other, level: 'user_owner' }],
  }));
  const { userId } = people.staff;
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: userId, level: 'system_operator', created_at: server.clock.now() })
      .execute(),
  );
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.database.pool.query('delete from support_view_grants');
  // Sessions expire, and some tests take hours.
  tokens = {
    owner: await signIn(server, people.owner.email),
    manager: await signIn(server, people.manager.email),
    other: await signIn(server, people.other.email),
    staff: await signIn(server, people.staff.email),
  };
});

type By = keyof typeof people;

function access(by: By, method: string, json?: object): Promise<Answer> {
  return server.call(`${method} /api/v2/clients/tenants/${tenantId}/support/view-access`, {
    token: tokens[by],
    ...(json === undefined ? {} : { json }),
  });
}

function view(
  request: string,
  { as = tenantId, by = 'staff', json = {} }: { as?: string; by?: By; json?: object } = {},
) {
  const isRead = request.startsWith('GET ');
  return server.call(request, {
    token: tokens[by],
    headers: { 'x-view-as': as },
    ...(isRead ? {} : { json }),
  });
}

const stores = (tenant = tenantId) => `/api/v2/clients/tenants/${tenant}/stores`;

async function auditOf(action: string): Promise<unknown[]> {
  const { rows } = await server.database.pool.query<{ user_id: string; details: unknown }>(
    `select actor_user_id as user_id, details from audit_log
      where tenant_id = $1 and action = $2 order by sequence`,
    [tenantId, action],
  );
  return rows;
}

describe('an owner', () => {
  test('grants support a view for a limited time, and ends it', async () => {
    expect(dataOf((await access('owner', 'GET')).body)).toEqual({ access: null });
    const at = server.clock.now();
    const allowed = dataOf((await access('owner', 'POST', { hours: 4 })).body);
    expect(allowed).toEqual({
      access: {
        id: expect.any(String) as string,
        ticket_id: null,
        granted_by_name: 'Name of owner@example.test',
        granted_at: at.toISOString(),
        expires_at: new Date(at.getTime() + 4 * HOUR_MS).toISOString(),
      },
    });
    expect(dataOf((await access('manager', 'GET')).body)).toEqual(allowed);
    expect(dataOf((await access('owner', 'DELETE')).body)).toEqual({ access: null });
    expect(refusalOf(await access('owner', 'DELETE'))).toMatchObject({
      status: 404,
      code: 'view_access_not_found',
    });
    expect(await auditOf('support_view.ended')).toMatchObject([
      { user_id: people.owner.userId, details: { by: 'client' } },
    ]);
  });

  test('who grants it twice concurrently has granted it once', async () => {
    const answers = await Promise.all(
      [1, 4, 24].map((hours) => access('owner', 'POST', { hours })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as open from support_view_grants where ended_at is null',
    );
    expect(rows).toEqual([{ open: 1 }]);
  });

  test('is the only one to decide, for a ticket of this client', async () => {
    expect(refusalOf(await access('manager', 'POST', { hours: 1 }))).toMatchObject({
      status: 403,
      code: 'permission_error',
    });
    expect(refusalOf(await access('owner', 'POST', { hours: 73 }))).toMatchObject({ status: 400 });
    const foreign = await server.call(
      `POST /api/v2/clients/tenants/${otherTenant}/support/tickets`,
      { token: tokens.other, json: { subject: 'A', topic: 'other', message: 'B' } },
    );
    const { id } = dataOf(foreign.body) as Schemas['SupportTicketDetail'];
    expect(refusalOf(await access('owner', 'POST', { hours: 1, ticket_id: id }))).toMatchObject({
      status: 404,
      code: 'support_ticket_not_found',
    });
  });
});

describe('support', () => {
  test('reads what a User of the client reads during the grant, each read in the audit log', async () => {
    expect(refusalOf(await view(`GET ${stores()}`))).toMatchObject({
      status: 403,
      code: 'view_access_ended',
    });
    await access('owner', 'POST', { hours: 1 });
    expect((await view(`GET ${stores()}`)).status).toBe(200);
    const listed = dataOf((await view('GET /api/v2/clients/clients')).body);
    expect(listed).toMatchObject({
      items: [{ id: clientId, name: 'Harbor', tenant_id: tenantId, level: 'user_basic' }],
      next_cursor: null,
    });
    const workspace = dataOf((await view('GET /api/v2/auth/me/workspace')).body);
    expect(workspace).toMatchObject({
      user: { id: people.staff.userId },
      clients: { items: [{ id: clientId }] },
    });
    // Reads that do not concern the client leave no record there.
    expect((await view('GET /api/v2/auth/me')).status).toBe(200);
    expect(await auditOf('support_view.read')).toEqual(
      ['listStores', 'listClients', 'getWorkspace'].map((operation) => ({
        user_id: people.staff.userId,
        details: { operation },
      })),
    );
    // Without the header they are no member.
    const own = await server.call(`GET ${stores()}`, { token: tokens.staff });
    expect(refusalOf(own)).toMatchObject({ status: 403, code: 'client_access_denied' });
  });

  test('changes nothing, by any operation and at any level', async () => {
    await access('owner', 'POST', { hours: 1 });
    const { pool } = server.database;
    await pool.query(`update system_staff set level = 'system_admin'`);
    const writes = [
      `POST ${stores()}`,
      `POST /api/v2/clients/tenants/${tenantId}/support/tickets`,
      `PUT /api/v2/clients/clients/${clientId}`,
      `DELETE /api/v2/clients/tenants/${tenantId}/support/view-access`,
      'PUT /api/v2/auth/me/preferences',
      'POST /api/admin/staff',
    ];
    for (const request of writes) {
      expect(refusalOf(await view(request)), request).toMatchObject({
        status: 403,
        code: 'view_only',
      });
    }
    await pool.query(`update system_staff set level = 'system_operator'`);
    expect(await auditOf('store.created')).toEqual([]);
  });

  test('reads nothing that a User may not read, and no other client', async () => {
    await access('owner', 'POST', { hours: 1 });
    expect(
      refusalOf(await view(`GET /api/v2/clients/tenants/${tenantId}/audit-log`)),
    ).toMatchObject({ status: 403, code: 'permission_error' });
    expect(refusalOf(await view(`GET ${stores(otherTenant)}`))).toMatchObject({
      status: 403,
      code: 'client_access_denied',
    });
    expect(refusalOf(await view(`GET ${stores(otherTenant)}`, { as: otherTenant }))).toMatchObject({
      status: 403,
      code: 'view_access_ended',
    });
    expect(refusalOf(await view(`GET ${stores()}`, { as: 'Harbor' }))).toMatchObject({
      status: 403,
      code: 'view_access_ended',
    });
  });

  test('is an operator in their own session, and nobody else', async () => {
    await access('owner', 'POST', { hours: 1 });
    expect(refusalOf(await view(`GET ${stores()}`, { by: 'other' }))).toMatchObject({
      status: 403,
      code: 'view_access_ended',
    });
    const made = await server.call('POST /api/v2/auth/me/tokens', {
      token: tokens.staff,
      json: { name: 'Script', access: 'write' },
    });
    const { secret } = dataOf(made.body) as { secret: string };
    const byToken = await server.call(`GET ${stores()}`, {
      token: secret,
      headers: { 'x-view-as': tenantId },
    });
    expect(refusalOf(byToken)).toMatchObject({ status: 403, code: 'view_access_ended' });
  });

  test.each([
    ['the time is over', () => Promise.resolve(server.clock.advance(HOUR_MS))],
    ['the owner ends it', () => access('owner', 'DELETE')],
    ['support gives it up', () => giveUp()],
  ])('loses the view once %s', async (_why, end) => {
    await access('owner', 'POST', { hours: 1 });
    expect((await view(`GET ${stores()}`)).status).toBe(200);
    await end();
    tokens.staff = await signIn(server, people.staff.email);
    expect(refusalOf(await view(`GET ${stores()}`))).toMatchObject({
      status: 403,
      code: 'view_access_ended',
    });
  });

  test('needs a second step if the client requires one', async () => {
    await access('owner', 'POST', { hours: 1 });
    const { pool } = server.database;
    await pool.query('update tenants set second_step_required = true where id = $1', [tenantId]);
    expect(refusalOf(await view(`GET ${stores()}`))).toMatchObject({
      status: 403,
      code: 'second_step_setup_required',
    });
    await pool.query('update tenants set second_step_required = false where id = $1', [tenantId]);
  });
});

async function giveUp(): Promise<void> {
  const opened = await server.call(`POST /api/v2/clients/tenants/${tenantId}/support/tickets`, {
    token: tokens.owner,
    json: { subject: 'A', topic: 'other', message: 'B' },
  });
  const { id } = dataOf(opened.body) as Schemas['SupportTicketDetail'];
  const answer = await server.call(`DELETE /api/admin/support/tickets/${id}/view-access`, {
    token: tokens.staff,
  });
  expect(answer.status).toBe(200);
}
