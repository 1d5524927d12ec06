import type { components } from '@platebook/api-client';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { NotificationsService } from './notifications.service.ts';
import type { Notification } from './notifications.store.ts';

type Ids =
  | 'listNotifications'
  | 'readNotification'
  | 'readAllNotifications'
  | 'dismissNotification'
  | 'dismissAllNotifications'
  | 'restoreNotifications';

export function notificationsRoutes(notifications: NotificationsService): Pick<Handlers, Ids> {
  return {
    listNotifications: {
      needs: 'tenant',
      handle: async ({ scope, level, query }) => {
        const { items, nextCursor, unreadCount } = await notifications.list(
          { scope, level },
          {
            unread: query.unread ?? false,
            limit: query.limit ?? DEFAULT_LIMIT,
            cursor: query.cursor,
          },
        );
        return ok({
          items: items.map(presentNotification),
          unread_count: unreadCount,
          next_cursor: nextCursor,
        });
      },
    },
    readNotification: {
      needs: 'tenant',
      handle: async ({ scope, level, path }) => {
        const mark = { id: path.notification, isDismissed: false };
        const unread = await notifications.mark({ scope, level }, mark);
        return ok({ unread_count: unread }, 'Notification marked as read');
      },
    },
    readAllNotifications: {
      needs: 'tenant',
      handle: async ({ scope, level }) => {
        const unread = await notifications.mark({ scope, level }, { id: null, isDismissed: false });
        return ok({ unread_count: unread }, 'Notifications marked as read');
      },
    },
    dismissNotification: {
      needs: 'tenant',
      handle: async ({ scope, level, path }) => {
        const mark = { id: path.notification, isDismissed: true };
        const unread = await notifications.mark({ scope, level }, mark);
        return ok({ unread_count: unread }, 'Notification dismissed');
      },
    },
    dismissAllNotifications: {
      needs: 'tenant',
      handle: async ({ scope, level }) => {
        const unread = await notifications.mark({ scope, level }, { id: null, isDismissed: true });
        return ok({ unread_count: unread }, 'Notifications dismissed');
      },
    },
    restoreNotifications: {
      needs: 'tenant',
      handle: async ({ scope, level, body }) => {
        const unread = await notifications.restore({ scope, level }, body);
        return ok({ unread_count: unread }, 'Notifications restored');
      },
    },
  };
}

/** A notification as the contract defines it. */
export function presentNotification(
  notification: Notification,
): components['schemas']['Notification'] {
  const { id, tenantId, type, event, title, message, wording, action, times, isRead } =
    notification;
  return {
    id,
    tenant_id: tenantId,
    type,
    event,
    title,
    message,
    wording: wording === null ? null : { code: wording.code, values: { ...wording.values } },
    action,
    subject: { ...notification.subject },
    times,
    is_read: isRead,
    created_at: notification.createdAt.toISOString(),
  };
}
