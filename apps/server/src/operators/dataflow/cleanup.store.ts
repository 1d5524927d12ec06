import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

export type EventCounts = {
  readonly totalEvents: number;
  readonly old: number;
  readonly oldestAt: Date | null;
  readonly newestAt: Date | null;
  /** How many requests lose all of their events. */
  readonly tracesLost: number;
};

/** The number of events, and of those older than `before`. */
export async function countEvents(tx: Transaction, before: Date): Promise<EventCounts> {
  const { rows } = await sql<EventCounts>`
    with events as (
      select occurred_at as at, request_id from operation_events
      union all select created_at, request_id from dataflow_events)
    select count(*)::integer as "totalEvents",
      (count(*) filter (where at < ${before}))::integer as "old",
      min(at) filter (where at < ${before}) as "oldestAt",
      max(at) filter (where at < ${before}) as "newestAt",
      (select count(*)::integer from (
        select request_id from events where request_id is not null
        group by request_id having max(at) < ${before}) lost) as "tracesLost"
    from events`.execute(tx);
  const [counts] = rows;
  if (counts === undefined) {
    throw new Error('A count has one row.');
  }
  return counts;
}

/** Deletes the oldest events before an instant, at most `limit` of each kind; concurrent calls take different ones. */
export async function deleteOldEvents(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<number> {
  const operations = await sql`
    delete from operation_events e using (
      select tenant_id, occurred_at, span_id from operation_events
      where occurred_at < ${before} order by occurred_at limit ${limit} for update skip locked) old
    where e.tenant_id = old.tenant_id and e.occurred_at = old.occurred_at and e.span_id = old.span_id`.execute(
    tx,
  );
  const reports = await sql`
    delete from dataflow_events e using (
      select tenant_id, reporter, id from dataflow_events
      where created_at < ${before} order by created_at limit ${limit} for update skip locked) old
    where e.tenant_id = old.tenant_id and e.reporter = old.reporter and e.id = old.id`.execute(tx);
  return Number((operations.numAffectedRows ?? 0n) + (reports.numAffectedRows ?? 0n));
}
