import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { outageOf } from './outage.ts';

const SESSIONS = 4;

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new Client(db.clientConfig);
  await client.connect();
  try {
    for (const statement of statements) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

const write = () =>
  db.database.asOwner((tx) => tx.deleteFrom('tenants').execute()).then(() => 'written', outageOf);

async function writeAtOnce(): Promise<(string | null)[]> {
  return Promise.all(Array.from({ length: SESSIONS }, write));
}

/** As many idle sessions as write concurrently. */
async function openSessions(): Promise<void> {
  const { pool } = db.database;
  const clients = await Promise.all(Array.from({ length: SESSIONS }, () => pool.connect()));
  for (const client of clients) {
    client.release();
  }
}

test('sessions opened while a database was read-only are not reused after it accepts writes again', async () => {
  const alter = `alter database ${String(db.clientConfig.database)}`;
  await asAdmin(`${alter} set default_transaction_read_only = on`);
  await openSessions();
  expect(await writeAtOnce()).toEqual(Array.from({ length: SESSIONS }, () => 'read_only'));
  await asAdmin(
    'set default_transaction_read_only = off',
    `${alter} reset default_transaction_read_only`,
  );
  await expect.poll(write, { timeout: 30_000 }).toBe('written');
  expect(await writeAtOnce()).toEqual(Array.from({ length: SESSIONS }, () => 'written'));
});

test('a session that failed otherwise is reused', async () => {
  const ask = (statement: string) =>
    db.database.asOwner((tx) => sql.raw<{ pid: number }>(statement).execute(tx));
  const pidOf = async () => (await ask('select pg_backend_pid() as pid')).rows;
  const before = await pidOf();
  await expect(ask('select 1 / 0')).rejects.toThrow('division by zero');
  expect(await pidOf()).toEqual(before);
});

test('while the database stays read-only, its sessions are not reopened for every rejected change', async () => {
  const begun = vi.fn();
  db.database.pool.on('connect', begun);
  await asAdmin(
    `alter database ${String(db.clientConfig.database)} set default_transaction_read_only = on`,
  );
  const refused = [];
  for (let n = 0; n < 20; n += 1) {
    refused.push(await write());
  }
  expect(new Set(refused)).toEqual(new Set(['read_only']));
  expect(begun.mock.calls.length).toBeLessThan(20);
});
