import { unwrap } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
  type CentreItem,
} from './told.view.ts';

const EMPTY: ToldList = { items: [], unread_count: 0 };

export type ToldView = {
  readonly items: readonly CentreItem[];
  readonly unreadCount: number;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onReadAll: () => void;
  readonly onClear: () => void;
};

/** What the server tells about the active client, and what the reader does to it. */
export function useTold(): ToldView {
  const { api } = useServices();
  const client = useActiveClient();
  const tenant = client?.tenant_id ?? '';
  const query = useQuery({ ...toldQuery(api, tenant), enabled: client !== null });
  // The centre shows it.
  useShownFailure(query.error);
  const list = query.data ?? EMPTY;
  const change = useMark(tenant);
  const clientId = client?.id ?? '';
  useAnnouncement(query.data, clientId);
  useReadOnArrival(query.data, clientId, (id) => change.mutate({ how: 'read', id }));
  return {
    items: list.items.map((told) =>
      toCentreItem(told, clientId, () => change.mutate({ how: 'read', id: told.id })),
    ),
    unreadCount: list.unread_count,
    error: query.error,
    onRetry: () => void query.refetch(),
    onReadAll: () => (list.unread_count === 0 ? undefined : change.mutate({ how: 'read' })),
    onClear: () => (list.items.length === 0 ? undefined : change.mutate({ how: 'dismiss' })),
  };
}

type Mark = { readonly how: 'read' | 'dismiss'; readonly id?: string };

/** At once on the screen; put back where the server refuses. */
function useMark(tenant: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  const queryKey = toldKey(tenant);
  return useMutation({
    mutationFn: ({ how, id }: Mark) => unwrap(send({ api, tenant }, how, id)),
    onMutate: async ({ how, id }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<ToldList>(queryKey);
      if (before !== undefined) {
        queries.setQueryData(queryKey, how === 'dismiss' ? EMPTY : withRead(before, id));
      }
      return { before };
    },
    onError: (_error, _mark, kept) => queries.setQueryData(queryKey, kept?.before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

type Place = Pick<ReturnType<typeof useServices>, 'api'> & { readonly tenant: string };

function send({ api, tenant }: Place, how: Mark['how'], id: string | undefined) {
  if (how === 'dismiss') {
    return api.POST('/api/v2/clients/tenants/{tenant}/notifications/dismiss-all', {
      params: { path: { tenant } },
    });
  }
  return id === undefined
    ? api.POST('/api/v2/clients/tenants/{tenant}/notifications/read-all', {
        params: { path: { tenant } },
      })
    : api.POST('/api/v2/clients/tenants/{tenant}/notifications/{notification}/read', {
        params: { path: { tenant, notification: id } },
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
