import { Client, DatabaseError } from 'pg';
import type { ClientConfig } from 'pg';
import type { Logger } from '../platform/logger.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import type { ConnectionTarget } from './embedded/embedded-postgres.ts';
import { outliveCut } from './outlive-cut.ts';

/** The product's own database inside the embedded cluster. */
const DATABASE_NAME = 'platebook';
const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

export type Connection = {
  readonly database: Database;
  /** For statements that need a dedicated session, as migrations do. */
  readonly clientConfig: ClientConfig;
  readonly description: string;
  /** Where another process of this server connects to the same database, including its password. */
  readonly url: () => string;
  /** Calls `listener` when the database restarted on another port. */
  readonly onMoved: (listener: () => void) => void;
  readonly close: () => Promise<void>;
};

/** The database could not be reached; the message says which one and why. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** The embedded PostgreSQL in the data folder, or the one at DATABASE_URL. */
export async function connect(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  log: Logger,
): Promise<Connection> {
  return databaseUrl === null ? connectEmbedded(dataDir, log) : connectExternal(databaseUrl, log);
}

async function connectEmbedded(dataDir: string, log: Logger): Promise<Connection> {
  let database: Database | null = null;
  const listeners: (() => void)[] = [];
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    onMoved: ({ port }) => {
      database?.followTo(port);
      listeners.forEach((listener) => listener());
    },
  });
  try {
    await ensureDatabase(postgres.target());
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const clientConfig = { ...postgres.target(), database: DATABASE_NAME };
  const opened = openDatabase(clientConfig, log);
  database = opened;
  return {
    database: opened,
    clientConfig,
    description: `embedded PostgreSQL (${postgres.origin}) in ${postgres.home.base}`,
    url: () => urlOf(postgres.target()),
    onMoved: (listener) => {
      listeners.push(listener);
    },
    close: async () => {
      await opened.close();
      log.info({ result: await postgres.stop() }, 'The embedded database was left.');
    },
  };
}

function urlOf({ host, port, user, password }: ConnectionTarget): string {
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${DATABASE_NAME}`;
}

async function ensureDatabase(target: ConnectionTarget): Promise<void> {
  const client = new Client({ ...target, database: 'postgres' });
  outliveCut(client);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE_NAME,
    ]);
    if (rowCount === 0) {
      await client.query(`create database ${DATABASE_NAME}`);
    }
  } catch (error) {
    // Another process starting on the same folder may have created it in the meantime.
    const code = error instanceof DatabaseError ? error.code : undefined;
    if (code !== DUPLICATE_DATABASE && code !== UNIQUE_VIOLATION) {
      throw error;
    }
  } finally {
    await client.end();
  }
}

const LEAST_VERSION = 150_000;

async function connectExternal(databaseUrl: string, log: Logger): Promise<Connection> {
  const clientConfig = { connectionString: databaseUrl };
  const client = new Client({ ...clientConfig, connectionTimeoutMillis: 5_000 });
  outliveCut(client);
  const { host, pathname } = new URL(databaseUrl);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    if (Number(rows[0]?.version) < LEAST_VERSION) {
      throw new Error('it is older than PostgreSQL 15');
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConnectionError(
      `The database that DATABASE_URL names (${host}${pathname}) cannot be used: ${reason}.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  const database = openDatabase(clientConfig, log);
  return {
    database,
    clientConfig,
    description: `PostgreSQL at ${host}${pathname}`,
    url: () => databaseUrl,
    onMoved: () => undefined,
    close: () => database.close(),
  };
}
