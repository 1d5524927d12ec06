import { NOTIFICATIONS_MAX } from '../limits.ts';
import type { StoredNotification, NotificationRequest } from './notifications.types.ts';

export type NewNotification = {
  readonly id: string;
  readonly request: NotificationRequest;
  readonly atMs: number;
};

/** The id of the unread message with the same content; null if there is none. */
export function findUnreadId(
  centre: readonly StoredNotification[],
  request: NotificationRequest,
): string | null {
  return findUnread(centre, request)?.id ?? null;
}

/**
 * Adds a message to the top of the center; a repeated unread message is counted instead of stored twice. The latest 100
 * are stored.
 */
export function addNotification(
  centre: readonly StoredNotification[],
  { id, request, atMs }: NewNotification,
): readonly StoredNotification[] {
  const unread = findUnread(centre, request);
  const others = centre.filter((item) => item !== unread);
  const entry = {
    id: unread?.id ?? id,
    request,
    count: (unread?.count ?? 0) + 1,
    atMs,
    isRead: false,
  };
  return [entry, ...others].slice(0, NOTIFICATIONS_MAX);
}

/** Marks the messages with these ids as read; without ids, all. */
export function readNotifications(
  centre: readonly StoredNotification[],
  ids?: readonly string[],
): readonly StoredNotification[] {
  return centre.map((item) =>
    ids === undefined || ids.includes(item.id) ? { ...item, isRead: true } : item,
  );
}

/** Whether two messages have the same content, whatever their details. */
export function isSameMessage(one: NotificationRequest, other: NotificationRequest): boolean {
  return one.type === other.type && one.message === other.message && one.code === other.code;
}

function findUnread(centre: readonly StoredNotification[], request: NotificationRequest) {
  return centre.find((item) => !item.isRead && isSameMessage(item.request, request));
}
