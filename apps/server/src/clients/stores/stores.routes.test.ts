import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { addTwoTenants } from '../../testing/two-tenants.ts';

let server: TestServer;
let owner: string;
let basic: string;
let harbor: string;
let quince: string;
let foreignStore: string;

type Store = { id: string; name: string; time_zone: string; currency: string; channels: Channel[] };
type Channel = { id: string; channel_type: string; platform_store_id: string | null };

const NONEXISTENT = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  server = await startTestServer();
  const tenants = await addTwoTenants(server);
  ({ owner, basic } = tenants);
  harbor = `${tenants.harbor}/stores`;
  quince = `${tenants.quince}/stores`;
  foreignStore = (
    dataOf(
      (await server.call(`POST ${quince}`, { token: tenants.other, json: { name: 'Secret' } }))
        .body,
    ) as Store
  ).id;
});

afterAll(() => server.stop());

async function createStore(name: string): Promise<Store> {
  return dataOf(
    (await server.call(`POST ${harbor}`, { token: owner, json: { name } })).body,
  ) as Store;
}

describe('stores', () => {
  test('require authentication', async () => {
    expect((await server.call(`GET ${harbor}`)).status).toBe(401);
  });

  test('of another tenant, and nonexistent ones, are rejected alike', async () => {
    const nowhere = `/api/v2/clients/tenants/${NONEXISTENT}/stores`;
    const refusals = await Promise.all(
      [quince, nowhere].map(async (path) =>
        refusalOf(await server.call(`GET ${path}`, { token: owner })),
      ),
    );
    const denied = {
      status: 403,
      code: 'client_access_denied',
      message: 'Insufficient permissions. Please check client context or contact administrator.',
    };
    expect(refusals).toEqual([denied, denied]);
  });

  test('with a foreign id under the own tenant are not found, exactly like a made-up id', async () => {
    const look = async (id: string) => {
      const { status, body } = await server.call(`GET ${harbor}/${id}`, {
        token: owner,
        headers: { 'x-request-id': 'the-same-request' },
      });
      return { status, body };
    };
    expect(await look(foreignStore)).toEqual(await look(NONEXISTENT));
    expect((await look(foreignStore)).status).toBe(404);
  });

  test('are read by a basic user and changed by a manager', async () => {
    expect((await server.call(`GET ${harbor}`, { token: basic })).status).toBe(200);
    const refused = await server.call(`POST ${harbor}`, { token: basic, json: { name: 'No' } });
    expect(refusalOf(refused).code).toBe('permission_error');
  });

  test('validate input: the time zone must exist', async () => {
    const { status, body } = await server.call(`POST ${harbor}`, {
      token: owner,
      json: { name: 'Store', time_zone: 'Mars/Olympus' },
    });
    expect([status, (body as { errors: unknown }).errors]).toEqual([
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
  });

  test('have a unique name, ignoring case', async () => {
    await createStore('Lantern');
    const second = await server.call(`POST ${harbor}`, { token: owner, json: { name: 'LANTERN' } });
    expect(refusalOf(second)).toEqual({
      status: 409,
      code: 'store_name_taken',
      message: 'Another store has this name.',
    });
  });

  test('can be renamed and deleted', async () => {
    const { id } = await createStore('Pimienta');
    const renamed = await server.call(`PUT ${harbor}/${id}`, {
      token: owner,
      json: { name: 'Casa', currency: 'CAD' },
    });
    const store = dataOf(renamed.body) as Store;
    expect([store.name, store.currency, store.time_zone]).toEqual([
      'Casa',
      'CAD',
      'America/New_York',
    ]);
    expect((await server.call(`DELETE ${harbor}/${id}`, { token: owner })).status).toBe(200);
    expect(refusalOf(await server.call(`DELETE ${harbor}/${id}`, { token: owner })).code).toBe(
      'store_not_found',
    );
  });

  test('become unreadable with the first request after the membership is revoked', async () => {
    const person = await addPerson(server, { email: 'leaving@example.test' });
    const tenantId = harbor.split('/')[5] ?? '';
    await server.database.asOwner((tx) =>
      tx
        .insertInto('memberships')
        .values({
          tenant_id: tenantId,
          user_id: person.userId,
          level: 'user_owner',
          created_at: server.clock.now(),
        })
        .execute(),
    );
    const token = await signIn(server, 'leaving@example.test');
    expect((await server.call(`GET ${harbor}`, { token })).status).toBe(200);
    await server.database.asOwner((tx) =>
      tx.deleteFrom('memberships').where('user_id', '=', person.userId).execute(),
    );
    expect(refusalOf(await server.call(`GET ${harbor}`, { token })).code).toBe(
      'client_access_denied',
    );
  });
});

describe('channels', () => {
  test('default to ubereats and keep their configuration', async () => {
    const store = await createStore('With channel');
    const answer = await server.call(`POST ${harbor}/${store.id}/channels`, {
      token: owner,
      json: {
        platform_store_id: 'PA-001',
        qbo_mapping_config: { accounts: { commission: 'Fees' } },
      },
    });
    expect(answer.status).toBe(201);
    expect(dataOf(answer.body) as Channel & { qbo_mapping_config: unknown }).toMatchObject({
      channel_type: 'ubereats',
      platform_store_id: 'PA-001',
      qbo_mapping_config: { accounts: { commission: 'Fees' } },
    });
    const read = dataOf(
      (await server.call(`GET ${harbor}/${store.id}`, { token: owner })).body,
    ) as Store;
    expect(read.channels.map(({ channel_type }) => channel_type)).toEqual(['ubereats']);
  });

  test('are unique per store and platform, and a platform store id belongs to one store', async () => {
    const [first, second] = [await createStore('First'), await createStore('Second')];
    const connect = (store: Store, json: unknown) =>
      server.call(`POST ${harbor}/${store.id}/channels`, { token: owner, json });
    expect(
      (await connect(first, { channel_type: 'doordash', platform_store_id: '7' })).status,
    ).toBe(201);
    expect(refusalOf(await connect(first, { channel_type: 'doordash' })).code).toBe(
      'channel_exists',
    );
    expect(
      refusalOf(await connect(second, { channel_type: 'doordash', platform_store_id: '7' })).code,
    ).toBe('channel_exists');
    expect((await connect(second, { channel_type: 'doordash' })).status).toBe(201);
  });

  test('take a time zone of their own, and reject one that does not exist by its field', async () => {
    const store = await createStore('In a zone of its own');
    const connect = (channel_type: string, time_zone: string) =>
      server.call(`POST ${harbor}/${store.id}/channels`, {
        token: owner,
        json: { channel_type, channel_config: { time_zone } },
      });
    const refused = await connect('ubereats', 'Mars/Olympus');
    expect([refused.status, (refused.body as { errors: unknown }).errors]).toEqual([
      400,
      [
        {
          path: '/channel_config/time_zone',
          message: 'must be an IANA time zone, like America/New_York',
          code: 'not_a_time_zone',
          values: {},
        },
      ],
    ]);
    const taken = await connect('doordash', 'America/Chicago');
    expect((dataOf(taken.body) as Channel & { channel_config: unknown }).channel_config).toEqual({
      time_zone: 'America/Chicago',
    });
  });

  test('without a tenant respond as the specification says', async () => {
    const answer = await server.call(
      `POST /api/v2/clients/tenants/undefined/stores/${NONEXISTENT}/channels`,
      {
        token: owner,
        json: {},
      },
    );
    expect(refusalOf(answer)).toEqual({
      status: 400,
      code: 'tenant_id_required',
      message: 'tenant_id is required for connecting channel',
    });
  });

  test('cannot be attached to a foreign store, and a foreign channel is not found', async () => {
    const foreign = await server.call(`POST ${harbor}/${foreignStore}/channels`, {
      token: owner,
      json: {},
    });
    expect(refusalOf(foreign).code).toBe('store_not_found');
    const store = await createStore('Own');
    const gone = await server.call(`DELETE ${harbor}/${store.id}/channels/${NONEXISTENT}`, {
      token: owner,
    });
    expect(refusalOf(gone).code).toBe('channel_not_found');
  });
});
