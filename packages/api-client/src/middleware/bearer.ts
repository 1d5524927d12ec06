import { MESSAGES } from '../errors/messages.ts';
import { withHeader, type FetchMiddleware, type SendRequest } from './fetch-middleware.ts';
import { createRequestGate } from './request-gate.ts';

type Renewal = 'refreshed' | 'refused';

/** What the client needs of the session; who keeps it, and where, is the host's affair. */
export type SessionSource = {
  readonly accessToken: () => string | null;
  /** Whether the access token is known to be past its time: such a call is not sent, it waits. */
  readonly isExpired: () => boolean;
  /**
   * Trades the refresh token for a new session, over a `fetch` of its own. `refused` means that the session is over;
   * a rejection means that nothing is known (network, 5xx).
   */
  readonly refresh: () => Promise<Renewal>;
  /**
   * The server answered 401 to this access token, the second time when `retried`. Answers like `refresh`; whether the
   * session is over, and what then has to be cleared, is the host's to find out.
   */
  readonly onRefused: (token: string, retried: boolean) => Promise<Renewal>;
  /**
   * The session ended under a call that changes something. Resolves with whether the same person signed in again, after
   * which the call is sent once more; a host without it, or without somebody to ask, refuses such a call at once.
   */
  readonly signedInAgain?: (signal: AbortSignal) => Promise<boolean>;
};

/**
 * Sends the access token, and after a 401 refreshes once and sends once more: no call is sent more than twice. Writes
 * are repeated too, because the server authenticates before any effect.
 *
 * A call that changes something and whose session ended waits for its host to sign in again, and is then sent once.
 *
 * Calls that need a new token wait together, at most 100 of them and 15 s, and share one refresh. A call whose token
 * has meanwhile been replaced is sent again without one. A call without a session is sent as it is.
 */
export function bearer(session: SessionSource): FetchMiddleware {
  const gate = createRequestGate();
  return (next) => async (request) => {
    if (session.accessToken() === null) {
      return next(request);
    }
    if (session.isExpired() || gate.isClosed()) {
      await gate.wait(session.refresh, request.signal);
    }
    const token = session.accessToken();
    // Whoever had a session must not pass for somebody without one.
    if (token === null) {
      return afterSigningIn(session, next, { request, refused: sessionIsOver() });
    }
    const spare = request.clone();
    const answer = await next(authorized(request, token));
    if (answer.status !== 401) {
      return answer;
    }
    if (session.accessToken() === token) {
      await gate.wait(() => session.onRefused(token, false), request.signal);
    }
    const renewed = session.accessToken();
    if (renewed === null) {
      return afterSigningIn(session, next, { request: spare, refused: answer });
    }
    if (renewed === token) {
      return answer;
    }
    const lastSpare = spare.clone();
    const secondAnswer = await next(authorized(spare, renewed));
    if (secondAnswer.status !== 401) {
      return secondAnswer;
    }
    await gate.wait(() => session.onRefused(renewed, true), request.signal);
    return session.accessToken() === null
      ? afterSigningIn(session, next, { request: lastSpare, refused: secondAnswer })
      : secondAnswer;
  };
}

type Refusal = { readonly request: Request; readonly refused: Response };

/** What is only read is read anew by whoever still shows it. */
async function afterSigningIn(
  session: SessionSource,
  next: SendRequest,
  { request, refused }: Refusal,
): Promise<Response> {
  if (request.method === 'GET' || !(await session.signedInAgain?.(request.signal))) {
    return refused;
  }
  const token = session.accessToken();
  return token === null ? refused : next(authorized(request, token));
}

function authorized(request: Request, token: string): Request {
  return withHeader(request, 'authorization', `Bearer ${token}`);
}

/** The server says that authentication failed; that nothing could be sent has the other sentence. */
function sessionIsOver(): Response {
  return Response.json(
    { status: 'error', message: MESSAGES.authenticationErrorLogInAgain, code: 'session_expired' },
    { status: 401 },
  );
}
