import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import type { ListDays } from '@platebook/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import type { ListRequest } from '../../../shared/list/list-definition.ts';
import type { PagedList } from '../../../shared/list/paged-query.ts';
import { priorityNames, statusNames, typeNames } from './notifications.messages.ts';
import { isOneOf } from '../../../shared/list/is-one-of.ts';

type Schemas = components['schemas'];
export type AdminNotification = Schemas['AdminNotification'];
export type NotificationStats = Schemas['NotificationStats'];
export type NotificationHealth = Schemas['NotificationHealth'];
export type Broadcast = Schemas['Broadcast'];
export type NotificationSend = Schemas['NotificationSend'];
export type MailPreview = Schemas['MailPreview'];
export type NotificationTarget = Schemas['NotificationTarget'];

export const NOTIFICATIONS_KEY = ['operators', 'notifications'] as const;

const PAGE = 50;
const WHILE_SENDING_MS = 1_000;
const SCHEDULED_REREAD_MS = 60_000;

/** The six delivery figures for a range of days in UTC, and the current delivery health. */
export function notificationFiguresQuery(api: ApiClient, { from, to }: ListDays) {
  return queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'figures', { from, to }],
    queryFn: async ({ signal }) => {
      const query = {
        ...(from === null ? {} : { start_date: from }),
        ...(to === null ? {} : { end_date: to }),
      };
      const [stats, health] = await Promise.all([
        unwrap(api.GET('/api/admin/notifications/stats', { params: { query }, signal })),
        unwrap(api.GET('/api/admin/notifications/health', { signal })),
      ]);
      return { stats, health };
    },
    placeholderData: keepPreviousData,
  });
}

/** A broadcast, polled until its last batch is sent; slowly while it is scheduled. */
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
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.finished_at !== null) {
        return false;
      }
      return data.status === 'scheduled' ? SCHEDULED_REREAD_MS : WHILE_SENDING_MS;
    },
  });
}

/** Scheduled broadcasts, next first. */
export function scheduledBroadcastsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'scheduled'],
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(api.GET('/api/admin/notifications/broadcasts', { signal }));
      return items;
    },
    refetchInterval: SCHEDULED_REREAD_MS,
  });
}

/** Possible recipients for a search text; chosen ones are shown beside the list. */
export function targetsQuery(api: ApiClient, scope: 'tenant' | 'user', typed: string) {
  const q = typed.trim();
  return queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'targets', scope, q],
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(
        api.GET('/api/admin/notifications/targets', {
          params: { query: { scope, ...(q === '' ? {} : { q }) } },
          signal,
        }),
      );
      return items;
    },
    placeholderData: keepPreviousData,
  });
}

type ListQuery = NonNullable<operations['listAdminNotifications']['parameters']['query']>;

/** The notifications of a request, latest first. The server paginates by offset, which serves as the cursor. */
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

/** The tab about syncs. */
export const ABOUT_SYNCS = 'syncs';

/** Parses the address; values unknown to the server are omitted. */
export function toNotificationsQuery({
  part,
  filters,
  from,
  to,
}: Pick<ListRequest, 'part' | 'filters' | 'from' | 'to'>): ListQuery {
  const names = ['type', 'priority', 'status', 'platform', 'client'];
  const [type, priority, status, platform, tenant] = names.map((id) => filters[id]?.[0]);
  return {
    ...(part === ABOUT_SYNCS ? { about_syncs: true } : {}),
    ...(from === undefined ? {} : { start_date: from }),
    ...(to === undefined ? {} : { end_date: to }),
    ...(isOneOf(PLATFORM_NAMES, platform) ? { platform } : {}),
    ...(isOneOf(typeNames, type) ? { type } : {}),
    ...(isOneOf(priorityNames, priority) ? { priority } : {}),
    ...(isOneOf(statusNames, status) ? { status } : {}),
    ...(tenant === undefined ? {} : { tenant_id: tenant.trim() }),
  };
}
