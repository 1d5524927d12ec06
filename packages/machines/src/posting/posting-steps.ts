import { countOf } from '../sync-lifecycle/count-of.ts';
import type { PostingState, PostingStep, PostingSituation } from './posting.types.ts';

const STEPS = ['import', 'recognise', 'check', 'plan', 'ready'] as const;

export type PostingStepView = {
  readonly id: (typeof STEPS)[number];
  readonly state: 'pending' | 'active' | 'done' | 'blocked' | 'failed';
  /** What the step found; absent before it has run. */
  readonly detail?: string;
};

/** How many of the five steps are behind a run; absent where only its context says. */
const DONE_AT: Partial<Record<PostingState, number>> = {
  queued: 0,
  fetching: 0,
  recognising: 1,
  checking: 2,
  needs_mapping: 3,
};

/** How the step shows that a run has come to; it is at work unless it says otherwise. */
const CURRENT_STEP: Partial<Record<PostingState, PostingStepView['state']>> = {
  queued: 'pending',
  cancelled: 'pending',
  needs_mapping: 'blocked',
  failed: 'failed',
};

const DONE_BEFORE_FAILURE: Partial<Record<PostingStep, number>> = {
  fetch: 0,
  recognise: 1,
  check: 2,
};

/** The steps up to entries that can be posted; what happens to the entries then is said entry by entry. */
export function toPostingSteps({ state, context }: PostingSituation): PostingStepView[] {
  const done = countDone({ state, context });
  return STEPS.map((id, index): PostingStepView => {
    if (index >= done) {
      return { id, state: index === done ? stateOfCurrent(state) : 'pending' };
    }
    const detail = DETAILS[id]?.(context);
    return detail === undefined ? { id, state: 'done' } : { id, state: 'done', detail };
  });
}

function countDone({ state, context }: PostingSituation): number {
  if (state === 'cancelled') {
    return countKnown(context);
  }
  const failedAt =
    state === 'failed' && context.failure !== null
      ? DONE_BEFORE_FAILURE[context.failure.step]
      : undefined;
  return DONE_AT[state] ?? failedAt ?? STEPS.length;
}

/** A cancelled run shows what it had found out. */
function countKnown({ reports, recognised, entries }: PostingSituation['context']): number {
  if (entries.length > 0) {
    return STEPS.length;
  }
  if (recognised > 0) {
    return 2;
  }
  return reports > 0 ? 1 : 0;
}

function stateOfCurrent(state: PostingState): PostingStepView['state'] {
  return CURRENT_STEP[state] ?? 'active';
}

const DETAILS: Partial<
  Record<PostingStepView['id'], (context: PostingSituation['context']) => string>
> = {
  import: ({ reports }) => countOf(reports, 'report'),
  recognise: ({ recognised }) => `${recognised} known`,
  plan: ({ entries }) => countOf(entries.length, 'entry', 'entries'),
};
