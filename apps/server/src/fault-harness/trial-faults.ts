import type { CrashPointName } from '../features/posting/posting.port.ts';
import type { CrashPlan } from './crash-plan.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import type { SeededDice } from './seeded-dice.ts';
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

const TWO_HOURS_MS = 7_200_000;

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

/** Something now and then that is not drawn call by call: a refusal, a provider that is away, a clock that jumps. */
export async function sprinkle(sandbox: TrialSandbox, dice: SeededDice): Promise<void> {
  const plan = (kind: string, operation: string) =>
    sandbox.set('faults', {
      kind,
      match: { provider: 'quickbooks', operation },
      times: 1,
      delayMs: FAULT_DELAY_MS,
    });
  if (dice.chance(600)) {
    await plan(dice.pick(REFUSALS), 'write');
  } else if (dice.chance(500)) {
    await plan('restart', dice.pick(['write', 'query', 'read']));
  } else {
    // Every access token has run out then.
    await sandbox.set('clock', { moveMs: TWO_HOURS_MS });
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
