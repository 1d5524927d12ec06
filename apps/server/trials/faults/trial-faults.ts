import type { Database } from '../../src/db/database.ts';
import type { CrashPointName } from '../../src/platform/crash-point.ts';
import type { CrashPlan } from './crash-plan.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import type { SeededDice } from './seeded-dice.ts';
import { LINE_FAULTS } from './shaky-line.ts';
import { WAY_FAULTS } from './broken-way.ts';
import { shakeDatabase } from './shaken-database.ts';
import { FAULT_DELAY_MS } from './trial-settings.ts';

/** The faults of any call and its response (reliability.md 3.3). */
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

/** The books' rejections of a write, justified or not. */
export const REFUSALS = [
  'stale_object',
  'duplicate_number',
  'closed_period',
  'inactive_account',
] as const;

/** The points at which posting can be killed. */
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

/** Longer than the lifetime of an access token: afterwards every one has expired. */
const JUMP_MS = 3_660_000;

/** Injects faults into this share of 1,000 calls, the same ones for the same seed and order of calls. */
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

/** Planned for the next writes, so that each kind occurs even with few calls. */
const PLANNED = [...WIRE_FAULTS, ...REFUSALS] as const;
type Planned = (typeof PLANNED)[number];

/** Faults that are not drawn per call: one after the other, so that none is missing. */
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

/** Two rounds: a fault planned for a call is injected when that call is made. */
export const SPRINKLES: readonly Sprinkle[] = [...SPRINKLED, ...SPRINKLED];

function isPlanned(kind: Sprinkle): kind is Planned {
  return PLANNED.some((planned) => planned === kind);
}

/** More consecutive calls than a run may make without a response. */
const STORM_CALLS = 12;

/** Every kind of fault in a trial. */
export const EVERY_FAULT: readonly string[] = [...WAY_FAULTS, ...LINE_FAULTS, ...SPRINKLED];

export type Sprinkled = {
  readonly sandbox: TrialSandbox;
  readonly database: Database;
  readonly dice: SeededDice;
  /** Freezes a process for this long. */
  readonly freeze: (forMs: number) => void;
  /** A company with an entry of unknown outcome: its next query hits a fault storm. */
  readonly realmInDoubt: string | null;
  /** Disconnects the books of some company and reconnects them, as its owner does. */
  readonly reconnect: () => Promise<void>;
};

/** Injects the fault. Returns the name of a fault that the provider does not count itself. */
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
      // Every access token has expired then.
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

/** A job passes this many points if nothing goes wrong. */
const POINTS_PER_JOB = 5;

/**
 * Where the next process dies: at a named point, or at any. Both after about `jobsPerKill` jobs, so that the number of
 * kills does not depend on the machine's speed.
 */
export function nextCrash(dice: SeededDice, jobsPerKill: number): CrashPlan {
  return dice.chance(400)
    ? { at: dice.pick(POSTING_POINTS), nth: dice.between(1, jobsPerKill) }
    : { at: null, nth: dice.between(1, jobsPerKill * POINTS_PER_JOB) };
}
