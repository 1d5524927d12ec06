import type { Database } from '../../db/database.ts';
import { readCursor, toPage } from '../../http/cursor.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Membership } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  countUnread,
  listNotificationRows,
  markNotifications,
  restoreNotifications,
} from './notifications.store.ts';
import type { Notification, Reader, RestoredIds } from './notifications.store.ts';

type PageOfNotifications = Page<Notification> & { readonly unreadCount: number };

type Mark = { readonly id: string | null; readonly isDismissed: boolean };

export type NotificationsService = {
  readonly list: (
    membership: Membership,
    page: { unread: boolean; limit: number; cursor: string | undefined },
  ) => Promise<PageOfNotifications>;
  /** One, or all if `id` is null; returns the unread count. Throws `notification_not_found`. */
  readonly mark: (membership: Membership, mark: Mark) => Promise<number>;
  /** Restores these for the reader; returns the unread count. */
  readonly restore: (membership: Membership, ids: RestoredIds) => Promise<number>;
};

type Deps = { readonly database: Database; readonly clock: Clock };

/** What a person has read is private, affects nobody else, and is not in the tenant's audit log. */
export function createNotificationsService({ database, clock }: Deps): NotificationsService {
  return {
    list: (membership, { unread, limit, cursor }) => {
      const after = readCursor(cursor, 2);
      return database.inTenant(membership.scope, async (tx) => {
        const reader = readerOf(membership);
        const found = await listNotificationRows(tx, reader, { unread, after, count: limit + 1 });
        const page = toPage(found, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
        return { ...page, unreadCount: await countUnread(tx, reader) };
      });
    },
    mark: (membership, { id, isDismissed }) =>
      database.inTenant(membership.scope, async (tx) => {
        const reader = readerOf(membership);
        const marked = await markNotifications(tx, reader, { id, isDismissed, at: clock.now() });
        if (id !== null && marked === 0) {
          throw new AppError('notification_not_found');
        }
        return countUnread(tx, reader);
      }),
    restore: (membership, ids) =>
      database.inTenant(membership.scope, async (tx) => {
        const reader = readerOf(membership);
        await restoreNotifications(tx, reader, ids);
        return countUnread(tx, reader);
      }),
  };
}

function readerOf({ scope, level }: Membership): Reader {
  return { tenantId: scope.tenantId, userId: scope.userId, level };
}
