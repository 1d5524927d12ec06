import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { sessionHealthMachine } from './session-health.machine.ts';
import type {
  RefreshOutcome,
  SessionHealthEvent,
  SessionHealthInput,
  VerifyOutcome,
} from './session-health.types.ts';

/** What a session needs from its page. Every signal aborts when the answer is no longer needed. */
export type SessionHost = {
  /**
   * Exchanges the refresh token and stores the result. Rejects when the attempt is inconclusive (network, 5xx, 429,
   * 409).
   */
  readonly refreshSession: (signal: AbortSignal) => Promise<RefreshOutcome>;
  /** Checks with the server whether the session still exists. Rejects when the answer is inconclusive. */
  readonly verifySession: (signal: AbortSignal) => Promise<VerifyOutcome>;
  /** Waits for the lock shared by all tabs, calls `granted`, and holds it until `signal` aborts. */
  readonly holdLock: (signal: AbortSignal, granted: () => void) => void;
};

/** The session-health machine with its host's actors. */
export function provideSessionHealth(host: SessionHost): typeof sessionHealthMachine {
  return sessionHealthMachine.provide({
    actors: {
      refreshSession: fromPromise<RefreshOutcome>(({ signal }) => host.refreshSession(signal)),
      verifySession: fromPromise<VerifyOutcome>(({ signal }) => host.verifySession(signal)),
      holdLock: fromCallback<SessionHealthEvent>(({ sendBack }) => {
        const controller = new AbortController();
        host.holdLock(controller.signal, () => sendBack({ type: 'LOCK_GRANTED' }));
        return () => controller.abort();
      }),
    },
  });
}

/** The running session-health machine. */
export type SessionHealthActor = ActorRefFrom<typeof sessionHealthMachine>;

/**
 * Starts the machine; it waits for `INITIAL_SESSION` and lives as long as the page.
 *
 * @example
 * const session = startSessionHealth(sessionHost, sessionInput);
 * session.on('session.expired', () => location.assign('/login'));
 * session.send({ type: 'INITIAL_SESSION', session: sessionInput.storage.read() });
 */
export function startSessionHealth(
  host: SessionHost,
  input: SessionHealthInput,
): SessionHealthActor {
  return createActor(provideSessionHealth(host), { input }).start();
}
