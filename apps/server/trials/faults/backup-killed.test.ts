import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createBackup } from '../../src/operators/backup/create-backup.ts';
import { removeLeftovers } from '../../src/operators/backup/leftovers.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import type { TestDatabase } from '../../src/testing/test-database.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { addressOf } from './trial-environment.ts';

const LIMIT_MS = 120_000;
const PATIENTLY = { timeout: 60_000, interval: 20 };
const HOUR_MS = 3_600_000;
const inAnHour = { now: () => new Date(Date.now() + HOUR_MS) };

let place: TestDatabase;
let program: WorkerProgram;
let folder: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  place = await createTestDatabase();
  program = await buildWorker('admin-backup');
  folder = await mkdtemp(join(tmpdir(), 'platebook-killed-'));
}, LIMIT_MS);

afterEach(async () => {
  for (const child of running) {
    await kill(child);
  }
  await place.drop();
  await program.remove();
  await rm(folder, { recursive: true });
});

function launch(command: string, options: object): ChildProcess {
  const child = spawn(process.execPath, [program.path, command, JSON.stringify(options)], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: addressOf(place.clientConfig),
      BACKUP_DIR: folder,
      DATA_DIR: folder,
    },
    stdio: 'ignore',
  });
  running.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, 'exit');
  }
}

async function request<Row extends object>(config: ClientConfig, text: string): Promise<Row[]> {
  const client = new Client(config);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function sweep(clock = systemClock) {
  return removeLeftovers({ clientConfig: place.clientConfig, clock }, { folder });
}

function drafts(): Promise<string[]> {
  return vi.waitFor(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.part'));
    expect(names).toHaveLength(1);
    return names;
  }, PATIENTLY);
}

test(
  'the archive of a killed backup is removed once nobody writes it, and no other',
  async () => {
    const reader = new Client(place.clientConfig);
    await reader.connect();
    // The backup blocks on this table in the middle of its work.
    await reader.query('begin; lock table users in access exclusive mode');
    const backup = launch('create', {});
    const [draft = ''] = await drafts();
    const file = join(folder, draft);
    const others = ['notes.0123456789ab.part', 'platebook-20260405T120000Z.tar'];
    for (const name of others) {
      await writeFile(join(folder, name), 'not ours');
    }
    const left = { kind: 'file', name: file };
    expect(await sweep(inAnHour)).toEqual([{ ...left, is_removed: false }]);
    await kill(backup);
    await reader.query('rollback');
    await reader.end();
    await vi.waitFor(async () => {
      const sessions = await request(
        place.clientConfig,
        `select from pg_locks where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(sessions).toEqual([]);
    }, PATIENTLY);
    // The process is dead, but for a database that cannot be queried its owner might be alive.
    expect(await sweep()).toEqual([{ ...left, is_removed: false }]);
    const anHourAgo = new Date(Date.now() - HOUR_MS);
    await utimes(file, anHourAgo, anHourAgo);
    expect(await sweep()).toEqual([{ ...left, is_removed: true }]);
    expect((await readdir(folder)).toSorted()).toEqual(others.toSorted());
    expect(await sweep()).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'the database of a killed restore is removed once nobody fills it',
  async () => {
    const { clientConfig } = place;
    const present = String(clientConfig.database);
    const archive = join(folder, 'platebook-20260405T120000Z.tar');
    const quiet = { progress: () => undefined, signal: new AbortController().signal };
    await createBackup({ clientConfig, clock: systemClock, version: '0.1.0', ...quiet }, archive);
    const restore = launch('restore', { file: archive, replace: true });
    const admin = { ...inject('databaseServer'), database: 'postgres' };
    const beside = () =>
      request<{ name: string }>(
        admin,
        `select datname::text as name from pg_database
          where starts_with(datname, '${present.slice(0, 30)}_restore_')`,
      );
    const [database] = await vi.waitFor(async () => {
      const found = await beside();
      expect(found).toHaveLength(1);
      return found;
    }, PATIENTLY);
    const left = { kind: 'database', name: database?.name };
    restore.kill('SIGSTOP');
    expect(await sweep(inAnHour)).toEqual([{ ...left, is_removed: false }]);
    await kill(restore);
    await vi.waitFor(async () => {
      // Too recent by its name, whether or not its sessions have ended.
      expect(await sweep()).toEqual([{ ...left, is_removed: false }]);
      expect(await sweep(inAnHour)).toEqual([{ ...left, is_removed: true }]);
    }, PATIENTLY);
    expect(await beside()).toEqual([]);
    expect(await request(clientConfig, 'select count(*) from users')).toHaveLength(1);
  },
  LIMIT_MS,
);
