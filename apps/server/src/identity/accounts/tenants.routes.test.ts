import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: Person;
let manager: Person;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await addPerson(server, { email: 'owner@example.test' });
  manager = await addPerson(server, { email: 'manager@example.test' });
  token = await signIn(server, owner.email);
});

afterAll(() => server.stop());

const NOT_EMPTY = {
  status: 409,
  code: 'tenant_not_empty',
  message: 'This tenant still has stores, imports or other members. Remove them first.',
};

async function tenantOf(name: string, ...members: Person[]): Promise<string> {
  const { tenantId } = await addTenant(server, {
    name,
    members: [
      { person: owner, level: 'user_owner' },
      ...members.map((person) => ({ person, level: 'user_manager' }) as const),
    ],
  });
  return tenantId;
}

function remove(tenantId: string) {
  return server.call(`DELETE /api/v2/auth/tenants/${tenantId}`, { token });
}

async function auditOf(tenantId: string) {
  const rows = await server.database.asOwner((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id', 'actor_kind', 'target_id'])
      .where('tenant_id', '=', tenantId)
      .orderBy('sequence')
      .execute(),
  );
  return rows.map((row) => [row.action, row.actor_user_id, row.actor_kind, row.target_id]);
}

async function waitingForALock(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

describe('a tenant', () => {
  test('is owned by its creator, and can be read, renamed and deleted', async () => {
    const { status, body } = await server.call('POST /api/v2/auth/tenants', {
      token,
      json: { name: ' Juniper & Rye ' },
    });
    const made = dataOf(body) as { id: string };
    expect([status, made]).toEqual([
      201,
      {
        id: made.id,
        name: 'Juniper & Rye',
        tenant_role: 'user_owner',
        created_at: server.clock.now().toISOString(),
      },
    ]);
    const address = `/api/v2/auth/tenants/${made.id}`;
    expect(dataOf((await server.call(`GET ${address}`, { token })).body)).toEqual(made);
    const renamed = await server.call(`PUT ${address}`, { token, json: { name: 'Rye LLC' } });
    expect(dataOf(renamed.body)).toEqual({ ...made, name: 'Rye LLC' });
    expect(dataOf((await server.call(`GET ${address}`, { token })).body)).toEqual({
      ...made,
      name: 'Rye LLC',
    });
    expect(dataOf((await remove(made.id)).body)).toEqual({ id: made.id });
    expect(refusalOf(await server.call(`GET ${address}`, { token })).code).toBe(
      'client_access_denied',
    );
    expect(await auditOf(made.id)).toEqual(
      ['subscription.started', 'tenant.created', 'tenant.updated', 'tenant.deleted'].map(
        (action) => [action, owner.userId, 'user', made.id],
      ),
    );
  });

  test('is deleted together with its client', async () => {
    const tenantId = await tenantOf('Leaving');
    expect((await remove(tenantId)).status).toBe(200);
    const left = await server.database.asOwner((tx) =>
      tx.selectFrom('clients').select('id').where('tenant_id', '=', tenantId).execute(),
    );
    expect(left).toEqual([]);
  });

  test('cannot be deleted while it has a store', async () => {
    const tenantId = await tenantOf('Stocked');
    const store = await server.call(`POST /api/v2/clients/tenants/${tenantId}/stores`, {
      token,
      json: { name: 'Main', time_zone: 'America/New_York', currency: 'USD' },
    });
    expect(store.status).toBe(201);
    expect(refusalOf(await remove(tenantId))).toEqual(NOT_EMPTY);
  });

  test('cannot be deleted while it has another member; its last member can delete it', async () => {
    const tenantId = await tenantOf('Shared', manager);
    expect(refusalOf(await remove(tenantId))).toEqual(NOT_EMPTY);
    await server.database.asOwner((tx) =>
      tx
        .deleteFrom('memberships')
        .where('tenant_id', '=', tenantId)
        .where('user_id', '=', manager.userId)
        .execute(),
    );
    expect((await remove(tenantId)).status).toBe(200);
  });

  test('waits for a concurrent join, and is then kept', async () => {
    const tenantId = await tenantOf('Joined');
    let commit: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let markInserted: () => void = () => undefined;
    const inserted = new Promise<void>((resolve) => {
      markInserted = resolve;
    });
    const joining = server.database.asOwner(async (tx) => {
      await tx
        .insertInto('memberships')
        .values({
          tenant_id: tenantId,
          user_id: manager.userId,
          level: 'user_basic',
          created_at: server.clock.now(),
        })
        .execute();
      markInserted();
      await held;
    });
    await inserted;
    const removing = remove(tenantId);
    await expect.poll(waitingForALock).toBe(1);
    commit();
    await joining;
    expect(refusalOf(await removing)).toEqual(NOT_EMPTY);
  });

  test('is renamed by a program on behalf of its owner, and the log distinguishes them', async () => {
    const tenantId = await tenantOf('By program');
    const made = await server.call('POST /api/v2/auth/me/tokens', {
      token,
      json: { name: 'program', access: 'write' },
    });
    const { secret } = dataOf(made.body) as { secret: string };
    const address = `/api/v2/auth/tenants/${tenantId}`;
    const renamed = await server.call(`PUT ${address}`, { token: secret, json: { name: 'New' } });
    expect(renamed.status).toBe(200);
    expect(await auditOf(tenantId)).toEqual([
      ['tenant.updated', owner.userId, 'api_token', tenantId],
    ]);
    expect(refusalOf(await server.call(`DELETE ${address}`, { token: secret })).code).toBe(
      'token_access_insufficient',
    );
  });

  test('is renamed and deleted by its owners only', async () => {
    const tenantId = await tenantOf('Guarded', manager);
    const theirs = await signIn(server, manager.email);
    const address = `/api/v2/auth/tenants/${tenantId}`;
    const answers = [
      await server.call(`GET ${address}`, { token: theirs }),
      await server.call(`PUT ${address}`, { token: theirs, json: { name: 'Mine' } }),
      await server.call(`DELETE ${address}`, { token: theirs }),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual([
      [200, undefined],
      [403, 'permission_error'],
      [403, 'permission_error'],
    ]);
  });

  test.each(['', '   '])('needs a name, not "%s"', async (name) => {
    const answer = await server.call('POST /api/v2/auth/tenants', { token, json: { name } });
    expect(refusalOf(answer).code).toBe('validation_failed');
  });
});
