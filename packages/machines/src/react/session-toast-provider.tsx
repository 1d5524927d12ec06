import { createActorContext } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  connectSessionToast,
  toSessionToastState,
  type SessionToastView,
} from '../toasts/session-toast.connect.ts';
import { sessionToastMachine } from '../toasts/session-toast.machine.ts';

const SessionToastContext = createActorContext(sessionToastMachine);

/**
 * Runs the session-toast machine; `logic` is the machine that `provideSessionToast` returns.
 *
 * @example
 * const logic = provideSessionToast(async ({ href }) => location.assign(href));
 * <SessionToastProvider logic={logic} options={{ input: { now: () => performance.now() } }}>
 *   <Stores />
 * </SessionToastProvider>;
 */
export const SessionToastProvider = SessionToastContext.Provider;

/**
 * The session toast as plain props; null while none is shown. Re-renders only when they change.
 *
 * @throws Error outside of a `SessionToastProvider`.
 *
 * @example
 * function Toast() {
 *   const toast = useSessionToast();
 *   return toast === null ? null : <p>{toast.title}</p>;
 * }
 */
export function useSessionToast(): SessionToastView | null {
  const actor = SessionToastContext.useActorRef();
  const state = SessionToastContext.useSelector(({ value }) => toSessionToastState(value));
  const current = SessionToastContext.useSelector(({ context }) => context.current);
  const beneath = SessionToastContext.useSelector(({ context }) => context.beneath);
  return useMemo(
    () =>
      connectSessionToast({ state, context: { current, beneath } }, (event) => actor.send(event)),
    [actor, state, current, beneath],
  );
}

/**
 * The running machine, to send `toast.show` to and to subscribe to `toast.shown`.
 *
 * @throws Error outside of a `SessionToastProvider`.
 *
 * @example
 * function useRestored() {
 *   const toasts = useSessionToastActor();
 *   return () => toasts.send({ type: 'toast.show', toast: { type: 'session-restored' } });
 * }
 */
export function useSessionToastActor(): ActorRefFrom<typeof sessionToastMachine> {
  return SessionToastContext.useActorRef();
}
