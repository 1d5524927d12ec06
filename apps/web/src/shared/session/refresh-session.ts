import type { SendRequest } from '@platebook/api-client';
import type { RefreshOutcome, VerifyOutcome } from '@platebook/machines';
import { toSessionMark } from './session-mark.ts';
import type { NewSession, SessionStore } from './session-store.ts';

/** GoTrue codes that invalidate a refresh token. */
const OVER = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
  'validation_failed',
]);

/** GoTrue codes for a fresh access token whose session is over. */
const ENDED = new Set(['session_not_found', 'user_banned', 'bad_jwt', 'no_authorization']);

const VERSION = { 'x-supabase-api-version': '2024-01-01' };

export type AuthServer = {
  readonly send: SendRequest;
  /** The server's URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Epoch ms. */
  readonly now: () => number;
};

/**
 * Exchanges the stored refresh token and stores the new session, with a call that bypasses the gate. Rejects when
 * inconclusive (network, 5xx, 429, 409).
 */
export async function refreshSession(
  store: SessionStore,
  { send, baseUrl, now }: AuthServer,
  signal: AbortSignal,
): Promise<RefreshOutcome> {
  const base = store.reread();
  if (base === null) {
    return { kind: 'superseded' };
  }
  const answer = await send(
    new Request(`${baseUrl}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...VERSION },
      body: JSON.stringify({ refresh_token: base.refresh_token }),
      signal,
    }),
  );
  if (answer.ok) {
    const renewed = (await answer.json()) as NewSession;
    // A user who signed out meanwhile stays signed out.
    const saved = signal.aborted ? null : store.renew(base, renewed);
    return saved === null
      ? { kind: 'superseded' }
      : { kind: 'refreshed', session: toSessionMark(saved, now()) };
  }
  const code = answer.headers.get('x-sb-error-code') ?? '';
  if (code === 'user_not_found') {
    return { kind: 'user_gone' };
  }
  if (OVER.has(code)) {
    return { kind: 'refused' };
  }
  throw new Error(`The session could not be refreshed: the server answered ${answer.status}.`);
}

/**
 * Checks with the auth service whether the session of a refused fresh access token still exists. Rejects when
 * inconclusive.
 */
export async function verifySession(
  store: SessionStore,
  { send, baseUrl }: AuthServer,
  signal: AbortSignal,
): Promise<VerifyOutcome> {
  const session = store.reread();
  if (session === null) {
    return 'refused';
  }
  const answer = await send(
    new Request(`${baseUrl}/auth/v1/user`, {
      headers: { authorization: `Bearer ${session.access_token}`, ...VERSION },
      signal,
    }),
  );
  if (answer.ok) {
    return 'alive';
  }
  const code = answer.headers.get('x-sb-error-code') ?? '';
  if (code === 'user_not_found') {
    return 'user_gone';
  }
  if (answer.status === 401 || ENDED.has(code)) {
    return 'refused';
  }
  throw new Error(`The session could not be verified: the server answered ${answer.status}.`);
}
