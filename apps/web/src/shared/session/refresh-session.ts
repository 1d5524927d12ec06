import type { SendRequest } from '@platebook/api-client';
import type { Session, SessionStore } from './session-store.ts';

/** GoTrue codes after which a refresh token is worth nothing. */
const OVER = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
  'user_not_found',
  'validation_failed',
]);

/**
 * Trades the stored refresh token for a new session and stores it. `refused` when there is none or the server says it
 * is over; rejects when the attempt says nothing about the session.
 */
export async function refreshSession(
  store: SessionStore,
  send: SendRequest,
  baseUrl: string,
): Promise<'refreshed' | 'refused'> {
  const session = store.read();
  if (session === null) {
    return 'refused';
  }
  const answer = await send(
    new Request(`${baseUrl}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ refresh_token: session.refresh_token }),
    }),
  );
  if (answer.ok) {
    store.write((await answer.json()) as Session);
    return 'refreshed';
  }
  if (OVER.has(answer.headers.get('x-sb-error-code') ?? '')) {
    return 'refused';
  }
  throw new Error(`The session could not be refreshed: the server answered ${answer.status}.`);
}
