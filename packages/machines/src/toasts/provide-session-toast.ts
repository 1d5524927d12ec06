import { fromPromise, type ActorRefFrom } from 'xstate';
import { sessionToastMachine } from './session-toast.machine.ts';
import type { ToastAction } from './session-toast.types.ts';

/**
 * The session-toast machine with the host's action: it resolves when done, which closes the toast, and rejects when it
 * can be retried.
 *
 * @example
 * import { createActor } from 'xstate';
 * const machine = provideSessionToast(async ({ href }) => location.assign(href));
 * const toasts = createActor(machine, { input: { now: () => performance.now() } }).start();
 * toasts.send({ type: 'toast.show', toast: { type: 'session-expired' } });
 */
export function provideSessionToast(
  performAction: (action: ToastAction) => Promise<unknown>,
): typeof sessionToastMachine {
  return sessionToastMachine.provide({
    actors: {
      performAction: fromPromise<unknown, ToastAction | null>(async ({ input }) =>
        input === null ? null : performAction(input),
      ),
    },
  });
}

/** The running session-toast machine. */
export type SessionToastActor = ActorRefFrom<typeof sessionToastMachine>;
