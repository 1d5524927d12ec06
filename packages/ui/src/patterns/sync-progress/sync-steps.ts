import type { StatusShape as Shape } from '../../components/status-pill/status-vocabulary.ts';
import { syncProgressWords } from './sync-progress.words.ts';

/** All possible steps of a run; a page shows those of its run, in order. */
export type SyncStepId =
  | 'import'
  | 'fetch'
  | 'recognise'
  | 'check'
  | 'map'
  | 'plan'
  | 'ready'
  | 'post'
  | 'verify';

/** `waiting` resumes by itself, `blocked` waits for a person, `partial` succeeded for some items only. */
export type SyncStepState =
  | 'pending'
  | 'active'
  | 'waiting'
  | 'done'
  | 'partial'
  | 'blocked'
  | 'failed'
  | 'cancelled';

export type SyncStep = {
  id: SyncStepId;
  state: SyncStepState;
  /** Its result: "1 file", "214 rows", "2 entries". */
  detail?: string | undefined;
  /** The progress of the step itself; drawn and announced. */
  count?: { done: number; total: number; of: string } | undefined;
};

export const STEP_NAMES: Record<SyncStepId, string> = {
  get import() {
    return syncProgressWords.importStep;
  },
  get fetch() {
    return syncProgressWords.fetch;
  },
  get recognise() {
    return syncProgressWords.recognize;
  },
  get check() {
    return syncProgressWords.check;
  },
  get map() {
    return syncProgressWords.map;
  },
  get plan() {
    return syncProgressWords.plan;
  },
  get ready() {
    return syncProgressWords.ready;
  },
  get post() {
    return syncProgressWords.post;
  },
  get verify() {
    return syncProgressWords.verify;
  },
};

export const STEP_LOOKS: Record<SyncStepState, { shape: Shape; word: string }> = {
  pending: {
    shape: 'ring',
    get word() {
      return syncProgressWords.notYet;
    },
  },
  active: {
    shape: 'half',
    get word() {
      return syncProgressWords.working;
    },
  },
  waiting: {
    shape: 'quarter',
    get word() {
      return syncProgressWords.waiting;
    },
  },
  done: {
    shape: 'tick',
    get word() {
      return syncProgressWords.done;
    },
  },
  partial: {
    shape: 'split',
    get word() {
      return syncProgressWords.partlyDone;
    },
  },
  blocked: {
    shape: 'triangle',
    get word() {
      return syncProgressWords.blocked;
    },
  },
  failed: {
    shape: 'cross',
    get word() {
      return syncProgressWords.failed;
    },
  },
  cancelled: {
    shape: 'slashed',
    get word() {
      return syncProgressWords.canceled;
    },
  },
};

/** The active or waiting step; undefined before the first and after the last. */
export function currentStep(steps: readonly SyncStep[]): SyncStep | undefined {
  return steps.find(({ state }) => state === 'active' || state === 'waiting');
}

/** The number of completed steps; a step with a count counts in part. */
export function stepsBehind(steps: readonly SyncStep[]): number {
  return steps.reduce((sum, step) => sum + shareDone(step), 0);
}

/** 0 to 1; an active step without a count is 0. */
function shareDone({ state, count }: SyncStep): number {
  if (state === 'done' || state === 'partial') {
    return 1;
  }
  return count === undefined || count.total === 0 ? 0 : Math.min(1, count.done / count.total);
}

/** "312 of 840 rows". */
export function countWords({ done, total, of }: NonNullable<SyncStep['count']>): string {
  return syncProgressWords.doneOf(done, total, of);
}

/** The result of a step, or its progress. */
export function stepDetail({ detail, count }: SyncStep): string | undefined {
  return detail ?? (count === undefined ? undefined : countWords(count));
}

/** Describes the progress for screen readers: "Post, working, 12 of 30 entries. Step 5 of 6." */
export function progressWords(steps: readonly SyncStep[]): string {
  const at = steps.findIndex(({ state }) => state !== 'done' && state !== 'partial');
  const step = steps[at] ?? steps.find(({ state }) => state === 'partial');
  if (step === undefined) {
    return syncProgressWords.allStepsDone(steps.length);
  }
  const words = [STEP_NAMES[step.id], STEP_LOOKS[step.state].word, stepDetail(step)];
  const text = words.filter((word) => word !== undefined).join(', ');
  return syncProgressWords.stepOf(text, steps.indexOf(step), steps.length);
}

/** "42 s", "3 min 5 s", "1 h 12 min". */
export function elapsedWords(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) {
    return `${seconds} s`;
  }
  return minutes < 60
    ? syncProgressWords.minS(minutes, seconds)
    : syncProgressWords.hMin(Math.floor(minutes / 60), minutes);
}
