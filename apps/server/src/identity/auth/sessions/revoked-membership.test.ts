import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TenantLevel } from '../../../db/tables.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const REFUSED = {
  status: 403,
  message: 'Insufficient permissions. Please check client context or contact administrator.',
};

let server: TestServer;
let token: string;
let tenantId: string;
let userId: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ userId } = await addPerson(server, { email: 'dana@example.test' }));
  token = await signIn(server, 'dana@example.test');
});

beforeEach(async () => {
  const person = { userId, email: 'dana@example.test' };
  ({ tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_manager' }],
  }));
});

afterAll(() => server.stop());

function listStores() {
  return server.call(`GET /api/v2/clients/tenants/${tenantId}/stores`, { token });
}

function createStore() {
  return server.call(`POST /api/v2/clients/tenants/${tenantId}/stores`, {
    token,
    json: { name: 'Fishtown' },
  });
}

async function setLevel(level: TenantLevel): Promise<void> {
  await server.database.asOwner((tx) =>
    tx.updateTable('memberships').set({ level }).where('tenant_id', '=', tenantId).execute(),
  );
}

describe('a membership', () => {
  test('that was revoked is ineffective on the next request, with the same token', async () => {
    expect((await listStores()).status).toBe(200);
    await server.database.asOwner((tx) =>
      tx.deleteFrom('memberships').where('tenant_id', '=', tenantId).execute(),
    );
    expect(refusalOf(await listStores())).toEqual({ ...REFUSED, code: 'client_access_denied' });
    const clients = await server.call('GET /api/v2/clients/clients', { token });
    const { items } = dataOf(clients.body) as { items: { tenant_id: string }[] };
    expect(items.filter(({ tenant_id }) => tenant_id === tenantId)).toEqual([]);
    const me = await server.call('GET /api/v2/auth/me', { token });
    expect(me.status).toBe(200);
  });

  test('that was lowered allows less on the next request', async () => {
    expect((await createStore()).status).toBe(201);
    await setLevel('user_basic');
    expect(refusalOf(await createStore())).toEqual({ ...REFUSED, code: 'permission_error' });
    expect((await listStores()).status).toBe(200);
  });

  test('without access allows nothing', async () => {
    await setLevel('no_access');
    expect(refusalOf(await listStores())).toEqual({ ...REFUSED, code: 'permission_error' });
  });
});
