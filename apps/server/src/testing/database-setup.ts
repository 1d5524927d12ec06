import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import type { ConnectionTarget } from '../db/embedded/embedded-postgres.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../locations.ts';
import { createLogger } from '../platform/logger.ts';
import { startSystemPostgres, TEST_CONNECTIONS } from './system-postgres.ts';

declare module 'vitest' {
  // Vitest reads the types of a global set-up's provided values from this interface.
  interface ProvidedContext {
    databaseServer: ConnectionTarget;
  }
}

export const TEMPLATE = 'platebook_template';

/**
 * One PostgreSQL for the whole suite, with a migrated template database that every test file copies: the embedded one,
 * or with TEST_DATABASE=system the machine's own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'platebook-test-'));
  // Started as root, the database runs as another user, who needs access to this folder.
  await chmod(folder, 0o755);
  const server =
    process.env['TEST_DATABASE'] === 'system'
      ? await startSystemPostgres(folder)
      : await startEmbedded(folder);
  const { host, port, user, password } = server;
  await createTemplate({ host, port, user, password });
  project.provide('databaseServer', { host, port, user, password });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function startEmbedded(
  folder: string,
): Promise<ConnectionTarget & { stop: () => Promise<unknown> }> {
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: createLogger('silent'),
    maxConnections: TEST_CONNECTIONS,
  });
  return { ...postgres.target(), stop: postgres.stop };
}

async function createTemplate(server: ConnectionTarget): Promise<void> {
  const admin = new Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrate({ ...server, database: TEMPLATE }, await readMigrations(MIGRATIONS_FOLDER));
}
