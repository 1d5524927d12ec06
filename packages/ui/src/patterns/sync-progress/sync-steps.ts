import type { StatusShape as Shape } from '../../components/status-pill/status-vocabulary.ts';

/** What a run may do, in words of the work; a page shows those its run has, in their order. */
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

/** `waiting` goes on by itself, `blocked` waits for a person, `partial` is done for some and not for others. */
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
  /** What came of it: "1 file", "214 rows", "2 entries". */
  detail?: string | undefined;
  /** How far the step itself has come; it is drawn and said. */
  count?: { done: number; total: number; of: string } | undefined;
};

export const STEP_NAMES: Record<SyncStepId, string> = {
  import: 'Import',
  fetch: 'Fetch',
  recognise: 'Recognize',
  check: 'Check',
  map: 'Map',
  plan: 'Plan',
  ready: 'Ready',
  post: 'Post',
  verify: 'Verify',
};

export const STEP_LOOKS: Record<SyncStepState, { shape: Shape; word: string }> = {
  pending: { shape: 'ring', word: 'not yet' },
  active: { shape: 'half', word: 'working' },
  waiting: { shape: 'quarter', word: 'waiting' },
  done: { shape: 'tick', word: 'done' },
  partial: { shape: 'split', word: 'partly done' },
  blocked: { shape: 'triangle', word: 'blocked' },
  failed: { shape: 'cross', word: 'failed' },
  cancelled: { shape: 'slashed', word: 'canceled' },
};

/** The step the run is at; undefined before the first and after the last. */
export function currentStep(steps: readonly SyncStep[]): SyncStep | undefined {
  return steps.find(({ state }) => state === 'active' || state === 'waiting');
}

/** How many steps are behind the run; a step with a count is counted in part. */
export function stepsBehind(steps: readonly SyncStep[]): number {
  return steps.reduce((sum, step) => sum + shareDone(step), 0);
}

/** 0 to 1; a step at work without a count is not begun. */
function shareDone({ state, count }: SyncStep): number {
  if (state === 'done' || state === 'partial') {
    return 1;
  }
  return count === undefined || count.total === 0 ? 0 : Math.min(1, count.done / count.total);
}

/** "312 of 840 rows". */
export function countWords({ done, total, of }: NonNullable<SyncStep['count']>): string {
  return `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${of}`;
}

/** What a step found, or how far it has come. */
export function stepDetail({ detail, count }: SyncStep): string | undefined {
  return detail ?? (count === undefined ? undefined : countWords(count));
}

/** Where the run is, as a sentence for the ear: "Post, working, 12 of 30 entries. Step 5 of 6." */
export function progressWords(steps: readonly SyncStep[]): string {
  const at = steps.findIndex(({ state }) => state !== 'done' && state !== 'partial');
  const step = steps[at] ?? steps.find(({ state }) => state === 'partial');
  if (step === undefined) {
    return `All ${steps.length} steps done.`;
  }
  const words = [STEP_NAMES[step.id], STEP_LOOKS[step.state].word, stepDetail(step)];
  const said = words.filter((word) => word !== undefined).join(', ');
  return `${said}. Step ${steps.indexOf(step) + 1} of ${steps.length}.`;
}

/** "42 s", "3 min 5 s", "1 h 12 min". */
export function elapsedWords(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) {
    return `${seconds} s`;
  }
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
