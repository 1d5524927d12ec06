import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { readPostmasterFile } from '../../src/db/embedded/postmaster.ts';
import { migrate, readMigrations } from '../../src/db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../../src/locations.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { startSystemPostgres } from '../../src/testing/system-postgres.ts';

const DATABASE = 'platebook_loss';
const RETRY_MS = 100;
const START_LIMIT_MS = 90_000;

/** A separate PostgreSQL for a trial, as durable as the product's, with an empty migrated database. */
export type OwnPostgres = {
  readonly clientConfig: ClientConfig;
  /** Kills all of its processes at once, while it writes a checkpoint; resolves when it accepts connections again. */
  readonly kill: () => Promise<void>;
  /** Kills them without waiting. */
  readonly strike: () => Promise<void>;
  /** Resolves when it accepts connections again. */
  readonly back: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Started = {
  readonly target: ClientConfig;
  readonly dataFolder: string;
  /** Null if it restarts by itself: the product restarts its embedded one. */
  readonly start: (() => Promise<void>) | null;
  readonly stop: () => Promise<unknown>;
};

export async function startOwnPostgres(parent = tmpdir()): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(parent, 'platebook-loss-'));
  // Started as root, the database runs as another user, who needs access to this folder.
  await chmod(folder, 0o755);
  const started = await (process.env['TEST_DATABASE'] === 'system'
    ? startSystem(folder)
    : startEmbedded(folder));
  const admin = { ...started.target, database: 'postgres' };
  await ask(admin, `create database ${DATABASE}`);
  const clientConfig = { ...started.target, database: DATABASE };
  await migrate(clientConfig, await readMigrations(MIGRATIONS_FOLDER));
  const strike = async (): Promise<void> => {
    for (const pid of await processesOf(started.dataFolder)) {
      process.kill(pid, 'SIGKILL');
    }
  };
  const back = () => answering(started, admin);
  return {
    clientConfig,
    strike,
    back,
    kill: async () => {
      const checkpoint = ask(admin, 'checkpoint').catch(() => undefined);
      await strike();
      await checkpoint;
      await back();
    },
    stop: async () => {
      await started.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startEmbedded(dataDir: string): Promise<Started> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLogger('silent') });
  const { dataFolder } = postgres.home;
  return { target: postgres.target(), dataFolder, start: null, stop: postgres.stop };
}

async function startSystem(folder: string): Promise<Started> {
  const postgres = await startSystemPostgres(folder, { fsync: true });
  const { host, port, user, password, dataFolder, start, stop } = postgres;
  return { target: { host, port, user, password }, dataFolder, start, stop };
}

/** The postmaster first, so that it starts no others. */
async function processesOf(dataFolder: string): Promise<number[]> {
  const file = await readPostmasterFile(dataFolder);
  if (file === null) {
    throw new Error('PostgreSQL does not run.');
  }
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const children: number[] = [];
  for (const pid of all) {
    // A process may end while the list is read.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name is in parentheses and may itself contain spaces; then come the state and the parent.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(parent) === file.pid) {
      children.push(Number(pid));
    }
  }
  return [file.pid, ...children];
}

async function answering({ start }: Started, admin: ClientConfig): Promise<void> {
  let last: unknown = null;
  for (const endsAt = Date.now() + START_LIMIT_MS; Date.now() < endsAt;) {
    try {
      await start?.();
      await ask(admin, 'select 1');
      return;
    } catch (error) {
      last = error;
      await delay(RETRY_MS);
    }
  }
  throw new Error('PostgreSQL does not come back.', { cause: last });
}

async function ask(config: ClientConfig, statement: string): Promise<void> {
  const client = new Client({ ...config, connectionTimeoutMillis: 5_000 });
  // The server may be killed while this waits for it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
