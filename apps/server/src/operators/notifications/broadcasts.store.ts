import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { Announcement } from './sending.ts';

export type Broadcast = Announcement & {
  readonly id: string;
  /** Null targets every tenant with a member. */
  readonly tenantIds: readonly string[] | null;
  readonly status: 'scheduled' | 'queued' | 'sending' | 'sent' | 'partial' | 'canceled';
  readonly totalTenants: number;
  readonly totalTargets: number;
  readonly sentTenants: number;
  readonly failedTenants: number;
  /** The progress cursor: tenants up to this id have been notified. */
  readonly sentUpTo: string | null;
  readonly createdAt: Date;
  /** Null if it was sent immediately. */
  readonly sendAt: Date | null;
  readonly finishedAt: Date | null;
};

const COLUMNS = sql`id, type, priority, title, message, action, tenant_ids as "tenantIds", status,
  total_tenants as "totalTenants", total_targets as "totalTargets", sent_tenants as "sentTenants",
  failed_tenants as "failedTenants", sent_up_to as "sentUpTo", created_at as "createdAt", send_at as "sendAt", finished_at as "finishedAt"`;

type Wanted = { readonly tenantIds: readonly string[] | null; readonly before: Date };

/** Tenants with a recipient that already existed then, as a condition on `tenants`. */
function wanted({ tenantIds, before }: Wanted): RawBuilder<unknown> {
  return sql`tenants.created_at <= ${before}
    and (${tenantIds}::uuid[] is null or tenants.id = any(${tenantIds}::uuid[]))
    and exists (select from memberships where memberships.tenant_id = tenants.id and memberships.level <> 'no_access')`;
}

/** How many tenants and people it would reach: a member of two tenants counts twice, as they are notified in both. */
async function countReach(
  tx: Transaction,
  audience: Wanted,
): Promise<{ tenants: number; people: number }> {
  const { rows } = await sql<{ tenants: number; people: number }>`
    select count(distinct tenants.id) as tenants, count(*) as people
    from tenants join memberships on memberships.tenant_id = tenants.id and memberships.level <> 'no_access'
    where ${wanted(audience)}`.execute(tx);
  return rows[0] ?? { tenants: 0, people: 0 };
}

/** The audience, and which named tenants are not part of it: they count as failed. */
export async function countAudience(tx: Transaction, audience: Wanted) {
  const reach = await countReach(tx, audience);
  const unreachable = await listUnreachable(tx, audience);
  return {
    totalTenants: reach.tenants + unreachable.length,
    totalTargets: reach.people,
    failedTenants: unreachable.length,
    unreachable,
  };
}

/** Which named tenants it would not reach. */
export async function listUnreachable(
  tx: Transaction,
  { tenantIds, before }: Wanted,
): Promise<string[]> {
  if (tenantIds === null) {
    return [];
  }
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${tenantIds}::uuid[]) with ordinality as asked (id, place)
    where not exists (select from tenants where tenants.id = asked.id and ${wanted({ tenantIds, before })})
    order by asked.place`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Null if the same key has started one before (idempotency key). */
export async function insertBroadcast(
  tx: Transaction,
  broadcast: Omit<Broadcast, 'sentTenants' | 'sentUpTo' | 'finishedAt'>,
  idempotencyKey: string | null,
): Promise<Broadcast | null> {
  const { id, type, priority, title, message, action, tenantIds } = broadcast;
  const { status, totalTenants, totalTargets, failedTenants, createdAt, sendAt } = broadcast;
  const { rows } = await sql<Broadcast>`
    insert into broadcasts (id, type, priority, title, message, action, tenant_ids, status, total_tenants, total_targets,
      failed_tenants, idempotency_key, moved_at, created_at, send_at)
    values (${id}, ${type}, ${priority}, ${title}, ${message},
      ${action === null ? null : JSON.stringify(action)}::jsonb, ${tenantIds}::uuid[], ${status}, ${totalTenants},
      ${totalTargets}, ${failedTenants}, ${idempotencyKey}, ${createdAt}, ${createdAt}, ${sendAt})
    on conflict (idempotency_key) do nothing returning ${COLUMNS}`.execute(tx);
  return rows[0] ?? null;
}

export async function findBroadcast(tx: Transaction, id: string): Promise<Broadcast | null> {
  const { rows } = await sql<Broadcast>`select ${COLUMNS} from broadcasts where id = ${id}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function findBroadcastByKey(tx: Transaction, key: string): Promise<Broadcast | null> {
  const { rows } =
    await sql<Broadcast>`select ${COLUMNS} from broadcasts where idempotency_key = ${key}`.execute(
      tx,
    );
  return rows[0] ?? null;
}

/** Locks a broadcast against other senders until the transaction ends. */
export async function lockBroadcast(tx: Transaction, id: string): Promise<Broadcast | null> {
  const { rows } =
    await sql<Broadcast>`select ${COLUMNS} from broadcasts where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Scheduled broadcasts, the next one first. */
export async function listScheduledBroadcasts(
  tx: Transaction,
  limit: number,
): Promise<Broadcast[]> {
  const { rows } = await sql<Broadcast>`
    select ${COLUMNS} from broadcasts where status = 'scheduled' order by send_at, id limit ${limit}`.execute(
    tx,
  );
  return rows;
}

/** Starts a due broadcast: its audience is determined now, not when it was written. */
export async function beginBroadcast(
  tx: Transaction,
  { id }: Pick<Broadcast, 'id'>,
  counts: Pick<Broadcast, 'totalTenants' | 'totalTargets' | 'failedTenants'> & {
    readonly at: Date;
  },
): Promise<void> {
  await sql`update broadcasts set status = 'queued', total_tenants = ${counts.totalTenants},
      total_targets = ${counts.totalTargets}, failed_tenants = ${counts.failedTenants}, moved_at = ${counts.at}
    where id = ${id}`.execute(tx);
}

export async function cancelScheduled(tx: Transaction, id: string, at: Date): Promise<void> {
  await sql`update broadcasts set status = 'canceled', finished_at = ${at} where id = ${id}`.execute(
    tx,
  );
}

/** Tenants created later are not part of it. */
export function audienceOf({ tenantIds, sendAt, createdAt }: Broadcast): Wanted {
  return { tenantIds, before: sendAt ?? createdAt };
}

/** The next tenants, in order of their ids. */
export async function nextTenants(
  tx: Transaction,
  broadcast: Broadcast,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select tenants.id from tenants
    where (${broadcast.sentUpTo}::uuid is null or tenants.id > ${broadcast.sentUpTo}::uuid)
      and ${wanted(audienceOf(broadcast))}
    order by tenants.id limit ${count}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function moveBroadcast(
  tx: Transaction,
  id: string,
  { sentUpTo, sent, at }: { sentUpTo: string; sent: number; at: Date },
): Promise<void> {
  await sql`update broadcasts set status = 'sending', sent_up_to = ${sentUpTo},
      sent_tenants = sent_tenants + ${sent}::integer, moved_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Marks it as finished; target tenants that no longer exist count as failed. */
export async function finishBroadcast(tx: Transaction, id: string, at: Date): Promise<void> {
  await sql`update broadcasts set failed_tenants = greatest(total_tenants - sent_tenants, 0),
      status = case when total_tenants > sent_tenants then 'partial' else 'sent' end, finished_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Recipients reached in the app or by mail so far. */
export async function countReached(tx: Transaction, id: string): Promise<number> {
  const { rows } = await sql<{ reached: number }>`
    select coalesce(sum(reached), 0)::bigint as reached from notifications where broadcast_id = ${id}`.execute(
    tx,
  );
  return rows[0]?.reached ?? 0;
}

/** One notification in each of these tenants, in one statement. */
export async function insertBatch(
  tx: Transaction,
  { id, type, priority, title, message, action }: Broadcast,
  places: readonly { readonly tenantId: string; readonly notificationId: string }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into notifications (tenant_id, id, type, event, title, message, action, priority, broadcast_id, created_at)
    select tenant_id, id, ${type}, 'announcement', ${title}, ${message},
      ${action === null ? null : JSON.stringify(action)}::jsonb, ${priority}, ${id}::uuid, ${at}::timestamptz
    from unnest(${places.map(({ tenantId }) => tenantId)}::uuid[],
      ${places.map(({ notificationId }) => notificationId)}::uuid[]) as place (tenant_id, id)`.execute(
    tx,
  );
}
