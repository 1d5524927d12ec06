import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import type { Database } from '../db/database.ts';
import { jobScope } from '../features/sync/job-scope.ts';
import { createLogger } from '../platform/logger.ts';
import { tally } from './books-invariants.ts';
import type { Tally } from './books-invariants.ts';
import { composePoster } from './compose-poster.ts';
import type { Poster } from './compose-poster.ts';
import type { Evidence } from './evidence.ts';
import { violationsOf } from './invariants.ts';
import { countOpen } from './post-until-done.ts';
import { readOwnSide } from './read-evidence.ts';
import { startTrialSandbox } from './sandbox-process.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import { createSeededDice } from './seeded-dice.ts';
import { supervise } from './supervisor.ts';
import type { Death, Supervised } from './supervisor.ts';
import { beginFaults, nextCrash, sprinkle } from './trial-faults.ts';
import type { WireFault } from './trial-faults.ts';
import { timesOf } from './weakened.ts';
import { trialConfig, trialEnv } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import { foundTrialWorld } from './trial-world.ts';
import type { TrialWorld } from './trial-world.ts';

export type Trial = {
  /** The same seed gives the same companies, entries, faults and crashes, as far as processes agree on their order. */
  readonly seed: number;
  readonly jobs: number;
  readonly companies: number;
  readonly workers: number;
  /** Of 1,000 calls so many go wrong. */
  readonly perMille: number;
  readonly kinds: readonly WireFault[];
  /** Faults and kills go on until there were as many. */
  readonly faults: number;
  readonly kills: number;
  readonly build: Build;
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
/** A refresh of tokens that died is taken over after this long, which is not for a trial to shorten. */
const TOKEN_LEASE_MS = 30_000;
const LIMITS = { callsAtOnce: 10, callsPerMinute: 500, sendsPerJob: 60, asksPerJob: 120 };

type Running = {
  readonly trial: Trial;
  readonly place: TrialPlace;
  readonly sandbox: TrialSandbox;
  readonly poster: Poster;
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
  await sandbox.set('quickbooks/limits', {
    perSecond: 10,
    perMinute: LIMITS.callsPerMinute,
    batchesPerMinute: 40,
    retryAfterS: 1,
  });
  // A pair of tokens that was traded works on for a while, as it does for a caller who never heard the answer.
  await sandbox.set('quickbooks/rotation', { every: 'each', previousWorksMs: 86_400_000 });
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
  const running = { trial, place, sandbox, poster, world, supervised };
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

/** One process in so many jobs is killed, somewhat more often than has to be. */
function jobsPerKill({ jobs, kills }: Trial): number {
  return Math.max(2, Math.floor(jobs / kills / 1.5));
}

type Ended = { readonly faultsEndedAtMs: number; readonly open: number };

/** Until nothing is open: gives faults and kills as long as they are wanted, then only waits. */
async function watch(
  { trial, place, sandbox, supervised }: Running,
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
    if (open === 0 || Date.now() > giveUpAt) {
      return { faultsEndedAtMs: faultsEndedAtMs ?? Date.now(), open };
    }
    if (kills >= trial.kills) {
      supervised.spare();
    } else if (openAtKill - open >= 4 * jobsPerKill(trial)) {
      openAtKill = open;
      supervised.killOne((running) => dice.between(0, running - 1));
    }
    if (faultsEndedAtMs === null && faults >= trial.faults && kills >= trial.kills) {
      faultsEndedAtMs = Date.now();
      await sandbox.set('faults/random', null);
    } else if (faultsEndedAtMs === null && dice.chance(150)) {
      await sprinkle(sandbox, dice);
    }
  }
}

async function judge(
  { trial, place, sandbox, poster, world, supervised }: Running,
  { faultsEndedAtMs, open }: Ended,
): Promise<Omit<TrialResult, 'durationMs'>> {
  const faults = await sandbox.faultsGiven();
  await sandbox.set('faults/random', null);
  const realmIds = world.companies.map(({ realmId }) => realmId);
  const books = await sandbox.books(realmIds);
  const own = await readOwnSide(place.database);
  const { calls, foreign } = await sandbox.recorded();
  await repeatAll({ poster, world, place });
  const { leaseMs, quarantineMs } = timesOf(trial.build);
  const evidence: Evidence = {
    ...own,
    jobs: world.jobs,
    books,
    booksAfterRepeat: await sandbox.books(realmIds),
    connections: await Promise.all(
      world.companies.map(async ({ tenantId, realmId }) => ({
        realmId,
        opensBooks: await opensBooks(poster, sandbox.url, { tenantId, realmId }),
      })),
    ),
    calls,
    limits: {
      ...LIMITS,
      quarantineMs,
      faultsEndedAtMs,
      settleWithinMs: 3 * leaseMs + quarantineMs + TOKEN_LEASE_MS,
    },
  };
  return {
    tally: tally(evidence),
    violations: violationsOf(evidence),
    faults,
    faultCount: sum(faults),
    deaths: supervised.deaths(),
    foreign,
    open,
  };
}

/** Asks for everything once more, as a person might who does not believe it. */
async function repeatAll({
  poster: { protocol },
  world,
  place,
}: Pick<Running, 'poster' | 'world' | 'place'>): Promise<void> {
  for (const { tenantId } of world.companies) {
    const scope = jobScope(tenantId, 'trial-repeat');
    const own = world.jobs.filter((job) => job.tenantId === tenantId);
    await place.database.inTenant(scope, (tx) =>
      protocol.request(
        tx,
        scope,
        own.map(({ entryId }) => entryId),
      ),
    );
  }
  for (const [index, { tenantId }] of world.jobs.entries()) {
    const key = world.keys[index];
    if (key !== undefined) {
      await protocol.send(jobScope(tenantId, 'trial-repeat'), key).catch(() => undefined);
    }
  }
}

/** Whether the company still answers to what we have stored of its connection. */
async function opensBooks(
  { connections }: Poster,
  url: string,
  { tenantId, realmId }: { readonly tenantId: string; readonly realmId: string },
): Promise<boolean> {
  const scope = jobScope(tenantId, 'trial-connection');
  const ask = async (authorization: string): Promise<number> => {
    const path = `/v3/company/${realmId}/companyinfo/${realmId}`;
    const answer = await fetch(`${url}${path}`, { headers: { authorization } });
    await answer.text();
    return answer.status;
  };
  const access = await connections.access(scope, 'quickbooks').catch(() => null);
  if (access === null) {
    return false;
  }
  if ((await ask(access.authorization)) !== 401) {
    return true;
  }
  const fresh = await connections.refresh(scope, access).catch(() => null);
  return fresh !== null && (await ask(fresh.authorization)) !== 401;
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

function addressOf({ host, port, user, password, database }: ClientConfig): string {
  return `postgres://${user ?? ''}:${String(password)}@${host ?? ''}:${port ?? ''}/${database ?? ''}`;
}
