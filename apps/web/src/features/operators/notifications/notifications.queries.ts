import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ListRequest } from '../../../shared/list/list-definition.ts';
import type { PagedList } from '../../../shared/list/paged-query.ts';
import { priorityNames, statusNames, typeNames } from './notifications.messages.ts';

type Schemas = components['schemas'];
export type AdminNotification = Schemas['AdminNotification'];
export type NotificationStats = Schemas['NotificationStats'];
export type NotificationHealth = Schemas['NotificationHealth'];
export type Broadcast = Schemas['Broadcast'];
export type NotificationSend = Schemas['NotificationSend'];

export const NOTIFICATIONS_KEY = ['operators', 'notifications'] as const;

const PAGE = 50;
const WHILE_SENDING_MS = 1_000;

/** The six figures of all notifications, and whether they get to people. */
export function notificationFiguresQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'figures'],
    queryFn: async ({ signal }) => {
      const [stats, health] = await Promise.all([
        unwrap(api.GET('/api/admin/notifications/stats', { signal })),
        unwrap(api.GET('/api/admin/notifications/health', { signal })),
      ]);
      return { stats, health };
    },
  });
}

/** A broadcast, read again until the last of its batches is sent. */
export function broadcastQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'broadcast', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/notifications/broadcasts/{broadcast}', {
          params: { path: { broadcast: id } },
          signal,
        }),
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.finished_at === null ? WHILE_SENDING_MS : false,
  });
}

type ListQuery = NonNullable<operations['listAdminNotifications']['parameters']['query']>;

/** The notifications that a request leaves, the latest first. The server pages them by offset, which stands for the cursor. */
export function notificationsList(
  api: ApiClient,
  request: ListRequest,
): PagedList<AdminNotification> {
  const query = toNotificationsQuery(request);
  return {
    key: [...NOTIFICATIONS_KEY, 'list', query],
    pageSize: PAGE,
    load: async ({ limit, cursor = '0' }, signal) => {
      const offset = Number(cursor);
      const { items, total } = await unwrap(
        api.GET('/api/admin/notifications/list', {
          params: { query: { ...query, limit, offset } },
          signal,
        }),
      );
      const shown = offset + items.length;
      return { items, next_cursor: shown < total && items.length > 0 ? String(shown) : null };
    },
  };
}

/** What an address filters by; a value that the server does not have is not asked for. */
export function toNotificationsQuery({ filters }: Pick<ListRequest, 'filters'>): ListQuery {
  const [type, priority, status, tenant] = ['type', 'priority', 'status', 'client'].map(
    (id) => filters[id]?.[0],
  );
  return {
    ...(isOneOf(typeNames, type) ? { type } : {}),
    ...(isOneOf(priorityNames, priority) ? { priority } : {}),
    ...(isOneOf(statusNames, status) ? { status } : {}),
    ...(tenant === undefined ? {} : { tenant_id: tenant.trim() }),
  };
}

function isOneOf<Names extends object>(
  names: Names,
  value: string | undefined,
): value is string & keyof Names {
  return value !== undefined && Object.hasOwn(names, value);
}
