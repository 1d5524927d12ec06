import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { OperationStatus } from '../../platform/operation-event.ts';
import type { Period } from '../dataflow/stats.store.ts';
import { allLines, COLUMNS, matches } from './log-lines.ts';
import type { LogLevel, LogLineRow } from './log-lines.ts';
import type { LogTerm } from './log-query.ts';

/** The fields for filtering with one click, in display order. */
export const LOG_FACETS = [
  'level',
  'kind',
  'status',
  'operation',
  'error_code',
  'http_status',
  'provider',
  'stage',
  'tenant_id',
] as const;
export type LogFacetField = (typeof LOG_FACETS)[number];

export const LOG_BINS = 60;
const MOST_VALUES = 12;
const MOST_PATTERNS = 50;

export type LogBin = { readonly bin: number; readonly count: number; readonly errors: number };

export type FacetValue = {
  readonly field: LogFacetField;
  readonly value: string;
  /** A readable name of the value, if it differs. */
  readonly label: string | null;
  readonly count: number;
};

/** Lines that are the same except for their ids, times and clients. */
export type LogPattern = Pick<
  LogLineRow,
  'kind' | 'operation' | 'stage' | 'error_code' | 'http_status' | 'provider' | 'page_operation'
> & {
  readonly id: string;
  readonly level: LogLevel;
  readonly status: OperationStatus;
  readonly count: number;
  /** In the previous period of the same length. */
  readonly countBefore: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly tenants: number;
  readonly severity: string | null;
  readonly userImpact: string | null;
  readonly retryable: boolean | null;
  /** Of the latest one that has a request id. */
  readonly requestId: string | null;
};

type Request = { readonly period: Period; readonly terms: readonly LogTerm[] };

/** The number of lines in each of 60 bins of the period, counted from 1; empty bins are left out. */
export async function readBins(tx: Transaction, { period, terms }: Request): Promise<LogBin[]> {
  const seconds = ({ from, to }: Period) =>
    sql`${from.getTime() / 1_000}::double precision, ${to.getTime() / 1_000}::double precision`;
  const { rows } = await sql<LogBin>`
    select width_bucket(extract(epoch from l.occurred_at)::double precision, ${seconds(period)}, ${LOG_BINS}::integer)
        as "bin",
      count(*)::integer as "count",
      (count(*) filter (where l.level = 'error'))::integer as "errors"
    from (${allLines(period)}) l where ${matches(terms)} group by 1 order by 1`.execute(tx);
  return rows;
}

/**
 * The most frequent values of each facet. A facet's own filter does not apply to it, so that other values can be
 * chosen.
 */
export async function readFacets(
  tx: Transaction,
  { period, terms }: Request,
): Promise<FacetValue[]> {
  const isRequested = (field: LogFacetField) =>
    terms.some((term) => term.kind === 'field' && term.field === field);
  const counted = [
    countsOf(
      LOG_FACETS.filter((field) => !isRequested(field)),
      { period, terms },
    ),
    ...LOG_FACETS.filter(isRequested).map((field) =>
      countsOf([field], {
        period,
        terms: terms.filter((term) => term.kind !== 'field' || term.field !== field),
      }),
    ),
  ];
  const { rows } = await sql<FacetValue>`
    select "field", "value", "label", "count" from (
      select c.*, row_number() over (partition by c."field" order by c."count" desc, c."value") as place
      from (${sql.join(counted, sql` union all `)}) c
    ) ranked where place <= ${MOST_VALUES} order by "field", place`.execute(tx);
  return rows;
}

function countsOf(
  fields: readonly LogFacetField[],
  { period, terms }: Request,
): RawBuilder<FacetValue> {
  const values = fields.map(
    (field) =>
      sql`(${field}::text, ${COLUMNS[field]}::text, ${field === 'tenant_id' ? sql`l.tenant_name` : sql`null`}::text)`,
  );
  return sql<FacetValue>`
    select f.field as "field", f.value as "value", max(f.label) as "label", count(*)::integer as "count"
    from (${allLines(period)}) l
    cross join lateral (values ${sql.join(values)}) f (field, value, label)
    where ${matches(terms)} and f.value is not null group by 1, 2`;
}

const SAID = [
  'level',
  'kind',
  'operation',
  'stage',
  'status',
  'error_code',
  'http_status',
  'provider',
  'page_operation',
] as const;

/** Repeating lines, most frequent first, with the count of the previous period of the same length. */
export async function readPatterns(
  tx: Transaction,
  { period, terms }: Request,
): Promise<LogPattern[]> {
  const { from, to } = period;
  const before = new Date(2 * from.getTime() - to.getTime());
  const inPeriod = sql`filter (where l.occurred_at >= ${from})`;
  const text = (of: string) => sql.join(SAID.map((column) => sql.ref(`${of}.${column}`)));
  // Grouped by client first: counting distinct clients would sort every line. Ids are looked up for the result only.
  const { rows } = await sql<LogPattern>`
    with by_client as (
      select ${text('l')}, l.tenant_id, count(*) ${inPeriod} as found, count(*) as lines,
        min(l.occurred_at) ${inPeriod} as first_at, max(l.occurred_at) as last_at,
        max(l.occurred_at) filter (where l.request_id is not null) as named_at,
        max(l.severity) as severity, max(l.user_impact) as user_impact, bool_and(l.retryable) as retryable
      from (${allLines({ from: before, to })}) l where ${matches(terms)}
      group by ${text('l')}, l.tenant_id
    ), patterns as (
      select ${text('c')}, md5(concat_ws('|', ${text('c')})) as id, sum(c.found)::integer as found,
        sum(c.lines - c.found)::integer as found_before, min(c.first_at) as first_at, max(c.last_at) as last_at,
        max(c.named_at) as named_at, (count(c.tenant_id) filter (where c.found > 0))::integer as tenants,
        max(c.severity) as severity, max(c.user_impact) as user_impact, bool_and(c.retryable) as retryable
      from by_client c group by ${text('c')} having sum(c.found) > 0
      order by found desc, id limit ${MOST_PATTERNS}
    )
    select ${text('p')}, p.id, p.found as "count", p.found_before as "countBefore", p.first_at as "firstAt",
      p.last_at as "lastAt", p.tenants, p.severity, p.user_impact as "userImpact", p.retryable,
      (select max(l.request_id) from (${allLines({ from: before, to })}) l
        where l.occurred_at = p.named_at and (${text('l')}) is not distinct from (${text('p')})) as "requestId"
    from patterns p order by "count" desc, p.id`.execute(tx);
  return rows;
}
