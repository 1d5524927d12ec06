import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { locateBinaries } from './binaries.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { findHome } from './home.ts';
import { isAlive, readPostmasterFile } from './postmaster.ts';

let dataDir: string;
let running: EmbeddedPostgres[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platebook-embedded-'));
  await chmod(dataDir, 0o755);
  running = [];
});

afterEach(async () => {
  for (const postgres of running) {
    await postgres.stop();
  }
  await rm(dataDir, { recursive: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLogger('silent') });
  running.push(postgres);
  return postgres;
}

async function query(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new Client({ ...postgres.target(), database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(postgres: EmbeddedPostgres): Promise<number> {
  const file = await readPostmasterFile(postgres.home.dataFolder);
  if (file === null) {
    throw new Error('The database does not run.');
  }
  return file.pid;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 25_000;
  while (!(await holds())) {
    if (performance.now() > deadline) {
      throw new Error('It did not come to hold within 25 s.');
    }
    await delay(50);
  }
}

describe('the embedded database', () => {
  test('starts, keeps its data across a restart, and leaves no process behind', async () => {
    const first = await start();
    expect(first.origin).toBe('started');
    await query(first, 'create table kept as select 7 as value');
    const pid = await postmasterPid(first);
    expect(await first.stop()).toBe('stopped');
    await until(() => Promise.resolve(!isAlive(pid)));
    running = [];
    expect(await query(await start(), 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('requires its random password, even on loopback, and listens nowhere else', async () => {
    const postgres = await start();
    const stranger = new Client({ ...postgres.target(), password: 'guess', database: 'postgres' });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    expect(await query(postgres, 'show listen_addresses')).toEqual([
      { listen_addresses: '127.0.0.1' },
    ]);
    expect(await query(postgres, 'show unix_socket_directories')).toEqual([
      { unix_socket_directories: '' },
    ]);
    const { mode } = await stat(join(postgres.home.dataFolder, 'platebook-password'));
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  test("sorts and compares by code point, in UTF-8 and UTC, regardless of the machine's locale", async () => {
    const postgres = await start();
    expect(
      await query(
        postgres,
        `select datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding,
           current_setting('timezone') as zone from pg_database where datname = 'postgres'`,
      ),
    ).toEqual([{ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8', zone: 'UTC' }]);
  });

  test('is adopted by a second process, and runs until the last one leaves', async () => {
    const first = await start();
    const second = await start();
    expect([second.origin, second.target()]).toEqual(['adopted', first.target()]);
    expect(await first.stop()).toBe('left_running');
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await second.stop()).toBe('stopped');
    running = [];
  });

  test('is created once when several processes start concurrently on an empty folder', async () => {
    const all = await Promise.all([start(), start(), start()]);
    expect(all.filter(({ origin }) => origin === 'started')).toHaveLength(1);
    expect(new Set(all.map((postgres) => postgres.target().port)).size).toBe(1);
  });

  test('recovers, with all commits, when its postmaster is killed', async () => {
    const postgres = await start();
    await query(postgres, 'create table kept as select 7 as value');
    const killed = await postmasterPid(postgres);
    process.kill(killed, 'SIGKILL');
    await until(async () => {
      const file = await readPostmasterFile(postgres.home.dataFolder);
      return (
        file !== null &&
        file.pid !== killed &&
        (await query(postgres, 'select 1').catch(() => [])).length === 1
      );
    });
    expect(await query(postgres, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('starts over a stale lock file of a dead or unrelated process', async () => {
    const first = await start();
    await query(first, 'create table kept as select 7 as value');
    await first.stop();
    running = [];
    const lock = join(first.home.dataFolder, 'postmaster.pid');
    // The id of this test's process, which is alive but no PostgreSQL: what a container restart can leave.
    await writeFile(
      lock,
      [process.pid, first.home.dataFolder, 1, 1, '', '127.0.0.1', '', 'ready', ''].join('\n'),
    );
    await chmod(lock, 0o644);
    expect(await query(await start(), 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('does not mistake a half-created cluster for a complete one', async () => {
    const half = join(dataDir, 'postgres', 'data.tmp.999999999.0badcafe');
    await mkdir(half, { recursive: true });
    await writeFile(join(half, 'PG_VERSION'), '18');
    const postgres = await start();
    expect(await readFile(join(postgres.home.dataFolder, 'PG_VERSION'), 'utf8')).toBe('18\n');
    await expect(stat(half)).rejects.toThrow('ENOENT');
  });
});

describe('the location of the database', () => {
  const asRoot = process.getuid?.() === 0 ? test : test.skip;

  asRoot(
    'as root, in a folder closed to others, is the fallback, and says where it was asked to be',
    async () => {
      const closed = join(dataDir, 'closed');
      await mkdir(join(closed, 'data'), { recursive: true });
      await chmod(closed, 0o700);
      const home = await findHome(join(closed, 'data'), {
        fallbackRoot: join(dataDir, 'fallback'),
      });
      expect(home.base.startsWith(join(dataDir, 'fallback'))).toBe(true);
      expect(home.movedFrom).toBe(join(closed, 'data', 'postgres'));
      expect(home.account?.uid).toBeGreaterThan(0);
      const again = await findHome(join(closed, 'data'), {
        fallbackRoot: join(dataDir, 'fallback'),
      });
      expect(again.base).toBe(home.base);
    },
  );
});

describe('a machine without built-in PostgreSQL', () => {
  const sentence =
    /^There is no built-in PostgreSQL for .* Install PostgreSQL 15 or newer and set DATABASE_URL=/;

  test.each([
    { os: 'linux', arch: 'x64', isMusl: true },
    { os: 'win32', arch: 'arm64', isMusl: false },
    { os: 'freebsd', arch: 'x64', isMusl: false },
  ])('gets one sentence of explanation: %o', (platform) => {
    expect(() => locateBinaries(platform)).toThrow(sentence);
  });
});
