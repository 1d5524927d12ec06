import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { eventLines, matches, reportLines } from '../log-analyzer/log-lines.ts';
import type { LogLineRow } from '../log-analyzer/log-lines.ts';
import type { LogTerm } from '../log-analyzer/log-query.ts';
import type { Period } from './stats.store.ts';

/** An exported event; a page's report has neither a parent span nor a duration. */
export type ExportedEvent = Omit<
  LogLineRow,
  'level' | 'severity' | 'user_impact' | 'retryable' | 'route' | 'component' | 'page_operation'
>;

export type PlaceInEvents = { readonly at: Date; readonly id: string };

type EventsQuery = {
  readonly period: Period;
  /** The filters; empty exports everything. */
  readonly terms: readonly LogTerm[];
  readonly after: PlaceInEvents | null;
  readonly limit: number;
};

export function exportedEvents(tx: Transaction, request: EventsQuery): Promise<ExportedEvent[]> {
  return readSome(tx, eventLines(request.period), request);
}

/** Of an error only its class and the response status; never its message. */
export function exportedReports(tx: Transaction, request: EventsQuery): Promise<ExportedEvent[]> {
  return readSome(tx, reportLines(request.period), request);
}

async function readSome(
  tx: Transaction,
  lines: RawBuilder<LogLineRow>,
  { terms, after, limit }: EventsQuery,
): Promise<ExportedEvent[]> {
  const beyond =
    after === null
      ? sql<boolean>`true`
      : sql<boolean>`(l.occurred_at, l.id) > (${after.at}::timestamptz, ${after.id}::text)`;
  const { rows } = await sql<ExportedEvent>`
    select l.id, l.occurred_at, l.kind, l.operation, l.stage, l.status, l.duration_ms, l.tenant_id, l.tenant_name,
      l.user_id, l.request_id, l.trace_id, l.parent_id, l.run_id, l.provider, l.http_status, l.error_code, l.attempt,
      l.bytes_sent, l.bytes_received, l.provider_request_id
    from (${lines}) l where ${matches(terms)} and ${beyond}
    order by l.occurred_at, l.id limit ${limit}`.execute(tx);
  return rows;
}
