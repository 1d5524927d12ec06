import { unwrap } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownFailure } from '../../shared/query/shown-failures.ts';
import { useServices } from '../../shared/services.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { toldKey, toldQuery, type ToldList } from './told.queries.ts';
import {
  latestAtMs,
  leadsHere,
  newlyTold,
  toCentreItem,
  toRequest,
  withRead,
  withUnread,
  restoreOf,
  type ToldItem,
} from './told.view.ts';

const EMPTY: ToldList = { items: [], unread_count: 0, next_cursor: null };

export type ToldView = {
  readonly items: readonly ToldItem[];
  readonly unreadCount: number;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onReadAll: () => void;
  readonly onClear: () => void;
  /** What was done to all of them last; undefined once it was taken back. */
  readonly undo: { readonly how: 'read' | 'dismiss'; readonly onUndo: () => void } | undefined;
  /** There are older ones. */
  readonly more: { readonly loading: boolean; readonly onMore: () => void } | undefined;
};

/** What the server tells about the active client, and what the reader does to it. */
export function useTold(): ToldView {
  const { api } = useServices();
  const client = useActiveClient();
  const tenant = client?.tenant_id ?? '';
  const [pages, setPages] = useState(1);
  const query = useQuery({ ...toldQuery(api, tenant, pages), enabled: client !== null });
  // The centre shows it.
  useShownFailure(query.error);
  const list = query.data ?? EMPTY;
  const change = useMark(tenant);
  const [undo, setUndo] = useState<Undo | null>(null);
  const all = (how: Undo['how']) => {
    setUndo({ how, tenant, restore: restoreOf(list) });
    change.mutate({ how });
  };
  const { refetch } = query;
  useEffect(() => {
    if (pages > 1) {
      void refetch();
    }
  }, [pages, refetch]);
  const clientId = client?.id ?? '';
  useAnnouncement(query.data, clientId);
  useReadOnArrival(query.data, clientId, (id) => change.mutate({ how: 'read', id }));
  return {
    items: list.items.map((told) =>
      toCentreItem(told, clientId, {
        onRead: () => change.mutate({ how: 'read', id: told.id }),
        onUnread: () => change.mutate({ how: 'restore', unread: [told.id], read: [] }),
      }),
    ),
    unreadCount: list.unread_count,
    error: query.error,
    onRetry: () => void query.refetch(),
    onReadAll: () => (list.unread_count === 0 ? undefined : all('read')),
    onClear: () => (list.items.length === 0 ? undefined : all('dismiss')),
    undo:
      undo === null || undo.tenant !== tenant
        ? undefined
        : {
            how: undo.how,
            onUndo: () => {
              change.mutate({ how: 'restore', ...undo.restore });
              setUndo(null);
            },
          },
    more:
      list.next_cursor === null
        ? undefined
        : { loading: query.isFetching, onMore: () => setPages(pages + 1) },
  };
}

type Restore = { readonly unread: string[]; readonly read: string[] };
type Undo = {
  readonly how: 'read' | 'dismiss';
  readonly tenant: string;
  readonly restore: Restore;
};
type Mark =
  | { readonly how: 'read' | 'dismiss'; readonly id?: string }
  | ({ readonly how: 'restore' } & Restore);

/** At once on the screen; put back where the server refuses. */
function useMark(tenant: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  const queryKey = toldKey(tenant);
  return useMutation({
    mutationFn: (mark: Mark) => unwrap(send({ api, tenant }, mark)),
    onMutate: async (mark) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<ToldList>(queryKey);
      if (before !== undefined) {
        queries.setQueryData(queryKey, markedAs(before, mark));
      }
      return { before };
    },
    onError: (_error, _mark, kept) => queries.setQueryData(queryKey, kept?.before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

type Place = Pick<ReturnType<typeof useServices>, 'api'> & { readonly tenant: string };

/** The list as it will be once the server has heard of it. */
function markedAs(list: ToldList, mark: Mark): ToldList {
  if (mark.how === 'restore') {
    return mark.unread.reduce(withUnread, list);
  }
  return mark.how === 'dismiss' ? EMPTY : withRead(list, mark.id);
}

function send({ api, tenant }: Place, mark: Mark) {
  const params = { path: { tenant } };
  if (mark.how === 'restore') {
    const { unread, read } = mark;
    return api.POST('/api/v2/clients/tenants/{tenant}/notifications/restore', {
      params,
      body: { unread, read },
    });
  }
  if (mark.how === 'dismiss') {
    return api.POST('/api/v2/clients/tenants/{tenant}/notifications/dismiss-all', { params });
  }
  return mark.id === undefined
    ? api.POST('/api/v2/clients/tenants/{tenant}/notifications/read-all', { params })
    : api.POST('/api/v2/clients/tenants/{tenant}/notifications/{notification}/read', {
        params: { path: { tenant, notification: mark.id } },
      });
}

/** What was unread when its reader came to the page it leads to is read; what comes later stays unread in the bell. */
function useReadOnArrival(
  list: ToldList | undefined,
  clientId: string,
  onRead: (id: string) => void,
): void {
  const { pathname } = useLocation();
  const arrived = useRef<string | null>(null);
  useEffect(() => {
    const here = `${clientId} ${pathname}`;
    if (arrived.current === here || list === undefined) {
      return;
    }
    arrived.current = here;
    for (const { id, is_read: isRead, action } of list.items) {
      if (!isRead && action !== null && leadsHere(action.href, pathname)) {
        onRead(id);
      }
    }
  });
}

/** Says errors and warnings over the page when they come; what was there when the client was opened is in the centre. */
function useAnnouncement(list: ToldList | undefined, clientId: string): void {
  const notifications = useNotificationsActor();
  const heard = useRef<{ readonly clientId: string; readonly untilMs: number } | null>(null);
  useEffect(() => {
    if (list === undefined) {
      return;
    }
    const before = heard.current;
    heard.current = { clientId, untilMs: Math.max(latestAtMs(list), before?.untilMs ?? 0) };
    if (before?.clientId !== clientId) {
      heard.current = { clientId, untilMs: latestAtMs(list) };
      return;
    }
    for (const told of newlyTold(list, before.untilMs)) {
      notifications.send({
        type: 'notification.announce',
        notification: toRequest(told, clientId),
      });
    }
  }, [clientId, list, notifications]);
}
