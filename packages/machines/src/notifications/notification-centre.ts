import { NOTIFICATIONS_KEPT_MAX } from '../limits.ts';
import type { KeptNotification, NotificationRequest } from './notifications.types.ts';

export type NewNotification = {
  readonly id: string;
  readonly request: NotificationRequest;
  readonly atMs: number;
};

/** The id under which the centre keeps the same message unread; null when it keeps none. */
export function findUnreadId(
  centre: readonly KeptNotification[],
  request: NotificationRequest,
): string | null {
  return findUnread(centre, request)?.id ?? null;
}

/**
 * The centre with one more message on top: the same message unread is counted instead of kept twice. The 100 latest
 * are kept.
 */
export function keepNotification(
  centre: readonly KeptNotification[],
  { id, request, atMs }: NewNotification,
): readonly KeptNotification[] {
  const unread = findUnread(centre, request);
  const others = centre.filter((kept) => kept !== unread);
  const kept = {
    id: unread?.id ?? id,
    request,
    count: (unread?.count ?? 0) + 1,
    atMs,
    isRead: false,
  };
  return [kept, ...others].slice(0, NOTIFICATIONS_KEPT_MAX);
}

/** The centre with the messages of these ids read; without ids, all. */
export function readNotifications(
  centre: readonly KeptNotification[],
  ids?: readonly string[],
): readonly KeptNotification[] {
  return centre.map((kept) =>
    ids === undefined || ids.includes(kept.id) ? { ...kept, isRead: true } : kept,
  );
}

/** Whether two messages say the same, whatever their details. */
export function isSameMessage(one: NotificationRequest, other: NotificationRequest): boolean {
  return one.type === other.type && one.message === other.message && one.code === other.code;
}

function findUnread(centre: readonly KeptNotification[], request: NotificationRequest) {
  return centre.find((kept) => !kept.isRead && isSameMessage(kept.request, request));
}
