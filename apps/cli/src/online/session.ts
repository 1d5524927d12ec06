import { ApiError, type components, MESSAGES, type SessionSource } from '@platebook/api-client';
import type { Context } from '../context.ts';
import { saveCredential } from './credentials.ts';
import type { Credential, SessionCredential } from './credentials.ts';

type GoTrueSession = components['schemas']['GoTrueSession'];

/** A token this close to its expiry is refreshed first. */
const MARGIN_S = 10;

type Parts = {
  readonly context: Pick<Context, 'env' | 'clock'>;
  readonly profile: string;
  readonly credential: Credential;
  readonly send: (request: Request) => Promise<Response>;
};

/** The credential as the API client needs it: a session refreshes and is saved; an API token never changes. */
export function createSessionSource({ context, profile, credential, send }: Parts): SessionSource {
  let current = credential;
  const refresh = async () => {
    if (current.kind !== 'session') {
      return 'refused' as const;
    }
    const renewed = await renew(current, send);
    if (renewed === null) {
      return 'refused' as const;
    }
    current = renewed;
    await saveCredential(context, profile, renewed);
    return 'refreshed' as const;
  };
  return {
    accessToken: () => current.accessToken,
    isExpired: () =>
      current.kind === 'session' &&
      current.expiresAt <= context.clock().getTime() / 1000 + MARGIN_S,
    refresh,
    onRefused: async (_token, retried) => (retried ? 'refused' : refresh()),
  };
}

/**
 * Refreshes the session without saving it; null when it is over. Two processes may refresh at once: the server returns
 * the same next token to both. Throws `ApiError` if the server does not answer, or cannot tell.
 */
export async function renew(
  session: SessionCredential,
  send: Parts['send'],
): Promise<SessionCredential | null> {
  const answer = await send(
    new Request(`${session.apiUrl}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: session.refreshToken }),
    }),
  ).catch((cause: unknown) => {
    throw new ApiError({
      message: MESSAGES.network,
      status: null,
      method: 'POST',
      code: 'network_error',
      cause,
    });
  });
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
    return null;
  }
  if (!answer.ok) {
    throw new ApiError({
      message: `The session couldn't be renewed: the server answered ${answer.status}.`,
      status: answer.status,
      method: 'POST',
      code: answer.headers.get('x-sb-error-code') ?? 'malformed_response',
    });
  }
  return toCredential((await answer.json()) as GoTrueSession, session.apiUrl);
}

export function toCredential(session: GoTrueSession, apiUrl: string): SessionCredential {
  return {
    kind: 'session',
    apiUrl,
    user: session.user.email || `+${session.user.phone}`,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresAt: session.expires_at,
  };
}
