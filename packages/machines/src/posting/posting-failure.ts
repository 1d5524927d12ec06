import { toRunFailure } from '../sync-lifecycle/run-failure.ts';
import type { PostingFailure, PostingStep } from './posting.types.ts';

/** Says why a step of a posting run stopped; see {@link toRunFailure} for what is shown of it. */
export function toPostingFailure(step: PostingStep, error: unknown): PostingFailure {
  return { ...toRunFailure('import', error), step };
}
