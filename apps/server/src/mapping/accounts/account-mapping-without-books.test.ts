import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

describe('a client without books', () => {
  test('can read its mapping but not change it', async () => {
    const person = await addPerson(server, { email: 'alone@example.test' });
    const { tenantId } = await addTenant(server, {
      name: 'Alone',
      members: [{ person, level: 'user_owner' }],
    });
    const token = await signIn(server, person.email);
    const base = `/api/v2/clients/tenants/${tenantId}`;
    const answer = await server.call(`GET ${base}/account-mapping`, { token });
    expect(dataOf(answer.body)).toMatchObject({
      version: 0,
      books: { connection_id: null, status: null },
      summary: { seen: 0, mapped: 0, open_cents: 0 },
    });
    for (const [path, json] of [
      [
        'PUT account-mapping',
        {
          platform: null,
          store_id: null,
          version: 0,
          components: [{ component: 'tips', target: null }],
        },
      ],
      ['POST account-mapping/apply-template', { template: 'cash' }],
      ['POST account-mapping/create-accounts', { template: 'cash' }],
      ['POST books/refresh', undefined],
    ] as const) {
      const refused = await server.call(path.replace(' ', ` ${base}/`), {
        token,
        ...(json === undefined ? {} : { json }),
      });
      expect([path, refusalOf(refused).code]).toEqual([path, 'books_not_connected']);
    }
  });
});
