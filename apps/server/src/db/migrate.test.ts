import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '../locations.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { Migration } from './migrate.ts';

let db: TestDatabase;

beforeEach(async () => {
  db = await createTestDatabase({ empty: true });
});

afterEach(() => db.drop());

const FIRST: Migration = {
  name: '0001_first',
  sql: 'create table first (id integer)',
  sha256: 'a',
};
const SECOND: Migration = {
  name: '0002_second',
  sql: 'create table second (id integer)',
  sha256: 'b',
};

async function tables(): Promise<string[]> {
  const client = new Client(db.clientConfig);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  await client.end();
  return rows.map(({ name }) => name);
}

describe('migrate', () => {
  test('applies pending migrations, once', async () => {
    expect(await migrate(db.clientConfig, [FIRST])).toEqual(['0001_first']);
    expect(await migrate(db.clientConfig, [FIRST, SECOND])).toEqual(['0002_second']);
    expect(await migrate(db.clientConfig, [FIRST, SECOND])).toEqual([]);
    expect(await tables()).toEqual(['first', 'schema_migrations', 'second']);
  });

  test('lets one of several concurrent processes do the work', async () => {
    const applied = await Promise.all(
      [1, 2, 3].map(() => migrate(db.clientConfig, [FIRST, SECOND])),
    );
    expect(applied.flat()).toEqual(['0001_first', '0002_second']);
  });

  test('rejects a file that was edited after it ran', async () => {
    await migrate(db.clientConfig, [FIRST]);
    await expect(
      migrate(db.clientConfig, [{ ...FIRST, sha256: 'edited' }, SECOND]),
    ).rejects.toThrow('The migration 0001_first was changed after it ran on this database.');
    expect(await tables()).toEqual(['first', 'schema_migrations']);
  });

  test('rejects a schema newer than the program', async () => {
    await migrate(db.clientConfig, [FIRST, SECOND]);
    await expect(migrate(db.clientConfig, [FIRST])).rejects.toThrow(
      'The database has the migration 0002_second, which this version of Platebook does not know.',
    );
  });

  test('leaves nothing of a migration that fails halfway, and continues once it is fixed', async () => {
    const broken = { ...SECOND, sql: 'create table second (id integer); select 1/0' };
    await expect(migrate(db.clientConfig, [FIRST, broken])).rejects.toThrow(
      'The migration 0002_second failed and was rolled back: division by zero',
    );
    expect(await tables()).toEqual(['first', 'schema_migrations']);
    expect(await migrate(db.clientConfig, [FIRST, SECOND])).toEqual(['0002_second']);
  });
});

test('the migrations of this version are numbered without a gap and apply to an empty database', async () => {
  const migrations = await readMigrations(MIGRATIONS_FOLDER);
  expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(
    migrations.map((_, index) => index + 1),
  );
  expect(await migrate(db.clientConfig, migrations)).toHaveLength(migrations.length);
});
