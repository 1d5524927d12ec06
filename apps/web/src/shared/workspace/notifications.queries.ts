import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { notificationWords } from '../language/server-errors.ts';

export type NotificationOfClient = components['schemas']['NotificationOfClient'];

/** The part of every key of notifications: they are the reader's, of all clients. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;

/** How many are unread now, and what takes a marking back. */
export type Marked = { readonly unread_count: number; readonly marked_at?: string };

type Ids = readonly string[] | null;

/** Marks these as read, or all of them for `null`; the answer's `marked_at` takes it back. */
export function readNotifications(api: ApiClient, ids: Ids) {
  return unwrap(api.POST('/api/v2/clients/notifications/read', { body: bodyOf(ids) }));
}

/** Takes these off the reader's list, or all of them for `null`; the answer's `marked_at` takes it back. */
export function dismissNotifications(api: ApiClient, ids: Ids) {
  return unwrap(api.POST('/api/v2/clients/notifications/dismiss', { body: bodyOf(ids) }));
}

type Restored = { readonly markedAt: string } | { readonly unread: readonly string[] };

/** Takes a marking back, or has these unread again. */
export function restoreNotifications(api: ApiClient, restored: Restored) {
  const body =
    'markedAt' in restored ? { marked_at: restored.markedAt } : { unread: [...restored.unread] };
  return unwrap(api.POST('/api/v2/clients/notifications/restore', { body }));
}

function bodyOf(ids: Ids) {
  return ids === null ? {} : { notification_ids: [...ids] };
}

/** What a notification says, in the reader's language where it was told with a code. */
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
