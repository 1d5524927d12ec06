import type { Database } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import { reachOf } from '../../http/access.ts';
import type { Page } from '../../http/cursor.ts';
import type { Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  countAllUnread,
  countHiddenClients,
  markAllNotifications,
  markUnread,
  pageAllNotifications,
  takeBackMark,
} from './all-notifications.store.ts';
import type {
  AllNotificationsFilter,
  AllNotificationsSort,
  NotificationOfClient,
  ReaderOfAll,
} from './all-notifications.store.ts';

export type PageOfAllNotifications = Page<NotificationOfClient> & {
  /** Of all the reader's notifications, regardless of filters. */
  readonly unreadCount: number;
  readonly hiddenClients: number;
};

type ListRequest = PageRequest & {
  readonly filter: AllNotificationsFilter;
  readonly sort: AllNotificationsSort;
};

/** A user's notifications across all their clients. */
export type AllNotificationsService = {
  readonly list: (principal: Principal, request: ListRequest) => Promise<PageOfAllNotifications>;
  /** These, or all if `ids` is null. Others are unchanged. */
  readonly mark: (
    principal: Principal,
    mark: { readonly ids: readonly string[] | null; readonly isDismissed: boolean },
  ) => Promise<{ readonly unreadCount: number; readonly markedAt: Date }>;
  /** Undoes the marks made at an instant and marks these as unread; returns the unread count. */
  readonly restore: (
    principal: Principal,
    what: { readonly markedAt: Date | null; readonly unread: readonly string[] },
  ) => Promise<number>;
};

type Deps = { readonly database: Database; readonly clock: Clock };

/** What a person has read is private: it is in no tenant's audit log. */
export function createAllNotificationsService({ database, clock }: Deps): AllNotificationsService {
  return {
    list: (principal, request) =>
      database.asUser(principal.userId, async (tx) => {
        const reader = readerOf(principal);
        const page = await pageAllNotifications(tx, reader, request);
        const unreadCount = await countAllUnread(tx, reader);
        return { ...page, unreadCount, hiddenClients: await countHiddenClients(tx, reader) };
      }),
    mark: (principal, { ids, isDismissed }) =>
      database.asUser(principal.userId, async (tx) => {
        const reader = readerOf(principal);
        const markedAt = clock.now();
        await markAllNotifications(tx, reader, { ids, isDismissed, at: markedAt });
        return { unreadCount: await countAllUnread(tx, reader), markedAt };
      }),
    restore: (principal, { markedAt, unread }) =>
      database.asUser(principal.userId, async (tx) => {
        const reader = readerOf(principal);
        if (markedAt !== null) {
          await takeBackMark(tx, reader, markedAt);
        }
        if (unread.length > 0) {
          await markUnread(tx, reader, unread);
        }
        return countAllUnread(tx, reader);
      }),
  };
}

function readerOf(principal: Principal): ReaderOfAll {
  return {
    userId: principal.userId,
    tenantIds: reachOf(principal),
    secondStepDone: principal.credential.level === 'aal2',
  };
}
