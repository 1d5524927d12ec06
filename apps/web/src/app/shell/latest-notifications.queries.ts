import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import {
  NOTIFICATIONS_KEY,
  type NotificationOfClient,
} from '../../shared/workspace/notifications.queries.ts';
import { firstActivity } from './first-activity.queries.ts';

export type ServerNotification = NotificationOfClient;
export type NotificationList = {
  readonly items: readonly ServerNotification[];
  readonly unread_count: number;
  /** There are older ones. */
  readonly next_cursor: string | null;
};

/** The page size of the notification center. */
const PAGE = 50;
/** A polling fallback for missed live events. */
const READ_AGAIN_MS = 60_000;

/** The latest of all clients, as shown in the center. */
export const LATEST_KEY = [...NOTIFICATIONS_KEY, 'latest'] as const;

/** The caller's notifications of all clients, latest first, `pages` of them. */
export function latestNotificationsQuery(api: ApiClient, tenant: string | null, pages: number) {
  return queryOptions({
    queryKey: LATEST_KEY,
    queryFn: async ({ signal, ...first }): Promise<NotificationList> => {
      const activity = tenant === null ? null : await firstActivity(api, tenant, first);
      return (
        activity?.notifications ??
        readPages(pages, (cursor) =>
          unwrap(
            api.GET('/api/v2/clients/notifications', {
              params: { query: { limit: PAGE, ...(cursor === null ? {} : { cursor }) } },
              signal,
            }),
          ),
        )
      );
    },
    refetchInterval: READ_AGAIN_MS,
  });
}

/** The first pages as one list; the unread count comes from the last page fetched. */
async function readPages(
  pages: number,
  load: (cursor: string | null) => Promise<NotificationList>,
): Promise<NotificationList> {
  let list = await load(null);
  for (let page = 1; page < pages && list.next_cursor !== null; page += 1) {
    // Each page needs the previous one's cursor.
    // oxlint-disable-next-line no-await-in-loop
    const next = await load(list.next_cursor);
    list = { ...next, items: [...list.items, ...next.items] };
  }
  return list;
}
