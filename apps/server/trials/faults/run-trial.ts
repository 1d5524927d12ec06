import type { Tally } from './books-invariants.ts';
import { judgeWorld, LIMITS } from './judge-world.ts';
import { startTrialSandbox } from './sandbox-process.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import { createSeededDice } from './seeded-dice.ts';
import type { SeededDice } from './seeded-dice.ts';
import { WORKERS_NAME } from './shaken-database.ts';
import { openShakyLine } from './shaky-line.ts';
import { supervise } from './supervisor.ts';
import type { Death } from './supervisor.ts';
import { nextCrash } from './trial-faults.ts';
import { addressOf, openTrialEnvironment } from './trial-environment.ts';
import { trialEnv } from './trial-settings.ts';
import { foundTrialWorld } from './trial-world.ts';
import { jobsPerKill } from './trial.ts';
import type { Running, Trial, TrialPlace } from './trial.ts';
import { count, faultsOf, sum, watch } from './watch-trial.ts';
import type { Alone, Ended } from './watch-trial.ts';

export type TrialResult = {
  /** Entries that were posted: the requested ones, and those that further faults and kills needed. */
  readonly jobs: number;
  readonly tally: Tally;
  readonly violations: readonly string[];
  readonly faults: Readonly<Record<string, number>>;
  readonly faultCount: number;
  readonly deaths: readonly Death[];
  /** Names and values that were sent although Intuit does not have them. */
  readonly foreign: readonly string[];
  readonly durationMs: number;
  /** Rows that were still open when the trial timed out. */
  readonly open: number;
  readonly alone: Alone | null;
};

/** Posts all entries of a world through processes that are killed to books that fail, and returns the result. */
export async function runTrial(trial: Trial, place: TrialPlace): Promise<TrialResult> {
  const startedAt = performance.now();
  const dice = createSeededDice(trial.seed);
  const sandbox = await startTrialSandbox();
  const line = await openShakyLine(sandbox.url, dice);
  try {
    await openToTrials(sandbox);
    const env = await openTrialEnvironment({
      ...place,
      sandboxUrl: sandbox.url,
      build: trial.build,
    });
    try {
      const result = await runBeside({ sandbox, line, env, dice }, trial, place);
      return { ...result, durationMs: Math.round(performance.now() - startedAt) };
    } finally {
      await env.close();
    }
  } finally {
    line.close();
    await sandbox.stop();
  }
}

type Beside = Pick<Running, 'sandbox' | 'line' | 'env'> & { readonly dice: SeededDice };

async function runBeside(
  { sandbox, line, env, dice }: Beside,
  trial: Trial,
  place: TrialPlace,
): Promise<Omit<TrialResult, 'durationMs'>> {
  const { database, clientConfig, contractFile } = place;
  const parts = { database, sandbox, box: env.box, bookkeeper: env.bookkeeper };
  const world = await foundTrialWorld(parts, trial);
  const address = `${addressOf(clientConfig)}?application_name=${encodeURIComponent(WORKERS_NAME)}`;
  const other: Record<string, number> = {};
  const supervised = supervise({
    program: place.worker,
    env: {
      PATH: process.env['PATH'],
      ...trialEnv(address, line.url),
      BUILD: trial.build,
      CONTRACT: contractFile,
    },
    workers: trial.workers,
    nextPlan: () => (trial.kills === 0 ? null : nextCrash(dice, jobsPerKill(trial))),
    nextSeed: () => dice.between(1, 2 ** 31),
    onFault: (kind) => count(other, kind),
  });
  const running = { trial, place, sandbox, line, env, parts, world, supervised, other };
  try {
    const ended = await watch(running, dice);
    await supervised.end();
    return await judge(running, ended);
  } finally {
    await supervised.end();
  }
}

/** Makes the simulated QuickBooks as strict as Intuit. */
export async function openToTrials(sandbox: TrialSandbox): Promise<void> {
  await sandbox.set('quickbooks/limits', {
    perSecond: 10,
    perMinute: LIMITS.callsPerMinute,
    batchesPerMinute: 40,
    retryAfterS: 1,
  });
  // A rotated token pair stays valid for a while, as for a caller that never got the response: longer than the clock
  // jumps of a whole trial, whose companies may make no calls in between.
  await sandbox.set('quickbooks/rotation', { every: 'each', previousWorksMs: 30 * 86_400_000 });
}

async function judge(
  running: Running,
  { faultsEndedAtMs, open, alone }: Ended,
): Promise<Omit<TrialResult, 'durationMs'>> {
  const { trial, place, sandbox, env, world, supervised } = running;
  const faults = await faultsOf(running);
  await sandbox.set('faults/random', null);
  await sandbox.clearFaults();
  const verdict = await judgeWorld(
    { database: place.database, sandbox, env, world },
    { build: trial.build, faultsEndedAtMs, settleWithinMs: trial.limitMs },
  );
  return {
    ...verdict,
    jobs: world.jobs.length,
    faults,
    faultCount: sum(faults),
    deaths: supervised.deaths(),
    open,
    alone,
  };
}
