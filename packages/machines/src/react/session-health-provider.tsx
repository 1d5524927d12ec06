import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { SessionHealthActor } from '../session-health/provide-session-health.ts';
import { toSessionHealth, type SessionHealth } from '../session-health/session-health.connect.ts';

const SessionHealthContext = createContext<SessionHealthActor | null>(null);

/**
 * Provides the machine that `startSessionHealth` started: it lives as long as the page, so it runs outside of React.
 *
 * @example
 * <SessionHealthProvider value={session}>
 *   <Stores />
 * </SessionHealthProvider>;
 */
export const SessionHealthProvider = SessionHealthContext.Provider;

/**
 * The health of the session; a component re-renders only when it changes.
 *
 * @throws Error outside of a `SessionHealthProvider`.
 *
 * @example
 * function SessionNotice() {
 *   return useSessionHealth() === 'expired' ? <p>Sign in again to save your changes.</p> : null;
 * }
 */
export function useSessionHealth(): SessionHealth {
  return useSelector(useSessionHealthActor(), ({ value }) => toSessionHealth(value));
}

/**
 * The running machine, to send events to and to subscribe to `session.*`.
 *
 * @throws Error outside of a `SessionHealthProvider`.
 *
 * @example
 * function useWake() {
 *   const session = useSessionHealthActor();
 *   useEffect(() => {
 *     session.send({ type: 'WAKE' });
 *   }, [session]);
 * }
 */
export function useSessionHealthActor(): SessionHealthActor {
  const actor = useContext(SessionHealthContext);
  if (actor === null) {
    throw new Error(
      'The session health is read outside of a SessionHealthProvider: put one above.',
    );
  }
  return actor;
}
