import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import type { Database } from '../db/database.ts';
import { createLogger } from '../platform/logger.ts';
import type { Tally } from './books-invariants.ts';
import { composePoster } from './compose-poster.ts';
import type { Poster } from './compose-poster.ts';
import { judgeWorld, LIMITS } from './judge-world.ts';
import { countOpen } from './post-until-done.ts';
import { startTrialSandbox } from './sandbox-process.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import { createSeededDice } from './seeded-dice.ts';
import { supervise } from './supervisor.ts';
import type { Death, Supervised } from './supervisor.ts';
import { beginFaults, nextCrash, sprinkle } from './trial-faults.ts';
import type { WireFault } from './trial-faults.ts';
import { trialConfig, trialEnv } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import { foundTrialWorld, giveMoreJobs } from './trial-world.ts';
import type { TrialWorld, WorldParts } from './trial-world.ts';

export type Trial = {
  /** The same seed gives the same companies, entries, faults and crashes, as far as processes agree on their order. */
  readonly seed: number;
  readonly jobs: number;
  readonly companies: number;
  readonly workers: number;
  /** Of 1,000 calls so many go wrong. */
  readonly perMille: number;
  readonly kinds: readonly WireFault[];
  /** Faults and kills go on until there were as many; where the jobs run out first, further ones are given. */
  readonly faults: number;
  readonly kills: number;
  readonly build: Build;
  /** Ends as soon as anything is in the books twice. */
  readonly untilTwice?: boolean;
  /** After so long a trial is given up, in ms. */
  readonly limitMs: number;
};

export type TrialPlace = {
  readonly database: Database;
  readonly clientConfig: ClientConfig;
  /** The bundle of worker.ts. */
  readonly worker: string;
  readonly onProgress?: (progress: Progress) => void;
};

export type Progress = { readonly open: number; readonly faults: number; readonly kills: number };

export type TrialResult = {
  readonly tally: Tally;
  readonly violations: readonly string[];
  readonly faults: Readonly<Record<string, number>>;
  readonly faultCount: number;
  readonly deaths: readonly Death[];
  /** Names and values that were sent and that Intuit does not have. */
  readonly foreign: readonly string[];
  readonly durationMs: number;
  /** Rows that were still open when the trial was given up. */
  readonly open: number;
};

const LOOK_EVERY_MS = 200;

type Running = {
  readonly trial: Trial;
  readonly place: TrialPlace;
  readonly sandbox: TrialSandbox;
  readonly poster: Poster;
  readonly parts: WorldParts;
  readonly world: TrialWorld;
  readonly supervised: Supervised;
};

/** Posts everything of a world through processes that are killed to books that fail, and says what came of it. */
export async function runTrial(trial: Trial, place: TrialPlace): Promise<TrialResult> {
  const sandbox = await startTrialSandbox();
  try {
    return await runBeside(sandbox, trial, place);
  } finally {
    await sandbox.stop();
  }
}

async function runBeside(
  sandbox: TrialSandbox,
  trial: Trial,
  place: TrialPlace,
): Promise<TrialResult> {
  const startedAt = performance.now();
  await openToTrials(sandbox);
  const { database } = place;
  const env = trialEnv(addressOf(place.clientConfig), sandbox.url);
  const poster = composePoster({
    config: trialConfig(env),
    database,
    log: createLogger('silent'),
    crash: () => undefined,
    build: trial.build,
    worker: 'supervisor',
  });
  const parts = { database, sandbox, box: poster.box, protocol: poster.protocol };
  const world = await foundTrialWorld(parts, trial);
  const dice = createSeededDice(trial.seed);
  const supervised = supervise({
    program: place.worker,
    env: { PATH: process.env['PATH'], ...env, BUILD: trial.build },
    workers: trial.workers,
    nextPlan: () => (trial.kills === 0 ? null : nextCrash(dice, jobsPerKill(trial))),
  });
  const running = { trial, place, sandbox, poster, parts, world, supervised };
  try {
    const ended = await watch(running, dice);
    await supervised.end();
    const result = await judge(running, ended);
    return { ...result, durationMs: Math.round(performance.now() - startedAt) };
  } finally {
    await supervised.end();
    poster.close();
  }
}

/** The simulated QuickBooks as strict as Intuit is. */
export async function openToTrials(sandbox: TrialSandbox): Promise<void> {
  await sandbox.set('quickbooks/limits', {
    perSecond: 10,
    perMinute: LIMITS.callsPerMinute,
    batchesPerMinute: 40,
    retryAfterS: 1,
  });
  // A pair of tokens that was traded works on for a while, as it does for a caller who never heard the answer.
  await sandbox.set('quickbooks/rotation', { every: 'each', previousWorksMs: 86_400_000 });
}

/** One process in so many jobs is killed, somewhat more often than has to be. */
function jobsPerKill({ jobs, kills }: Trial): number {
  return Math.max(2, Math.floor(jobs / kills / 1.5));
}

type Ended = { readonly faultsEndedAtMs: number; readonly open: number };

/** Until nothing is open: gives faults and kills, and jobs for them, as long as they are wanted, then only waits. */
async function watch(
  { trial, place, sandbox, parts, world, supervised }: Running,
  dice: ReturnType<typeof createSeededDice>,
): Promise<Ended> {
  await beginFaults(sandbox, trial);
  const giveUpAt = Date.now() + trial.limitMs;
  let faultsEndedAtMs: number | null = null;
  let openAtKill = trial.jobs;
  for (;;) {
    await delay(LOOK_EVERY_MS);
    const open = await countOpen(place.database);
    supervised.check();
    const faults = sum(await sandbox.faultsGiven());
    const kills = supervised.deaths().length;
    place.onProgress?.({ open, faults, kills });
    const wantsMore = faults < trial.faults || kills < trial.kills;
    const isOver = trial.untilTwice === true ? await isTwice(sandbox, world) : false;
    if (isOver || (open === 0 && !wantsMore) || Date.now() > giveUpAt) {
      return { faultsEndedAtMs: faultsEndedAtMs ?? Date.now(), open };
    }
    if (open === 0) {
      await giveMoreJobs(parts, dice, world);
      openAtKill += world.companies.length;
    }
    if (kills >= trial.kills) {
      supervised.spare();
    } else if (openAtKill - open >= 4 * jobsPerKill(trial)) {
      openAtKill = open;
      supervised.killOne((running) => dice.between(0, running - 1));
    }
    if (faultsEndedAtMs === null && !wantsMore) {
      faultsEndedAtMs = Date.now();
      await sandbox.set('faults/random', null);
    } else if (faultsEndedAtMs === null && dice.chance(150)) {
      await sprinkle(sandbox, dice);
    }
  }
}

async function isTwice(sandbox: TrialSandbox, { companies }: TrialWorld): Promise<boolean> {
  const books = await sandbox.books(companies.map(({ realmId }) => realmId));
  return new Set(books.map((entry) => entry.documentNumber)).size < books.length;
}

async function judge(
  { trial, place, sandbox, poster, world, supervised }: Running,
  { faultsEndedAtMs, open }: Ended,
): Promise<Omit<TrialResult, 'durationMs'>> {
  const faults = await sandbox.faultsGiven();
  await sandbox.set('faults/random', null);
  const verdict = await judgeWorld(
    { database: place.database, sandbox, poster, world },
    { build: trial.build, faultsEndedAtMs, settleWithinMs: trial.limitMs },
  );
  return { ...verdict, faults, faultCount: sum(faults), deaths: supervised.deaths(), open };
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

export function addressOf({ host, port, user, password, database }: ClientConfig): string {
  return `postgres://${user ?? ''}:${String(password)}@${host ?? ''}:${port ?? ''}/${database ?? ''}`;
}
