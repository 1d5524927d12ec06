import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { outageOf } from '../../src/db/outage.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { FLAWLESS } from './judge-world.ts';
import { startOwnPostgres } from './own-postgres.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { mountSmallDisk } from './small-disk.ts';
import type { SmallDisk } from './small-disk.ts';
import { SCENE_LIMIT_MS, openScene } from './trial-scene.ts';

const SEED = Number(process.env['TRIAL_SEED'] ?? 5);
const COMPANIES = 3;
const JOBS = 18;
const patient = { timeout: SCENE_LIMIT_MS };
/** Longer than the product waits for one start of its database. */
const LOST_MS = 70_000;

let disk: SmallDisk;
let postgres: OwnPostgres;
let database: Database;
let program: WorkerProgram;
beforeEach(async () => {
  disk = await mountSmallDisk();
  postgres = await startOwnPostgres(disk.folder);
  database = openDatabase(postgres.clientConfig, createLogger('silent'));
  program = await buildWorker();
}, 240_000);
afterEach(async () => {
  await database.close();
  await postgres.stop();
  await disk.unmount();
  await program.remove();
}, 60_000);

/** The database's error for a write larger than the free space. */
async function writeMuch(): Promise<unknown> {
  const client = new Client(postgres.clientConfig);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      'create temp table much as select n, n::text as t from generate_series(1, 1e7) n',
    );
    return 'written';
  } catch (error) {
    return outageOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Until it cannot write its WAL any more and shuts down. */
async function useUpTheLog(): Promise<void> {
  await vi.waitUntil(
    async () => {
      const client = new Client(postgres.clientConfig);
      client.on('error', () => undefined);
      try {
        await client.connect();
        for (;;) {
          await client.query(
            'create temp table one as select 1; drop table one; select pg_switch_wal()',
          );
        }
      } catch (error) {
        return outageOf(error) === 'away';
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    { timeout: SCENE_LIMIT_MS, interval: 100 },
  );
}

const LOSSES = {
  'whose disk is full': async () => {
    await disk.fill();
    expect(await writeMuch()).toBe('full');
    return disk.free;
  },
  'whose disk is so full that it cannot write its log and stops': async () => {
    await disk.fill();
    await useUpTheLog();
    await delay(LOST_MS);
    return disk.free;
  },
  'whose files can only be read, and that stops': async () => {
    await vi.waitUntil(
      async () => {
        await postgres.strike().catch(() => undefined);
        return disk.makeReadOnly().then(
          () => true,
          () => false,
        );
      },
      { timeout: SCENE_LIMIT_MS, interval: 50 },
    );
    await delay(LOST_MS);
    return disk.makeWritable;
  },
} as const;

test.each(Object.entries(LOSSES))(
  'a database %s loses nothing, nothing is posted twice, and it recovers by itself',
  async (_what, lose) => {
    const { clientConfig } = postgres;
    const contractFile = inject('contractFile');
    const counts = { seed: SEED, companies: COMPANIES, jobs: JOBS };
    const place = { database, clientConfig, contractFile, worker: program.path };
    const scene = await openScene({ ...place, ...counts, build: 'sound' });
    const workers = scene.startWorkers();
    try {
      await expect.poll(scene.inBooks, patient).toBeGreaterThan(JOBS / 4);
      const mend = await lose();
      await mend();
      await postgres.back();
      await scene.settle(workers);
      await workers.end();
      expect(await scene.judge()).toEqual(FLAWLESS);
    } finally {
      await workers.killAll();
      await scene.close();
    }
  },
  3 * SCENE_LIMIT_MS,
);
