import {
  isApiError,
  toSignInMessage,
  unwrap,
  MESSAGES,
  type ApiClient,
} from '@platebook/api-client';

export type Credentials = { readonly email: string; readonly password: string };

/** Opens a session with e-mail and password. */
export function signIn(api: ApiClient, credentials: Credentials) {
  return unwrap(api.POST('/api/v2/auth/login', { body: credentials }));
}

/** What a failed sign-in says, in the specification's sentences. */
export function signInMessage(error: unknown): string {
  if (!isApiError(error)) {
    return MESSAGES.unexpectedErrorOccurred;
  }
  const speaksForItself = error.status === null || error.status === 429 || error.status >= 500;
  return speaksForItself ? error.message : toSignInMessage(`${error.code} ${error.message}`);
}
