import type { DeliveryPlatform, TenantLevel } from '../../db/tables.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type {
  Priority,
  OutgoingNotification,
  NotificationEvent,
} from '../../messages/notifications/notifier.port.ts';

export type DeliveryStatus = 'pending' | 'sent' | 'partial' | 'failed';

/** Events of syncs and of their postings. */
const SYNC_EVENTS = [
  'import_finished',
  'import_blocked',
  'payout_needs_review',
  'mapping_needed',
  'run_failed',
  'entry_posted',
  'entry_failed',
  'books_changed',
] as const satisfies readonly NotificationEvent[];

/** A notification as operators see it. */
export type AdminNotification = {
  readonly id: string;
  readonly tenant_id: string;
  readonly tenant_name: string;
  readonly user_id: string | null;
  readonly min_level: TenantLevel;
  readonly type: OutgoingNotification['type'];
  readonly priority: Priority;
  readonly status: DeliveryStatus;
  readonly event: NotificationEvent;
  readonly title: string;
  readonly message: string;
  readonly platform: DeliveryPlatform | null;
  readonly broadcast_id: string | null;
  readonly targets: number;
  readonly reached: number;
  readonly mails_due: number;
  readonly mails_sent: number;
  readonly mails_failed: number;
  readonly error: string | null;
  readonly times: number;
  readonly created_at: Date;
  readonly is_read: boolean | null;
};

export type NotificationFilter = {
  readonly tenantId?: string | undefined;
  readonly type?: OutgoingNotification['type'] | undefined;
  readonly priority?: Priority | undefined;
  readonly status?: DeliveryStatus | undefined;
  readonly platform?: DeliveryPlatform | undefined;
  readonly onlySyncs?: boolean;
  /** A half-open period: from the first instant, before the second one. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
};

/** For one `notification`: the platform of its sync, from its own subject or its run. */
const PLATFORM = sql`coalesce(notification.subject ->> 'channel_type',
  (select runs.channel_type from sync_runs runs
    where runs.tenant_id = notification.tenant_id and runs.id = (notification.subject ->> 'run_id')::uuid))`;

/** A condition on `notifications notification`. */
export function matching({
  tenantId,
  type,
  priority,
  status,
  platform,
  onlySyncs = false,
  from,
  before,
}: NotificationFilter): RawBuilder<unknown> {
  const conditions = [
    sql`notification.deleted_at is null`,
    ...(tenantId === undefined ? [] : [sql`notification.tenant_id = ${tenantId}`]),
    ...(type === undefined ? [] : [sql`notification.type = ${type}`]),
    ...(priority === undefined ? [] : [sql`notification.priority = ${priority}`]),
    ...(status === undefined ? [] : [sql`notification.status = ${status}`]),
    ...(onlySyncs ? [sql`notification.event = any(${[...SYNC_EVENTS]}::text[])`] : []),
    ...(from === undefined ? [] : [sql`notification.created_at >= ${from}`]),
    ...(before === undefined ? [] : [sql`notification.created_at < ${before}`]),
    ...(platform === undefined ? [] : [sql`${PLATFORM} = ${platform}`]),
  ];
  return sql.join(conditions, sql` and `);
}

const COLUMNS = sql`notification.id, notification.tenant_id, coalesce(clients.name, tenants.name) as tenant_name, notification.user_id,
  notification.min_level, notification.type, notification.priority, notification.status, notification.event, notification.title, notification.message, ${PLATFORM} as platform,
  notification.broadcast_id, notification.targets, notification.reached, notification.mails_due, notification.mails_sent, notification.mails_failed, notification.times,
  notification.created_at,
  (select mails.error from notification_mails mails
    where mails.tenant_id = notification.tenant_id and mails.notification_id = notification.id and mails.status = 'failed'
    order by mails.finished_at desc, mails.user_id limit 1) as error`;

const NAMES = sql`join tenants on tenants.id = notification.tenant_id left join clients on clients.tenant_id = notification.tenant_id`;

type Place = { readonly limit: number; readonly offset: number };

/** Newest first. */
export async function listAdminNotifications(
  tx: Transaction,
  filter: NotificationFilter,
  { limit, offset }: Place,
): Promise<AdminNotification[]> {
  const { rows } = await sql<AdminNotification>`
    select ${COLUMNS}, null::boolean as is_read
    from (select * from notifications notification where ${matching(filter)}
      order by notification.created_at desc, notification.id desc limit ${limit} offset ${offset}) notification ${NAMES}
    order by notification.created_at desc, notification.id desc`.execute(tx);
  return rows;
}

export async function countAdminNotifications(
  tx: Transaction,
  filter: NotificationFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from notifications notification where ${matching(filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Null if there is none, or it was deleted; locked until the transaction ends. */
export async function lockNotification(
  tx: Transaction,
  id: string,
): Promise<AdminNotification | null> {
  await sql`select from notifications where id = ${id} for update`.execute(tx);
  const { rows } = await sql<AdminNotification>`
    select ${COLUMNS}, null::boolean as is_read from notifications notification ${NAMES}
    where notification.id = ${id} and notification.deleted_at is null`.execute(tx);
  return rows[0] ?? null;
}

/** A person's notifications in all their tenants, whether they switched them off or not. */
function ofPerson(userId: string): RawBuilder<unknown> {
  return sql`memberships join notifications notification on notification.tenant_id = memberships.tenant_id
      and notification.deleted_at is null
      and case when notification.user_id is not null then notification.user_id = memberships.user_id
        else array_position(${RANKED}, notification.min_level) <= array_position(${RANKED}, memberships.level) end
    where memberships.user_id = ${userId} and memberships.level <> 'no_access'`;
}

const RANKED = sql.raw(`array['user_basic', 'user_manager', 'user_owner']`);

/** Newest first, with whether the person has read it. */
export async function listNotificationsOfPerson(
  tx: Transaction,
  userId: string,
  { limit, offset }: Place,
): Promise<AdminNotification[]> {
  const { rows } = await sql<AdminNotification>`
    select ${COLUMNS}, coalesce(reads.read_at >= notification.created_at, false) as is_read
    from (select notification.* from ${ofPerson(userId)}
      order by notification.created_at desc, notification.id desc limit ${limit} offset ${offset}) notification ${NAMES}
    left join notification_reads reads on reads.tenant_id = notification.tenant_id and reads.notification_id = notification.id
      and reads.user_id = ${userId}
    order by notification.created_at desc, notification.id desc`.execute(tx);
  return rows;
}

export async function countNotificationsOfPerson(tx: Transaction, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${ofPerson(userId)}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export async function personExists(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId}`.execute(tx);
  return rows.length > 0;
}
