import { isApiError } from '@platebook/api-client';

/** Whether a retry can help, by the specification's table; an error that is no API error is a bug and is shown. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && error.classification.retryable;
}

const FIRST_PAUSE_MS = 1_000;
/** A reader sees nothing during a retry delay: a longer one is shown, with a button. */
const LONGEST_PAUSE_MS = 4_000;

/**
 * Whether a failed query is retried automatically. Not if the server demands a longer wait than a reader should sit
 * through silently.
 */
export function mayReadAgain(failures: number, error: unknown): boolean {
  return failures < 2 && isWorthRetrying(error) && retryAfterMs(error) <= LONGEST_PAUSE_MS;
}

/** The retry delay in ms: `Retry-After`, or a growing backoff. */
export function pauseBeforeReading(failures: number, error: unknown): number {
  return Math.max(retryAfterMs(error), FIRST_PAUSE_MS * 2 ** failures);
}

/** The `Retry-After` of an error in ms; 0 without one. */
export function retryAfterMs(error: unknown): number {
  return isApiError(error) ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
}
