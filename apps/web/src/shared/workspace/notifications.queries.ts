import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { notificationWords } from '../language/server-errors.ts';

export type NotificationOfClient = components['schemas']['NotificationOfClient'];

/** The query key prefix of notifications: they are per reader, across clients. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;

/** The unread count, and the value that undoes the change. */
export type Marked = { readonly unread_count: number; readonly marked_at?: string };

type Ids = readonly string[] | null;

/** Marks these as read, or all for `null`; the response's `marked_at` is the undo token. */
export function readNotifications(api: ApiClient, ids: Ids) {
  return unwrap(api.POST('/api/v2/clients/notifications/read', { body: bodyOf(ids) }));
}

/** Dismisses these from the reader's list, or all for `null`; the response's `marked_at` is the undo token. */
export function dismissNotifications(api: ApiClient, ids: Ids) {
  return unwrap(api.POST('/api/v2/clients/notifications/dismiss', { body: bodyOf(ids) }));
}

type Restored = { readonly markedAt: string } | { readonly unread: readonly string[] };

/** Undoes a change, or marks these as unread. */
export function restoreNotifications(api: ApiClient, restored: Restored) {
  const body =
    'markedAt' in restored ? { marked_at: restored.markedAt } : { unread: [...restored.unread] };
  return unwrap(api.POST('/api/v2/clients/notifications/restore', { body }));
}

function bodyOf(ids: Ids) {
  return ids === null ? {} : { notification_ids: [...ids] };
}

/** A notification's text, in the reader's language if it was sent with a code. */
export function notificationText({
  title,
  message,
  wording,
  action,
}: NotificationOfClient): Pick<NotificationOfClient, 'title' | 'message' | 'action'> {
  const words = notificationWords(wording);
  return words === null
    ? { title, message, action }
    : {
        title: words.title,
        message: words.message,
        action: action === null ? null : { ...action, label: words.action },
      };
}
