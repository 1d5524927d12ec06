import type { NotificationRequest } from '@platebook/machines';
import type { NotificationsView } from '@platebook/machines';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { notificationText } from '../../shared/workspace/notifications.queries.ts';
import { severalWords } from './shell.messages.ts';
import type { Told, ToldList } from './told.queries.ts';

export type CentreItem = NotificationsView['centre']['items'][number];

/** What the server tells can be put back. */
export type ToldItem = CentreItem & { readonly onUnread?: () => void; readonly about?: string };

type ShownIn = {
  /** The client that is worked for; null while there is none. */
  readonly clientId: string | null;
  /** The reader has several clients: each says which one it is about. */
  readonly namesClients: boolean;
  readonly onRead: () => void;
  readonly onUnread: () => void;
};

/** A notification of the server as the centre shows it; its link leads to its client. */
export function toCentreItem(
  told: Told,
  { clientId, namesClients, onRead, onUnread }: ShownIn,
): ToldItem {
  const { id, type, times, is_read: isRead, created_at: at, client_name: client } = told;
  const { title, message, action } = notificationText(told);
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
          link: { text: action.label, href: toClientHref(action.href, told.client_id ?? clientId) },
        }),
  };
}

/** Of this visit and of the server in one list, the latest first. */
export function mergeCentre(
  visit: readonly CentreItem[],
  told: readonly ToldItem[],
): readonly ToldItem[] {
  return [...visit, ...told].sort((one, other) => other.atMs - one.atMs);
}

/** The list with these read, as it will be once the server has heard of it; for null, all. */
export function withRead(list: ToldList, ids: readonly string[] | null): ToldList {
  const items = list.items.map((told) =>
    ids === null || ids.includes(told.id) ? { ...told, is_read: true } : told,
  );
  const read = list.items.filter((told, index) => !told.is_read && items[index]?.is_read).length;
  return {
    ...list,
    items,
    unread_count: ids === null ? 0 : Math.max(0, list.unread_count - read),
  };
}

/** The list with one unread again. */
export function withUnread(list: ToldList, id: string): ToldList {
  const isChanged = list.items.some((told) => told.id === id && told.is_read);
  return {
    ...list,
    items: list.items.map((told) => (told.id === id ? { ...told, is_read: false } : told)),
    unread_count: list.unread_count + (isChanged ? 1 : 0),
  };
}

/** What is about the client that is worked for, or about none: the rest waits in the centre without a word. */
export function ofActiveClient(list: ToldList, tenant: string | null): ToldList {
  return {
    ...list,
    items: list.items.filter(
      ({ tenant_id: about, client_name: client }) => client === null || about === tenant,
    ),
  };
}

/**
 * What came since the list was last looked at and needs somebody now: errors and warnings that nobody has read. The rest
 * waits in the centre.
 */
export function newlyTold(list: ToldList, sinceMs: number): readonly Told[] {
  const found = list.items.filter(
    ({ type, is_read: isRead, created_at: at }) =>
      (type === 'error' || type === 'warning') && !isRead && Date.parse(at) > sinceMs,
  );
  const isLost = list.items.some(
    ({ event, is_read: isRead }) => event === 'connection_lost' && !isRead,
  );
  return isLost ? found.filter(({ event }) => !FOLLOWS_A_LOST_CONNECTION.has(event)) : found;
}

/** When the latest was told, in epoch ms; 0 for an empty list. */
export function latestAtMs({ items }: ToldList): number {
  return Math.max(0, ...items.map(({ created_at: at }) => Date.parse(at)));
}

/** As it is shown over the page; several of one event are one message there. */
export function toRequest(told: Told, clientId: string | null): NotificationRequest {
  const { type, event } = told;
  const { title, message, action } = notificationText(told);
  const several: Partial<Record<Told['event'], string>> = severalWords;
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

/** What fails because a connection was lost is the same event: the one message is how to reconnect. */
const FOLLOWS_A_LOST_CONNECTION: ReadonlySet<Told['event']> = new Set([
  'run_failed',
  'entry_failed',
  'import_blocked',
]);

/** Whether a link leads to the page that is open. */
export function leadsHere(href: string, pathname: string): boolean {
  return href.split(/[?#]/)[0] === pathname;
}
