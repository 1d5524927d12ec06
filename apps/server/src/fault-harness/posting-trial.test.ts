import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { runTrial } from './run-trial.ts';
import type { Progress, Trial, TrialResult } from './run-trial.ts';
import { WIRE_FAULTS } from './trial-faults.ts';
import { BUILDS } from './trial-settings.ts';

const SEED = Number(process.env['TRIAL_SEED'] ?? Date.now() % 1_000_000);
/** What `npm test` asks for; `npm run chaos` asks for more. */
const JOBS = wished('TRIAL_JOBS', 360);
const FAULTS = wished('TRIAL_FAULTS', 255);
const KILLS = wished('TRIAL_KILLS', 36);
const COMPANIES = wished('TRIAL_COMPANIES', 24);
/** A busy machine may need ten times as long as an idle one. */
const LIMIT_MS = Math.max(240_000, JOBS * 2_000);

function wished(name: string, fallback: number): number {
  return Number(process.env[name] ?? fallback);
}

let program: WorkerProgram;
let place: TestDatabase;

beforeAll(async () => {
  program = await buildWorker();
}, 120_000);
afterAll(() => program.remove());
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.drop());

/** With TRIAL_PROGRESS one line a second says how far it is. */
const say = process.env['TRIAL_PROGRESS'] === undefined ? () => undefined : progressLine();

function progressLine(): (progress: Progress) => void {
  let saidAt = 0;
  return (progress) => {
    if (Date.now() - saidAt > 1_000) {
      saidAt = Date.now();
      process.stdout.write(`${JSON.stringify(progress)}\n`);
    }
  };
}

function run(trial: Partial<Trial>): Promise<TrialResult> {
  const whole = {
    seed: SEED,
    jobs: 40,
    companies: 8,
    workers: 2,
    perMille: 250,
    kinds: WIRE_FAULTS,
    faults: 0,
    kills: 0,
    build: 'sound',
    limitMs: LIMIT_MS,
    ...trial,
  } as const;
  return runTrial(whole, { ...place, worker: program.path, onProgress: say });
}

test(
  `posts every entry once, whatever fails and whoever is killed (TRIAL_SEED=${SEED})`,
  async () => {
    const { tally, violations, faultCount, deaths, open, foreign } = await run({
      jobs: JOBS,
      companies: COMPANIES,
      faults: FAULTS,
      kills: KILLS,
    });
    expect(violations).toEqual([]);
    expect({ ...tally, open, foreign }).toEqual({
      lost: 0,
      duplicate: 0,
      unbalanced: 0,
      open: 0,
      foreign: [],
    });
    expect(faultCount).toBeGreaterThanOrEqual(FAULTS);
    expect(deaths.length).toBeGreaterThanOrEqual(KILLS);
  },
  LIMIT_MS + 60_000,
);

// What they lack does not depend on the database: once, on the one that comes with the product.
if (process.env['TEST_DATABASE'] !== 'system') {
  describe('a trial sees', () => {
    test.each(BUILDS.filter((build) => build !== 'sound'))(
      `that %s writes entries twice (TRIAL_SEED=${SEED})`,
      async (build) => {
        const { tally } = await run({
          build,
          perMille: 400,
          // What a quarantine is for is a call that arrives after its caller has given up.
          ...(build === 'no_quarantine' ? { kinds: ['late_commit', 'late_commit_forgotten'] } : {}),
          faults: 1_000_000,
          untilTwice: true,
        });
        expect(tally.duplicate).toBeGreaterThan(0);
      },
      LIMIT_MS + 60_000,
    );
  });
}
