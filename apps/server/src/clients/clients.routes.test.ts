import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
let owner: string;
let basic: string;
let stranger: string;
let harbor: { tenantId: string; clientId: string };
let quince: { tenantId: string; clientId: string };

type Client = {
  id: string;
  name: string;
  tenant_id: string;
  client_category: string;
  level: string;
};

beforeAll(async () => {
  server = await startTestServer();
  const people = await Promise.all(
    ['owner', 'basic', 'stranger'].map((name) =>
      addPerson(server, { email: `${name}@example.test` }),
    ),
  );
  const [ownerPerson, basicPerson, strangerPerson] = people;
  if (ownerPerson === undefined || basicPerson === undefined || strangerPerson === undefined) {
    throw new Error('Three people were added.');
  }
  harbor = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person: ownerPerson, level: 'user_owner' },
      { person: basicPerson, level: 'user_basic' },
    ],
  });
  quince = await addTenant(server, {
    name: 'Quince',
    members: [{ person: strangerPerson, level: 'user_owner' }],
  });
  owner = await signIn(server, 'owner@example.test');
  basic = await signIn(server, 'basic@example.test');
  stranger = await signIn(server, 'stranger@example.test');
});

afterAll(() => server.stop());

async function clientsOf(
  token: string,
  query = '',
): Promise<{ items: Client[]; next_cursor: string | null }> {
  return dataOf((await server.call(`GET /api/v2/clients/clients${query}`, { token })).body) as {
    items: Client[];
    next_cursor: string | null;
  };
}

describe('GET /api/v2/clients/clients', () => {
  test('requires authentication', async () => {
    expect(refusalOf(await server.call('GET /api/v2/clients/clients')).code).toBe(
      'not_authenticated',
    );
  });

  test('lists the clients of the caller’s tenants with their level there, and no others', async () => {
    expect((await clientsOf(basic)).items.map(({ name, level }) => [name, level])).toEqual([
      ['Harbor', 'user_basic'],
    ]);
    expect((await clientsOf(stranger)).items.map(({ name }) => name)).toEqual(['Quince']);
  });

  test('validates input', async () => {
    for (const query of ['?limit=0', '?limit=101', '?limit=ten', '?cursor=made-up', '?nothing=1']) {
      const answer = await server.call(`GET /api/v2/clients/clients${query}`, { token: owner });
      expect([query, answer.status, refusalOf(answer).code]).toEqual([
        query,
        400,
        'validation_failed',
      ]);
    }
  });
});

describe('POST /api/v2/clients/clients', () => {
  test('creates a tenant owned by the caller, defaults to qbo, and pages by name', async () => {
    for (const name of ['Cedar', 'Amber', 'Birch']) {
      const answer = await server.call('POST /api/v2/clients/clients', {
        token: owner,
        json: { name: ` ${name} ` },
      });
      expect(answer.status).toBe(201);
      const client = dataOf(answer.body) as Client;
      expect([client.name, client.client_category, client.level]).toEqual([
        name,
        'qbo',
        'user_owner',
      ]);
    }
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { items: Client[]; next_cursor: string | null } = await clientsOf(
        owner,
        `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      names.push(...page.items.map(({ name }) => name));
      cursor = page.next_cursor;
    }
    expect(names).toEqual(['Amber', 'Birch', 'Cedar', 'Harbor']);
  });

  test('rejects a tenant that has a client, one the caller does not own, and one of others', async () => {
    const create = (token: string, tenantId: string) =>
      server.call('POST /api/v2/clients/clients', {
        token,
        json: { name: 'Second', tenant_id: tenantId },
      });
    expect(refusalOf(await create(owner, harbor.tenantId)).code).toBe('tenant_has_client');
    expect(refusalOf(await create(basic, harbor.tenantId))).toEqual({
      status: 403,
      code: 'permission_error',
      message: 'Insufficient permissions. Please check client context or contact administrator.',
    });
    expect(refusalOf(await create(owner, quince.tenantId)).code).toBe('client_access_denied');
  });

  test('rejects a blank name and unknown fields', async () => {
    const { body } = await server.call('POST /api/v2/clients/clients', {
      token: owner,
      json: { name: '  ', level: 'user_owner' },
    });
    expect((body as { errors: unknown }).errors).toEqual([
      { path: '/level', message: "isn't a known field", code: 'unknown_field', values: {} },
      { path: '/name', message: 'must not be blank', code: 'blank', values: {} },
    ]);
  });
});

describe('PUT and DELETE /api/v2/clients/clients/{id}', () => {
  test('require authentication', async () => {
    expect((await server.call(`DELETE /api/v2/clients/clients/${harbor.clientId}`)).status).toBe(
      401,
    );
  });

  test('respond identically to a foreign and a nonexistent client, and leave the foreign one unchanged', async () => {
    const update = async (id: string) => {
      const { status, body } = await server.call(`PUT /api/v2/clients/clients/${id}`, {
        token: owner,
        json: { name: 'Taken over' },
        headers: { 'x-request-id': 'the-same-request' },
      });
      return { status, body };
    };
    const foreign = await update(quince.clientId);
    expect(foreign).toEqual(await update('00000000-0000-4000-8000-000000000000'));
    expect(foreign.status).toBe(404);
    expect((await clientsOf(stranger)).items.map(({ name }) => name)).toEqual(['Quince']);
  });

  test('need a manager to change and an owner to delete', async () => {
    const change = await server.call(`PUT /api/v2/clients/clients/${harbor.clientId}`, {
      token: basic,
      json: { name: 'No' },
    });
    const removal = await server.call(`DELETE /api/v2/clients/clients/${harbor.clientId}`, {
      token: basic,
    });
    expect([refusalOf(change).code, refusalOf(removal).code]).toEqual([
      'permission_error',
      'permission_error',
    ]);
  });

  test('change only the given fields', async () => {
    const { body } = await server.call(`PUT /api/v2/clients/clients/${harbor.clientId}`, {
      token: owner,
      json: { client_category: 'delivery_only' },
    });
    const client = dataOf(body) as Client;
    expect([client.name, client.client_category]).toEqual(['Harbor', 'delivery_only']);
  });

  test('reject the deletion of a client that still has stores', async () => {
    await server.call(`POST /api/v2/clients/tenants/${harbor.tenantId}/stores`, {
      token: owner,
      json: { name: 'One' },
    });
    const refused = await server.call(`DELETE /api/v2/clients/clients/${harbor.clientId}`, {
      token: owner,
    });
    expect(refusalOf(refused).code).toBe('client_not_empty');
    const gone = await server.call(`DELETE /api/v2/clients/clients/${quince.clientId}`, {
      token: stranger,
    });
    expect([gone.status, (await clientsOf(stranger)).items]).toEqual([200, []]);
  });
});
