import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { SessionHealthActor } from '../session-health/provide-session-health.ts';
import { toSessionHealth, type SessionHealth } from '../session-health/session-health.connect.ts';

const SessionHealthContext = createContext<SessionHealthActor | null>(null);

/** Hands down the running machine; it lives as long as the page, so it is started outside of React. */
export const SessionHealthProvider = SessionHealthContext.Provider;

/** The health of the session; a component re-renders only when the word changes. */
export function useSessionHealth(): SessionHealth {
  return useSelector(useSessionHealthActor(), ({ value }) => toSessionHealth(value));
}

/** The running machine, to hear `session.*` from. Throws outside a `SessionHealthProvider`. */
export function useSessionHealthActor(): SessionHealthActor {
  const actor = useContext(SessionHealthContext);
  if (actor === null) {
    throw new Error(
      'The session health is read outside of a SessionHealthProvider: put one above.',
    );
  }
  return actor;
}
