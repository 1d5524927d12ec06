import { withHeader, type FetchMiddleware } from './fetch-middleware.ts';

/** What the client needs of the session; who keeps it, and where, is the host's affair. */
export type SessionSource = {
  readonly accessToken: () => string | null;
  /**
   * Trades the refresh token for a new session, over a `fetch` of its own. `refused` means that the session is over;
   * a rejection means that nothing is known (network, 5xx).
   */
  readonly refresh: () => Promise<'refreshed' | 'refused'>;
  /** The session is over: clear it and lead to the login. */
  readonly onLost: () => void;
};

/**
 * Sends the access token, and after a 401 refreshes once and sends once more.
 *
 * Calls that fail together share one refresh; a call whose token has meanwhile been replaced is sent again without
 * one. A 401 that remains ends the session. A call without a session is sent as it is.
 */
export function bearer(session: SessionSource): FetchMiddleware {
  const refreshOnce = shareWhilePending(session.refresh);
  return (next) => async (request) => {
    const token = session.accessToken();
    if (token === null) {
      return next(request);
    }
    const spare = request.clone();
    const answer = await next(authorized(request, token));
    if (answer.status !== 401) {
      return answer;
    }
    const renewed = await renew(session, refreshOnce, token);
    if (renewed === null) {
      session.onLost();
      return answer;
    }
    const secondAnswer = await next(authorized(spare, renewed));
    if (secondAnswer.status === 401) {
      session.onLost();
    }
    return secondAnswer;
  };
}

async function renew(
  session: SessionSource,
  refresh: SessionSource['refresh'],
  rejectedToken: string,
): Promise<string | null> {
  if (session.accessToken() === rejectedToken && (await refresh()) === 'refused') {
    return null;
  }
  return session.accessToken();
}

function authorized(request: Request, token: string): Request {
  return withHeader(request, 'authorization', `Bearer ${token}`);
}

function shareWhilePending<T>(call: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= call().finally(() => {
      pending = null;
    });
    return pending;
  };
}
