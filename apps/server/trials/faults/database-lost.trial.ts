import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { FLAWLESS } from './judge-world.ts';
import { startOwnPostgres } from './own-postgres.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { SCENE_LIMIT_MS, openScene } from './trial-scene.ts';

const SEED = Number(process.env['TRIAL_SEED'] ?? 5);
const COMPANIES = 3;
const JOBS = 18;
const patient = { timeout: SCENE_LIMIT_MS };

let postgres: OwnPostgres;
let database: Database;
let program: WorkerProgram;
beforeEach(async () => {
  postgres = await startOwnPostgres();
  database = openDatabase(postgres.clientConfig, createLogger('silent'));
  program = await buildWorker();
}, 240_000);
afterEach(async () => {
  await database.close();
  await postgres.stop();
  await program.remove();
}, 60_000);

test(
  'a database that is killed with all its processes while it writes a checkpoint loses nothing, and nothing is posted twice',
  async () => {
    const { clientConfig } = postgres;
    const contractFile = inject('contractFile');
    const counts = { seed: SEED, companies: COMPANIES, jobs: JOBS };
    const place = { database, clientConfig, contractFile, worker: program.path };
    const scene = await openScene({ ...place, ...counts, build: 'sound' });
    const workers = scene.startWorkers();
    try {
      await expect.poll(scene.inBooks, patient).toBeGreaterThan(JOBS / 4);
      await postgres.kill();
      await scene.settle(workers);
      await workers.end();
      expect(await scene.judge()).toEqual(FLAWLESS);
    } finally {
      await workers.killAll();
      await scene.close();
    }
  },
  2 * SCENE_LIMIT_MS,
);
