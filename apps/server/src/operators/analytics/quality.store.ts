import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ChannelType, Currency } from '../../db/tables.ts';
import type { Period } from '../dataflow/stats.store.ts';
import { only } from '../../db/only-row.ts';

/** The outcome of store matches that started in a period. */
export type Matches = {
  readonly platform: ChannelType;
  readonly confirmed: number;
  readonly ignored: number;
  readonly pending: number;
};

/** The payouts read in a period, for one platform and currency. */
export type ReadPayouts = {
  readonly platform: ChannelType;
  readonly currency: Currency;
  readonly payouts: number;
  /** Those whose figures do not add up. */
  readonly unbalanced: number;
  readonly grossCents: number;
};

/** A page's speed at the 75th percentile of its loads; null if the browser did not measure it. */
export type RouteVitals = {
  readonly route: string;
  readonly loads: number;
  readonly ttfbMs: number | null;
  readonly lcpMs: number | null;
  readonly inpMs: number | null;
  readonly cls: number | null;
};

/** Days on which a person used the app, and those among them without a reported error. */
export type Visits = { readonly visits: number; readonly errorFree: number };

export type Support = {
  readonly tickets: number;
  readonly unknownColumns: number;
};

/** A match that has ended since was confirmed before. */
export async function readMatches(tx: Transaction, { from, to }: Period): Promise<Matches[]> {
  const { rows } = await sql<Matches>`
    select channel_type as "platform",
      (count(*) filter (where state in ('confirmed', 'ended')))::integer as "confirmed",
      (count(*) filter (where state = 'ignored'))::integer as "ignored",
      (count(*) filter (where state = 'pending'))::integer as "pending"
    from store_mappings where created_at >= ${from} and created_at < ${to}
    group by 1 order by 1`.execute(tx);
  return rows;
}

export async function readPayouts(tx: Transaction, { from, to }: Period): Promise<ReadPayouts[]> {
  const { rows } = await sql<ReadPayouts>`
    select platform as "platform", currency as "currency", count(*)::integer as "payouts",
      (count(*) filter (where not identities_hold))::integer as "unbalanced",
      sum(gross_sales_cents)::bigint as "grossCents"
    from payouts where created_at >= ${from} and created_at < ${to}
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

const MOST_ROUTES = 25;

export async function readVitals(tx: Transaction, { from, to }: Period): Promise<RouteVitals[]> {
  const p75 = (name: string) =>
    sql`percentile_cont(0.75) within group (order by (context ->> ${name}::text)::double precision)`;
  const { rows } = await sql<RouteVitals>`
    select context ->> 'route' as "route", count(*)::integer as "loads", ${p75('ttfb_ms')} as "ttfbMs",
      ${p75('lcp_ms')} as "lcpMs", ${p75('inp_ms')} as "inpMs", ${p75('cls')} as "cls"
    from dataflow_events
    where operation = 'frontend_page_measurement' and created_at >= ${from} and created_at < ${to}
    group by 1 order by 2 desc, 1 limit ${MOST_ROUTES}`.execute(tx);
  return rows;
}

export async function readVisits(tx: Transaction, { from, to }: Period): Promise<Visits> {
  const { rows } = await sql<Visits>`
    select count(*)::integer as "visits", (count(*) filter (where errors = 0))::integer as "errorFree"
    from (
      select user_id, (created_at at time zone 'UTC')::date,
        count(*) filter (where operation = 'frontend_api_error') as errors
      from dataflow_events
      where user_id is not null and created_at >= ${from} and created_at < ${to}
      group by 1, 2
    ) days`.execute(tx);
  return only(rows);
}

export async function readSupport(tx: Transaction, { from, to }: Period): Promise<Support> {
  const { rows } = await sql<Support>`
    select
      (select count(*)::integer from support_tickets where created_at >= ${from} and created_at < ${to}) as "tickets",
      (select count(distinct (platform, column_name))::integer from report_header_sightings
        where first_seen_at >= ${from} and first_seen_at < ${to}) as "unknownColumns"`.execute(tx);
  return only(rows);
}
