import { isApiError } from '@platebook/api-client';

/** Whether reading again can help, by the specification's table; what is not an API error is a bug and is shown. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && error.classification.retryable;
}

const FIRST_PAUSE_MS = 1_000;
/** A reader sees nothing while a page waits: what the server asks for beyond this is said, with a button. */
const LONGEST_PAUSE_MS = 4_000;

/**
 * Whether a reading that has failed so often is made again by itself. Not where the server asks for a longer wait than a
 * reader is left without a word.
 */
export function mayReadAgain(failures: number, error: unknown): boolean {
  return failures < 2 && isWorthRetrying(error) && retryAfterMs(error) <= LONGEST_PAUSE_MS;
}

/** Until then, in ms: what the server asks for (`Retry-After`), or a pause that grows. */
export function pauseBeforeReading(failures: number, error: unknown): number {
  return Math.max(retryAfterMs(error), FIRST_PAUSE_MS * 2 ** failures);
}

/** How long the server asks to wait (`Retry-After`), in ms; 0 where it did not say. */
export function retryAfterMs(error: unknown): number {
  return isApiError(error) ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
}
