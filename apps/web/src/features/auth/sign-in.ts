import {
  isApiError,
  toSignInMessage,
  unwrap,
  MESSAGES,
  type ApiClient,
} from '@platebook/api-client';
import type { Identifier } from './identifier.ts';
import { serverSentence } from '../../shared/language/server-errors.ts';

export type Credentials = { readonly identifier: Identifier; readonly password: string };

/** Opens a session with e-mail and password, or phone and password. */
export function signIn(api: ApiClient, { identifier, password }: Credentials) {
  return unwrap(api.POST('/api/v2/auth/login', { body: { ...identifier, password } }));
}

/** The message of a failed sign-in, in the specification's wording. */
export function signInMessage(error: unknown): string {
  if (!isApiError(error)) {
    return serverSentence(MESSAGES.failedToLogin);
  }
  const speaksForItself = error.status === null || error.status === 429 || error.status >= 500;
  return speaksForItself
    ? serverSentence(error.message, error.code)
    : serverSentence(toSignInMessage(`${error.code} ${error.message}`));
}

/** Whether the account still has to be confirmed by link or code. */
export function isUnconfirmed(error: unknown): boolean {
  return isApiError(error) && error.code.endsWith('_not_confirmed');
}

/** Seconds until the next attempt is allowed, after too many or during an outage; 0 if allowed now. */
export function lockedSeconds(error: unknown): number {
  return isApiError(error) && LOCKING.has(error.status) ? (error.retryAfterSeconds ?? 0) : 0;
}

const LOCKING: ReadonlySet<number | null> = new Set([429, 503]);
