import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PASSWORD, addPerson, signIn, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** More than the server's connections. */
const AT_ONCE = 50;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  await addPerson(server, { email: 'dana@example.test' });
  token = await signIn(server, 'dana@example.test');
});

afterAll(() => server.stop());

/** How many of the server's connections are blocked by another one. */
async function blocked(client: Client): Promise<number> {
  const { rows } = await client.query<{ waiting: string }>(
    `select count(*) as waiting from pg_stat_activity
     where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  );
  return Number(rows[0]?.waiting);
}

const login = () =>
  server.call('POST /api/v2/auth/login', {
    json: { email: 'dana@example.test', password: PASSWORD },
  });

test('many concurrent sign-ins that wait in the database leave connections for other requests', async () => {
  const holder = new Client(server.clientConfig);
  await holder.connect();
  try {
    // The table in which every sign-in is counted.
    await holder.query('begin; lock table login_attempts in exclusive mode');
    const attempts = Array.from({ length: AT_ONCE }, login);
    await vi.waitUntil(async () => (await blocked(holder)) > 0, { timeout: 20_000 });
    const list = await server.call('GET /api/v2/clients/clients', { token });
    expect([list.status, await blocked(holder)]).toEqual([200, 2]);
    await holder.query('rollback');
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    // Of one account from one address at most ten are evaluated concurrently; some finish before others arrive.
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10);
  } finally {
    await holder.end();
  }
});
