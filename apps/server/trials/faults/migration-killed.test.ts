import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMigrations } from '../../src/db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../../src/locations.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import type { TestDatabase } from '../../src/testing/test-database.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { runUntilDead } from './supervisor.ts';
import { addressOf } from './trial-environment.ts';

const LIMIT_MS = 120_000;

let place: TestDatabase;
let whole: TestDatabase;
let program: WorkerProgram;
beforeEach(async () => {
  place = await createTestDatabase({ empty: true });
  whole = await createTestDatabase();
  program = await buildWorker('migrator');
}, LIMIT_MS);
afterEach(async () => {
  await place.drop();
  await whole.drop();
  await program.remove();
});

/** Whether the process was killed at that point. */
function migrateIn(config: ClientConfig, crashAt?: string): Promise<boolean> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: addressOf(config), CRASH_AT: crashAt };
  return runUntilDead(program.path, env);
}

async function rowsOf(config: ClientConfig, statement: string): Promise<unknown[]> {
  const client = new Client(config);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

const COLUMNS = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
  where table_schema = 'public' order by table_name, column_name`;
const INDEXES = `select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`;
const POLICIES = `select tablename, policyname, qual from pg_policies order by tablename, policyname`;
const NAMES = 'select name from schema_migrations order by name';

test(
  'a process killed within a migration leaves nothing of it, and the next one reaches the same schema',
  async () => {
    const names = (await readMigrations(MIGRATIONS_FOLDER)).map(({ name }) => ({ name }));
    const half = Math.floor(names.length / 2);
    expect(await migrateIn(place.clientConfig, `mid_migration:${half + 1}`)).toBe(true);
    expect(await rowsOf(place.clientConfig, NAMES)).toEqual(names.slice(0, half));
    // Retried immediately, while the server may still hold the dead process's session.
    expect(await migrateIn(place.clientConfig, 'mid_migration:1')).toBe(true);
    expect(await rowsOf(place.clientConfig, NAMES)).toEqual(names.slice(0, half));
    expect(await migrateIn(place.clientConfig)).toBe(false);
    for (const statement of [NAMES, COLUMNS, INDEXES, POLICIES]) {
      expect(await rowsOf(place.clientConfig, statement)).toEqual(
        await rowsOf(whole.clientConfig, statement),
      );
    }
  },
  LIMIT_MS,
);
