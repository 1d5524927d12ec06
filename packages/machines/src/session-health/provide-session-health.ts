import { fromPromise } from 'xstate';
import { sessionHealthMachine, type RefreshOutcome } from './session-health.machine.ts';

/**
 * The session-health machine with the host's way to refresh: it resolves with what the refresh said about the
 * session, and rejects when it said nothing (network, 5xx).
 */
export function provideSessionHealth(
  refreshSession: () => Promise<RefreshOutcome>,
): typeof sessionHealthMachine {
  return sessionHealthMachine.provide({
    actors: { refreshSession: fromPromise<RefreshOutcome>(() => refreshSession()) },
  });
}
