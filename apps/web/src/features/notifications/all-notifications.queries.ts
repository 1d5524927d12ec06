import { unwrap, type ApiClient, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { eventNames } from '../../shared/format/event-names.messages.ts';
import type { ListRequest } from '../../shared/list/list-definition.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';
import {
  NOTIFICATIONS_KEY,
  type NotificationOfClient,
} from '../../shared/workspace/notifications.queries.ts';
import { typeNames } from './all-notifications.messages.ts';
import { isOneOf } from '../../shared/list/is-one-of.ts';

/** The tab with unread notifications. */
export const UNREAD = 'unread';

const PAGE_SIZE = 50;

type ListQuery = NonNullable<operations['listAllNotifications']['parameters']['query']>;

/** The unread count and the number of muted clients, regardless of filters. */
export function notificationCountsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'counts'],
    queryFn: async ({ signal }) => {
      const { unread_count: unread, hidden_clients: hiddenClients } = await unwrap(
        api.GET('/api/v2/clients/notifications', { params: { query: { limit: 1 } }, signal }),
      );
      return { unread, hiddenClients };
    },
  });
}

/** The notifications of a request, across all clients. */
export function allNotificationsList(
  api: ApiClient,
  request: ListRequest,
): PagedList<NotificationOfClient> {
  const query = toNotificationsQuery(request);
  return {
    key: [...NOTIFICATIONS_KEY, 'list', query],
    pageSize: PAGE_SIZE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/notifications', {
          params: { query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

/** Parses the address; values unknown to the server are omitted. */
export function toNotificationsQuery({ part, filters, q, sort }: ListRequest): ListQuery {
  const [client, type, event] = ['client', 'type', 'event'].map((id) => filters[id]?.[0]);
  return {
    ...(part === UNREAD ? { unread: true } : {}),
    ...(client === undefined ? {} : { client_id: client }),
    ...(isOneOf(typeNames, type) ? { type } : {}),
    ...(isOneOf(eventNames, event) ? { event } : {}),
    ...(q === undefined ? {} : { q }),
    ...(isSort(sort) ? { sort } : {}),
  };
}

const SORTS = ['created', '-created', 'client', '-client'] as const;

function isSort(sort: string): sort is (typeof SORTS)[number] {
  return SORTS.some((known) => known === sort);
}
