import { createActorContext } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { toSessionHealth, type SessionHealth } from '../session-health/session-health.connect.ts';
import { sessionHealthMachine } from '../session-health/session-health.machine.ts';

const SessionHealthContext = createActorContext(sessionHealthMachine);

/** Runs the session-health machine; `logic` is the machine with the host's `refreshSession`. */
export const SessionHealthProvider = SessionHealthContext.Provider;

/** The health of the session; a component re-renders only when the word changes. */
export function useSessionHealth(): SessionHealth {
  return SessionHealthContext.useSelector(({ value }) => toSessionHealth(value));
}

/** The running machine, to send `session.*` events to. */
export function useSessionHealthActor(): ActorRefFrom<typeof sessionHealthMachine> {
  return SessionHealthContext.useActorRef();
}
