import type { NotificationWording } from '@platebook/api-client/french';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';
import type { Priority, OutgoingNotification, NotificationEvent } from './notifier.port.ts';

export type Notification = {
  readonly id: string;
  readonly tenantId: string;
  readonly type: OutgoingNotification['type'];
  readonly event: NotificationEvent;
  readonly title: string;
  readonly message: string;
  /** Null for notifications older than the codes. */
  readonly wording: NotificationWording | null;
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly subject: Readonly<Record<string, string>>;
  readonly times: number;
  readonly isRead: boolean;
  /** When it was last published. */
  readonly createdAt: Date;
};

/** The reader: notifications to managers are not for everybody. */
export type Reader = {
  readonly tenantId: string;
  readonly userId: string;
  readonly level: TenantLevel;
};

/** Within this time the same key increments a counter; later, it is a new notification. */
const COUNTS_UP_MS = 24 * 60 * 60 * 1000;

type NewNotification = {
  readonly id: string;
  readonly notification: OutgoingNotification;
  readonly at: Date;
  /** The broadcast that it belongs to. */
  readonly broadcastId?: string | null;
};

/**
 * Inserts a notification, in any scope of its tenant. Returns its id, and whether it is new rather than counted; null
 * if it may be published only once and was.
 */
export async function insertNotification(
  tx: Transaction,
  { id, notification, at, broadcastId = null }: NewNotification,
): Promise<{ id: string; isNew: boolean } | null> {
  const since = new Date(at.getTime() - COUNTS_UP_MS);
  const { rows } = await sql<{ id: string; times: number }>`
    insert into notifications as known
      (tenant_id, id, user_id, min_level, type, event, title, message, wording, action, subject, dedupe_key, created_at,
      priority, broadcast_id)
    values (${notification.tenantId}, ${id}, ${notification.userId ?? null}, ${notification.minLevel ?? 'user_basic'}, ${notification.type}, ${notification.event},
      ${notification.title}, ${notification.message}, ${JSON.stringify(notification.wording)}::jsonb, ${notification.action === undefined ? null : JSON.stringify(notification.action)}::jsonb,
      ${JSON.stringify(notification.subject ?? {})}::jsonb, ${notification.dedupeKey ?? null}, ${at},
      ${priorityOf(notification)}, ${broadcastId})
    on conflict (tenant_id, dedupe_key) where dedupe_key is not null do update
      set times = case when known.created_at < ${since} then 1 else known.times + 1 end,
        user_id = excluded.user_id, min_level = excluded.min_level, type = excluded.type, event = excluded.event,
        title = excluded.title, message = excluded.message, wording = excluded.wording, action = excluded.action, subject = excluded.subject,
        priority = excluded.priority, created_at = excluded.created_at,
        mailed_at = case when known.created_at < ${since} then null else known.mailed_at end
      where not ${notification.isOnce ?? false}
    returning id, times`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { id: row.id, isNew: row.times === 1 };
}

function priorityOf({ priority, type }: OutgoingNotification): Priority {
  return priority ?? (type === 'error' ? 'high' : 'normal');
}

/** A notification as selected for one reader. */
export type NotificationRow = {
  tenant_id: string;
  id: string;
  type: OutgoingNotification['type'];
  event: NotificationEvent;
  title: string;
  message: string;
  wording: Notification['wording'];
  action: Notification['action'];
  subject: Notification['subject'];
  times: number;
  created_at: Date;
  is_read: boolean;
};

export async function listNotificationRows(
  tx: Transaction,
  reader: Reader,
  page: { unread: boolean; after: readonly string[] | null; count: number },
): Promise<Notification[]> {
  const { unread, after, count } = page;
  const following =
    after === null
      ? sql`true`
      : sql`(told.created_at, told.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const { rows } = await sql<NotificationRow>`
    select told.tenant_id, told.id, told.type, told.event, told.title, told.message, told.wording, told.action, told.subject,
      told.times, told.created_at, coalesce(reads.read_at >= told.created_at, false) as is_read
    ${ofReader(reader)}
      and ${following} and (not ${unread} or reads.read_at is null or reads.read_at < told.created_at)
    order by told.created_at desc, told.id desc limit ${count}`.execute(tx);
  return rows.map(fromNotificationRow);
}

export async function countUnread(tx: Transaction, reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) ${ofReader(reader)}
      and (reads.read_at is null or reads.read_at < told.created_at)`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Marks one of the reader's notifications, or all; returns how many there were to mark. */
export async function markNotifications(
  tx: Transaction,
  reader: Reader,
  mark: { id: string | null; isDismissed: boolean; at: Date },
): Promise<number> {
  const { id, isDismissed, at } = mark;
  const dismissedAt = isDismissed ? at : null;
  const { rows } = await sql`
    insert into notification_reads as known (tenant_id, notification_id, user_id, read_at, dismissed_at)
    select told.tenant_id, told.id, ${reader.userId}::uuid, ${at}, ${dismissedAt}::timestamptz
    ${ofReader(reader)} and (${id}::uuid is null or told.id = ${id}::uuid)
    on conflict (tenant_id, notification_id, user_id) do update
      set read_at = greatest(known.read_at, excluded.read_at),
        dismissed_at = coalesce(excluded.dismissed_at, known.dismissed_at)
    returning notification_id`.execute(tx);
  return rows.length;
}

export type RestoredIds = { readonly unread: readonly string[]; readonly read: readonly string[] };

/** Restores what the reader read or dismissed. Row-level security hides other readers' rows. */
export async function restoreNotifications(
  tx: Transaction,
  { tenantId, userId }: Reader,
  { unread, read }: RestoredIds,
): Promise<void> {
  await sql`
    update notification_reads set dismissed_at = null,
      read_at = case when notification_id = any(${unread}::uuid[]) then 'epoch' else read_at end
    where tenant_id = ${tenantId} and user_id = ${userId}
      and notification_id = any(${[...unread, ...read]}::uuid[])`.execute(tx);
}

/** This reader's notifications in the app: not dismissed, for their level, and not switched off by them. */
function ofReader({ tenantId, userId, level }: Reader): RawBuilder<unknown> {
  return sql`
    from notifications told
    left join notification_reads reads on reads.tenant_id = told.tenant_id and reads.notification_id = told.id
      and reads.user_id = ${userId}
    where told.tenant_id = ${tenantId}
      and case when told.user_id is null then told.min_level = any(${upTo(level)}) else told.user_id = ${userId} end
      and (reads.dismissed_at is null or reads.dismissed_at < told.created_at)
      and not exists (
        select from user_preferences where user_preferences.user_id = ${userId}
          and preferences #>> array['notifications', told.event, 'in_app'] = 'false')`;
}

/** In ascending order: a notification for one level is also for the levels after it. */
export const RANKED_LEVELS: readonly TenantLevel[] = ['user_basic', 'user_manager', 'user_owner'];

function upTo(level: TenantLevel): TenantLevel[] {
  return RANKED_LEVELS.slice(0, RANKED_LEVELS.indexOf(level) + 1);
}

export function fromNotificationRow(row: NotificationRow): Notification {
  const { tenant_id: tenantId, is_read: isRead, created_at: createdAt, ...rest } = row;
  return { ...rest, tenantId, isRead, createdAt };
}
