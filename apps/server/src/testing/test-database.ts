import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { TEMPLATE } from './database-setup.ts';

export type TestDatabase = {
  readonly database: Database;
  readonly clientConfig: ClientConfig;
  readonly drop: () => Promise<void>;
};

/**
 * A database per test file: a copy of the migrated template, or an empty one. `port` is where `database` connects
 * instead of directly.
 */
export async function createTestDatabase({
  empty = false,
  port,
}: { empty?: boolean; port?: number } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const clientConfig = { ...inject('databaseServer'), database: name };
  await asAdmin(`create database ${name}${empty ? '' : ` template ${TEMPLATE}`}`);
  const way = port === undefined ? clientConfig : { ...clientConfig, port };
  const database = openDatabase(way, createLogger('silent'));
  return {
    database,
    clientConfig,
    drop: async () => {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ ...inject('databaseServer'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
