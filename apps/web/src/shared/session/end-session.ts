import type { Session } from './session-store.ts';

export type EndingDeps = {
  readonly baseUrl: string;
  readonly send: (request: Request) => Promise<Response>;
  /** Resolves when the network returns. */
  readonly untilOnline: () => Promise<void>;
};

const MOST_TRIES = 5;

/**
 * Ends a session on the server after this browser has cleared it. Retried each time the network returns, while the page
 * lives; otherwise the session expires by itself. Never rejects.
 */
export async function endSession(session: Session, deps: EndingDeps): Promise<void> {
  for (let tried = 1; !(await isEnded(session, deps)) && tried < MOST_TRIES; tried += 1) {
    await deps.untilOnline();
  }
}

/** False if the server could not be reached. */
async function isEnded(session: Session, deps: EndingDeps): Promise<boolean> {
  try {
    const answer = await logOut(session.access_token, deps);
    if (answer.status !== 401 && answer.status !== 403) {
      return answer.status < 500;
    }
    const token = await newAccessToken(session, deps);
    return token === null || (await logOut(token, deps)).status < 500;
  } catch {
    // Only network errors reject.
    return false;
  }
}

/** Bypasses the API client, which would send the token of a newer session. */
function logOut(token: string, { baseUrl, send }: EndingDeps): Promise<Response> {
  return send(
    new Request(`${baseUrl}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    }),
  );
}

/** Null if the session is over on the server too. Throws if the server is unavailable. */
async function newAccessToken(
  { refresh_token }: Session,
  { baseUrl, send }: EndingDeps,
): Promise<string | null> {
  const answer = await send(
    new Request(`${baseUrl}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
      keepalive: true,
    }),
  );
  if (answer.status >= 500) {
    throw new Error(`The server answered ${answer.status}.`);
  }
  const body: unknown = answer.ok ? await answer.json() : null;
  return typeof body === 'object' && body !== null && 'access_token' in body
    ? String(body.access_token)
    : null;
}
