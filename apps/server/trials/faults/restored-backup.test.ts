import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import type { TestDatabase } from '../../src/testing/test-database.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { FLAWLESS } from './judge-world.ts';
import { restoreBackup, takeBackup } from './restored-backup.ts';
import { createSeededDice } from './seeded-dice.ts';
import { SCENE_LIMIT_MS, openScene } from './trial-scene.ts';
import { TRIAL_TIMES } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import { giveAgain, giveMoreJobs } from './trial-world.ts';

const SEED = Number(process.env['TRIAL_SEED'] ?? 5);
/** Another build proves that the harness detects duplicates: `no_look_up` must post entries twice. */
const BUILD = (process.env['TRIAL_BUILD'] ?? 'sound') as Build;
const COMPANIES = 4;
const JOBS = 24;

let place: TestDatabase;
let program: WorkerProgram;
beforeEach(async () => {
  place = await createTestDatabase();
  program = await buildWorker();
}, 120_000);
afterEach(async () => {
  await place.drop();
  await program.remove();
});

test(
  'posts nothing twice that the books contain and a backup lacks',
  async () => {
    const contractFile = inject('contractFile');
    const counts = { seed: SEED, companies: COMPANIES, jobs: JOBS };
    const scene = await openScene({
      ...place,
      ...counts,
      contractFile,
      worker: program.path,
      build: BUILD,
    });
    const { sandbox, world, parts } = scene;
    for (const { realmId } of world.companies) {
      // Books without memory of request ids: only a look-up before sending prevents duplicates.
      await sandbox.set(`companies/${realmId}`, { requestIdMemory: 0 });
    }
    let workers = scene.startWorkers();
    try {
      await expect.poll(scene.inBooks, { timeout: SCENE_LIMIT_MS }).toBeGreaterThan(JOBS / 4);
      const backup = await takeBackup(place.clientConfig);
      // Entries that are not in the backup at all, such as those of reports that are fetched again.
      const known = world.jobs.length;
      await giveMoreJobs(parts, createSeededDice(SEED + 1), world);
      await scene.settle(workers);
      expect(await scene.inBooks()).toBe(JOBS + COMPANIES);
      await workers.killAll();

      await restoreBackup(place.clientConfig, backup);
      // As docs/operations.md requires after a restore: nothing sent earlier may still be in flight.
      await delay(TRIAL_TIMES.quarantineMs);
      await giveAgain(parts, world, world.jobs.slice(known));
      workers = scene.startWorkers();
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
