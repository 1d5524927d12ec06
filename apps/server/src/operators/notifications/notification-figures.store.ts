import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { matching } from './admin-notifications.store.ts';
import type { NotificationFilter } from './admin-notifications.store.ts';
import { only } from '../../db/only-row.ts';

/** The number of notifications by delivery status, and of their recipients. */
export type NotificationFigures = {
  readonly total: number;
  readonly pending: number;
  readonly sent: number;
  readonly partial: number;
  readonly failed: number;
  readonly targets: number;
  readonly reached: number;
};

export async function readNotificationFigures(
  tx: Transaction,
  filter: NotificationFilter,
): Promise<NotificationFigures> {
  const { rows } = await sql<NotificationFigures>`
    select count(*) as total,
      count(*) filter (where notification.status = 'pending') as pending,
      count(*) filter (where notification.status = 'sent') as sent,
      count(*) filter (where notification.status = 'partial') as partial,
      count(*) filter (where notification.status = 'failed') as failed,
      coalesce(sum(notification.targets), 0)::bigint as targets,
      coalesce(sum(notification.reached), 0)::bigint as reached
    from notifications notification where ${matching(filter)}`.execute(tx);
  return only(rows);
}

/** The number of deletions in a period. */
export async function countDeletions(
  tx: Transaction,
  { tenantId, from, before }: Pick<NotificationFilter, 'tenantId' | 'from' | 'before'>,
): Promise<number> {
  const conditions = [
    ...(tenantId === undefined ? [] : [sql`tenant_id = ${tenantId}`]),
    ...(from === undefined ? [] : [sql`created_at >= ${from}`]),
    ...(before === undefined ? [] : [sql`created_at < ${before}`]),
    sql`true`,
  ];
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::bigint as count from notification_deletions
    where ${sql.join(conditions, sql` and `)}`.execute(tx);
  return only(rows).count;
}

export type HealthFigures = {
  readonly mailsWaiting: number;
  readonly oldestMailMs: number | null;
  readonly mailsSent: number;
  readonly mailsFailed: number;
  readonly notificationsPending: number;
  readonly broadcastsRunning: number;
  /** Since a running broadcast was started or sent its last batch. */
  readonly stillestBroadcastMs: number | null;
};

/** All figures in one query; `since` is the start of the last 24 hours. */
export async function readHealthFigures(
  tx: Transaction,
  { now, since }: { now: Date; since: Date },
): Promise<HealthFigures> {
  const { rows } = await sql<HealthFigures>`
    select mails.waiting as "mailsWaiting", mails.oldest_ms as "oldestMailMs", mails.sent as "mailsSent",
      mails.failed as "mailsFailed",
      (select count(*) from notifications where status = 'pending' and deleted_at is null) as "notificationsPending",
      broadcasting.running as "broadcastsRunning", broadcasting.stillest_ms as "stillestBroadcastMs"
    from (
      select count(*) filter (where status = 'queued') as waiting,
        extract(epoch from ${now}::timestamptz - min(created_at) filter (where status = 'queued'))::double precision * 1000
          as oldest_ms,
        count(*) filter (where status = 'sent' and finished_at >= ${since}) as sent,
        count(*) filter (where status = 'failed' and finished_at >= ${since}) as failed
      from outbound_messages where channel = 'email'
    ) mails, (
      select count(*) as running,
        extract(epoch from ${now}::timestamptz - min(moved_at))::double precision * 1000 as stillest_ms
      from broadcasts where status in ('queued', 'sending')
    ) broadcasting`.execute(tx);
  return only(rows);
}
