import type { RunFailure, RunStep } from './sync-lifecycle.types.ts';

/** Spec 8. */
const UNEXPECTED_MESSAGE = 'An unexpected error occurred';

/**
 * Says why a step stopped, from whatever its actor threw.
 *
 * An error with a string `code` is expected: its code and message are kept, and it may say `retryable: false`.
 * Anything else is a bug or an outage: its text is not shown to people, and trying again is safe because every
 * step of a run is idempotent.
 */
export function toRunFailure(step: RunStep, error: unknown): RunFailure {
  if (!isCodedError(error)) {
    return { step, code: 'unexpected_error', message: UNEXPECTED_MESSAGE, retryable: true };
  }
  return { step, code: error.code, message: error.message, retryable: error.retryable !== false };
}

type CodedError = { code: string; message: string; retryable?: unknown };

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
