import type { NotificationRequest, NotificationsView } from '@platebook/machines';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { notificationText } from '../../shared/workspace/notifications.queries.ts';
import { severalWords } from './shell.messages.ts';
import type { ServerNotification, NotificationList } from './latest-notifications.queries.ts';

export type CentreItem = NotificationsView['centre']['items'][number];

/** Notifications from the server can be marked as unread. */
export type ServerItem = CentreItem & { readonly onUnread?: () => void; readonly about?: string };

type ShownIn = {
  /** The active client; null while there is none. */
  readonly clientId: string | null;
  /** With several clients, each notification names its client. */
  readonly namesClients: boolean;
  readonly onRead: () => void;
  readonly onUnread: () => void;
};

/** A server notification as the center shows it; its link opens its client. */
export function toCentreItem(
  notification: ServerNotification,
  { clientId, namesClients, onRead, onUnread }: ShownIn,
): ServerItem {
  const { id, type, times, is_read: isRead, created_at: at, client_name: client } = notification;
  const { title, message, action } = notificationText(notification);
  return {
    id,
    type,
    title,
    count: times,
    details: message,
    atMs: Date.parse(at),
    isRead,
    onRead,
    onUnread,
    ...(namesClients && client !== null ? { about: client } : {}),
    ...(action === null
      ? {}
      : {
          link: {
            text: action.label,
            href: toClientHref(action.href, notification.client_id ?? clientId),
          },
        }),
  };
}

/** Merges notifications of this visit and of the server, latest first. */
export function mergeCentre(
  visit: readonly CentreItem[],
  items: readonly ServerItem[],
): readonly ServerItem[] {
  return [...visit, ...items].sort((one, other) => other.atMs - one.atMs);
}

/** Optimistic update: the list with these marked as read; null means all. */
export function withRead(list: NotificationList, ids: readonly string[] | null): NotificationList {
  const items = list.items.map((notification) =>
    ids === null || ids.includes(notification.id)
      ? { ...notification, is_read: true }
      : notification,
  );
  const read = list.items.filter(
    (notification, index) => !notification.is_read && items[index]?.is_read,
  ).length;
  return {
    ...list,
    items,
    unread_count: ids === null ? 0 : Math.max(0, list.unread_count - read),
  };
}

/** The list with one marked as unread. */
export function withUnread(list: NotificationList, id: string): NotificationList {
  const isChanged = list.items.some(
    (notification) => notification.id === id && notification.is_read,
  );
  return {
    ...list,
    items: list.items.map((notification) =>
      notification.id === id ? { ...notification, is_read: false } : notification,
    ),
    unread_count: list.unread_count + (isChanged ? 1 : 0),
  };
}

/** Notifications of the active client or of none: others stay silent in the center. */
export function ofActiveClient(list: NotificationList, tenant: string | null): NotificationList {
  return {
    ...list,
    items: list.items.filter(
      ({ tenant_id: about, client_name: client }) => client === null || about === tenant,
    ),
  };
}

/** Unread errors and warnings since the list was last checked. Others stay silent in the center. */
export function notificationsSince(
  list: NotificationList,
  sinceMs: number,
): readonly ServerNotification[] {
  const found = list.items.filter(
    ({ type, is_read: isRead, created_at: at }) =>
      (type === 'error' || type === 'warning') && !isRead && Date.parse(at) > sinceMs,
  );
  const isLost = list.items.some(
    ({ event, is_read: isRead }) => event === 'connection_lost' && !isRead,
  );
  return isLost ? found.filter(({ event }) => !FOLLOWS_A_LOST_CONNECTION.has(event)) : found;
}

/** When the latest was sent, in epoch ms; 0 for an empty list. */
export function latestAtMs({ items }: NotificationList): number {
  return Math.max(0, ...items.map(({ created_at: at }) => Date.parse(at)));
}

/** As a message over the page; several of one event are merged there. */
export function toRequest(
  notification: ServerNotification,
  clientId: string | null,
): NotificationRequest {
  const { type, event } = notification;
  const { title, message, action } = notificationText(notification);
  const several: Partial<Record<ServerNotification['event'], string>> = severalWords;
  const words = several[event];
  return {
    type,
    message: title,
    details: message,
    ...(words === undefined ? {} : { group: { key: event, words } }),
    ...(action === null
      ? {}
      : {
          action: {
            text: action.label,
            href: toClientHref(action.href, clientId),
            ...(event === 'connection_lost' ? { isPrimary: true } : {}),
          },
        }),
  };
}

/** Failures caused by a lost connection are merged with it: one message says how to reconnect. */
const FOLLOWS_A_LOST_CONNECTION: ReadonlySet<ServerNotification['event']> = new Set([
  'run_failed',
  'entry_failed',
  'import_blocked',
]);

/** Whether a link leads to the open page. */
export function leadsHere(href: string, pathname: string): boolean {
  return href.split(/[?#]/)[0] === pathname;
}
