import { describe, expect, test } from 'vitest';
import {
  connectNotifications,
  NOTIFICATIONS_STATES,
  toNotificationsState,
  type NotificationsSituation,
  type NotificationsState,
} from './notifications.connect.ts';
import { LEAVING_SITUATION, NOTIFICATIONS_SITUATIONS } from './notifications.situations.ts';
import type { NotificationsEvent } from './notifications.types.ts';

function connect(situation: NotificationsSituation) {
  const sent: NotificationsEvent[] = [];
  return { view: connectNotifications(situation, (event) => sent.push(event)), sent };
}

/** A view without its functions. */
const plain = (view: unknown) => JSON.parse(JSON.stringify(view)) as unknown;

describe('connectNotifications', () => {
  test('shows nothing while empty', () => {
    expect(plain(connect(NOTIFICATIONS_SITUATIONS.empty).view)).toEqual({
      visible: [],
      moreCount: 0,
      isPaused: false,
      centre: { items: [], unreadCount: 0 },
    });
  });

  test('shows an error as whole plain props, on the screen and in the centre', () => {
    const words = {
      id: 'n1',
      type: 'error',
      title: 'Network error. Please check your connection and try again.',
      details: 'Request req_01JQ7Z4M2T · network_error',
      count: 1,
    };
    expect(plain(connect(NOTIFICATIONS_SITUATIONS.staying).view)).toEqual({
      visible: [{ ...words, leaving: false }],
      moreCount: 0,
      isPaused: false,
      centre: { items: [{ ...words, atMs: 0, isRead: false }], unreadCount: 1 },
    });
  });

  test('shows what is leaving, what is read and that countdowns are paused', () => {
    const leaving = connect(LEAVING_SITUATION).view;
    expect([leaving.visible[0]?.leaving, leaving.centre.unreadCount]).toEqual([true, 0]);
    expect(connect(NOTIFICATIONS_SITUATIONS.paused).view.isPaused).toBe(true);
  });

  test('renders the action as a link', () => {
    const link = { text: 'Reconnect QuickBooks', href: '/dashboard/platform/quickbooks' };
    const { context } = NOTIFICATIONS_SITUATIONS.staying;
    const screen = context.screen.map((shown) => ({
      ...shown,
      request: { type: 'warning' as const, message: 'Disconnected', action: link },
    }));
    const [shown] = connect({ context: { ...context, screen } }).view.visible;
    expect(shown?.link).toEqual(link);
    expect(shown?.details).toBe(undefined);
  });

  test('shows the latest three and counts the rest', () => {
    const { context } = NOTIFICATIONS_SITUATIONS.staying;
    const screen = ['k5', 'k4', 'k3', 'k2', 'k1'].flatMap((id) =>
      context.screen.map((shown) => ({ ...shown, id })),
    );
    const { view } = connect({ context: { ...context, screen } });
    expect(view.visible.map(({ id }) => id)).toEqual(['k5', 'k4', 'k3']);
    expect(view.moreCount).toBe(2);
  });

  test('sends the events of its props', () => {
    const { view, sent } = connect(NOTIFICATIONS_SITUATIONS.staying);
    view.visible[0]?.onClose();
    view.onClear();
    view.onHold('pointer');
    view.onRelease('focus');
    view.centre.items[0]?.onRead();
    view.centre.onReadAll();
    view.centre.onClear();
    expect(sent).toEqual([
      { type: 'notification.close', id: 'n1' },
      { type: 'screen.clear' },
      { type: 'hold.began', by: 'pointer' },
      { type: 'hold.ended', by: 'focus' },
      { type: 'notification.read', id: 'n1' },
      { type: 'centre.read' },
      { type: 'centre.clear' },
    ]);
  });
});

test.each<[string, NotificationsState]>([
  ['empty', 'empty'],
  ['counting', 'counting'],
  ['paused', 'paused'],
  ['staying', 'staying'],
  ['assessing', 'empty'],
])('the state of %s is %s', (value, state) => {
  expect(toNotificationsState(value)).toBe(state);
  expect(NOTIFICATIONS_STATES).toContain(state);
});
