import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/** The installation's activity and pending work; times in milliseconds. */
export type PortalFigures = {
  readonly users: number;
  readonly usersActive: number;
  readonly usersNew: number;
  readonly clients: number;
  readonly runs: number;
  readonly runsFailed: number;
  readonly postingsUnknown: number;
  readonly oldestUnknownMs: number | null;
  readonly jobsWaiting: number;
  readonly oldestJobMs: number | null;
  readonly ticketsOpen: number;
  readonly trialsEnding: number;
  readonly connectionsExpired: number;
};

/** All figures in one query, so that they are consistent. `since` is the start of the last 24 hours. */
export async function readPortalFigures(
  tx: Transaction,
  { now, since, weekAgo, weekAhead }: { now: Date; since: Date; weekAgo: Date; weekAhead: Date },
): Promise<PortalFigures> {
  const { rows } = await sql<PortalFigures>`
    select
      (select count(*)::integer from users) as "users",
      (select count(distinct user_id)::integer from sessions where refreshed_at >= ${since}) as "usersActive",
      (select count(*)::integer from users where created_at >= ${weekAgo}) as "usersNew",
      (select count(*)::integer from clients where archived_at is null) as "clients",
      (select count(*)::integer from sync_runs where created_at >= ${since}) as "runs",
      (select count(*)::integer from sync_runs where created_at >= ${since} and status = 'failed') as "runsFailed",
      (select count(*)::integer from postings where state = 'unknown') as "postingsUnknown",
      (select extract(epoch from ${now}::timestamptz - min(updated_at))::double precision * 1000
        from postings where state = 'unknown') as "oldestUnknownMs",
      jobs.waiting as "jobsWaiting",
      jobs.oldest_ms as "oldestJobMs",
      (select count(*)::integer from support_tickets where status = 'submitted') as "ticketsOpen",
      (select count(*)::integer from subscriptions
        where paid_state is null
          and trial_started_at + trial_days * interval '1 day' between ${now} and ${weekAhead}) as "trialsEnding",
      (select count(*)::integer from connections where status = 'expired') as "connectionsExpired"
    from (
      select count(*)::integer as waiting,
        extract(epoch from ${now}::timestamptz - min(start_after))::double precision * 1000 as oldest_ms
      from pgboss.job where state in ('created', 'retry') and start_after <= ${now}
    ) jobs`.execute(tx);
  const [figures] = rows;
  if (figures === undefined) {
    throw new Error('A count has one row.');
  }
  return figures;
}
