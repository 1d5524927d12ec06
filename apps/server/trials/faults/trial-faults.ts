import type { Database } from '../../src/db/database.ts';
import type { CrashPointName } from '../../src/platform/crash-point.ts';
import type { CrashPlan } from './crash-plan.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import type { SeededDice } from './seeded-dice.ts';
import { LINE_FAULTS } from './shaky-line.ts';
import { WAY_FAULTS } from './broken-way.ts';
import { shakeDatabase } from './shaken-database.ts';
import { FAULT_DELAY_MS } from './trial-settings.ts';

/** What can go wrong on the way to any call and back (reliability.md 3.3). */
export const WIRE_FAULTS = [
  'drop_before',
  'drop_after',
  'reset',
  'timeout_before',
  'timeout_after',
  'error_before',
  'error_after',
  'throttled',
  'unauthorized',
  'slow',
  'html_503',
  'truncated',
  'late_commit',
  'late_commit_forgotten',
  'slow_loris',
] as const;

export type WireFault = (typeof WIRE_FAULTS)[number];

/** What the books may say to a write, whether they have reason to or not. */
export const REFUSALS = [
  'stale_object',
  'duplicate_number',
  'closed_period',
  'inactive_account',
] as const;

/** Where posting can be killed. */
export const POSTING_POINTS = [
  'after_claim',
  'after_mark_posting',
  'before_token_refresh',
  'after_refresh_before_save',
  'after_token_refresh',
  'after_http',
  'before_mark_posted',
  'after_mark_posted',
  'after_resolve_query',
  'in_catch',
] as const satisfies readonly [CrashPointName, ...CrashPointName[]];

/** Longer than an access token lives: every one has run out then. */
const JUMP_MS = 3_660_000;

/** From now on so many of 1,000 calls go wrong, the same ones for the same seed and order of calls. */
export async function beginFaults(
  sandbox: TrialSandbox,
  {
    seed,
    perMille,
    kinds,
  }: {
    readonly seed: number;
    readonly perMille: number;
    readonly kinds: readonly WireFault[];
  },
): Promise<void> {
  await sandbox.set('faults/random', {
    seed,
    perMille,
    kinds,
    match: { provider: 'quickbooks' },
    delayMs: FAULT_DELAY_MS,
  });
}

/** What the next write is given, so that each kind comes up however few calls there are. */
const PLANNED = [...WIRE_FAULTS, ...REFUSALS] as const;
type Planned = (typeof PLANNED)[number];

/** What is not drawn call by call: one after the other, so that none is missing. */
const SPRINKLED = [
  'restart',
  'clock_jump',
  'database_cut',
  'refresh_lost',
  'webhook_duplicate',
  'frozen',
  'database_full',
  'webhook_out_of_order',
  'database_locked',
  'webhook_lost',
  'database_read_only',
  'throttle_storm',
  'reconnected',
  ...PLANNED,
] as const;

export type Sprinkle = (typeof SPRINKLED)[number];

/** Two rounds: what is planned for a call is given when that call comes by. */
export const SPRINKLES: readonly Sprinkle[] = [...SPRINKLED, ...SPRINKLED];

function isPlanned(kind: Sprinkle): kind is Planned {
  return PLANNED.some((planned) => planned === kind);
}

/** More calls in a row than a run may ask questions that nobody answers. */
const STORM_CALLS = 12;

/** Every kind that a trial gives. */
export const EVERY_FAULT: readonly string[] = [...WAY_FAULTS, ...LINE_FAULTS, ...SPRINKLED];

export type Sprinkled = {
  readonly sandbox: TrialSandbox;
  readonly database: Database;
  readonly dice: SeededDice;
  /** Stops a process for so long, and lets it go on. */
  readonly freeze: (forMs: number) => void;
  /** A company of whose entries one is sent and not known: what is asked there next is asked in a storm. */
  readonly realmInDoubt: string | null;
  /** Takes the access to some company back and gives it again, as its owner does. */
  readonly reconnect: () => Promise<void>;
};

/** Gives it. Returns the name of a fault that the provider does not count itself. */
export async function sprinkle(
  { sandbox, database, dice, freeze, realmInDoubt, reconnect }: Sprinkled,
  kind: Sprinkle,
): Promise<string | null> {
  const plan = (what: string, operation: string) =>
    sandbox.set('faults', {
      kind: what,
      match: { provider: 'quickbooks', operation },
      times: 1,
      delayMs: FAULT_DELAY_MS,
    });
  if (isPlanned(kind)) {
    await plan(kind, 'write');
    return null;
  }
  switch (kind) {
    case 'restart':
      await plan('restart', dice.pick(['write', 'query', 'read']));
      return null;
    case 'clock_jump':
      // Every access token has run out then.
      await sandbox.set('clock', { moveMs: JUMP_MS });
      return kind;
    case 'refresh_lost':
      await plan('drop_after', 'token');
      await sandbox.set('clock', { moveMs: JUMP_MS });
      return kind;
    case 'webhook_duplicate':
    case 'webhook_out_of_order':
    case 'webhook_lost': {
      const fault = kind.slice('webhook_'.length);
      await sandbox.set('webhooks/faults', { provider: 'quickbooks', fault });
      return kind;
    }
    case 'throttle_storm':
      await sandbox.set('faults', {
        kind: 'throttled',
        match: {
          provider: 'quickbooks',
          ...(realmInDoubt === null ? {} : { realm: realmInDoubt }),
        },
        times: STORM_CALLS,
        delayMs: FAULT_DELAY_MS,
      });
      return kind;
    case 'reconnected':
      await reconnect();
      return kind;
    case 'frozen':
      freeze(dice.between(500, 3_000));
      return kind;
    case 'database_cut':
    case 'database_locked':
    case 'database_full':
    case 'database_read_only':
    default:
      await shakeDatabase(database, kind);
      return kind;
  }
}

/** A job comes by this many points, when nothing goes wrong. */
const POINTS_PER_JOB = 5;

/**
 * Where the next process dies: at a point by its name, or at any. Both after about `jobsPerKill` jobs, so that as many are
 * killed on a slow machine as on a fast one.
 */
export function nextCrash(dice: SeededDice, jobsPerKill: number): CrashPlan {
  return dice.chance(400)
    ? { at: dice.pick(POSTING_POINTS), nth: dice.between(1, jobsPerKill) }
    : { at: null, nth: dice.between(1, jobsPerKill * POINTS_PER_JOB) };
}
