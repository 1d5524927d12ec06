import { chown, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { exists } from '../db/embedded/binaries.ts';
import { run } from '../db/embedded/run.ts';
import type { Account } from '../db/embedded/run.ts';
import type { ConnectionTarget } from '../db/embedded/embedded-postgres.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const LEAST_VERSION = 15;
/** For several workers, each with servers and their processes. */
export const TEST_CONNECTIONS = 300;
const PASSWORD = 'only-for-tests';

type SystemPostgres = ConnectionTarget & {
  readonly dataFolder: string;
  /** Restarts on the same port. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<unknown>;
};

/**
 * Starts this machine's newest PostgreSQL in a separate folder; with fsync off, unless its data must survive a kill.
 */
export async function startSystemPostgres(
  folder: string,
  { fsync = false } = {},
): Promise<SystemPostgres> {
  const binaries = await findBinaries();
  const base = join(folder, 'system');
  const account = await accountFor();
  await mkdir(base);
  await writeFile(join(base, 'password'), PASSWORD);
  if (account !== null) {
    await chown(base, account.uid, account.gid);
  }
  const data = join(base, 'data');
  const port = await freePort();
  const pg = async (program: string, ...args: string[]): Promise<void> => {
    const { code, output } = await run(join(binaries, program), args, { account, cwd: base });
    if (code !== 0) {
      throw new Error(`${program} failed: ${output}`);
    }
  };
  await pg(
    'initdb',
    `--pgdata=${data}`,
    '--username=platebook',
    `--pwfile=${join(base, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  );
  const start = () =>
    pg(
      'pg_ctl',
      'start',
      '--wait',
      `--pgdata=${data}`,
      `--log=${join(base, 'log')}`,
      `--options=-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=${fsync ? 'on' : 'off'} -c timezone=UTC -c max_connections=${TEST_CONNECTIONS}`,
    );
  await start();
  return {
    dataFolder: data,
    start,
    host: '127.0.0.1',
    port,
    user: 'platebook',
    password: PASSWORD,
    stop: () => pg('pg_ctl', 'stop', '--mode=immediate', '--wait', `--pgdata=${data}`),
  };
}

async function findBinaries(): Promise<string> {
  const versions = (await exists(DEBIAN_FOLDER)) ? await readdir(DEBIAN_FOLDER) : [];
  const newest = versions
    .map(Number)
    .filter((version) => version >= LEAST_VERSION)
    .sort((a, b) => b - a)[0];
  const folders = [
    ...(newest === undefined ? [] : [join(DEBIAN_FOLDER, String(newest), 'bin')]),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  for (const candidate of folders) {
    if (
      candidate !== '' &&
      (await exists(join(candidate, 'initdb'))) &&
      (await exists(join(candidate, 'pg_ctl')))
    ) {
      return candidate;
    }
  }
  throw new Error(
    `TEST_DATABASE=system needs PostgreSQL ${LEAST_VERSION} or newer (initdb and pg_ctl) on this machine.`,
  );
}

/** PostgreSQL does not run as root. */
async function accountFor(): Promise<Account> {
  if (process.getuid?.() !== 0) {
    return null;
  }
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [name = 'nobody', , uid = '65534', gid = '65534'] = line?.split(':') ?? [];
  return { name, uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
