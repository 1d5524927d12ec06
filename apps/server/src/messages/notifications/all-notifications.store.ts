import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';
import { fromNotificationRow, RANKED_LEVELS } from './notifications.store.ts';
import type { Notification, NotificationRow } from './notifications.store.ts';
import type { OutgoingNotification, NotificationEvent } from './notifier.port.ts';

/** A notification with its client; null for one that was sent to many clients at once. */
export type NotificationOfClient = Notification & {
  readonly client: { readonly id: string | null; readonly name: string } | null;
};

/** A user who reads across all their clients. */
export type ReaderOfAll = {
  readonly userId: string;
  /** The tenants an API token is limited to; null for all of the user's. */
  readonly tenantIds: readonly string[] | null;
  /** Whether clients that require two-step sign-in are included. */
  readonly secondStepDone: boolean;
};

export type AllNotificationsFilter = {
  readonly clientId?: string | undefined;
  readonly type?: OutgoingNotification['type'] | undefined;
  readonly event?: NotificationEvent | undefined;
  readonly unread: boolean;
  readonly text?: string | undefined;
};

type Row = NotificationRow & { client_id: string | null; client_name: string | null };

type Key = PageKey<NotificationOfClient>;
const CREATED: Key = {
  column: 'listed.created_at',
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt.toISOString(),
};
const CLIENT: Key = {
  column: 'listed.client_key',
  type: 'text',
  of: ({ client }) => client?.name ?? '',
};
const ID: Key = { column: 'listed.id', type: 'uuid', of: ({ id }) => id };

const ORDERS = {
  created: [CREATED, ID],
  '-created': [descending(CREATED), descending(ID)],
  client: [CLIENT, descending(CREATED), descending(ID)],
  '-client': [descending(CLIENT), descending(CREATED), descending(ID)],
} as const satisfies Readonly<Record<string, readonly Key[]>>;

export type AllNotificationsSort = keyof typeof ORDERS;

/** As the user: a page of the notifications across all their clients. */
export function pageAllNotifications(
  tx: Transaction,
  reader: ReaderOfAll,
  request: PageRequest & {
    readonly filter: AllNotificationsFilter;
    readonly sort: AllNotificationsSort;
  },
): Promise<Page<NotificationOfClient>> {
  const { filter, sort, limit, cursor } = request;
  const listed = sql<Row>`(
    ${mine(reader, filter.clientId)}
    select told.tenant_id, told.id, told.type, told.event, told.title, told.message, told.wording, told.action, told.subject,
      told.times, told.created_at, coalesce(reads.read_at >= told.created_at, false) as is_read,
      case when told.broadcast_id is null then mine.client_id end as client_id,
      case when told.broadcast_id is null then mine.name end as client_name,
      coalesce(case when told.broadcast_id is null then mine.name end, '') as client_key
    ${shown(reader)} ${matching(filter)})`;
  return pageOf(
    tx.selectFrom(listed.as('listed')).selectAll(),
    { limit, cursor },
    { order: { name: sort, keys: ORDERS[sort] }, toRow: fromRow },
  );
}

/** As the user: the unread count across all their clients, regardless of filters. */
export async function countAllUnread(tx: Transaction, reader: ReaderOfAll): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    ${mine(reader)} select count(*) ${shown(reader)} and ${IS_UNREAD}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** As the user: how many clients are left out because they require a two-step sign-in that was not done. */
export async function countHiddenClients(tx: Transaction, reader: ReaderOfAll): Promise<number> {
  if (reader.secondStepDone) {
    return 0;
  }
  const { rows } = await sql<{ count: number }>`
    select count(*) from (${membershipsOf(reader)}) mine where second_step_required`.execute(tx);
  return rows[0]?.count ?? 0;
}

type Mark = {
  /** Null for all of them. */
  readonly ids: readonly string[] | null;
  readonly isDismissed: boolean;
  readonly at: Date;
};

/**
 * As the user: marks unread notifications as read, or dismisses them. A broadcast to many clients is marked in each of
 * them. `takeBackMark` with the same instant undoes exactly this.
 */
export async function markAllNotifications(
  tx: Transaction,
  reader: ReaderOfAll,
  { ids, isDismissed, at }: Mark,
): Promise<void> {
  const among = ids === null ? sql`true` : sql`(told.id = any(${ids}::uuid[]) or ${sameAs(ids)})`;
  await sql`
    insert into notification_reads as known (tenant_id, notification_id, user_id, read_at, dismissed_at)
    ${mine(reader)}
    select told.tenant_id, told.id, ${reader.userId}::uuid,
      case when ${IS_UNREAD} then ${at}::timestamptz else reads.read_at end,
      ${isDismissed ? at : null}::timestamptz
    ${ofReader(reader)} and ${among} and ${isDismissed ? sql`true` : IS_UNREAD}
    on conflict (tenant_id, notification_id, user_id) do update
      set read_at = excluded.read_at, dismissed_at = coalesce(excluded.dismissed_at, known.dismissed_at)`.execute(
    tx,
  );
}

/** As the user: undoes what was marked at this instant. */
export async function takeBackMark(tx: Transaction, reader: ReaderOfAll, at: Date): Promise<void> {
  await sql`
    update notification_reads reads set
      dismissed_at = case when reads.dismissed_at = ${at} then null else reads.dismissed_at end,
      read_at = case when reads.read_at = ${at} then 'epoch' else reads.read_at end
    where ${readBy(reader)} and (reads.read_at = ${at} or reads.dismissed_at = ${at})`.execute(tx);
}

/** As the user: marks these as unread and restores them to the list. */
export async function markUnread(
  tx: Transaction,
  reader: ReaderOfAll,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update notification_reads reads set dismissed_at = null, read_at = 'epoch'
    from notifications told
    where ${readBy(reader)} and told.tenant_id = reads.tenant_id and told.id = reads.notification_id
      and (told.id = any(${ids}::uuid[]) or ${sameAs(ids)})`.execute(tx);
}

/** The reader's read marks in the clients within their reach. */
function readBy({ userId, tenantIds }: ReaderOfAll): RawBuilder<unknown> {
  return sql`reads.user_id = ${userId}
      ${tenantIds === null ? sql`` : sql`and reads.tenant_id = any(${tenantIds}::uuid[])`}`;
}

const IS_UNREAD = sql`(reads.read_at is null or reads.read_at < told.created_at)`;

/** Whether `told` belongs to the same broadcast as one of these. */
function sameAs(ids: readonly string[]): RawBuilder<unknown> {
  return sql`told.broadcast_id in (
    select named.broadcast_id from notifications named
    where named.id = any(${ids}::uuid[]) and named.broadcast_id is not null)`;
}

function membershipsOf({ userId, tenantIds }: ReaderOfAll): RawBuilder<unknown> {
  return sql`
    select memberships.tenant_id, memberships.level, clients.id as client_id,
      coalesce(clients.name, tenants.name) as name, tenants.second_step_required
    from memberships join tenants on tenants.id = memberships.tenant_id
    left join clients on clients.tenant_id = memberships.tenant_id
    where memberships.user_id = ${userId} and memberships.level <> 'no_access' and clients.archived_at is null
      ${tenantIds === null ? sql`` : sql`and memberships.tenant_id = any(${tenantIds}::uuid[])`}`;
}

/** The clients to read, or the one that the list is filtered by. */
function mine(reader: ReaderOfAll, clientId?: string): RawBuilder<unknown> {
  return sql`with mine as (
    select * from (${membershipsOf(reader)}) readable
    where ${reader.secondStepDone ? sql`true` : sql`not second_step_required`}
      ${clientId === undefined ? sql`` : sql`and client_id = ${clientId}`})`;
}

/** The reader's notifications in the app: not dismissed, for their level, and not switched off by them. */
function ofReader({ userId }: ReaderOfAll): RawBuilder<unknown> {
  return sql`
    from mine join notifications told on told.tenant_id = mine.tenant_id
    left join notification_reads reads on reads.tenant_id = told.tenant_id and reads.notification_id = told.id
      and reads.user_id = ${userId}
    where case when told.user_id is null
        then array_position(${RANKED_LEVELS}::text[], told.min_level) <= array_position(${RANKED_LEVELS}::text[], mine.level)
        else told.user_id = ${userId} end
      and (reads.dismissed_at is null or reads.dismissed_at < told.created_at)
      and not exists (
        select from user_preferences where user_preferences.user_id = ${userId}
          and preferences #>> array['notifications', told.event, 'in_app'] = 'false')`;
}

/** A broadcast to several of the reader's clients is one notification: that of the first client. */
function shown(reader: ReaderOfAll): RawBuilder<unknown> {
  return sql`${ofReader(reader)}
      and (told.broadcast_id is null or not exists (
        select from notifications same join mine other on other.tenant_id = same.tenant_id
        where same.broadcast_id = told.broadcast_id and same.tenant_id < told.tenant_id))`;
}

function matching({ type, event, unread, text }: AllNotificationsFilter): RawBuilder<unknown> {
  return sql`
      ${type === undefined ? sql`` : sql`and told.type = ${type}`}
      ${event === undefined ? sql`` : sql`and told.event = ${event}`}
      ${unread ? sql`and ${IS_UNREAD}` : sql``}
      ${
        text === undefined
          ? sql``
          : sql`and (told.title ilike ${contains(text)} or told.message ilike ${contains(text)} or mine.name ilike ${contains(text)})`
      }`;
}

function fromRow({ client_id: id, client_name: name, ...row }: Row): NotificationOfClient {
  return { ...fromNotificationRow(row), client: name === null ? null : { id, name } };
}
