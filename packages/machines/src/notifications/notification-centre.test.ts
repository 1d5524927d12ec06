import { describe, expect, test } from 'vitest';
import { findUnreadId, addNotification, readNotifications } from './notification-centre.ts';
import type { StoredNotification, NotificationRequest } from './notifications.types.ts';

const saved: NotificationRequest = { type: 'success', message: 'Client created' };
const failed: NotificationRequest = { type: 'error', message: 'Request failed', code: 'e1' };

function centreOf(...requests: NotificationRequest[]): readonly StoredNotification[] {
  return requests.reduce<readonly StoredNotification[]>(
    (centre, request, index) => addNotification(centre, { id: `k${index}`, request, atMs: index }),
    [],
  );
}

describe('the notification centre', () => {
  test('stores every message, latest first, unread', () => {
    expect(centreOf(saved, failed)).toEqual([
      { id: 'k1', request: failed, count: 1, atMs: 1, isRead: false },
      { id: 'k0', request: saved, count: 1, atMs: 0, isRead: false },
    ]);
  });

  test('counts a repeated message while it is unread and moves it to the top', () => {
    expect(centreOf(failed, saved, failed)).toEqual([
      { id: 'k0', request: failed, count: 2, atMs: 2, isRead: false },
      { id: 'k1', request: saved, count: 1, atMs: 1, isRead: false },
    ]);
  });

  test('stores a message again once the earlier one was read', () => {
    const read = readNotifications(centreOf(failed), ['k0']);
    expect(addNotification(read, { id: 'k9', request: failed, atMs: 9 })).toEqual([
      { id: 'k9', request: failed, count: 1, atMs: 9, isRead: false },
      { id: 'k0', request: failed, count: 1, atMs: 0, isRead: true },
    ]);
  });

  test.each<[string, NotificationRequest]>([
    ['type', { ...failed, type: 'warning' }],
    ['words', { ...failed, message: 'Request completed with warnings' }],
    ['code', { ...failed, code: 'e2' }],
  ])('distinguishes messages by their %s', (_, other) => {
    expect(centreOf(failed, other)).toHaveLength(2);
  });

  test('ignores details when comparing messages, and stores the latest', () => {
    const [stored] = centreOf({ ...failed, details: 'r1' }, { ...failed, details: 'r2' });
    expect([stored?.count, stored?.request.details]).toEqual([2, 'r2']);
  });

  test('finds the unread message with the same content', () => {
    const centre = centreOf(saved, failed);
    expect(findUnreadId(centre, saved)).toBe('k0');
    expect(findUnreadId(readNotifications(centre, ['k0']), saved)).toBe(null);
    expect(findUnreadId([], saved)).toBe(null);
  });

  test('marks all as read, or only the given ones', () => {
    const centre = centreOf(saved, failed);
    expect(readNotifications(centre, ['k1']).map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(readNotifications(centre).map(({ isRead }) => isRead)).toEqual([true, true]);
  });

  test('keeps the latest 100', () => {
    const centre = centreOf(
      ...Array.from({ length: 130 }, (_, index) => ({ ...saved, message: `k${index}` })),
    );
    expect(centre).toHaveLength(100);
    expect([centre[0]?.id, centre[99]?.id]).toEqual(['k129', 'k30']);
  });
});
