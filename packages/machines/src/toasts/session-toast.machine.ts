import { assign, emit, fromPromise, setup } from 'xstate';
import { FADE_OUT_MS } from '../limits.ts';
import {
  leftMsOf,
  runCountdown,
  stopCountdown,
  withHold,
  withoutHolds,
  type HoldReason,
  type MessageTiming,
} from '../message-time.ts';
import { toSessionToast } from './session-toast-catalogue.ts';
import type {
  SessionToastContext,
  SessionToastEmitted,
  SessionToastEvent,
  SessionToastInput,
  SessionToastRequest,
  ToastAction,
} from './session-toast.types.ts';
import { addToast, liftToast, putBeneath, retimed } from './toast-pile.ts';

/**
 * The toast about the session at the top of the screen.
 *
 * hidden → shown → leaving (300 ms) → hidden, by timer, close, Escape or a successful action. While shown its countdown
 * is running, paused (pointer, focus, hidden tab, background window) or absent (staying); its action is performing or
 * failed, and then no timer closes the toast. A newer toast displaces the one shown, which comes back when the newer
 * one is closed; a repeated toast is counted.
 *
 * The host provides `performAction`, forwards `toast.shown` to the announcer and the notification center, and sends
 * `hold.began` and `hold.ended` for hidden tabs and blurred windows.
 */
export const sessionToastMachine = setup({
  types: {
    context: {} as SessionToastContext,
    events: {} as SessionToastEvent,
    input: {} as SessionToastInput,
    emitted: {} as SessionToastEmitted,
  },
  actors: {
    performAction: fromPromise<unknown, ToastAction | null>(() => {
      throw new Error(
        'The session toast has no "performAction": the host gives it with provideSessionToast(performAction).',
      );
    }),
  },
  delays: {
    untilHidden: ({ context: { current, now } }) =>
      current?.countdown ? leftMsOf(current.countdown, now()) : 0,
    fadeOut: FADE_OUT_MS,
  },
  guards: {
    stays: ({ context }) => context.current?.countdown === null,
    isHeld: ({ context }) => context.holds.length > 0,
    endsLastHold: ({ context }, { by }: { by: HoldReason }) =>
      withoutHolds(context.holds, [by]).length === 0,
    hasAction: ({ context }) => (context.current?.toast.action ?? null) !== null,
    hasToastBeneath: ({ context }) => context.beneath.length > 0,
  },
  actions: {
    layToast: assign(({ context }, request: SessionToastRequest) =>
      addToast(context, toSessionToast(request), context.timing),
    ),
    putBeneath: assign(({ context }, request: SessionToastRequest) =>
      putBeneath(context, toSessionToast(request), context.timing),
    ),
    emitToast: emit((_, request: SessionToastRequest) => ({
      type: 'toast.shown' as const,
      toast: toSessionToast(request),
    })),
    liftToast: assign(({ context }) => liftToast(context)),
    runClock: assign(({ context }) => withCountdown(context, runCountdown)),
    stopClock: assign(({ context }) => withCountdown(context, stopCountdown)),
    noteHold: assign(({ context }, { by }: { by: HoldReason }) => ({
      holds: withHold(context.holds, by),
    })),
    dropHold: assign(({ context }, { by }: { by: HoldReason }) => ({
      holds: withoutHolds(context.holds, [by]),
    })),
    // The hovered or focused element is about to unmount and will send no leave event.
    dropOwnHolds: assign(({ context }) => ({
      holds: withoutHolds(context.holds, ['pointer', 'focus']),
    })),
    applyTiming: assign(({ context }, { timing }: { timing: MessageTiming }) => ({
      timing,
      ...retimed(context, timing),
    })),
  },
}).createMachine({
  id: 'sessionToast',
  context: ({ input }) => ({
    current: null,
    beneath: [],
    holds: [],
    timing: input.timing ?? 'normal',
    now: input.now,
  }),
  initial: 'hidden',
  on: {
    'toast.show': {
      target: '.shown',
      actions: [
        { type: 'layToast', params: ({ event }) => event.toast },
        { type: 'emitToast', params: ({ event }) => event.toast },
      ],
    },
    'hold.began': { actions: { type: 'noteHold', params: ({ event }) => event } },
    'hold.ended': { actions: { type: 'dropHold', params: ({ event }) => event } },
    'timing.changed': { actions: { type: 'applyTiming', params: ({ event }) => event } },
  },
  states: {
    hidden: {},
    shown: {
      initial: 'waiting',
      on: {
        'toast.close': 'leaving',
        'action.perform': { guard: 'hasAction', target: '.performing' },
      },
      states: {
        waiting: {
          initial: 'deciding',
          on: {
            'timing.changed': {
              target: '.deciding',
              actions: { type: 'applyTiming', params: ({ event }) => event },
            },
          },
          states: {
            deciding: {
              always: [
                { guard: 'stays', target: 'staying' },
                { guard: 'isHeld', target: 'paused' },
                { target: 'running' },
              ],
            },
            running: {
              entry: 'runClock',
              exit: 'stopClock',
              after: { untilHidden: '#sessionToast.leaving' },
              on: {
                'hold.began': {
                  target: 'paused',
                  actions: { type: 'noteHold', params: ({ event }) => event },
                },
              },
            },
            paused: {
              on: {
                'hold.ended': [
                  {
                    guard: { type: 'endsLastHold', params: ({ event }) => event },
                    target: 'running',
                    actions: { type: 'dropHold', params: ({ event }) => event },
                  },
                  { actions: { type: 'dropHold', params: ({ event }) => event } },
                ],
              },
            },
            staying: {},
          },
        },
        performing: {
          invoke: {
            id: 'performAction',
            src: 'performAction',
            input: ({ context }) => context.current?.toast.action ?? null,
            onDone: '#sessionToast.leaving',
            onError: 'failed',
          },
          on: {
            // A second press while busy is ignored.
            'action.perform': {},
            'toast.show': {
              actions: [
                { type: 'putBeneath', params: ({ event }) => event.toast },
                { type: 'emitToast', params: ({ event }) => event.toast },
              ],
            },
          },
        },
        failed: {},
      },
    },
    leaving: {
      entry: 'dropOwnHolds',
      after: {
        fadeOut: [
          { guard: 'hasToastBeneath', target: 'shown', actions: 'liftToast' },
          { target: 'hidden', actions: 'liftToast' },
        ],
      },
      on: {
        'toast.show': {
          target: 'shown',
          actions: [
            'liftToast',
            { type: 'layToast', params: ({ event }) => event.toast },
            { type: 'emitToast', params: ({ event }) => event.toast },
          ],
        },
      },
    },
  },
});

function withCountdown(
  { current, now }: SessionToastContext,
  change: typeof runCountdown,
): Pick<SessionToastContext, 'current'> {
  if (current === null || current.countdown === null) {
    return { current };
  }
  return { current: { ...current, countdown: change(current.countdown, now()) } };
}
