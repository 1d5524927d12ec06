import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownFailure } from '../../shared/query/shown-failures.ts';
import type { Client } from '../../shared/api/entities.ts';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import {
  dismissNotifications,
  NOTIFICATIONS_KEY,
  readNotifications,
  restoreNotifications,
  type Marked,
} from '../../shared/workspace/notifications.queries.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import {
  LATEST_KEY,
  latestNotificationsQuery,
  type NotificationList,
} from './latest-notifications.queries.ts';
import {
  latestAtMs,
  leadsHere,
  notificationsSince,
  ofActiveClient,
  toCentreItem,
  toRequest,
  withRead,
  withUnread,
  type ServerItem,
} from './latest-notifications.view.ts';

const EMPTY: NotificationList = { items: [], unread_count: 0, next_cursor: null };

export type LatestNotifications = {
  readonly items: readonly ServerItem[];
  readonly unreadCount: number;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onReadAll: () => void;
  readonly onClear: () => void;
  /** The last bulk action; undefined once undone. */
  readonly undo: { readonly how: 'read' | 'dismiss'; readonly onUndo: () => void } | undefined;
  /** There are older ones. */
  readonly more: { readonly loading: boolean; readonly onMore: () => void } | undefined;
};

/** The notifications of all clients, and their mutations. */
export function useLatestNotifications(): LatestNotifications {
  const { api } = useServices();
  const client = useActiveClient();
  const tenant = client?.tenant_id ?? null;
  const [pages, setPages] = useState(1);
  const query = useQuery(latestNotificationsQuery(api, tenant, pages));
  const { data: clients } = useSuspenseQuery(clientsQuery(api));
  // The center shows the failure.
  useShownFailure(query.error);
  const { data } = query;
  const list = data ?? EMPTY;
  const [undo, setUndo] = useState<Undo | null>(null);
  const change = useMark();
  const all = (how: Undo['how']) =>
    change.mutate(
      { how, ids: null },
      {
        onSuccess: ({ marked_at: markedAt }) =>
          setUndo(markedAt === undefined ? null : { how, markedAt, before: list }),
      },
    );
  const { refetch } = query;
  useEffect(() => {
    if (pages > 1) {
      void refetch();
    }
  }, [pages, refetch]);
  const clientId = client?.id ?? null;
  useActiveClientNews(data, client, (ids) => change.mutate({ how: 'read', ids }));
  return {
    items: list.items.map((notification) =>
      toCentreItem(notification, {
        clientId,
        namesClients: clients.length > 1,
        onRead: () => change.mutate({ how: 'read', ids: [notification.id] }),
        onUnread: () => change.mutate({ how: 'unread', id: notification.id }),
      }),
    ),
    unreadCount: list.unread_count,
    error: query.error,
    onRetry: () => void query.refetch(),
    onReadAll: () => (list.unread_count === 0 ? undefined : all('read')),
    onClear: () => (list.items.length === 0 ? undefined : all('dismiss')),
    undo:
      undo === null
        ? undefined
        : {
            how: undo.how,
            onUndo: () => {
              change.mutate({ how: 'restore', undo });
              setUndo(null);
            },
          },
    more:
      list.next_cursor === null
        ? undefined
        : { loading: query.isFetching, onMore: () => setPages(pages + 1) },
  };
}

/** Messages over the page, and read-on-arrival, only concern the active client. */
function useActiveClientNews(
  list: NotificationList | undefined,
  client: Client | null,
  onRead: (ids: readonly string[]) => void,
): void {
  const tenant = client?.tenant_id ?? null;
  const ofClient = useMemo(
    () => (list === undefined ? undefined : ofActiveClient(list, tenant)),
    [list, tenant],
  );
  useAnnouncement(ofClient, client?.id ?? null);
  useReadOnArrival(ofClient, client?.id ?? null, onRead);
}

type Undo = {
  readonly how: 'read' | 'dismiss';
  readonly markedAt: string;
  /** The list before the update, for the rollback. */
  readonly before: NotificationList;
};
type Mark =
  | { readonly how: 'read' | 'dismiss'; readonly ids: readonly string[] | null }
  | { readonly how: 'unread'; readonly id: string }
  | { readonly how: 'restore'; readonly undo: Undo };

/** Optimistic update, rolled back if the server refuses. */
function useMark() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mark: Mark): Promise<Marked> => send(api, mark),
    onMutate: async (mark) => {
      await queries.cancelQueries({ queryKey: LATEST_KEY });
      const before = queries.getQueryData<NotificationList>(LATEST_KEY);
      if (before !== undefined) {
        queries.setQueryData(LATEST_KEY, markedAs(before, mark));
      }
      return { before };
    },
    onError: (_error, _mark, stored) => queries.setQueryData(LATEST_KEY, stored?.before),
    onSettled: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  });
}

/** The list after an optimistic update. */
function markedAs(list: NotificationList, mark: Mark): NotificationList {
  if (mark.how === 'restore') {
    return mark.undo.before;
  }
  if (mark.how === 'unread') {
    return withUnread(list, mark.id);
  }
  return mark.how === 'dismiss' ? EMPTY : withRead(list, mark.ids);
}

function send(api: ReturnType<typeof useServices>['api'], mark: Mark): Promise<Marked> {
  if (mark.how === 'restore') {
    return restoreNotifications(api, { markedAt: mark.undo.markedAt });
  }
  if (mark.how === 'unread') {
    return restoreNotifications(api, { unread: [mark.id] });
  }
  return mark.how === 'dismiss'
    ? dismissNotifications(api, mark.ids)
    : readNotifications(api, mark.ids);
}

/** Marks as read what was unread when its reader opened the page it links to; later ones stay unread. */
function useReadOnArrival(
  list: NotificationList | undefined,
  clientId: string | null,
  onRead: (ids: readonly string[]) => void,
): void {
  const { pathname } = useLocation();
  const arrived = useRef<string | null>(null);
  useEffect(() => {
    const here = `${clientId} ${pathname}`;
    if (arrived.current === here || list === undefined) {
      return;
    }
    arrived.current = here;
    const ids = list.items
      .filter(
        ({ is_read: isRead, action }) =>
          !isRead && action !== null && leadsHere(action.href, pathname),
      )
      .map(({ id }) => id);
    if (ids.length > 0) {
      onRead(ids);
    }
  });
}

/** Announces new errors and warnings over the page; those present at load stay in the center. */
function useAnnouncement(list: NotificationList | undefined, clientId: string | null): void {
  const notifications = useNotificationsActor();
  const shownUntil = useRef<{ readonly clientId: string | null; readonly untilMs: number } | null>(
    null,
  );
  useEffect(() => {
    if (list === undefined) {
      return;
    }
    const before = shownUntil.current;
    shownUntil.current = { clientId, untilMs: Math.max(latestAtMs(list), before?.untilMs ?? 0) };
    if (before?.clientId !== clientId) {
      shownUntil.current = { clientId, untilMs: latestAtMs(list) };
      return;
    }
    for (const notification of notificationsSince(list, before.untilMs)) {
      notifications.send({
        type: 'notification.announce',
        notification: toRequest(notification, clientId),
      });
    }
  }, [clientId, list, notifications]);
}
