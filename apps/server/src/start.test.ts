import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { openDatabaseLine } from './testing/database-line.ts';
import { start } from './start.ts';
import { createTestDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';

let testDatabase: TestDatabase;

beforeEach(async () => {
  testDatabase = await createTestDatabase({ empty: true });
});

afterEach(() => testDatabase.drop());

function configWith(env: Record<string, string>): Config {
  const { host, port, user, password, database } = testDatabase.clientConfig;
  return readConfig({
    DATABASE_URL: `postgres://${user}:${String(password)}@${host}:${port}/${database}`,
    PORT: '0',
    LOG_LEVEL: 'error',
    ...env,
  });
}

/** Starts on the empty database at DATABASE_URL, stops again, and returns the output. */
async function startOnce(env: Record<string, string>): Promise<string> {
  const config = configWith(env);
  const output: string[] = [];
  const { stop } = await start(config, {
    signal: new AbortController().signal,
    print: (text) => output.push(text),
  });
  await stop();
  return output.join('\n');
}

async function users(): Promise<string[]> {
  const client = new Client(testDatabase.clientConfig);
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from users order by email');
  await client.end();
  return rows.map(({ email }) => email);
}

describe('starting on an empty database', () => {
  test("of an operator's own creates no demo login there and prints none", async () => {
    const output = await startOnce({});
    expect([output.includes('demo'), await users()]).toEqual([false, []]);
  });

  test('with SEED_DEMO creates the demo there and prints its logins, also the second time', async () => {
    for (const time of ['first', 'second']) {
      const output = await startOnce({ SEED_DEMO: '1' });
      expect([time, output.includes('owner@demo.platebook.test  demo-owner-password')]).toEqual([
        time,
        true,
      ]);
      expect([time, await users()]).toEqual([
        time,
        [
          'admin@demo.platebook.test',
          'basic@demo.platebook.test',
          'other@demo.platebook.test',
          'owner@demo.platebook.test',
          'support@demo.platebook.test',
        ],
      ]);
    }
  });
});

test('a demo of an earlier release, which has no administrator, prints the logins it has', async () => {
  await startOnce({ SEED_DEMO: '1' });
  const client = new Client(testDatabase.clientConfig);
  await client.connect();
  await client.query("delete from users where email = 'admin@demo.platebook.test'");
  await client.end();
  const output = await startOnce({ SEED_DEMO: '1' });
  expect(output.match(/\S+@demo\.platebook\.test/g)).toEqual([
    'owner@demo.platebook.test',
    'basic@demo.platebook.test',
    'other@demo.platebook.test',
    'support@demo.platebook.test',
  ]);
});

const keys = (letter: string) => `${letter}:${letter.repeat(43)}=`;

test('with keys that do not open what is sealed fails before it changes the schema', async () => {
  await startOnce({ SECRET_KEYS: keys('A') });
  const client = new Client(testDatabase.clientConfig);
  await client.connect();
  try {
    // As an earlier version left it.
    await client.query(
      'delete from schema_migrations where name = (select max(name) from schema_migrations)',
    );
    const migrations = async () => (await client.query('select name from schema_migrations')).rows;
    const before = await migrations();
    await expect(startOnce({ SECRET_KEYS: keys('B') })).rejects.toThrow(
      'SECRET_KEYS does not open what is sealed in this database.',
    );
    expect(await migrations()).toEqual(before);
  } finally {
    await client.end();
  }
});

/** The advisory lock held during migrations. */
const MIGRATION_LOCK = 7_215_002;

test('reports on each API that it is starting, and serves requests once it has started', async () => {
  const client = new Client(testDatabase.clientConfig);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  // Nothing listens there any more.
  const line = await openDatabaseLine({});
  await line.close();
  const url = `http://127.0.0.1:${line.port}`;
  const config = configWith({ PORT: String(line.port), SECRET_KEYS: keys('A') });
  const starting = start(config, {
    signal: new AbortController().signal,
    print: () => undefined,
  });
  const ask = async (method: string, path: string) => {
    const response = await fetch(`${url}${path}`, { method });
    return [response.status, response.headers.get('retry-after'), await response.json()];
  };
  const message = 'The server is starting. Try again in a moment.';
  const envelope = { status: 'error', message, data: null, errors: [] };
  const request_id = expect.any(String) as string;
  try {
    await vi.waitUntil(() => ask('GET', '/healthz').catch(() => null), { timeout: 30_000 });
    expect(await ask('GET', '/readyz')).toEqual([
      503,
      '2',
      { ...envelope, request_id, code: 'not_ready' },
    ]);
    expect(await ask('GET', '/api/v2/clients/clients')).toEqual([
      503,
      '2',
      { ...envelope, request_id, code: 'service_unavailable' },
    ]);
    expect(await ask('POST', '/auth/v1/token?grant_type=refresh_token')).toEqual([
      503,
      '2',
      expect.objectContaining({ code: 503, error_code: 'service_unavailable' }),
    ]);
  } finally {
    await client.end();
  }
  const { stop } = await starting;
  expect((await ask('GET', '/readyz'))[0]).toBe(200);
  await stop();
});

test('with METRICS_PORT metrics are served separately, and not by the site', async () => {
  const output: string[] = [];
  const { url, stop } = await start(configWith({ METRICS_PORT: '0' }), {
    signal: new AbortController().signal,
    print: (text) => output.push(text),
  });
  try {
    const beside = output.join('\n').match(/^Figures for Prometheus: (http:\S+\/metrics)$/m)?.[1];
    await fetch(`${url}/auth/v1/settings`);
    const figures = await fetch(beside ?? '');
    expect([figures.status, figures.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await figures.text()).toContain(
      'platebook_http_request_duration_seconds_count{operation="getAuthSettings",status_code="200",status="succeeded"} 1',
    );
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=');
  } finally {
    await stop();
  }
});
