import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { outliveCut } from './outlive-cut.ts';

/**
 * An advisory lock held while migrating, so that of several processes that start concurrently one migrates and the
 * others wait.
 */
const MIGRATION_LOCK = 7_215_002;

/** The schema and this program do not match; the message says which file and what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export type Migration = { readonly name: string; readonly sql: string; readonly sha256: string };

/** The migrations of a folder, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8');
      return {
        name: file.slice(0, -'.sql'.length),
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}

/**
 * Migrates the database to the newest version: forward only, each migration in its own transaction. A file that was
 * edited after it ran, and a schema newer than this program, are rejected before anything is changed. Returns the
 * applied names. `midway` is called in each transaction before the commit; trials kill the process there.
 */
export async function migrate(
  config: ClientConfig,
  migrations: readonly Migration[],
  midway: () => void = () => undefined,
): Promise<string[]> {
  const client = new Client({ ...config, application_name: 'platebook-migrate' });
  outliveCut(client);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureAppRole(client);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migrations order by name',
    );
    const pending = pendingMigrations(migrations, rows);
    for (const migration of pending) {
      await apply(client, migration, midway);
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

type Applied = { readonly name: string; readonly sha256: string };

function pendingMigrations(known: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const { name, sha256 } of applied) {
    const migration = known.find((candidate) => candidate.name === name);
    if (migration === undefined) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version of Platebook does not know. Start the newer version.`,
      );
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationError(
        `The migration ${name} was changed after it ran on this database. Put the file back and write a new migration.`,
      );
    }
  }
  return known.filter(({ name }) => !applied.some((done) => done.name === name));
}

async function apply(
  client: Client,
  { name, sql, sha256 }: Migration,
  midway: () => void,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      name,
      sha256,
    ]);
    midway();
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`The migration ${name} failed and was rolled back: ${reason}`, {
      cause,
    });
  }
}

/**
 * Requests drop to this role. It owns nothing and cannot log in; roles belong to the cluster, so it may already exist.
 */
async function ensureAppRole(client: Client): Promise<void> {
  await client.query(`
    do $$
    begin
      create role platebook_app nologin;
    exception when duplicate_object or unique_violation then
      null;
    end
    $$`);
  await client.query('grant platebook_app to current_user');
}
