import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { HoldReason, MessageTiming } from '../message-time.ts';
import { explorePaths, type Moves } from '../testing/explore-paths.ts';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import {
  connectNotifications,
  NOTIFICATIONS_STATES,
  toNotificationsState,
} from './notifications.connect.ts';
import { notificationsMachine } from './notifications.machine.ts';
import { LEAVING_SITUATION, NOTIFICATIONS_SITUATIONS } from './notifications.situations.ts';
import type { NotificationRequest, NotificationsEvent } from './notifications.types.ts';

const success: NotificationRequest = { type: 'success', message: 'Client created' };
const info: NotificationRequest = { type: 'info', message: 'A sync has started' };
const warning: NotificationRequest = { type: 'warning', message: '3 rows are quarantined' };
const error: NotificationRequest = {
  type: 'error',
  message: 'Network error. Please check your connection and try again.',
  code: 'network_error',
  details: 'Request req_01JQ7Z4M2T',
};

type Coverage = ReturnType<typeof createTransitionCoverage<typeof notificationsMachine>>;

/** Notifications on a simulated clock. */
function start({ logic, inspect }: Partial<Coverage> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(logic ?? notificationsMachine, {
    clock,
    input: { now: () => clock.now() },
    ...(inspect && { inspect }),
  }).start();
  const send = (event: NotificationsEvent) => actor.send(event);
  const view = () => connectNotifications(actor.getSnapshot(), send);
  return {
    actor,
    view,
    state: () => toNotificationsState(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    /** The visible titles, top first; fading ones in brackets. */
    seen: () =>
      view().visible.map(({ title, count, leaving }) =>
        [leaving ? `(${title})` : title, ...(count > 1 ? [`×${count}`] : [])].join(' '),
      ),
    pass: (ms: number) => clock.increment(ms),
    show: (notification: NotificationRequest) => send({ type: 'notification.show', notification }),
    save: (notification: NotificationRequest) => send({ type: 'notification.save', notification }),
    announce: (notification: NotificationRequest) =>
      send({ type: 'notification.announce', notification }),
    send,
    closeTop: () => view().visible[0]?.onClose(),
    hold: (by: HoldReason) => send({ type: 'hold.began', by }),
    release: (by: HoldReason) => send({ type: 'hold.ended', by }),
    prefer: (timing: MessageTiming) => send({ type: 'timing.changed', timing }),
  };
}

type Subject = ReturnType<typeof start>;

describe('the time of a notification', () => {
  test.each<[number, NotificationRequest]>([
    [3_000, success],
    [5_000, info],
    [9_000, { ...error, durationMs: 9_000 }],
    [1_500, { ...warning, durationMs: 1_500 }],
  ])('is %i ms for %j, then 300 ms of fading', (ms, request) => {
    const notifications = start();
    notifications.show(request);
    notifications.pass(ms - 1);
    expect(notifications.seen()).toEqual([request.message]);
    notifications.pass(1);
    expect(notifications.seen()).toEqual([`(${request.message})`]);
    notifications.pass(299);
    expect(notifications.seen()).toEqual([`(${request.message})`]);
    notifications.pass(1);
    expect(notifications.seen()).toEqual([]);
    expect(notifications.state()).toBe('empty');
  });

  test.each([error, warning])('has no end for %j', (request) => {
    const notifications = start();
    notifications.show(request);
    notifications.pass(24 * 3_600_000);
    expect(notifications.seen()).toEqual([request.message]);
    expect(notifications.state()).toBe('staying');
  });

  test('is tripled or unlimited as the reader prefers, also for visible messages', () => {
    const notifications = start();
    notifications.show(success);
    notifications.pass(2_000);
    notifications.prefer('tripled');
    notifications.pass(8_999);
    expect(notifications.state()).toBe('counting');
    notifications.prefer('until_closed');
    notifications.pass(3_600_000);
    expect(notifications.state()).toBe('staying');
    notifications.prefer('normal');
    notifications.pass(3_000);
    expect(notifications.seen()).toEqual(['(Client created)']);
  });

  test("may be the reader's choice from the start", () => {
    const actor = createActor(notificationsMachine, {
      clock: new SimulatedClock(),
      input: { now: () => 0, timing: 'until_closed' },
    }).start();
    actor.send({ type: 'notification.show', notification: success });
    expect(actor.getSnapshot().value).toBe('staying');
  });

  test('closed by hand is 300 ms, and the message is read', () => {
    const notifications = start();
    notifications.show(error);
    notifications.closeTop();
    expect(notifications.seen()).toEqual([`(${error.message})`]);
    expect(notifications.view().centre.unreadCount).toBe(0);
    notifications.pass(300);
    expect(notifications.state()).toBe('empty');
  });
});

describe('a pause', () => {
  test.each<HoldReason>(['pointer', 'focus', 'page', 'window'])(
    'by %s stops every countdown and resumes it with the time left',
    (by) => {
      const notifications = start();
      notifications.show(info);
      notifications.pass(1_000);
      notifications.hold(by);
      notifications.pass(3_600_000);
      expect(notifications.state()).toBe('paused');
      notifications.release(by);
      notifications.pass(3_999);
      expect(notifications.seen()).toEqual([info.message]);
      notifications.pass(1);
      expect(notifications.seen()).toEqual([`(${info.message})`]);
    },
  );

  test('leaves each message at least 2 s', () => {
    const notifications = start();
    notifications.show(success);
    notifications.pass(2_990);
    notifications.hold('pointer');
    notifications.release('pointer');
    notifications.pass(1_999);
    expect(notifications.seen()).toEqual([success.message]);
    notifications.pass(1);
    expect(notifications.seen()).toEqual([`(${success.message})`]);
  });

  test('ends when the last of its reasons ends', () => {
    const notifications = start();
    notifications.show(success);
    notifications.hold('pointer');
    notifications.hold('page');
    notifications.release('pointer');
    expect(notifications.state()).toBe('paused');
    notifications.release('page');
    expect(notifications.state()).toBe('counting');
  });

  test('does not keep fading messages on the screen', () => {
    const notifications = start();
    notifications.show(success);
    notifications.show(info);
    notifications.closeTop();
    notifications.hold('pointer');
    notifications.pass(300);
    expect(notifications.seen()).toEqual([success.message]);
    expect(notifications.state()).toBe('paused');
  });

  test('by a pointer ends with the last message; by a hidden tab it does not', () => {
    const notifications = start();
    notifications.show(success);
    notifications.hold('pointer');
    notifications.hold('page');
    notifications.closeTop();
    notifications.pass(300);
    expect(notifications.context().holds).toEqual(['page']);
  });
});

describe('several notifications', () => {
  test('are shown three at a time, latest on top, and the rest are counted', () => {
    const notifications = start();
    for (const message of ['a', 'b', 'c', 'd', 'e']) {
      notifications.show({ type: 'error', message });
    }
    expect(notifications.seen()).toEqual(['e', 'd', 'c']);
    expect(notifications.view().moreCount).toBe(2);
    notifications.closeTop();
    notifications.pass(300);
    expect(notifications.seen()).toEqual(['d', 'c', 'b']);
    expect(notifications.view().moreCount).toBe(1);
  });

  test('with the same content are one, counted, with its countdown restarted', () => {
    const notifications = start();
    notifications.show(success);
    notifications.pass(2_000);
    notifications.show(success);
    notifications.show(success);
    expect(notifications.seen()).toEqual(['Client created ×3']);
    notifications.pass(2_999);
    expect(notifications.seen()).toEqual(['Client created ×3']);
    expect(notifications.view().centre.items.map(({ count }) => count)).toEqual([3]);
  });

  test('disappear when all are closed at once', () => {
    const notifications = start();
    notifications.show(error);
    notifications.show(warning);
    notifications.send({ type: 'screen.clear' });
    notifications.pass(300);
    expect(notifications.state()).toBe('empty');
    expect(notifications.view().centre.unreadCount).toBe(0);
  });

  test('in a burst of 100 leave three on the screen and all in the center', () => {
    const notifications = start();
    for (let index = 0; index < 100; index += 1) {
      notifications.show({ type: 'success', message: `Store ${index} synced` });
    }
    expect(notifications.view().visible).toHaveLength(3);
    expect(notifications.view().moreCount).toBe(97);
    expect(notifications.view().centre.unreadCount).toBe(100);
    notifications.pass(3_000);
    notifications.pass(300);
    expect(notifications.state()).toBe('empty');
  });
});

describe('the notification centre', () => {
  test('stores messages that timed out, unread', () => {
    const notifications = start();
    notifications.show(success);
    notifications.pass(3_000);
    notifications.pass(300);
    expect(notifications.view().centre.items.map(({ title, isRead }) => [title, isRead])).toEqual([
      ['Client created', false],
    ]);
  });

  test('does not store announcements, which are shown like any other', () => {
    const notifications = start();
    notifications.announce(success);
    notifications.show(error);
    expect(notifications.seen()).toEqual([error.message, success.message]);
    expect(notifications.view().centre.items.map(({ title }) => title)).toEqual([error.message]);
    notifications.closeTop();
    notifications.pass(300);
    expect(notifications.seen()).toEqual([success.message]);
  });

  test('stores messages shown elsewhere, such as a session toast, without showing them', () => {
    const notifications = start();
    notifications.save(warning);
    expect(notifications.state()).toBe('empty');
    expect(notifications.view().centre.unreadCount).toBe(1);
  });

  test('uses the same id as the screen, however often a message repeats', () => {
    const notifications = start();
    notifications.show(error);
    notifications.save(error);
    notifications.show(error);
    notifications.closeTop();
    expect(notifications.view().centre.items.map(({ count, isRead }) => [count, isRead])).toEqual([
      [3, true],
    ]);
  });

  test('marks messages as read one by one or all at once, and can be emptied', () => {
    const notifications = start();
    notifications.show(error);
    notifications.show(warning);
    notifications.view().centre.items[1]?.onRead();
    expect(notifications.view().centre.items.map(({ isRead }) => isRead)).toEqual([false, true]);
    notifications.send({ type: 'centre.read' });
    expect(notifications.view().centre.unreadCount).toBe(0);
    notifications.send({ type: 'centre.clear' });
    expect(notifications.view().centre.items).toEqual([]);
    expect(notifications.seen()).toEqual([warning.message, error.message]);
  });
});

const MOVES: Moves<Subject> = {
  'tell a success': (notifications) => notifications.show(success),
  'tell an error': (notifications) => notifications.show(error),
  'keep a warning': (notifications) => notifications.save(warning),
  'tell a success that is kept elsewhere': (notifications) => notifications.announce(success),
  'close the top one': (notifications) => notifications.closeTop(),
  'close all': (notifications) => notifications.send({ type: 'screen.clear' }),
  'read the first': (notifications) => notifications.view().centre.items[0]?.onRead(),
  'read all': (notifications) => notifications.send({ type: 'centre.read' }),
  'empty the centre': (notifications) => notifications.send({ type: 'centre.clear' }),
  'point at them': (notifications) => notifications.hold('pointer'),
  'point elsewhere': (notifications) => notifications.release('pointer'),
  'hide the tab': (notifications) => notifications.hold('page'),
  'show the tab': (notifications) => notifications.release('page'),
  'prefer to close by hand': (notifications) => notifications.prefer('until_closed'),
  'pass 300 ms': (notifications) => notifications.pass(300),
  'pass 3 s': (notifications) => notifications.pass(3_000),
};

describe('every path', () => {
  test('together cover every state, transition, guard result and story', async () => {
    const coverage = createTransitionCoverage(notificationsMachine);
    const states = new Set<string>();
    const views = new Set<string>();
    await explorePaths({
      start: () => start(coverage),
      moves: MOVES,
      keyOf: (notifications) => {
        states.add(notifications.state());
        views.add(JSON.stringify(notifications.view()));
        const { holds, timing } = notifications.context();
        return JSON.stringify([notifications.state(), notifications.seen(), holds, timing]);
      },
      finish: ({ actor }) => actor.stop(),
      maxLength: 4,
    });
    process.stdout.write(`${coverage.summary()}\n`);
    expect(coverage.unvisited()).toEqual([]);
    expect(coverage.untaken()).toEqual([]);
    expect(coverage.unanswered()).toEqual([]);
    expect([...states].sort()).toEqual([...NOTIFICATIONS_STATES].sort());
    const shown = [...Object.values(NOTIFICATIONS_SITUATIONS), LEAVING_SITUATION].map((situation) =>
      JSON.stringify(connectNotifications(situation, () => undefined)),
    );
    expect(shown.filter((view) => !views.has(view))).toEqual([]);
  });

  test('at random keep the invariants of notifications', async () => {
    const moves = { ...MOVES, ...NOTIFY_MANY };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(moves)), { maxLength: 80 }),
        async (path) => {
          const notifications = start();
          let gone = new Set<string>();
          for (const move of path) {
            const before = idsOnScreen(notifications);
            await moves[move]?.(notifications);
            expectPromises(notifications);
            const now = idsOnScreen(notifications);
            if (!move.startsWith('tell ')) {
              expect(now.filter((id) => !before.includes(id))).toEqual([]);
              expect(now.filter((id) => gone.has(id))).toEqual([]);
            }
            gone = new Set([...gone, ...before].filter((id) => !now.includes(id)));
          }
          notifications.actor.stop();
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });
});

const NOTIFY_MANY: Moves<Subject> = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e'].map((message) => [
    `tell ${message}`,
    (notifications: Subject) => notifications.show({ type: 'info', message }),
  ]),
);

function idsOnScreen(notifications: Subject): string[] {
  return notifications.context().screen.map(({ id }) => id);
}

function expectPromises(notifications: Subject) {
  const { screen, centre, holds } = notifications.context();
  const { visible, moreCount } = notifications.view();
  expect(visible.length).toBeLessThanOrEqual(3);
  expect(visible.length + moreCount).toBe(screen.length);
  expect(centre.length).toBeLessThanOrEqual(100);
  expect(new Set(centre.map(({ id }) => id)).size).toBe(centre.length);
  expect(new Set(idsOnScreen(notifications)).size).toBe(screen.length);
  const running = screen.filter(
    ({ countdown, leavingSinceMs }) =>
      leavingSinceMs === null && (countdown?.sinceMs ?? null) !== null,
  );
  expect(holds.length > 0 && running.length > 0).toBe(false);
  expect(notifications.state() === 'empty').toBe(screen.length === 0);
}
