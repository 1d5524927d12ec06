import type { PostingEntry } from '../posting/posting.types.ts';
import type { RunFailure, RunStep } from './sync-lifecycle.types.ts';

const UNEXPECTED_MESSAGE = 'An unexpected error occurred';

/**
 * Turns whatever an actor threw into the reason why a step stopped.
 *
 * An error with a string `code` is expected: its code, its message and that message's `values` are used, and it may set
 * `retryable: false`. Anything else is a bug or an outage: its text is not shown to people, and a retry is safe because
 * every step of a run is idempotent.
 */
export function toRunFailure(step: RunStep, error: unknown): RunFailure {
  return { step, ...describeFailure(error) };
}

/** {@link toRunFailure} without the step. */
export function describeFailure(error: unknown): Omit<RunFailure, 'step'> {
  if (!isCodedError(error)) {
    return { code: 'unexpected_error', message: UNEXPECTED_MESSAGE, retryable: true };
  }
  const { code, message, retryable, values } = error;
  return {
    code,
    message,
    ...(isValues(values) ? { values } : {}),
    retryable: retryable !== false,
  };
}

/** The books were queried as often as is sensible and never reported the outcome of an entry. */
export const NO_ANSWER: RunFailure = {
  step: 'post',
  code: 'outcome_unknown',
  message: 'The books did not say whether an entry reached them',
  retryable: true,
};

/** Nothing is in the books because every entry was refused; the first reason represents all. */
export function allRefused(entries: readonly PostingEntry[]): RunFailure {
  return {
    step: 'post',
    code: 'all_refused',
    message:
      entries.find(({ state }) => state === 'refused')?.reason ?? 'The books refused every entry',
    retryable: true,
  };
}

type CodedError = { code: string; message: string; retryable?: unknown; values?: unknown };

/** Whether these are values that a snapshot can hold; absent when there are none. */
function isValues(values: unknown): values is NonNullable<RunFailure['values']> {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.keys(values).length > 0 &&
    Object.values(values).every(
      (value) => value === null || ['string', 'number'].includes(typeof value),
    )
  );
}

function isCodedError(error: unknown): error is CodedError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error &&
    typeof error.message === 'string'
  );
}
