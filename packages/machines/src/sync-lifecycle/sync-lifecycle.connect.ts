import { countOf } from './count-of.ts';
import {
  RUN_STEPS,
  type BlockedReason,
  type RunCounts,
  type RunFailure,
  type RunState,
  type RunStep,
  type SyncLifecycleContext,
  type SyncLifecycleEvent,
} from './sync-lifecycle.types.ts';

/** What the face of a run needs to know of it; the server sends exactly this. */
export type SyncLifecycleSituation = {
  readonly state: RunState;
  readonly context: Pick<SyncLifecycleContext, 'reportIds' | 'blocked' | 'counts' | 'failure'>;
};

export type RunStepState = 'pending' | 'active' | 'done' | 'blocked' | 'failed';

export type RunStepView = {
  /** A step of the run, or `ready` for its end. */
  readonly id: RunStep | 'ready';
  readonly state: RunStepState;
  /** What the step found, as a few words; absent before it has run. */
  readonly detail?: string;
};

export type SyncLifecycleView = {
  readonly state: RunState;
  /** The run's word in the product's one list of status words. */
  readonly status: 'running' | 'succeeded' | 'partial' | 'failed';
  /** One sentence: what happened and what it means for the books. */
  readonly headline: string;
  readonly steps: readonly RunStepView[];
  readonly isWorking: boolean;
  readonly blockedReasons: readonly BlockedReason[];
  readonly canRetry: boolean;
  readonly onRetry: () => void;
};

/** The step a working state performs. */
const STEP_OF_STATE: Partial<Record<RunState, RunStep>> = {
  importing: 'import',
  recognising: 'recognise',
  checking: 'check',
  planning: 'plan',
};

/**
 * Turns a run's situation into plain props for its face.
 *
 * Pure: `send` is called only by the returned `onRetry`, and only while a retry is possible.
 */
export function connectSyncLifecycle(
  { state, context }: SyncLifecycleSituation,
  send: (event: SyncLifecycleEvent) => void,
): SyncLifecycleView {
  const canRetry = state === 'failed' && context.failure !== null && context.failure.retryable;
  return {
    state,
    status: toStatus(state, context),
    headline: HEADLINES[state](context),
    steps: toSteps(state, context),
    isWorking: STEP_OF_STATE[state] !== undefined,
    blockedReasons: context.blocked,
    canRetry,
    onRetry: () => {
      if (canRetry) {
        send({ type: 'run.retry' });
      }
    },
  };
}

type Context = SyncLifecycleSituation['context'];

function toStatus(state: RunState, { blocked, counts }: Context): SyncLifecycleView['status'] {
  if (STEP_OF_STATE[state] !== undefined) {
    return 'running';
  }
  if (state !== 'ready') {
    return 'failed';
  }
  return blocked.length > 0 || counts.rowsQuarantined > 0 ? 'partial' : 'succeeded';
}

const HEADLINES: Record<RunState, (context: Context) => string> = {
  importing: ({ reportIds }) => `Storing ${countOf(reportIds.length, 'file')} exactly as received.`,
  recognising: ({ counts }) => `Finding out what is in ${countOf(counts.reports, 'file')}.`,
  checking: () => 'Checking that every row and every payout adds up to the cent.',
  planning: ({ counts }) =>
    `Working out the journal entries for ${countOf(counts.payouts, 'payout')}.`,
  ready: toReadyHeadline,
  blocked: ({ blocked }) =>
    blocked.length > 1
      ? `Nothing could be planned: ${blocked.length} things are in the way. Your books are unchanged.`
      : 'Nothing could be planned. Your books are unchanged.',
  failed: ({ failure }) => `${toSentence(failure)} Your books are unchanged, and no file was lost.`,
};

function toReadyHeadline({ blocked, counts }: Context): string {
  const ready = `${countOf(counts.entries, 'journal entry', 'journal entries')} for ${countOf(counts.payoutsPlanned, 'payout')}, ready to review.`;
  const left = [
    ...(counts.rowsQuarantined > 0
      ? [
          `${countOf(counts.rowsQuarantined, 'row')} set aside because ${counts.rowsQuarantined === 1 ? 'it does' : 'they do'} not add up`,
        ]
      : []),
    ...(blocked.length > 0 ? [`${countOf(blocked.length, 'item')} blocked`] : []),
  ];
  return left.length === 0 ? ready : `${ready} Left out: ${left.join(', ')}.`;
}

function toSentence(failure: RunFailure | null): string {
  const message = failure?.message ?? 'An unexpected error occurred';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function toSteps(state: RunState, { counts, failure }: Context): RunStepView[] {
  const current = currentStep(state, counts, failure);
  const currentIndex = current === null ? RUN_STEPS.length : RUN_STEPS.indexOf(current);
  const steps = RUN_STEPS.map((id, index): RunStepView => {
    const stepState = toStepState(state, index - currentIndex);
    return hasRun(stepState)
      ? { id, state: stepState, detail: STEP_DETAILS[id](counts) }
      : { id, state: stepState };
  });
  return [...steps, { id: 'ready', state: state === 'ready' ? 'done' : 'pending' }];
}

function currentStep(
  state: RunState,
  counts: RunCounts,
  failure: RunFailure | null,
): RunStep | null {
  if (state === 'ready') {
    return null;
  }
  if (state === 'failed') {
    return failure?.step ?? 'import';
  }
  return STEP_OF_STATE[state] ?? blockedStep(counts);
}

/** A blocked run stopped at the first step that left nothing to go on with. */
function blockedStep(counts: RunCounts): RunStep {
  if (counts.reportsRecognised === 0) {
    return 'recognise';
  }
  return counts.payouts === 0 ? 'check' : 'plan';
}

function toStepState(state: RunState, distance: number): RunStepState {
  if (distance < 0) {
    return 'done';
  }
  if (distance > 0) {
    return 'pending';
  }
  return state === 'blocked' || state === 'failed' ? state : 'active';
}

function hasRun(state: RunStepState): boolean {
  return state === 'done' || state === 'blocked';
}

const STEP_DETAILS: Record<RunStep, (counts: RunCounts) => string> = {
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
