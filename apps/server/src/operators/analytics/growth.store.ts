import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';
import type { Period } from '../dataflow/stats.store.ts';
import { only } from '../../db/only-row.ts';

/** The funnel of people who registered in a period; each step counts those who reached all earlier steps by now. */
export type Funnel = {
  readonly registered: number;
  readonly client: number;
  readonly reports: number;
  readonly books: number;
  readonly mapped: number;
  readonly posted: number;
  readonly secondWeek: number;
};

/** How long clients took from their start to their first posted entry. */
export type FirstPosts = {
  readonly clients: number;
  readonly medianHours: number | null;
  readonly p90Hours: number | null;
};

export type WeekVolume = {
  /** The week's Monday (UTC). */
  readonly week: string;
  readonly platform: ChannelType;
  readonly runs: number;
  readonly payouts: number;
  readonly posted: number;
};

export type Cohort = {
  /** The month in which the clients started (UTC), `YYYY-MM`. */
  readonly month: string;
  readonly clients: number;
  /** How many of them posted an entry in that month, the next, and so on, up to now. */
  readonly active: readonly number[];
};

export type Trials = {
  readonly started: number;
  readonly ended: number;
  /** Of the ended ones, those that pay now. */
  readonly paying: number;
};

/** A person counts for activity in any of the clients they own. */
export async function readFunnel(tx: Transaction, { from, to }: Period): Promise<Funnel> {
  const { rows } = await sql<Funnel>`
    with people as (
      select id from users where created_at >= ${from} and created_at < ${to}
    ), reached as (
      select p.id,
        bool_or(m.tenant_id is not null) as client,
        bool_or(exists (select from payouts y where y.tenant_id = m.tenant_id)) as reports,
        bool_or(exists (select from connections c where c.tenant_id = m.tenant_id and c.provider = 'quickbooks')) as books,
        bool_or(exists (select from journal_entries e
          where e.tenant_id = m.tenant_id and e.status <> 'needs_mapping')) as mapped,
        bool_or(first.at is not null) as posted,
        bool_or(exists (select from journal_entries e where e.tenant_id = m.tenant_id
          and e.posted_at >= first.at + interval '7 days')) as later
      from people p
      left join memberships m on m.user_id = p.id and m.level = 'user_owner'
      left join lateral (
        select min(e.posted_at) as at from journal_entries e where e.tenant_id = m.tenant_id
      ) first on true
      group by p.id
    )
    select count(*)::integer as "registered",
      (count(*) filter (where client))::integer as "client",
      (count(*) filter (where client and reports))::integer as "reports",
      (count(*) filter (where client and reports and books))::integer as "books",
      (count(*) filter (where client and reports and books and mapped))::integer as "mapped",
      (count(*) filter (where client and reports and books and mapped and posted))::integer as "posted",
      (count(*) filter (where client and reports and books and mapped and posted and later))::integer as "secondWeek"
    from reached`.execute(tx);
  return only(rows);
}

/** Of the clients whose first entry was posted in the period. */
export async function readFirstPosts(tx: Transaction, { from, to }: Period): Promise<FirstPosts> {
  const { rows } = await sql<FirstPosts>`
    select count(*)::integer as "clients",
      percentile_cont(0.5) within group (order by hours) as "medianHours",
      percentile_cont(0.9) within group (order by hours) as "p90Hours"
    from (
      select extract(epoch from min(e.posted_at) - t.created_at)::double precision / 3600 as hours
      from journal_entries e join tenants t on t.id = e.tenant_id
      where e.posted_at is not null group by t.id
      having min(e.posted_at) >= ${from} and min(e.posted_at) < ${to}
    ) firsts`.execute(tx);
  return only(rows);
}

export async function readVolume(tx: Transaction, { from, to }: Period): Promise<WeekVolume[]> {
  const { rows } = await sql<WeekVolume>`
    select to_char(date_trunc('week', done.at at time zone 'UTC'), 'YYYY-MM-DD') as "week", done.platform as "platform",
      (count(*) filter (where done.what = 'run'))::integer as "runs",
      (count(*) filter (where done.what = 'payout'))::integer as "payouts",
      (count(*) filter (where done.what = 'entry'))::integer as "posted"
    from (
      select 'run' as what, channel_type as platform, created_at as at from sync_runs
        where channel_type is not null and created_at >= ${from} and created_at < ${to}
      union all
      select 'payout', platform, created_at from payouts where created_at >= ${from} and created_at < ${to}
      union all
      select 'entry', platform, posted_at from journal_entries
        where platform is not null and posted_at >= ${from} and posted_at < ${to}
    ) done group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

const COHORTS = 6;

/** The clients of this month and the previous five, oldest first; months without new clients are left out. */
export async function readCohorts(tx: Transaction, now: Date): Promise<Cohort[]> {
  const month = sql`date_trunc('month', ${now}::timestamptz at time zone 'UTC')`;
  const { rows } = await sql<Cohort>`
    with clients_of as (
      select id, date_trunc('month', created_at at time zone 'UTC') as began from tenants
      where created_at at time zone 'UTC' >= ${month} - ${COHORTS - 1} * interval '1 month' and created_at < ${now}
    ), cohorts as (
      select began, count(*)::integer as clients from clients_of group by began
    ), posted as (
      select distinct c.began, c.id, date_trunc('month', e.posted_at at time zone 'UTC') as month
      from clients_of c join journal_entries e on e.tenant_id = c.id where e.posted_at is not null
    )
    select to_char(k.began, 'YYYY-MM') as "month", k.clients as "clients",
      array(
        select (select count(*)::integer from posted p where p.began = k.began and p.month = m)
        from generate_series(k.began, ${month}, interval '1 month') m order by m
      ) as "active"
    from cohorts k order by k.began`.execute(tx);
  return rows;
}

/** Trials that started in the period. A trial ends after its days, or with its payouts. */
export async function readTrials(
  tx: Transaction,
  { period: { from, to }, now }: { readonly period: Period; readonly now: Date },
): Promise<Trials> {
  const ended = sql`(paid_state is not null or payouts_reached_at is not null
    or trial_started_at + trial_days * interval '1 day' <= ${now})`;
  const { rows } = await sql<Trials>`
    select count(*)::integer as "started",
      (count(*) filter (where ${ended}))::integer as "ended",
      (count(*) filter (where paid_state in ('active', 'past_due')))::integer as "paying"
    from subscriptions where trial_started_at >= ${from} and trial_started_at < ${to}`.execute(tx);
  return only(rows);
}
