import { isApiError } from '@platebook/api-client';

/** Whether reading again can help, by the specification's table; what is not an API error is a bug and is shown. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && error.classification.retryable;
}
