import { countPosted, nextPending } from '../posting/posting-entries.ts';
import type { PostingEntry, UnmappedLine } from '../posting/posting.types.ts';
import type { SyncLifecycleSituation } from './run-situation.ts';
import { toRunSteps, type RunStepView } from './run-steps.ts';
import { RUN_HEADLINES } from './run-words.ts';
import type { BlockedReason, RunState, SyncLifecycleEvent } from './sync-lifecycle.types.ts';

/** A status of the product's one list of status words. */
export type RunStatus =
  | {
      readonly kind: 'run';
      readonly status:
        | 'queued'
        | 'running'
        | 'waiting'
        | 'partial'
        | 'succeeded'
        | 'failed'
        | 'cancelled';
    }
  | { readonly kind: 'entry'; readonly status: RunEntryStatus };

/** The status of an entry of a run; the kit's vocabulary has a word for each. */
export type RunEntryStatus =
  | 'needs_mapping'
  | 'needs_review'
  | 'ready'
  | 'posting'
  | 'posted'
  | 'skipped'
  | 'failed';

/** An entry of a run as its face shows it. */
export type RunEntryView = {
  readonly key: string;
  readonly documentNumber: string;
  readonly totalCents: number;
  readonly status: RunEntryStatus;
  /** Why it needs attention; null when it does not. */
  readonly note: string | null;
};

/** The actions a person can take; each is also the name of a button. */
export type RunAction = 'start' | 'approve' | 'cancel' | 'retry';

/** A run as plain props: what to show, and what can be done now. */
export type SyncLifecycleView = {
  readonly state: RunState;
  readonly status: RunStatus;
  /** What happened and what it means for the books. */
  readonly headline: string;
  readonly steps: readonly RunStepView[];
  readonly blockedReasons: readonly BlockedReason[];
  readonly unmapped: readonly UnmappedLine[];
  readonly entries: readonly RunEntryView[];
  /** Entries in the books out of all; null before anything is sent. */
  readonly progress: { readonly posted: number; readonly total: number } | null;
  readonly isWorking: boolean;
  /** In display order; actions that are not possible are absent. */
  readonly actions: readonly { readonly id: RunAction; readonly run: () => void }[];
};

/**
 * Maps a run's situation to plain props. Pure: only the actions call `send`.
 *
 * @example
 * const { headline, actions } = connectSyncLifecycle(situation, (event) => actor.send(event));
 * headline; // 'Waiting for its turn. Nothing has changed yet.'
 * actions.map(({ id }) => id); // ['start', 'cancel']
 */
export function connectSyncLifecycle(
  situation: SyncLifecycleSituation,
  send: (event: SyncLifecycleEvent) => void,
): SyncLifecycleView {
  const { state, context } = situation;
  return {
    state,
    status: toStatus(situation),
    headline: RUN_HEADLINES[state](context),
    steps: toRunSteps(situation),
    blockedReasons: context.blocked,
    unmapped: state === 'needs_mapping' ? context.unmapped : [],
    entries: context.entries.map((entry) => ({
      key: entry.key,
      documentNumber: entry.documentNumber,
      totalCents: entry.totalCents,
      status: toEntryStatus(entry, situation),
      note: entry.reason,
    })),
    progress: hasSent(situation)
      ? { posted: countPosted(context.entries), total: context.entries.length }
      : null,
    isWorking: WORKING.includes(state),
    actions: toActions(situation).map((id) => ({ id, run: () => send({ type: `run.${id}` }) })),
  };
}

/**
 * A machine snapshot's value as the name of its state: `{ posting: 'sending' }` is `posting.sending`.
 *
 * @example
 * toRunState({ posting: 'sending' }); // 'posting.sending'
 */
export function toRunState(value: unknown): RunState {
  return (
    typeof value === 'string'
      ? value
      : Object.entries(value as object)
          .flat()
          .join('.')
  ) as RunState;
}

const STATUSES: Record<Exclude<RunState, 'ready' | 'posted'>, RunStatus> = {
  queued: { kind: 'run', status: 'queued' },
  fetching: { kind: 'run', status: 'running' },
  recognising: { kind: 'run', status: 'running' },
  checking: { kind: 'run', status: 'running' },
  planning: { kind: 'run', status: 'running' },
  blocked: { kind: 'run', status: 'failed' },
  needs_mapping: { kind: 'entry', status: 'needs_mapping' },
  'posting.sending': { kind: 'entry', status: 'posting' },
  'posting.waiting': { kind: 'run', status: 'waiting' },
  'posting.quarantine': { kind: 'run', status: 'waiting' },
  'posting.ambiguous': { kind: 'entry', status: 'posting' },
  verifying: { kind: 'entry', status: 'posting' },
  partial: { kind: 'run', status: 'partial' },
  cancelled: { kind: 'run', status: 'cancelled' },
  failed: { kind: 'run', status: 'failed' },
};

/** Ready and posted become partial when something was left out. */
function toStatus({
  state,
  context: { blocked, counts, entries },
}: SyncLifecycleSituation): RunStatus {
  if (state !== 'ready' && state !== 'posted') {
    return STATUSES[state];
  }
  if (blocked.length > 0 || counts.rowsQuarantined > 0) {
    return { kind: 'run', status: 'partial' };
  }
  if (state === 'posted') {
    return { kind: 'entry', status: 'posted' };
  }
  return entries.length === 0
    ? { kind: 'run', status: 'succeeded' }
    : { kind: 'entry', status: 'ready' };
}

const WORKING: readonly RunState[] = [
  'fetching',
  'recognising',
  'checking',
  'planning',
  'posting.sending',
  'posting.waiting',
  'posting.quarantine',
  'posting.ambiguous',
  'verifying',
];

function hasSent({ state, context }: SyncLifecycleSituation): boolean {
  return state.startsWith('posting.') || state === 'verifying' || countPosted(context.entries) > 0;
}

function toEntryStatus(
  entry: PostingEntry,
  { state, context }: SyncLifecycleSituation,
): RunEntryStatus {
  switch (entry.state) {
    case 'posted':
      return 'posted';
    case 'refused':
      return 'failed';
    case 'different':
      return 'needs_review';
    case 'pending':
    default:
      return isOnItsWay(entry, { state, context }) ? 'posting' : toPendingStatus(state);
  }
}

function isOnItsWay({ key }: PostingEntry, { state, context }: SyncLifecycleSituation): boolean {
  return (
    key === context.unknownKey ||
    (state === 'posting.sending' && key === nextPending(context.entries)?.key)
  );
}

function toPendingStatus(state: RunState): RunEntryStatus {
  return state === 'cancelled' ? 'skipped' : 'ready';
}

function toActions({ state, context }: SyncLifecycleSituation): RunAction[] {
  switch (state) {
    case 'queued':
      return ['start', 'cancel'];
    case 'ready':
      return nextPending(context.entries) === null ? [] : ['approve', 'cancel'];
    case 'fetching':
    case 'recognising':
    case 'checking':
    case 'planning':
    case 'needs_mapping':
      return ['cancel'];
    case 'posting.sending':
    case 'posting.waiting':
    case 'posting.quarantine':
    case 'posting.ambiguous':
      return context.stopAsked ? [] : ['cancel'];
    case 'partial':
    case 'cancelled':
      return ['retry'];
    case 'failed':
      return context.failure?.retryable === true ? ['retry'] : [];
    case 'blocked':
    case 'verifying':
    case 'posted':
    default:
      return [];
  }
}
