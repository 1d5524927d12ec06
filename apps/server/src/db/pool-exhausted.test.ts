import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, refusalOf, signIn, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test("a request that gets no connection from the pool responds 503, in each API's format, and the next one succeeds", async () => {
  const { pool } = server.database;
  await addPerson(server, { email: 'dana@example.test' });
  const token = await signIn(server, 'dana@example.test');
  const list = () => server.call('GET /api/v2/clients/clients', { token });
  expect((await list()).status).toBe(200);
  pool.options.connectionTimeoutMillis = 5_000;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  pool.options.connectionTimeoutMillis = 20;
  const answer = await list();
  expect(refusalOf(answer)).toMatchObject({ status: 503, code: 'service_unavailable' });
  expect(answer.headers.get('retry-after')).toBe('1');
  const profiles = await server.call('GET /rest/v1/profiles?select=*', { token });
  expect([profiles.status, profiles.headers.get('retry-after')]).toEqual([503, '1']);
  pool.options.connectionTimeoutMillis = 5_000;
  for (const client of held) {
    client.release();
  }
  expect((await list()).status).toBe(200);
});
