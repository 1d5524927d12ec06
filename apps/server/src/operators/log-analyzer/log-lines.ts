import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CalledProvider, EventKind, OperationStatus } from '../../platform/operation-event.ts';
import { NO_TENANT } from '../dataflow/operation-events.store.ts';
import type { Period } from '../dataflow/stats.store.ts';
import type { LogField, LogTerm } from './log-query.ts';

export type LogLevel = 'debug' | 'info' | 'warning' | 'error';

/** A line of the log: a system event, or a page's report without anything that a person wrote or saw. */
export type LogLineRow = {
  readonly id: string;
  readonly occurred_at: Date;
  readonly level: LogLevel;
  readonly kind: EventKind | 'browser';
  readonly operation: string;
  readonly stage: string | null;
  readonly status: OperationStatus;
  readonly duration_ms: number | null;
  readonly tenant_id: string | null;
  readonly tenant_name: string | null;
  readonly user_id: string | null;
  readonly request_id: string | null;
  readonly trace_id: string | null;
  readonly parent_id: string | null;
  readonly run_id: string | null;
  readonly provider: CalledProvider | null;
  readonly http_status: number | null;
  readonly error_code: string | null;
  readonly attempt: number | null;
  readonly bytes_sent: number | null;
  readonly bytes_received: number | null;
  readonly provider_request_id: string | null;
  readonly severity: string | null;
  readonly user_impact: string | null;
  readonly retryable: boolean | null;
  /** The path of the page, without its query. */
  readonly route: string | null;
  readonly component: string | null;
  /** What the page was doing. */
  readonly page_operation: string | null;
};

/** System events as lines. */
export function eventLines({ from, to }: Period): RawBuilder<LogLineRow> {
  return sql<LogLineRow>`
    select e.span_id as id, e.occurred_at,
      case e.status when 'succeeded' then 'info' when 'failed' then 'error' else 'warning' end as level,
      e.kind, e.operation, e.stage, e.status, e.duration_ms,
      nullif(e.tenant_id, ${NO_TENANT}::uuid) as tenant_id, tenants.name as tenant_name, e.user_id,
      e.request_id, e.trace_id, e.parent_id, e.run_id, e.provider, e.http_status::integer as http_status,
      e.error_code, e.attempt::integer as attempt, e.bytes_sent, e.bytes_received, e.provider_request_id,
      null::text as severity, null::text as user_impact, null::boolean as retryable, null::text as route,
      null::text as component, null::text as page_operation
    from operation_events e left join tenants on tenants.id = e.tenant_id
    where e.occurred_at >= ${from} and e.occurred_at < ${to}`;
}

/** Pages' reports as lines; messages, stacks and URLs of errors are left out. */
export function reportLines({ from, to }: Period): RawBuilder<LogLineRow> {
  return sql<LogLineRow>`
    select e.id::text as id, e.created_at as occurred_at,
      case when e.severity in ('high', 'critical') then 'error' when e.severity = 'medium' then 'warning'
        else 'debug' end as level,
      'browser' as kind, e.operation, e.stage,
      case e.operation when 'frontend_api_error' then 'failed' else 'succeeded' end as status,
      null::double precision as duration_ms,
      nullif(e.tenant_id, ${NO_TENANT}::uuid) as tenant_id, tenants.name as tenant_name, e.user_id,
      e.request_id, null::text as trace_id, null::text as parent_id, null::uuid as run_id,
      null::text as provider, (e.context ->> 'status')::integer as http_status,
      e.context ->> 'error_type' as error_code, null::integer as attempt, null::bigint as bytes_sent,
      null::bigint as bytes_received, null::text as provider_request_id,
      nullif(e.severity, 'none') as severity, e.context ->> 'user_impact' as user_impact,
      (e.context ->> 'retryable')::boolean as retryable, split_part(e.context ->> 'route', '?', 1) as route,
      e.context ->> 'component' as component, e.context ->> 'operation' as page_operation
    from dataflow_events e left join tenants on tenants.id = e.tenant_id
    where e.created_at >= ${from} and e.created_at < ${to}`;
}

/** Every line of a period. */
export function allLines(period: Period): RawBuilder<LogLineRow> {
  return sql<LogLineRow>`${eventLines(period)} union all ${reportLines(period)}`;
}

/** Columns of `l` as text, by their names in the query language. */
export const COLUMNS: Readonly<Record<Exclude<LogField, 'duration_ms'>, RawBuilder<string>>> = {
  level: sql`l.level`,
  kind: sql`l.kind`,
  status: sql`l.status`,
  operation: sql`l.operation`,
  stage: sql`l.stage`,
  provider: sql`l.provider`,
  error_code: sql`l.error_code`,
  http_status: sql`l.http_status::text`,
  severity: sql`l.severity`,
  user_impact: sql`l.user_impact`,
  route: sql`l.route`,
  component: sql`l.component`,
  page_operation: sql`l.page_operation`,
  client: sql`l.tenant_name`,
  tenant_id: sql`l.tenant_id::text`,
  user_id: sql`l.user_id::text`,
  request_id: sql`l.request_id`,
  trace_id: sql`l.trace_id`,
  run_id: sql`l.run_id::text`,
};

/** The text that a free-text term searches. */
const SEARCHED = sql`lower(concat_ws(' ', l.operation, l.status, l.error_code, l.http_status, l.provider, l.stage, l.kind,
  l.tenant_name, l.request_id, l.run_id, l.trace_id, l.severity, l.route, l.component, l.page_operation))`;

/** Whether a line of `l` matches all terms. */
export function matches(terms: readonly LogTerm[]): RawBuilder<boolean> {
  const byField = new Map<string, RawBuilder<boolean>[]>();
  const all: RawBuilder<boolean>[] = [sql`true`];
  for (const term of terms) {
    const found = holds(term);
    if (term.isExcluded) {
      all.push(sql`(${found}) is not true`);
    } else if (term.kind === 'field') {
      byField.set(term.field, [...(byField.get(term.field) ?? []), found]);
    } else {
      all.push(found);
    }
  }
  for (const either of byField.values()) {
    all.push(sql`(${sql.join(either, sql` or `)})`);
  }
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

function holds(term: LogTerm): RawBuilder<boolean> {
  if (term.kind === 'text') {
    return sql<boolean>`position(lower(${term.text}) in ${SEARCHED}) > 0`;
  }
  if (term.kind === 'duration') {
    return sql<boolean>`l.duration_ms ${sql.raw(term.bound.sign)} ${term.bound.ms}`;
  }
  const column = COLUMNS[term.field];
  return term.value.includes('*')
    ? sql<boolean>`${column} ilike ${toPattern(term.value)}`
    : sql<boolean>`${column} = ${term.value}`;
}

function toPattern(value: string): string {
  return value.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '%');
}
