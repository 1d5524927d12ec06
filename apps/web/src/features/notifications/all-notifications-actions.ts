import type { ApiClient } from '@platebook/api-client';
import type { JobPlan } from '../../shared/jobs/jobs.ts';
import type { ListAction } from '../../shared/list/list-actions.ts';
import {
  dismissNotifications,
  readNotifications,
  restoreNotifications,
  type NotificationOfClient,
} from '../../shared/workspace/notifications.queries.ts';
import { words } from './all-notifications.messages.ts';

type Context = {
  readonly api: ApiClient;
  /** Refetches the notifications. */
  readonly refresh: () => Promise<unknown>;
};

/** The server's limit per request. */
const MOST = 1_000;

/** Undoable bulk actions on notifications: mark as read or unread, clear. */
export function allNotificationsActions(
  context: Context,
): readonly ListAction<NotificationOfClient>[] {
  const { api } = context;
  return [
    {
      id: 'read',
      label: words.readMany,
      most: MOST,
      takes: ({ is_read: isRead }) => !isRead,
      leftOut: words.readLeftOut,
      prepare: (rows) => ({
        job: marking(context, words.readMany(rows.length), () =>
          readNotifications(api, idsOf(rows)),
        ),
      }),
    },
    {
      id: 'unread',
      label: words.unreadMany,
      most: MOST,
      takes: ({ is_read: isRead }) => isRead,
      leftOut: words.unreadLeftOut,
      prepare: (rows) => {
        const title = words.unreadMany(rows.length);
        return {
          job: {
            title,
            items: [{ id: 'unread', name: title }],
            work: () => restoreNotifications(api, { unread: idsOf(rows) }),
            undo: () => readNotifications(api, idsOf(rows)),
            onEnd: context.refresh,
          },
        };
      },
    },
    {
      id: 'clear',
      label: words.clearMany,
      icon: 'remove',
      most: MOST,
      prepare: (rows) => ({
        job: marking(context, words.clearMany(rows.length), () =>
          dismissNotifications(api, idsOf(rows)),
        ),
      }),
    },
  ];
}

type Marked = { readonly marked_at: string };

/** One request; its undo uses the timestamp of the change. */
function marking({ api, refresh }: Context, title: string, mark: () => Promise<Marked>): JobPlan {
  let markedAt: string | null = null;
  return {
    title,
    items: [{ id: 'mark', name: title }],
    work: async () => {
      markedAt = (await mark()).marked_at;
    },
    undo: async () => {
      if (markedAt !== null) {
        await restoreNotifications(api, { markedAt });
      }
    },
    onEnd: refresh,
  };
}

function idsOf(rows: readonly NotificationOfClient[]): string[] {
  return rows.map(({ id }) => id);
}
