import { countOf } from './count-of.ts';
import type { SyncLifecycleSituation } from './run-situation.ts';
import type { RunCounts, RunState, RunStep } from './sync-lifecycle.types.ts';

const STEPS = ['import', 'recognise', 'check', 'plan', 'ready'] as const;
type StepId = (typeof STEPS)[number];

export type RunStepState = 'pending' | 'active' | 'done' | 'blocked' | 'failed';

export type RunStepView = {
  /** A step up to entries that can be posted, or `ready` for the end of them. */
  readonly id: StepId;
  readonly state: RunStepState;
  /** What the step found, as a few words; absent before it has run. */
  readonly detail?: string;
};

/** Which step a state performs; the later ones have all five behind them. */
const STEP_OF_STATE: Partial<Record<RunState, StepId>> = {
  queued: 'import',
  fetching: 'import',
  recognising: 'recognise',
  checking: 'check',
  planning: 'plan',
  needs_mapping: 'plan',
};

const STEP_OF_FAILURE: Partial<Record<RunStep, StepId>> = {
  fetch: 'import',
  recognise: 'recognise',
  check: 'check',
  plan: 'plan',
};

/** How the step shows that a run has come to; it is at work unless it says otherwise. */
const CURRENT: Partial<Record<RunState, RunStepState>> = {
  queued: 'pending',
  cancelled: 'pending',
  blocked: 'blocked',
  needs_mapping: 'blocked',
  failed: 'failed',
};

/** The steps up to entries that can be posted; what happens to the entries then is said entry by entry. */
export function toRunSteps({ state, context }: SyncLifecycleSituation): RunStepView[] {
  const current = currentStep({ state, context });
  const at = current === null ? STEPS.length : STEPS.indexOf(current);
  return STEPS.map((id, index): RunStepView => {
    const stepState = index < at ? 'done' : index === at ? (CURRENT[state] ?? 'active') : 'pending';
    const detail =
      stepState === 'done' || stepState === 'blocked' ? DETAILS[id]?.(context.counts) : undefined;
    return detail === undefined ? { id, state: stepState } : { id, state: stepState, detail };
  });
}

function currentStep({
  state,
  context: { counts, failure },
}: SyncLifecycleSituation): StepId | null {
  if (state === 'failed') {
    return failure === null ? 'import' : (STEP_OF_FAILURE[failure.step] ?? null);
  }
  return state === 'blocked' || state === 'cancelled'
    ? firstWithoutResult(counts)
    : (STEP_OF_STATE[state] ?? null);
}

/** A run that stopped shows what it had found out: the first step that left nothing to go on with is where it stopped. */
function firstWithoutResult(counts: RunCounts): StepId | null {
  if (counts.reports === 0) {
    return 'import';
  }
  if (counts.reportsRecognised === 0) {
    return 'recognise';
  }
  if (counts.payouts === 0) {
    return 'check';
  }
  return counts.payoutsPlanned === 0 ? 'plan' : null;
}

const DETAILS: Partial<Record<StepId, (counts: RunCounts) => string>> = {
  import: ({ reports }) => `${countOf(reports, 'file')} stored`,
  // A ZIP is one file and several reports.
  recognise: ({ reportsRecognised }) =>
    reportsRecognised === 0 ? 'no report known' : `${countOf(reportsRecognised, 'report')} known`,
  check: ({ rows, rowsQuarantined, identitiesBroken }) =>
    [
      countOf(rows, 'row'),
      rowsQuarantined === 0 ? 'every row adds up' : `${rowsQuarantined} set aside`,
      ...(identitiesBroken === 0 ? [] : [`${countOf(identitiesBroken, 'check')} broken`]),
    ].join(', '),
  plan: ({ entries }) => countOf(entries, 'entry', 'entries'),
};
