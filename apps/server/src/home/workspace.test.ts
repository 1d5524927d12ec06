import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, addTenant, dataOf, signIn, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test('an adviser gets more clients than one page in the single call that a page starts with', async () => {
  const adviser = await addPerson(server, { email: 'ada@example.test' });
  const names = Array.from({ length: 101 }, (_, at) => `Client ${String(at).padStart(3, '0')}`);
  for (const name of names) {
    await addTenant(server, { name, members: [{ person: adviser, level: 'user_owner' }] });
  }
  const token = await signIn(server, 'ada@example.test');
  const answer = await server.call('GET /api/v2/auth/me/workspace', { token });
  const { clients } = dataOf(answer.body) as {
    clients: { items: { name: string }[]; next_cursor: string | null };
  };
  expect(clients.items.map(({ name }) => name)).toEqual(names);
  expect(clients.next_cursor).toBe(null);
});
