import { countPosted, nextPending } from './posting-entries.ts';
import { toPostingSteps, type PostingStepView } from './posting-steps.ts';
import { POSTING_HEADLINES } from './posting-words.ts';
import type {
  PostingEntry,
  PostingEvent,
  PostingSituation,
  PostingState,
  UnmappedLine,
} from './posting.types.ts';

/** A status of the product's one list of status words. */
export type PostingStatus =
  | {
      readonly kind: 'run';
      readonly status: 'queued' | 'running' | 'waiting' | 'partial' | 'failed' | 'cancelled';
    }
  | { readonly kind: 'entry'; readonly status: PostingEntryStatus };

export type PostingEntryStatus =
  | 'needs_mapping'
  | 'needs_review'
  | 'ready'
  | 'posting'
  | 'posted'
  | 'skipped'
  | 'failed'
  | 'reversed';

export type PostingEntryView = {
  readonly key: string;
  readonly documentNumber: string;
  readonly totalCents: number;
  readonly status: PostingEntryStatus;
  /** Why it is not as it should be; null when it is. */
  readonly note: string | null;
};

/** What a person may do now; each is also the name of a button. */
export type PostingAction = 'start' | 'approve' | 'cancel' | 'retry' | 'undo';

export type PostingView = {
  readonly state: PostingState;
  readonly status: PostingStatus;
  readonly headline: string;
  readonly steps: readonly PostingStepView[];
  readonly unmapped: readonly UnmappedLine[];
  readonly entries: readonly PostingEntryView[];
  /** Entries in the books of all; null before anything is sent. */
  readonly progress: { readonly posted: number; readonly total: number } | null;
  readonly isWorking: boolean;
  /** In the order they should stand; asking for one that is not here is not possible. */
  readonly actions: readonly { readonly id: PostingAction; readonly run: () => void }[];
};

/** Turns a posting run's situation into plain props for its face. Pure: `send` is called by the actions alone. */
export function connectPosting(
  situation: PostingSituation,
  send: (event: PostingEvent) => void,
): PostingView {
  const { state, context } = situation;
  return {
    state,
    status: STATUSES[state],
    headline: POSTING_HEADLINES[state](context),
    steps: toPostingSteps(situation),
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
    actions: toActions(situation).map((id) => ({
      id,
      run: () => send({ type: `run.${id}` }),
    })),
  };
}

const STATUSES: Record<PostingState, PostingStatus> = {
  queued: { kind: 'run', status: 'queued' },
  fetching: { kind: 'run', status: 'running' },
  recognising: { kind: 'run', status: 'running' },
  checking: { kind: 'run', status: 'running' },
  needs_mapping: { kind: 'entry', status: 'needs_mapping' },
  ready: { kind: 'entry', status: 'ready' },
  'posting.sending': { kind: 'entry', status: 'posting' },
  'posting.waiting': { kind: 'run', status: 'waiting' },
  'posting.quarantine': { kind: 'run', status: 'waiting' },
  'posting.ambiguous': { kind: 'entry', status: 'posting' },
  verifying: { kind: 'entry', status: 'posting' },
  posted: { kind: 'entry', status: 'posted' },
  partial: { kind: 'run', status: 'partial' },
  undoing: { kind: 'run', status: 'running' },
  undone: { kind: 'entry', status: 'reversed' },
  cancelled: { kind: 'run', status: 'cancelled' },
  failed: { kind: 'run', status: 'failed' },
};

const WORKING: readonly PostingState[] = [
  'fetching',
  'recognising',
  'checking',
  'posting.sending',
  'posting.waiting',
  'posting.quarantine',
  'posting.ambiguous',
  'verifying',
  'undoing',
];

function hasSent({ state, context }: PostingSituation): boolean {
  return state.startsWith('posting.') || state === 'verifying' || countPosted(context.entries) > 0;
}

function toEntryStatus(
  entry: PostingEntry,
  { state, context }: PostingSituation,
): PostingEntryStatus {
  switch (entry.state) {
    case 'posted':
    case 'reversed':
      return entry.state;
    case 'refused':
      return 'failed';
    case 'different':
      return 'needs_review';
    case 'pending':
    default:
      return isOnItsWay(entry, { state, context }) ? 'posting' : toPendingStatus(state);
  }
}

function isOnItsWay({ key }: PostingEntry, { state, context }: PostingSituation): boolean {
  return (
    key === context.unknownKey ||
    (state === 'posting.sending' && key === nextPending(context.entries)?.key)
  );
}

function toPendingStatus(state: PostingState): PostingEntryStatus {
  if (state === 'needs_mapping') {
    return 'needs_mapping';
  }
  return state === 'cancelled' ? 'skipped' : 'ready';
}

function toActions({ state, context }: PostingSituation): PostingAction[] {
  const stop: PostingAction[] = context.stopAsked ? [] : ['cancel'];
  switch (state) {
    case 'queued':
      return ['start', 'cancel'];
    case 'ready':
      return ['approve', 'cancel'];
    case 'fetching':
    case 'recognising':
    case 'checking':
    case 'needs_mapping':
      return ['cancel'];
    case 'posting.sending':
    case 'posting.waiting':
    case 'posting.quarantine':
    case 'posting.ambiguous':
      return stop;
    case 'posted':
      return countPosted(context.entries) > 0 ? ['undo'] : [];
    case 'partial':
      return ['retry', 'undo'];
    case 'cancelled':
      return ['retry'];
    case 'failed':
      return context.failure?.retryable === true ? ['retry'] : [];
    case 'verifying':
    case 'undoing':
    case 'undone':
    default:
      return [];
  }
}
