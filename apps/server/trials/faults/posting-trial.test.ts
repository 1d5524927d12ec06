import { appendFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import type { TestDatabase } from '../../src/testing/test-database.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { runTrial } from './run-trial.ts';
import type { TrialResult } from './run-trial.ts';
import type { Progress, Trial } from './trial.ts';
import { EVERY_FAULT, WIRE_FAULTS } from './trial-faults.ts';

const SEED = Number(process.env['TRIAL_SEED'] ?? Date.now() % 1_000_000);
/** The defaults of `npm test`; `npm run chaos` sets more. */
const JOBS = wished('TRIAL_JOBS', 360);
const FAULTS = wished('TRIAL_FAULTS', 255);
const ENOUGH_FOR_ALL = 255;
const KILLS = wished('TRIAL_KILLS', 36);
const COMPANIES = wished('TRIAL_COMPANIES', 36);
const WORKERS = wished('TRIAL_WORKERS', 3);
/** A busy machine may need ten times as long as an idle one; restarts after kills take most of it, not the jobs. */
const LIMIT_MS = Math.max(240_000, JOBS * 2_000, KILLS * 20_000);

function wished(name: string, fallback: number): number {
  return Number(process.env[name] ?? fallback);
}

let program: WorkerProgram;
let place: TestDatabase;

beforeAll(async () => {
  program = await buildWorker();
});
afterAll(() => program.remove());
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.drop());

/** With TRIAL_PROGRESS a line per second reports progress. */
const report = process.env['TRIAL_PROGRESS'] === undefined ? () => undefined : progressLine();

function progressLine(): (progress: Progress) => void {
  let repliedAt = 0;
  return (progress) => {
    if (Date.now() - repliedAt > 1_000) {
      repliedAt = Date.now();
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
    perMille: 120,
    kinds: WIRE_FAULTS,
    faults: 0,
    kills: 0,
    build: 'sound',
    attended: true,
    limitMs: LIMIT_MS,
    ...trial,
  } as const;
  const contractFile = inject('contractFile');
  return runTrial(whole, { ...place, contractFile, worker: program.path, onProgress: report });
}

test(
  `posts every entry once, whatever fails and whoever is killed (TRIAL_SEED=${SEED})`,
  async () => {
    const result = await run({
      jobs: JOBS,
      companies: COMPANIES,
      workers: WORKERS,
      faults: FAULTS,
      kills: KILLS,
    });
    await note(result);
    const { tally, violations, open, foreign, faults, faultCount, deaths } = result;
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
    // A small trial need not hit every kind.
    const kinds = FAULTS < ENOUGH_FOR_ALL ? [] : EVERY_FAULT;
    expect(kinds.filter((kind) => faults[kind] === undefined)).toEqual([]);
  },
  LIMIT_MS + 60_000,
);

/**
 * The reasons for which an entry of this trial may wait for a person: injected refusals, revoked access, and access
 * that was refused again right after a refresh (docs/posting.md), which two faults in a row look like.
 */
const FOR_A_PERSON = [
  'changed_meanwhile',
  'connection_missing',
  'connection_revoked',
  'duplicate_number',
  'inactive_reference',
  'period_closed',
  'unauthorized',
];

test(
  `comes to an end by itself within the quarantine and a minute after faults end (TRIAL_SEED=${SEED})`,
  async () => {
    const { tally, violations, open, alone, deaths, faults } = await run({
      attended: false,
      faults: 60,
      kills: 4,
    });
    expect(alone).toEqual({ moving: 0, reasons: expect.toSatisfy(areForAPerson) });
    expect({ ...tally, open, violations }).toEqual({
      lost: 0,
      duplicate: 0,
      unbalanced: 0,
      open: 0,
      violations: [],
    });
    expect(deaths.length).toBeGreaterThanOrEqual(4);
    expect([faults['throttle_storm'], faults['reconnected']]).toEqual([2, 2]);
  },
  LIMIT_MS + 60_000,
);

function areForAPerson(reasons: readonly string[]): boolean {
  return reasons.every((reason) => FOR_A_PERSON.includes(reason));
}

/** Appends the result as one line to the file TRIAL_RECORD, so that many trials add up (`scripts/chaos.mjs`). */
async function note({ jobs, tally, violations, faults, deaths, durationMs }: TrialResult) {
  const record = process.env['TRIAL_RECORD'];
  if (record !== undefined) {
    const line = {
      seed: SEED,
      jobs,
      faults,
      deaths: countOf(deaths),
      tally,
      violations,
      durationMs,
    };
    await appendFile(record, `${JSON.stringify(line)}\n`);
  }
}

function countOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) {
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/**
 * The faults that each safeguard is for; other faults pause the books, and the revealing one might not occur for
 * minutes.
 */
const SHOWN_BY = {
  // The response is lost.
  naive_retry: ['drop_after', 'timeout_after'],
  // Intuit has forgotten the request id that was sent.
  requestid_only: ['late_commit_forgotten'],
  // The call arrives after its caller has given up.
  no_quarantine: ['late_commit', 'late_commit_forgotten'],
} as const;

describe('a trial detects', () => {
  test.each(['naive_retry', 'requestid_only', 'no_quarantine'] as const)(
    `that %s writes entries twice (TRIAL_SEED=${SEED})`,
    async (build) => {
      const { tally } = await run({
        build,
        perMille: 400,
        kinds: SHOWN_BY[build],
        faults: 1_000_000,
        untilTwice: true,
      });
      expect(tally.duplicate).toBeGreaterThan(0);
    },
    LIMIT_MS + 60_000,
  );
});
