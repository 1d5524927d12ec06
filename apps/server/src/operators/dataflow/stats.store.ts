import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { CalledProvider, EventKind } from '../../platform/operation-event.ts';
import { NO_TENANT } from './operation-events.store.ts';

/** Counts of events, with the median and the 95th percentile of their durations in whole ms; null without events. */
export type Figures = {
  readonly total: number;
  readonly refused: number;
  readonly failed: number;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
};

export type Failure = {
  readonly operation: string;
  readonly errorCode: string | null;
  readonly count: number;
};

export type Stats = {
  readonly totals: Figures;
  readonly byDay: readonly (Figures & { readonly day: string })[];
  readonly byOperation: readonly (Figures & {
    readonly kind: EventKind;
    readonly operation: string;
  })[];
  readonly byTenant: readonly (Figures & {
    readonly tenantId: string;
    readonly tenantName: string | null;
  })[];
  readonly byProvider: readonly (Figures & { readonly provider: CalledProvider })[];
  readonly failures: readonly Failure[];
};

export type Period = { readonly from: Date; readonly to: Date };

const MOST_OPERATIONS = 50;
const MOST_TENANTS = 20;
const MOST_FAILURES = 20;

export const FIGURES = sql`
  count(*)::integer as "total",
  (count(*) filter (where status = 'refused'))::integer as "refused",
  (count(*) filter (where status = 'failed'))::integer as "failed",
  round(percentile_cont(0.5) within group (order by duration_ms)) as "p50Ms",
  round(percentile_cont(0.95) within group (order by duration_ms)) as "p95Ms"`;

export function within({ from, to }: Period): RawBuilder<boolean> {
  return sql<boolean>`occurred_at >= ${from} and occurred_at < ${to}`;
}

export async function readStats(tx: Transaction, period: Period): Promise<Stats> {
  const totals = await sql<Figures>`
    select ${FIGURES} from operation_events where ${within(period)}`.execute(tx);
  const byDay = await sql<Stats['byDay'][number]>`
    select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as "day", ${FIGURES}
    from operation_events where ${within(period)} group by 1 order by 1`.execute(tx);
  const byOperation = await sql<Stats['byOperation'][number]>`
    select kind as "kind", operation as "operation", ${FIGURES}
    from operation_events where ${within(period)}
    group by 1, 2 order by 3 desc, 2 limit ${MOST_OPERATIONS}`.execute(tx);
  const byTenant = await sql<Stats['byTenant'][number]>`
    select counted.*, tenants.name as "tenantName" from (
      select tenant_id as "tenantId", ${FIGURES}
      from operation_events where ${within(period)} and tenant_id <> ${NO_TENANT}
      group by 1 order by 2 desc, 1 limit ${MOST_TENANTS}) counted
    left join tenants on tenants.id = counted."tenantId"
    order by counted."total" desc, counted."tenantId"`.execute(tx);
  const byProvider = await sql<Stats['byProvider'][number]>`
    select provider as "provider", ${FIGURES}
    from operation_events where ${within(period)} and provider is not null
    group by 1 order by 1`.execute(tx);
  const failures = await sql<Failure>`
    select operation as "operation", error_code as "errorCode", count(*)::integer as "count"
    from operation_events where ${within(period)} and status = 'failed'
    group by 1, 2 order by 3 desc, 1, 2 limit ${MOST_FAILURES}`.execute(tx);
  const [all] = totals.rows;
  if (all === undefined) {
    throw new Error('A count has one row.');
  }
  return {
    totals: all,
    byDay: byDay.rows,
    byOperation: byOperation.rows,
    byTenant: byTenant.rows,
    byProvider: byProvider.rows,
    failures: failures.rows,
  };
}
