import type { components } from '@platebook/api-client';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type {
  AllNotificationsService,
  PageOfAllNotifications,
} from './all-notifications.service.ts';
import { presentNotification } from './notifications.routes.ts';

type Ids =
  | 'listAllNotifications'
  | 'readNotifications'
  | 'dismissNotifications'
  | 'restoreAllNotifications';

/** A user's notifications across all their clients, and the actions on them. */
export function allNotificationsRoutes(
  notifications: AllNotificationsService,
): Pick<Handlers, Ids> {
  return {
    listAllNotifications: {
      needs: 'user',
      handle: async ({ principal, query }) => {
        const page = await notifications.list(principal, {
          filter: {
            clientId: query.client_id,
            type: query.type,
            event: query.event,
            unread: query.unread ?? false,
            text: query.q,
          },
          sort: query.sort ?? '-created',
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok(presentPage(page));
      },
    },
    readNotifications: {
      needs: 'user',
      handle: async ({ principal, body }) => {
        const mark = { ids: body.notification_ids ?? null, isDismissed: false };
        return ok(
          presentMark(await notifications.mark(principal, mark)),
          'Notifications marked as read',
        );
      },
    },
    dismissNotifications: {
      needs: 'user',
      handle: async ({ principal, body }) => {
        const mark = { ids: body.notification_ids ?? null, isDismissed: true };
        return ok(
          presentMark(await notifications.mark(principal, mark)),
          'Notifications dismissed',
        );
      },
    },
    restoreAllNotifications: {
      needs: 'user',
      handle: async ({ principal, body }) => {
        const unread = await notifications.restore(principal, {
          markedAt: body.marked_at === undefined ? null : new Date(body.marked_at),
          unread: body.unread ?? [],
        });
        return ok({ unread_count: unread }, 'Notifications restored');
      },
    },
  };
}

function presentPage({
  items,
  nextCursor,
  unreadCount,
  hiddenClients,
}: PageOfAllNotifications): components['schemas']['AllNotificationsPage'] {
  return {
    items: items.map((one) => ({
      ...presentNotification(one),
      client_id: one.client?.id ?? null,
      client_name: one.client?.name ?? null,
    })),
    unread_count: unreadCount,
    hidden_clients: hiddenClients,
    next_cursor: nextCursor,
  };
}

function presentMark({
  unreadCount,
  markedAt,
}: Awaited<
  ReturnType<AllNotificationsService['mark']>
>): components['schemas']['NotificationsMark'] {
  return { unread_count: unreadCount, marked_at: markedAt.toISOString() };
}
