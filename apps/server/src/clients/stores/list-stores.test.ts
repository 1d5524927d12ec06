import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: string;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
  const person = await addPerson(server, { email: 'owner@example.test' });
  const members = [{ person, level: 'user_owner' as const }];
  const { tenantId } = await addTenant(server, { name: 'Harbor', members });
  path = `/api/v2/clients/tenants/${tenantId}/stores`;
  owner = await signIn(server, 'owner@example.test');
  await addStore({ name: 'Amber', number: '014' });
  const birch = await addStore({ name: 'Birch', address: addressIn('Philadelphia') });
  await addStore({ name: 'Cedar' });
  const config = { channel_type: 'doordash', platform_store_id: 'D-1' };
  const channel = await server.call(`POST ${path}/${birch}/channels`, {
    token: owner,
    json: config,
  });
  expect(channel.status).toBe(201);
  const today = server.clock.now().toISOString().slice(0, 10);
  const cedar = (await read('q=cedar')).ids[0];
  const closed = await server.call(`PUT ${path}/${cedar}`, {
    token: owner,
    json: { deactivated_on: today },
  });
  expect(closed.status).toBe(200);
});

afterAll(() => server.stop());

function addressIn(city: string): object {
  return {
    line1: '1205 Frankford Ave',
    line2: null,
    city,
    region: 'PA',
    postal_code: '19125',
    country: 'US',
  };
}

async function addStore(store: object): Promise<string> {
  const answer = await server.call(`POST ${path}`, { token: owner, json: store });
  return (dataOf(answer.body) as { id: string }).id;
}

type Read = { readonly names: string[]; readonly ids: string[]; readonly next: string | null };

async function read(query: string): Promise<Read> {
  const answer = await server.call(`GET ${path}?${query}`, { token: owner });
  const { items, next_cursor: next } = dataOf(answer.body) as {
    items: { id: string; name: string }[];
    next_cursor: string | null;
  };
  return { next, names: items.map(({ name }) => name), ids: items.map(({ id }) => id) };
}

test.each([
  ['name', ['Amber', 'Birch', 'Cedar']],
  ['-name', ['Cedar', 'Birch', 'Amber']],
] as const)('sorted by %s, pages contain every store exactly once', async (sort, order) => {
  const first = await read(`sort=${sort}&limit=2`);
  const last = await read(`sort=${sort}&limit=2&cursor=${first.next}`);
  expect([...first.names, ...last.names]).toEqual(order);
  expect(last.next).toBe(null);
});

test.each([
  ['q=IRC', ['Birch']],
  ['q=014', ['Amber']],
  ['q=philadelphia', ['Birch']],
  ['q=%25', []],
  ['platform=doordash', ['Birch']],
  ['platform=ubereats', []],
  ['state=active', ['Amber', 'Birch']],
  ['state=inactive', ['Cedar']],
] as const)('filtered by %s, the list is %j', async (query, names) => {
  expect((await read(query)).names).toEqual(names);
});
