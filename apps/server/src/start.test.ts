import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { start } from './start.ts';
import { createTestDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';

let testDatabase: TestDatabase;

beforeEach(async () => {
  testDatabase = await createTestDatabase({ empty: true });
});

afterEach(() => testDatabase.drop());

/** Starts on the empty database that DATABASE_URL names, stops again, and tells what was said. */
async function startOnce(env: Record<string, string>): Promise<string> {
  const { host, port, user, password, database } = testDatabase.clientConfig;
  const config = readConfig({
    DATABASE_URL: `postgres://${user}:${String(password)}@${host}:${port}/${database}`,
    PORT: '0',
    LOG_LEVEL: 'error',
    ...env,
  });
  const said: string[] = [];
  const { stop } = await start(config, new AbortController().signal, (text) => said.push(text));
  await stop();
  return said.join('\n');
}

async function users(): Promise<string[]> {
  const client = new Client(testDatabase.clientConfig);
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from users order by email');
  await client.end();
  return rows.map(({ email }) => email);
}

describe('starting on an empty database', () => {
  test('of somebody else puts no demo login there and names none', async () => {
    const said = await startOnce({});
    expect([said.includes('demo'), await users()]).toEqual([false, []]);
  });

  test('with SEED_DEMO puts the demo there and names its logins, the second time too', async () => {
    for (const time of ['first', 'second']) {
      const said = await startOnce({ SEED_DEMO: '1' });
      expect([time, said.includes('owner@demo.platebook.test  demo-owner-password')]).toEqual([
        time,
        true,
      ]);
      expect([time, await users()]).toEqual([
        time,
        ['basic@demo.platebook.test', 'other@demo.platebook.test', 'owner@demo.platebook.test'],
      ]);
    }
  });
});

const keys = (letter: string) => `${letter}:${letter.repeat(43)}=`;

test('with keys that do not open what is sealed refuses before it changes the schema', async () => {
  await startOnce({ SECRET_KEYS: keys('A') });
  const client = new Client(testDatabase.clientConfig);
  await client.connect();
  try {
    // As a version before this one left it.
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
