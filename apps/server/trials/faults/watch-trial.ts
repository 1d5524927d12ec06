import { setTimeout as delay } from 'node:timers/promises';
import { createPersistence, readOpenWork, readRealmInDoubt, readReasons } from './open-work.ts';
import type { OpenWork } from './open-work.ts';
import type { SeededDice } from './seeded-dice.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import { SPRINKLES, beginFaults, sprinkle } from './trial-faults.ts';
import type { Sprinkled } from './trial-faults.ts';
import { jobsPerKill } from './trial.ts';
import type { Running } from './trial.ts';
import { giveMoreJobs } from './trial-world.ts';
import type { TrialWorld } from './trial-world.ts';
import { timesOf } from './weakened.ts';

const POLL_MS = 200;
/** The share of 1,000 checks that injects a fault not drawn per call. */
const SPRINKLE_PER_MILLE = 300;

export type Ended = {
  readonly faultsEndedAtMs: number;
  readonly open: number;
  /** Null if a person attended to it all the time. */
  readonly alone: Alone | null;
};

/** How far everything got by itself, within the quarantine and a minute after the last fault. */
export type Alone = {
  /** Entries and runs that were not final: neither posted, nor waiting for a person. */
  readonly moving: number;
  /** Reason codes of entries that wait for a person. */
  readonly reasons: readonly string[];
};

/** Injects faults and kills, and adds jobs for them, as long as they are wanted, then waits until nothing is open. */
export async function watch(running: Running, dice: SeededDice): Promise<Ended> {
  const { trial, sandbox, line, env } = running;
  await subscribeToChanges(sandbox, env.bookkeeper.url);
  await beginFaults(sandbox, trial);
  const watching = {
    running,
    persist: createPersistence(env.bookkeeper),
    giveUpAt: Date.now() + trial.limitMs,
  };
  await giveFaults(watching, dice);
  const faultsEndedAtMs = Date.now();
  line.mend();
  // Faults planned for coming calls still happen, so that every kind occurs; an unattended end requires that faults
  // stop.
  await (trial.attended ? sandbox.set('faults/random', null) : sandbox.clearFaults());
  const alone = trial.attended ? null : await leaveAlone(watching, faultsEndedAtMs);
  for (;;) {
    const { work, isOver } = await look(watching);
    // A stopped run is retried until its status matches its entries.
    const open = openOf(work);
    if (isOver || open === 0) {
      return { faultsEndedAtMs, open, alone };
    }
    await watching.persist(work);
  }
}

type Watching = {
  readonly running: Running;
  readonly persist: (work: OpenWork) => Promise<void>;
  readonly giveUpAt: number;
};

async function look({ running, giveUpAt }: Watching) {
  const { trial, place, sandbox, world, supervised } = running;
  await delay(POLL_MS);
  const work = await readOpenWork(place.database);
  supervised.check();
  const faults = sum(await faultsOf(running));
  const kills = supervised.deaths().length;
  place.onProgress?.({ open: openOf(work), faults, kills });
  const isTwofold = trial.untilTwice === true ? await isTwice(sandbox, world) : false;
  return { work, faults, kills, isOver: isTwofold || Date.now() > giveUpAt };
}

function openOf({ entries, runs, stopped }: OpenWork): number {
  return entries + runs + stopped.length;
}

async function giveFaults(watching: Watching, dice: SeededDice): Promise<void> {
  const { trial, place, parts, world, supervised, other } = watching.running;
  const shaken = shakenBy(watching.running, dice);
  let openAtKill = trial.jobs;
  let sprinkled = 0;
  for (;;) {
    const { work, faults, kills, isOver } = await look(watching);
    const wantsMore = faults < trial.faults || kills < trial.kills || sprinkled < SPRINKLES.length;
    if (isOver || !wantsMore) {
      supervised.spare();
      return;
    }
    if (trial.attended) {
      await watching.persist(work);
    }
    if (work.moving < world.companies.length) {
      await giveMoreJobs(parts, dice, world);
      openAtKill += world.companies.length;
    }
    if (kills >= trial.kills) {
      supervised.spare();
    } else if (openAtKill - work.entries >= 4 * jobsPerKill(trial)) {
      // Planned deaths are not frequent enough here.
      supervised.killOne((alive) => dice.between(0, alive - 1));
      openAtKill = work.entries;
    }
    if (dice.chance(SPRINKLE_PER_MILLE)) {
      const kind = SPRINKLES[sprinkled % SPRINKLES.length] ?? 'restart';
      const realmInDoubt = await readRealmInDoubt(place.database);
      if (kind === 'throttle_storm' && realmInDoubt === null) {
        continue;
      }
      sprinkled += 1;
      const faults = await sprinkle({ ...shaken, realmInDoubt }, kind);
      if (faults !== null) {
        count(other, faults);
      }
    }
  }
}

/** Waits without any request. */
async function leaveAlone(watching: Watching, faultsEndedAtMs: number): Promise<Alone> {
  const { trial, place } = watching.running;
  const until = faultsEndedAtMs + timesOf(trial.build).quarantineMs + 60_000;
  for (;;) {
    const { work } = await look(watching);
    const moving = work.moving + work.runs;
    if (moving === 0 || Date.now() > until) {
      return { moving, reasons: await readReasons(place.database) };
    }
  }
}

function shakenBy(
  { place, sandbox, env, world, supervised }: Running,
  dice: SeededDice,
): Omit<Sprinkled, 'realmInDoubt'> {
  return {
    sandbox,
    database: place.database,
    dice,
    freeze: (forMs) => supervised.freezeOne((alive) => dice.between(0, alive - 1), forMs),
    reconnect: async () => {
      const company = world.companies[dice.between(0, world.companies.length - 1)];
      await (company === undefined ? undefined : env.bookkeeper.reconnect(company));
    },
  };
}

/** Subscribes the product to changes in the books, as Intuit's webhooks do. */
async function subscribeToChanges(sandbox: TrialSandbox, url: string): Promise<void> {
  await sandbox.set('webhooks', { quickbooks: `${url}/api/v2/webhooks/quickbooks` });
}

/** Of every kind, whoever injected them. */
export async function faultsOf({
  sandbox,
  line,
  other,
}: Pick<Running, 'sandbox' | 'line' | 'other'>): Promise<Readonly<Record<string, number>>> {
  return { ...(await sandbox.faultsGiven()), ...line.given(), ...other };
}

export function count(counts: Record<string, number>, kind: string): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
}

async function isTwice(sandbox: TrialSandbox, { companies }: TrialWorld): Promise<boolean> {
  const books = await sandbox.books(companies.map(({ realmId }) => realmId));
  return new Set(books.map((entry) => entry.documentNumber)).size < books.length;
}

export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, each) => total + each, 0);
}
