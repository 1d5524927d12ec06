import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { sessionHealthMachine } from './session-health.machine.ts';
import type {
  RefreshOutcome,
  SessionHealthEvent,
  SessionHealthInput,
  VerifyOutcome,
} from './session-health.types.ts';

/** What a session needs of the page it lives in. Every signal aborts when nobody waits for the answer any more. */
export type SessionHost = {
  /**
   * Trades the refresh token and stores what it gets. Rejects when the attempt said nothing about the session
   * (network, 5xx, 429, 409).
   */
  readonly refreshSession: (signal: AbortSignal) => Promise<RefreshOutcome>;
  /** Asks the server whether the session still exists. Rejects when the answer says nothing. */
  readonly verifySession: (signal: AbortSignal) => Promise<VerifyOutcome>;
  /** Waits for the lock all tabs share, calls `granted`, and keeps it until `signal` aborts. */
  readonly holdLock: (signal: AbortSignal, granted: () => void) => void;
};

/** The session-health machine at home in a page. */
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
