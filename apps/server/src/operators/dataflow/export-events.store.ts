import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { NO_TENANT } from './operation-events.store.ts';
import type { OperationEventRow } from './operation-events.store.ts';
import { within } from './stats.store.ts';
import type { Period } from './stats.store.ts';

/** An event as it is handed out; what a page reported has neither a place in a trace nor a duration. */
export type ExportedEvent = Omit<
  OperationEventRow,
  'tenant_id' | 'span_id' | 'kind' | 'stage' | 'trace_id' | 'request_id' | 'attempt' | 'duration_ms'
> & {
  readonly id: string;
  readonly kind: OperationEventRow['kind'] | 'browser';
  readonly stage: string | null;
  readonly tenant_id: string | null;
  readonly tenant_name: string | null;
  readonly trace_id: string | null;
  readonly request_id: string | null;
  readonly attempt: number | null;
  readonly duration_ms: number | null;
};

export type PlaceInEvents = { readonly at: Date; readonly id: string };

type Asked = {
  readonly period: Period;
  readonly after: PlaceInEvents | null;
  readonly limit: number;
};

export async function exportedEvents(
  tx: Transaction,
  { period, after, limit }: Asked,
): Promise<ExportedEvent[]> {
  const beyond =
    after === null
      ? sql<boolean>`true`
      : sql<boolean>`(occurred_at, span_id) > (${after.at}::timestamptz, ${after.id}::text)`;
  const { rows } = await sql<ExportedEvent>`
    select e.span_id as id, e.occurred_at, e.kind, e.operation, e.stage, e.status, e.duration_ms,
      nullif(e.tenant_id, ${NO_TENANT}::uuid) as tenant_id, tenants.name as tenant_name, e.user_id,
      e.request_id, e.trace_id, e.parent_id, e.run_id, e.provider, e.http_status, e.error_code, e.attempt,
      e.bytes_sent, e.bytes_received, e.provider_request_id
    from operation_events e left join tenants on tenants.id = e.tenant_id
    where ${within(period)} and ${beyond}
    order by e.occurred_at, e.span_id limit ${limit}`.execute(tx);
  return rows;
}

/** Of an error its class and the status it was answered with; never what it said. */
export async function exportedReports(
  tx: Transaction,
  { period: { from, to }, after, limit }: Asked,
): Promise<ExportedEvent[]> {
  const beyond =
    after === null
      ? sql<boolean>`true`
      : sql<boolean>`(e.created_at, e.id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<ExportedEvent>`
    select e.id, e.created_at as occurred_at, 'browser' as kind, e.operation, e.stage,
      case e.operation when 'frontend_api_error' then 'failed' else 'succeeded' end as status,
      null as duration_ms, nullif(e.tenant_id, ${NO_TENANT}::uuid) as tenant_id, tenants.name as tenant_name,
      e.user_id, e.request_id, null as trace_id, null as parent_id, null as run_id, null as provider,
      (e.context ->> 'status')::integer as http_status, e.context ->> 'error_type' as error_code, null as attempt,
      null as bytes_sent, null as bytes_received, null as provider_request_id
    from dataflow_events e left join tenants on tenants.id = e.tenant_id
    where e.created_at >= ${from} and e.created_at < ${to} and ${beyond}
    order by e.created_at, e.id limit ${limit}`.execute(tx);
  return rows;
}
