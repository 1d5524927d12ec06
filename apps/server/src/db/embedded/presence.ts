import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode } from './binaries.ts';
import { SUPERUSER } from './cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { Home } from './home.ts';
import { clearFalseLock, isAlive, readPostmasterFile } from './postmaster.ts';
import { run } from './run.ts';
import { outliveCut } from '../outlive-cut.ts';
import type { RunResult } from './run.ts';

export const LOOPBACK = '127.0.0.1';

const START_LIMIT_MS = 60_000;
const RETRY_MS = 100;
/** A killed postmaster may stay a zombie for a second or two before it is reaped. */
const FALSE_LOCK_AFTER_MS = 3_000;
/**
 * An advisory lock, held shared by every process that uses the cluster; a process that gets it exclusively is the last
 * one.
 */
const PRESENCE_LOCK = 7_215_001;

export type Cluster = {
  readonly home: Home;
  /** The folder that contains `bin/pg_ctl`. */
  readonly binaries: string;
  readonly password: string;
  readonly maxConnections: number;
};

/** An open connection that marks the cluster as in use; it ends when the postmaster does. */
export type Presence = {
  readonly client: Client;
  readonly port: number;
  readonly origin: 'started' | 'adopted';
};

type Entering = {
  readonly preferredPort: number;
  /** Whether to give up before the timeout when the database repeatedly fails to start for the same reason. */
  readonly givesUp: boolean;
};

/** Starts the cluster, or adopts a running one, and stays present until `leave`. */
export async function enter(
  cluster: Cluster,
  { preferredPort, givesUp }: Entering,
): Promise<Presence> {
  const faults = createStartFaults(cluster.home);
  const startedAt = performance.now();
  let started = false;
  let lastError = '';
  while (performance.now() - startedAt < START_LIMIT_MS) {
    const file = await readPostmasterFile(cluster.home.dataFolder);
    if (file === null || !isAlive(file.pid)) {
      const result = await faults.watch(() => startPostmaster(cluster, preferredPort));
      started = result.code === 0;
      lastError = result.output;
      if (givesUp) {
        faults.throwLasting();
      }
    } else {
      const attempt = await connect(cluster, file.port);
      if (attempt.kind === 'connected') {
        return { client: attempt.client, port: file.port, origin: started ? 'started' : 'adopted' };
      }
      lastError = attempt.message;
      if (performance.now() - startedAt > FALSE_LOCK_AFTER_MS) {
        await clearFalseLock(cluster.home.dataFolder, file.pid);
      }
    }
    await delay(RETRY_MS);
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL did not start in ${cluster.home.base} within ${START_LIMIT_MS / 1000} s: ${lastError} ${await lastLogLines(cluster)}`.trim(),
  );
}

/** Leaves the cluster, and stops it if no other process is present. */
export async function leave(
  cluster: Cluster,
  { client }: Presence,
): Promise<'stopped' | 'left_running'> {
  const isLast = await isAlone(client);
  if (isLast) {
    const { code, output } = await pgCtl(cluster, [
      'stop',
      '--mode=fast',
      '--wait',
      '--timeout=20',
    ]);
    if (code !== 0) {
      throw new EmbeddedPostgresError(`PostgreSQL did not stop in ${cluster.home.base}: ${output}`);
    }
  }
  await client.end().catch(() => undefined);
  return isLast ? 'stopped' : 'left_running';
}

async function isAlone(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock($1) as alone',
      [PRESENCE_LOCK],
    );
    return rows[0]?.alone === true;
  } catch {
    // The connection is gone and the database with it: there is nothing left to stop.
    return false;
  }
}

type Attempt = { kind: 'connected'; client: Client } | { kind: 'refused'; message: string };

async function connect(cluster: Cluster, port: number): Promise<Attempt> {
  const client = new Client({
    host: LOOPBACK,
    port,
    user: SUPERUSER,
    password: cluster.password,
    database: 'postgres',
    application_name: 'platebook-presence',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The 'end' event reports its loss.
  outliveCut(client);
  try {
    await client.connect();
    // Waits while a leaving process holds the lock exclusively, and fails if that process has stopped the database.
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
    return { kind: 'connected', client };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (errorCode(error) === '28P01') {
      throw new EmbeddedPostgresError(
        `Another database runs in ${cluster.home.dataFolder} and does not accept the password kept there.`,
        { cause: error },
      );
    }
    return { kind: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}

async function startPostmaster(cluster: Cluster, preferredPort: number) {
  const port = await freePort(preferredPort);
  const settings = [
    `-p ${port}`,
    `-c listen_addresses=${LOOPBACK}`,
    '-c unix_socket_directories=',
    `-c max_connections=${cluster.maxConnections}`,
  ];
  return pgCtl(cluster, [
    'start',
    '--wait',
    '--timeout=50',
    `--log=${join(cluster.home.base, 'postgres.log')}`,
    `--options=${settings.join(' ')}`,
  ]);
}

function pgCtl({ home, binaries }: Cluster, args: readonly string[]) {
  return run(join(binaries, 'bin', 'pg_ctl'), [...args, `--pgdata=${home.dataFolder}`], {
    account: home.account,
    cwd: home.base,
  });
}

async function freePort(preferred: number): Promise<number> {
  const attempts = preferred === 0 ? [0] : [preferred, 0];
  for (const attempt of attempts) {
    const port = await probePort(attempt);
    if (port !== null) {
      return port;
    }
  }
  throw new EmbeddedPostgresError(`No free port was found on ${LOOPBACK} for the database.`);
}

function probePort(port: number): Promise<number | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(null));
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : null;
      server.close(() => done(found));
    });
  });
}

async function lastLogLines({ home }: Cluster): Promise<string> {
  const log = await readFile(join(home.base, 'postgres.log'), 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-5).join(' | ');
}

/** Causes that go away with another process: its lock, its memory or its port. */
const PASSING = /lock file|shared memory|could not bind|TCP\/IP sockets/;
const LASTING_AFTER = 3;

type StartFaults = {
  /** Runs one attempt to start the cluster and records why PostgreSQL refused. */
  readonly watch: (attempt: () => Promise<RunResult>) => Promise<RunResult>;
  /** Throws once PostgreSQL has refused three times in a row for one reason that is not transient. */
  readonly throwLasting: () => void;
};

/** Distinguishes a damaged cluster from one that another process is starting or leaving, by PostgreSQL's own log. */
function createStartFaults(home: Home): StartFaults {
  const log = join(home.base, 'postgres.log');
  let reason: string | null = null;
  let times = 0;
  return {
    watch: async (attempt) => {
      const before = (await readLog(log)).length;
      const result = await attempt();
      const found = result.code === 0 ? null : faultIn((await readLog(log)).subarray(before));
      times = found !== null && found === reason ? times + 1 : 1;
      reason = found;
      return result;
    },
    throwLasting: () => {
      if (reason !== null && times >= LASTING_AFTER && !PASSING.test(reason)) {
        throw new EmbeddedPostgresError(
          `PostgreSQL cannot start in ${home.dataFolder}: ${reason}. Restore the folder from a backup, or set DATA_DIR to another one; ${log} has more. Nothing was replaced.`,
        );
      }
    },
  };
}

async function readLog(log: string): Promise<Buffer> {
  return readFile(log).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') {
      return Buffer.alloc(0);
    }
    throw error;
  });
}

function faultIn(log: Buffer): string | null {
  return /(?:FATAL|PANIC): +(.+)/.exec(log.toString())?.[1] ?? null;
}
