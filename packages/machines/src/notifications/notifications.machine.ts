import { assign, setup, type ActorRefFrom } from 'xstate';
import { withHold, withoutHolds, type HoldReason, type MessageTiming } from '../message-time.ts';
import { findUnreadId, addNotification, readNotifications } from './notification-centre.ts';
import {
  advanceScreen,
  fadeFromScreen,
  nextDueAtMs,
  putOnScreen,
  retimeScreen,
  runScreen,
  stopScreen,
} from './notification-screen.ts';
import type {
  NotificationRequest,
  NotificationsContext,
  NotificationsEvent,
  NotificationsInput,
} from './notifications.types.ts';

/**
 * Notifications on the screen and in the notification center, which stores every one of them.
 *
 * The states describe time: empty (nothing on the screen), counting (something will fade or disappear by itself),
 * paused (countdowns are stopped by a pointer, focus, hidden tab or background window), staying (only messages that
 * stay until closed). The list itself is plain data, changed by the functions of `notification-screen.ts` and
 * `notification-centre.ts`.
 *
 * @example
 * import { createActor } from 'xstate';
 * const input = { now: () => Date.now() };
 * const notifications = createActor(notificationsMachine, { input }).start();
 * const notification = { type: 'success', message: 'Client created' } as const;
 * notifications.send({ type: 'notification.show', notification });
 * notifications.getSnapshot().value; // 'counting': it goes by itself after 3 s
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    input: {} as NotificationsInput,
  },
  delays: {
    untilNextDue: ({ context }) => Math.max(0, nextDueAtMs(context.screen) - context.now()),
  },
  guards: {
    hasNothing: ({ context }) => context.screen.length === 0,
    hasDue: ({ context }) => Number.isFinite(nextDueAtMs(context.screen)),
    hasStopped: ({ context }) => context.screen.some(({ countdown }) => countdown !== null),
  },
  actions: {
    save: assign(({ context }, request: NotificationRequest) => ({
      count: context.count + 1,
      centre: addNotification(context.centre, {
        id: idFor(context, request),
        request,
        atMs: context.now(),
      }),
    })),
    putOnScreen: assign(({ context }, request: NotificationRequest) => ({
      screen: putOnScreen(context.screen, { id: idFor(context, request), request }, context.timing),
    })),
    countAnnounced: assign(({ context }) => ({ count: context.count + 1 })),
    runUnlessHeld: assign(({ context: { screen, holds, now } }) => ({
      screen: holds.length === 0 ? runScreen(screen, now()) : screen,
    })),
    advance: assign(({ context }) => ({ screen: advanceScreen(context.screen, context.now()) })),
    close: assign(({ context }, { id }: { id: string }) => ({
      screen: fadeFromScreen(context.screen, context.now(), [id]),
      centre: readNotifications(context.centre, [id]),
    })),
    clearScreen: assign(({ context }) => ({
      screen: fadeFromScreen(context.screen, context.now()),
      centre: readNotifications(
        context.centre,
        context.screen.map(({ id }) => id),
      ),
    })),
    // The hovered or focused element is gone and will send no leave event.
    dropOwnHolds: assign(({ context }) => ({
      holds: withoutHolds(context.holds, ['pointer', 'focus']),
    })),
    noteHold: assign(({ context }, { by }: { by: HoldReason }) => ({
      holds: withHold(context.holds, by),
      screen: stopScreen(context.screen, context.now()),
    })),
    dropHold: assign(({ context }, { by }: { by: HoldReason }) => ({
      holds: withoutHolds(context.holds, [by]),
    })),
    applyTiming: assign(({ context }, { timing }: { timing: MessageTiming }) => ({
      timing,
      screen: retimeScreen(context.screen, timing),
    })),
    read: assign(({ context }, { id }: { id: string }) => ({
      centre: readNotifications(context.centre, [id]),
    })),
    readAll: assign(({ context }) => ({ centre: readNotifications(context.centre) })),
    clearCentre: assign({ centre: [] }),
  },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({
    screen: [],
    centre: [],
    holds: [],
    timing: input.timing ?? 'normal',
    count: 0,
    now: input.now,
  }),
  initial: 'empty',
  on: {
    'notification.show': {
      target: '.assessing',
      actions: [
        { type: 'putOnScreen', params: ({ event }) => event.notification },
        { type: 'save', params: ({ event }) => event.notification },
      ],
    },
    'notification.announce': {
      target: '.assessing',
      actions: [
        { type: 'putOnScreen', params: ({ event }) => event.notification },
        'countAnnounced',
      ],
    },
    'notification.save': {
      actions: { type: 'save', params: ({ event }) => event.notification },
    },
    'notification.close': {
      target: '.assessing',
      actions: { type: 'close', params: ({ event }) => event },
    },
    'notification.read': { actions: { type: 'read', params: ({ event }) => event } },
    'screen.clear': { target: '.assessing', actions: 'clearScreen' },
    'centre.read': { actions: 'readAll' },
    'centre.clear': { actions: 'clearCentre' },
    'hold.began': {
      target: '.assessing',
      actions: { type: 'noteHold', params: ({ event }) => event },
    },
    'hold.ended': {
      target: '.assessing',
      actions: { type: 'dropHold', params: ({ event }) => event },
    },
    'timing.changed': {
      target: '.assessing',
      actions: { type: 'applyTiming', params: ({ event }) => event },
    },
  },
  states: {
    empty: { entry: 'dropOwnHolds' },
    assessing: {
      entry: 'runUnlessHeld',
      always: [
        { guard: 'hasNothing', target: 'empty' },
        { guard: 'hasDue', target: 'counting' },
        { guard: 'hasStopped', target: 'paused' },
        { target: 'staying' },
      ],
    },
    counting: {
      after: { untilNextDue: { target: 'assessing', actions: 'advance' } },
    },
    paused: {},
    staying: {},
  },
});

/** The running notifications machine. */
export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;

function idFor({ centre, count }: NotificationsContext, request: NotificationRequest): string {
  return findUnreadId(centre, request) ?? `n${count + 1}`;
}
