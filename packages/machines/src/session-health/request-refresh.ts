import type { SessionHealthActor } from './provide-session-health.ts';
import { isRefreshing, toRefreshState } from './session-health.connect.ts';
import type { SessionHealthEvent } from './session-health.types.ts';

/**
 * The server could not be reached, so the state of the session is unknown. It does not mean that the session is over.
 *
 * @example
 * await requestRefresh(session, { type: 'REFRESH_WANTED' }).catch((error: unknown) => {
 *   error instanceof SessionUnreachable; // true: the session stays, and is tried again later
 * });
 */
export class SessionUnreachable extends Error {
  override readonly name = 'SessionUnreachable';
  constructor() {
    super(
      'The session could not be refreshed: the server gave no answer. It is tried again later.',
    );
  }
}

/**
 * Sends an event that may lead to a refresh, and waits until nothing is in flight. `refused` when there is no session
 * any more.
 *
 * @throws SessionUnreachable, as a rejection, when the attempt was inconclusive.
 *
 * @example
 * await requestRefresh(session, { type: 'REFRESH_WANTED' }); // 'refreshed': the storage has a new token
 */
export function requestRefresh(
  actor: SessionHealthActor,
  event: Extract<SessionHealthEvent, { type: 'REFRESH_WANTED' | 'HTTP_401' }>,
): Promise<'refreshed' | 'refused'> {
  return new Promise((resolve, reject) => {
    const settle = ({ value, context }: ReturnType<SessionHealthActor['getSnapshot']>) => {
      if (isRefreshing(value)) {
        return false;
      }
      if (context.session === null) {
        resolve('refused');
      } else if (toRefreshState(value) === 'backoff') {
        reject(new SessionUnreachable());
      } else {
        resolve('refreshed');
      }
      return true;
    };
    actor.send(event);
    if (settle(actor.getSnapshot())) {
      return;
    }
    const subscription = actor.subscribe((snapshot) => {
      if (settle(snapshot)) {
        subscription.unsubscribe();
      }
    });
  });
}
