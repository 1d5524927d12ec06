import { firstBlock } from '../../../trials/contract/first-block.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SystemLevel, TenantLevel } from '../../db/tables.ts';
import { readContract } from '../../http/contract.ts';
import { CONTRACT_FILE } from '../../locations.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createMyAccess } from './my-access.ts';

type MyAccess = {
  is_admin: boolean;
  permissions: string[];
  tenant_id: string | null;
  tenant_role: string;
  tenant_role_name: string | null;
  level: string;
  level_label: string;
  capabilities: string[];
};

const { operations } = await readContract(CONTRACT_FILE);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

let counter = 0;

async function personWith(level: TenantLevel | null, systemLevel: SystemLevel | null = null) {
  counter += 1;
  const person = await addPerson(server, { email: `person${counter}@example.test` });
  const tenant =
    level === null
      ? null
      : await addTenant(server, { name: `Tenant ${counter}`, members: [{ person, level }] });
  if (systemLevel !== null) {
    await server.database.asOwner((tx) =>
      tx
        .insertInto('system_staff')
        .values({ user_id: person.userId, level: systemLevel, created_at: server.clock.now() })
        .execute(),
    );
  }
  return { person, tenantId: tenant?.tenantId ?? null, token: await signIn(server, person.email) };
}

async function accessOf(token: string, query = ''): Promise<MyAccess> {
  return dataOf(
    (await server.call(`GET /api/v2/auth/me/admin${query}`, { token })).body,
  ) as MyAccess;
}

function addressOf(path: string, tenantFrom: string, tenantId: string): string {
  const address = path.replace('{tenant}', tenantId);
  return tenantFrom === 'query.tenant_id' ? `${address}?tenant_id=${tenantId}` : address;
}

describe('GET /api/v2/auth/me/admin', () => {
  test.each([
    [
      'user_owner',
      'tenant_owner',
      'Tenant Owner',
      ['view_operation_logs', 'view_error_analysis', 'view_request_traces', 'export_data'],
    ],
    [
      'user_manager',
      'tenant_manager',
      'Tenant Manager',
      ['view_operation_logs', 'view_request_traces', 'export_data'],
    ],
    ['user_basic', 'tenant_user', 'Tenant User', []],
    ['no_access', null, 'No Access', []],
  ] as const)(
    "returns a %s's level, its other name and its capabilities",
    async (level, name, label, capabilities) => {
      const { person, tenantId, token } = await personWith(level);
      const { permissions, ...access } = await accessOf(token);
      expect(access).toEqual({
        user_id: person.userId,
        is_admin: false,
        tenant_id: tenantId,
        tenant_role: level,
        tenant_role_name: name,
        level,
        level_label: label,
        capabilities,
        is_qbo_user: level !== 'no_access',
        has_subscription: level !== 'no_access',
        has_platforms: false,
        has_qbo_mapping: false,
      });
      expect(permissions).toContain('getMe');
    },
  );

  test('grants what x-access grants, and no more, at each level', async () => {
    const sample = async (level: TenantLevel) => {
      const { permissions } = await accessOf((await personWith(level)).token);
      return ['listStores', 'createStore', 'updateTenant', 'getMe', 'login'].filter((id) =>
        permissions.includes(id),
      );
    };
    expect([
      await sample('user_owner'),
      await sample('user_manager'),
      await sample('user_basic'),
      await sample('no_access'),
    ]).toEqual([
      ['listStores', 'createStore', 'updateTenant', 'getMe'],
      ['listStores', 'createStore', 'getMe'],
      ['listStores', 'getMe'],
      ['getMe'],
    ]);
  });

  test('grants exactly the calls that are authorized, for every read operation without a path parameter', async () => {
    const readings = operations.filter(
      ({ method, path, access, wire }) =>
        method === 'get' &&
        wire === 'envelope' &&
        access.minLevel !== 'anonymous' &&
        [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) => name === 'tenant'),
    );
    for (const level of ['user_owner', 'user_basic', 'no_access'] as const) {
      const { tenantId, token } = await personWith(level);
      const { permissions } = await accessOf(token);
      const answers = await Promise.all(
        readings.map(async ({ id, path, access }) => ({
          id,
          status: (
            await server.call(`GET ${addressOf(path, access.tenantFrom, String(tenantId))}`, {
              token,
              read: firstBlock,
            })
          ).status,
        })),
      );
      expect(
        answers.filter(({ id, status }) => permissions.includes(id) === (status === 403)),
      ).toEqual([]);
    }
  });

  test('is no_access without capabilities for a user without a tenant', async () => {
    const { person, token } = await personWith(null);
    const { permissions, ...access } = await accessOf(token);
    expect(access).toEqual({
      user_id: person.userId,
      is_admin: false,
      tenant_id: null,
      tenant_role: 'no_access',
      tenant_role_name: null,
      level: 'no_access',
      level_label: 'No Access',
      capabilities: [],
      is_qbo_user: false,
      has_subscription: false,
      has_platforms: false,
      has_qbo_mapping: false,
    });
    expect(permissions).not.toContain('listStores');
  });

  test('puts the system level first, but a tenant stays closed to non-members', async () => {
    const { token } = await personWith('user_basic', 'system_operator');
    const access = await accessOf(token);
    expect(access).toMatchObject({
      is_admin: true,
      tenant_role: 'user_basic',
      level: 'system_operator',
      level_label: 'System Operator',
    });
    expect(access.permissions).not.toContain('createStore');
    const { tenantId } = await personWith('user_owner');
    const foreign = await server.call(`GET /api/v2/auth/me/admin?tenant_id=${tenantId}`, { token });
    expect(refusalOf(foreign).code).toBe('client_access_denied');
  });

  test('describes the requested tenant, and changes with the role on the next request', async () => {
    const { person, token } = await personWith('user_basic');
    server.clock.advance(1_000);
    const second = await addTenant(server, {
      name: 'Second',
      members: [{ person, level: 'user_owner' }],
    });
    const query = `?tenant_id=${second.tenantId}`;
    expect((await accessOf(token)).tenant_role).toBe('user_basic');
    expect((await accessOf(token, query)).tenant_role).toBe('user_owner');
    const setLevel = (level: TenantLevel) =>
      server.database.asOwner((tx) =>
        tx
          .updateTable('memberships')
          .set({ level })
          .where('tenant_id', '=', second.tenantId)
          .execute(),
      );
    await setLevel('no_access');
    expect(await accessOf(token, query)).toMatchObject({ level: 'no_access', capabilities: [] });
    await server.database.asOwner((tx) =>
      tx.deleteFrom('memberships').where('tenant_id', '=', second.tenantId).execute(),
    );
    const removed = await server.call(`GET /api/v2/auth/me/admin${query}`, { token });
    expect([removed.status, refusalOf(removed).code]).toEqual([403, 'client_access_denied']);
  });
});

describe('GET /api/v2/auth/me/permissions/{permission}', () => {
  test.each([
    ['listStores', true],
    ['createStore', false],
    ['export_data', false],
    ['noSuchThing', false],
    ['toString', false],
  ])('returns for a basic user %s: %s', async (permission, has_permission) => {
    const { token } = await personWith('user_basic');
    const { body } = await server.call(`GET /api/v2/auth/me/permissions/${permission}`, { token });
    expect(dataOf(body)).toEqual({ permission, has_permission });
  });

  test('covers capabilities too, in the requested tenant', async () => {
    const { person, token } = await personWith('user_basic');
    server.clock.advance(1_000);
    const { tenantId } = await addTenant(server, {
      name: 'Owned',
      members: [{ person, level: 'user_owner' }],
    });
    const ask = async (permission: string) =>
      dataOf(
        (
          await server.call(`GET /api/v2/auth/me/permissions/${permission}?tenant_id=${tenantId}`, {
            token,
          })
        ).body,
      );
    expect([await ask('export_data'), await ask('manage_configurations')]).toEqual([
      { permission: 'export_data', has_permission: true },
      { permission: 'manage_configurations', has_permission: false },
    ]);
  });
});

describe('an API token', () => {
  const myAccess = createMyAccess(operations);
  const granted = (access: 'read' | 'write') =>
    myAccess({
      systemLevel: null,
      tenantLevel: 'user_owner',
      credential: { kind: 'api_token', level: 'aal1', tokenId: 't', access, tenantIds: null },
    }).permissions;

  test("has the intersection of its own access and its owner's", () => {
    const sample = ['listStores', 'createStore', 'deleteTenant', 'updateMyPassword'];
    expect([
      sample.filter((id) => granted('read').includes(id)),
      sample.filter((id) => granted('write').includes(id)),
    ]).toEqual([['listStores'], ['listStores', 'createStore']]);
  });
});
