import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import type { Database } from '../db/database.ts';
import type { Tally } from './books-invariants.ts';
import { judgeWorld, LIMITS } from './judge-world.ts';
import { createPersistence, readOpenWork } from './open-work.ts';
import { startTrialSandbox } from './sandbox-process.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import { createSeededDice } from './seeded-dice.ts';
import type { SeededDice } from './seeded-dice.ts';
import { WORKERS_NAME } from './shaken-database.ts';
import { openShakyLine } from './shaky-line.ts';
import type { ShakyLine } from './shaky-line.ts';
import { supervise } from './supervisor.ts';
import type { Death, Supervised } from './supervisor.ts';
import { SPRINKLES, beginFaults, nextCrash, sprinkle } from './trial-faults.ts';
import type { WireFault } from './trial-faults.ts';
import { addressOf, openOffice } from './trial-office.ts';
import type { Office } from './trial-office.ts';
import { trialEnv } from './trial-settings.ts';
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
  /** The contract as JSON. */
  readonly contractFile: string;
  readonly onProgress?: (progress: Progress) => void;
};

export type Progress = { readonly open: number; readonly faults: number; readonly kills: number };

export type TrialResult = {
  /** Entries that were posted: those that were wished for, and those that more faults and kills took. */
  readonly jobs: number;
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
/** Of 1,000 looks so many bring something that is not drawn call by call. */
const SPRINKLE_PER_MILLE = 300;

type Running = {
  readonly trial: Trial;
  readonly place: TrialPlace;
  readonly sandbox: TrialSandbox;
  readonly line: ShakyLine;
  readonly office: Office;
  readonly parts: WorldParts;
  readonly world: TrialWorld;
  readonly supervised: Supervised;
  /** Faults that the provider does not know of, by kind. */
  readonly other: Record<string, number>;
};

/** Posts everything of a world through processes that are killed to books that fail, and says what came of it. */
export async function runTrial(trial: Trial, place: TrialPlace): Promise<TrialResult> {
  const startedAt = performance.now();
  const dice = createSeededDice(trial.seed);
  const sandbox = await startTrialSandbox();
  const line = await openShakyLine(sandbox.url, dice);
  try {
    await openToTrials(sandbox);
    const office = await openOffice({ ...place, sandboxUrl: sandbox.url, build: trial.build });
    try {
      const result = await runBeside({ sandbox, line, office, dice }, trial, place);
      return { ...result, durationMs: Math.round(performance.now() - startedAt) };
    } finally {
      await office.close();
    }
  } finally {
    line.close();
    await sandbox.stop();
  }
}

type Beside = Pick<Running, 'sandbox' | 'line' | 'office'> & { readonly dice: SeededDice };

async function runBeside(
  { sandbox, line, office, dice }: Beside,
  trial: Trial,
  place: TrialPlace,
): Promise<Omit<TrialResult, 'durationMs'>> {
  const { database, clientConfig, contractFile } = place;
  const parts = { database, sandbox, box: office.box, bookkeeper: office.bookkeeper };
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
  const running = { trial, place, sandbox, line, office, parts, world, supervised, other };
  try {
    const ended = await watch(running, dice);
    await supervised.end();
    return await judge(running, ended);
  } finally {
    await supervised.end();
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
  // A pair of tokens that was traded works on for a while, as it does for a caller who never heard the answer: for longer
  // than the jumps of the clock of a whole trial, whose companies may have nothing to call for meanwhile.
  await sandbox.set('quickbooks/rotation', { every: 'each', previousWorksMs: 30 * 86_400_000 });
}

/** One process in so many jobs is killed, somewhat more often than has to be. */
function jobsPerKill({ jobs, kills }: Trial): number {
  return Math.max(2, Math.floor(jobs / kills / 1.5));
}

type Ended = { readonly faultsEndedAtMs: number; readonly open: number };

/** Until nothing is open: gives faults and kills, and jobs for them, as long as they are wanted, then only waits. */
async function watch(running: Running, dice: SeededDice): Promise<Ended> {
  const { trial, place, sandbox, line, office, parts, world, supervised, other } = running;
  await tellOfChanges(sandbox, office.bookkeeper.url);
  await beginFaults(sandbox, trial);
  const persist = createPersistence(office.bookkeeper);
  const shaken = {
    sandbox,
    database: place.database,
    dice,
    freeze: (forMs: number) => supervised.freezeOne((alive) => dice.between(0, alive - 1), forMs),
  };
  const giveUpAt = Date.now() + trial.limitMs;
  let faultsEndedAtMs: number | null = null;
  let openAtKill = trial.jobs;
  let sprinkled = 0;
  for (;;) {
    await delay(LOOK_EVERY_MS);
    const work = await readOpenWork(place.database);
    // A run that stopped is asked for again until it says of itself what its entries say.
    const open = work.entries + work.runs + work.stopped.length;
    supervised.check();
    const faults = sum(await faultsOf(running));
    const kills = supervised.deaths().length;
    place.onProgress?.({ open, faults, kills });
    const wantsMore = faults < trial.faults || kills < trial.kills || sprinkled < SPRINKLES;
    const isOver = trial.untilTwice === true ? await isTwice(sandbox, world) : false;
    if (isOver || (open === 0 && !wantsMore) || Date.now() > giveUpAt) {
      return { faultsEndedAtMs: faultsEndedAtMs ?? Date.now(), open };
    }
    await persist(work);
    if (wantsMore && work.entries < world.companies.length) {
      await giveMoreJobs(parts, dice, world);
      openAtKill += world.companies.length;
    }
    if (kills >= trial.kills) {
      supervised.spare();
    } else if (openAtKill - work.entries >= 4 * jobsPerKill(trial)) {
      // Those that die by themselves do not die often enough here.
      supervised.killOne((alive) => dice.between(0, alive - 1));
      openAtKill = work.entries;
    }
    if (faultsEndedAtMs === null && !wantsMore) {
      faultsEndedAtMs = Date.now();
      line.mend();
      await sandbox.set('faults/random', null);
    } else if (faultsEndedAtMs === null && dice.chance(SPRINKLE_PER_MILLE)) {
      const kind = await sprinkle(shaken, sprinkled);
      sprinkled += 1;
      if (kind !== null) {
        count(other, kind);
      }
    }
  }
}

/** What changes in the books is told to the product, as Intuit tells it. */
async function tellOfChanges(sandbox: TrialSandbox, url: string): Promise<void> {
  await sandbox.set('webhooks', { quickbooks: `${url}/api/v2/webhooks/quickbooks` });
}

/** Of every kind, whoever gave them. */
async function faultsOf({
  sandbox,
  line,
  other,
}: Pick<Running, 'sandbox' | 'line' | 'other'>): Promise<Readonly<Record<string, number>>> {
  return { ...(await sandbox.faultsGiven()), ...line.given(), ...other };
}

function count(counts: Record<string, number>, kind: string): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
}

async function isTwice(sandbox: TrialSandbox, { companies }: TrialWorld): Promise<boolean> {
  const books = await sandbox.books(companies.map(({ realmId }) => realmId));
  return new Set(books.map((entry) => entry.documentNumber)).size < books.length;
}

async function judge(
  running: Running,
  { faultsEndedAtMs, open }: Ended,
): Promise<Omit<TrialResult, 'durationMs'>> {
  const { trial, place, sandbox, office, world, supervised } = running;
  const faults = await faultsOf(running);
  await sandbox.set('faults/random', null);
  await sandbox.clearFaults();
  const verdict = await judgeWorld(
    { database: place.database, sandbox, office, world },
    { build: trial.build, faultsEndedAtMs, settleWithinMs: trial.limitMs },
  );
  return {
    ...verdict,
    jobs: world.jobs.length,
    faults,
    faultCount: sum(faults),
    deaths: supervised.deaths(),
    open,
  };
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, each) => total + each, 0);
}
