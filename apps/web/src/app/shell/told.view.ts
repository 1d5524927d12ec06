import type { NotificationRequest } from '@platebook/machines';
import type { NotificationsView } from '@platebook/machines';
import { notificationWords } from '../../shared/language/server-errors.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { severalWords } from './shell.messages.ts';
import type { Told, ToldList } from './told.queries.ts';

export type CentreItem = NotificationsView['centre']['items'][number];

/** What the server tells can be put back. */
export type ToldItem = CentreItem & { readonly onUnread?: () => void };

/** A notification of the server as the centre shows it; its link keeps the client. */
export function toCentreItem(
  told: Told,
  clientId: string,
  { onRead, onUnread }: { readonly onRead: () => void; readonly onUnread: () => void },
): ToldItem {
  const { id, type, times, is_read: isRead, created_at: at } = told;
  const { title, message, action } = wordsOf(told);
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
    ...(action === null
      ? {}
      : { link: { text: action.label, href: toClientHref(action.href, clientId) } }),
  };
}

/** In the reader's language, where it is told with a code. */
function wordsOf({
  title,
  message,
  wording,
  action,
}: Told): Pick<Told, 'title' | 'message' | 'action'> {
  const words = notificationWords(wording);
  return words === null
    ? { title, message, action }
    : {
        title: words.title,
        message: words.message,
        action: action === null ? null : { ...action, label: words.action },
      };
}

/** Of this visit and of the server in one list, the latest first. */
export function mergeCentre(
  visit: readonly CentreItem[],
  told: readonly ToldItem[],
): readonly ToldItem[] {
  return [...visit, ...told].sort((one, other) => other.atMs - one.atMs);
}

/** The list with these read, as it will be once the server has heard of it; without an id, all. */
export function withRead(list: ToldList, id?: string): ToldList {
  const items = list.items.map((told) =>
    id === undefined || told.id === id ? { ...told, is_read: true } : told,
  );
  const read = list.items.filter((told, index) => !told.is_read && items[index]?.is_read).length;
  return {
    ...list,
    items,
    unread_count: id === undefined ? 0 : Math.max(0, list.unread_count - read),
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

/** What puts the list back as it is, once all of it was read or dismissed. */
export function restoreOf({ items }: ToldList): {
  readonly unread: string[];
  readonly read: string[];
} {
  const ids = (isRead: boolean) =>
    items.filter(({ is_read: was }) => was === isRead).map(({ id }) => id);
  return { unread: ids(false).slice(0, RESTORED_MAX), read: ids(true).slice(0, RESTORED_MAX) };
}

/** As many as one request may put back. */
const RESTORED_MAX = 200;

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
export function toRequest(told: Told, clientId: string): NotificationRequest {
  const { type, event } = told;
  const { title, message, action } = wordsOf(told);
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
