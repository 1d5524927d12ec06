import type { Call, Provider } from './call.ts';
import { createDice } from '../reports/dice.ts';

/**
 * What can go wrong with a call. `_before` means that nothing was written to the provider's books, `_after` that it was
 * but the caller got no answer; `late_commit` writes after the caller has given up, `late_commit_forgotten` does too,
 * without deduplication by `requestid`: whether a call in flight is deduplicated is undocumented. `restart` ends every
 * connection and accepts none until the delay is over.
 */
export const FAULT_KINDS = [
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
  'restart',
  'slow_loris',
  'stale_object',
  'duplicate_number',
  'closed_period',
  'inactive_account',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export type FaultMatch = {
  readonly provider?: Provider;
  readonly operation?: string;
  /** The called QuickBooks company. */
  readonly realm?: string;
};

/** Applies this fault to the next `times` matching calls; `delayMs` is the delay of faults that wait. */
export type PlannedFault = {
  readonly kind: FaultKind;
  readonly match: FaultMatch;
  readonly times: number;
  readonly delayMs: number;
};

/** Applies one of `kinds` to `perMille` of 1,000 matching calls, deterministically by seed and order of calls. */
export type RandomFaults = {
  readonly seed: number;
  readonly perMille: number;
  readonly kinds: readonly [FaultKind, ...FaultKind[]];
  readonly match: FaultMatch;
  readonly delayMs: number;
};

export type Fault = { readonly kind: FaultKind; readonly delayMs: number };

export type FaultPlan = {
  plan(fault: PlannedFault): void;
  /** Replaces the random faults; `null` ends them. */
  randomly(faults: RandomFaults | null): void;
  clear(): void;
  /** The fault of this call, if any; counts it. */
  next(call: Call): Fault | null;
  /** How many faults of each kind have been applied since the last `clear`. */
  given(): Readonly<Partial<Record<FaultKind, number>>>;
  waiting(): readonly PlannedFault[];
};

function matches({ provider, operation, realm }: FaultMatch, call: Call): boolean {
  return (
    (provider === undefined || provider === call.provider) &&
    (operation === undefined || operation === call.operation) &&
    (realm === undefined || realm === call.params.realm)
  );
}

export function createFaultPlan(): FaultPlan {
  let planned: readonly PlannedFault[] = [];
  let random: { faults: RandomFaults; dice: ReturnType<typeof createDice> } | null = null;
  let counts: Partial<Record<FaultKind, number>> = {};

  function takePlanned(call: Call): Fault | null {
    const fault = planned.find(({ match }) => matches(match, call));
    if (fault === undefined) {
      return null;
    }
    planned = planned.flatMap((each) => {
      if (each !== fault) {
        return [each];
      }
      return each.times > 1 ? [{ ...each, times: each.times - 1 }] : [];
    });
    return fault;
  }

  function takeRandom(call: Call): Fault | null {
    if (random === null || !matches(random.faults.match, call)) {
      return null;
    }
    const { faults, dice } = random;
    if (!dice.chance(faults.perMille)) {
      return null;
    }
    return { kind: dice.pick(faults.kinds), delayMs: faults.delayMs };
  }

  return {
    plan(fault) {
      planned = [...planned, fault];
    },
    randomly(faults) {
      random = faults === null ? null : { faults, dice: createDice(faults.seed) };
    },
    clear() {
      planned = [];
      random = null;
      counts = {};
    },
    next(call) {
      const fault = takePlanned(call) ?? takeRandom(call);
      if (fault !== null) {
        counts = { ...counts, [fault.kind]: (counts[fault.kind] ?? 0) + 1 };
      }
      return fault;
    },
    given: () => counts,
    waiting: () => planned,
  };
}
