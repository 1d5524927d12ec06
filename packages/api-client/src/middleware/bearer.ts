import { MESSAGES } from '../errors/messages.ts';
import { withHeader, type FetchMiddleware, type SendRequest } from './fetch-middleware.ts';
import { createRequestGate } from './request-gate.ts';

type Renewal = 'refreshed' | 'refused';

/** What the client needs of the session; storing it is the host's responsibility. */
export type SessionSource = {
  readonly accessToken: () => string | null;
  /** Whether the access token is known to have expired: a call then waits instead of being sent. */
  readonly isExpired: () => boolean;
  /**
   * Exchanges the refresh token for a new session, with a `fetch` of its own. `refused` means that the session is over;
   * a rejection means that its state is unknown (network, 5xx).
   */
  readonly refresh: () => Promise<Renewal>;
  /**
   * The server answered 401 to this access token, for the second time if `retried`. Returns like `refresh`; the host
   * determines whether the session is over and what to clear.
   */
  readonly onRefused: (token: string, retried: boolean) => Promise<Renewal>;
  /**
   * Called when the session ended during a call that writes. Resolves with whether the same person signed in again,
   * after which the call is retried once; a host that omits it, or cannot prompt anyone, refuses such a call at once.
   */
  readonly signedInAgain?: (signal: AbortSignal) => Promise<boolean>;
};

/**
 * Sends the access token, and after a 401 refreshes once and retries once: no call is sent more than twice. Writes are
 * retried too, because the server authenticates before any effect.
 *
 * A call that writes and whose session ended waits for its host to sign in again, and is then sent once more.
 *
 * Calls that need a new token wait together, at most 100 of them for at most 15 s, and share one refresh. A call whose
 * token was replaced meanwhile is retried without one. A call without a session is sent as is.
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
    // A call that had a session must not be sent as a signed-out one.
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

/** Reads are not retried here: a component that still shows them refetches. */
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

/** The server's sentence for failed authentication; the one for an unreachable server differs. */
function sessionIsOver(): Response {
  return Response.json(
    { status: 'error', message: MESSAGES.authenticationErrorLogInAgain, code: 'session_expired' },
    { status: 401 },
  );
}
