import type { components } from '@platebook/api-client';
import type { Period } from '../dataflow/stats.store.ts';
import type { LogLineRow } from './log-lines.ts';
import { WITHHELD } from './log-lines.store.ts';
import type { LinePlace } from './log-lines.store.ts';
import { LOG_BINS, LOG_FACETS } from './log-summary.store.ts';
import type { FacetValue, LogBin, LogPattern } from './log-summary.store.ts';

type Schemas = components['schemas'];

/** A line's id contains its time, so that it is found through the time index. */
function toLineId({ at, id }: LinePlace): string {
  return `${at.getTime()}-${id}`;
}

export function readLineId(lineId: string): LinePlace {
  const at = lineId.indexOf('-');
  return { at: new Date(Number(lineId.slice(0, at))), id: lineId.slice(at + 1) };
}

export function presentLine(row: LogLineRow): Schemas['LogLine'] {
  const { id, occurred_at: at, ...fields } = row;
  return {
    id: toLineId({ at, id }),
    occurred_at: at.toISOString(),
    message: messageOf(row),
    ...fields,
    withheld: row.operation === 'frontend_api_error' ? [...WITHHELD] : [],
  };
}

/** A line in one row: names and codes, never text that somebody wrote. */
function messageOf(
  line: Pick<
    LogLineRow,
    'kind' | 'operation' | 'status' | 'error_code' | 'http_status' | 'page_operation' | 'route'
  >,
): string {
  const what =
    line.kind === 'browser' && line.page_operation !== null
      ? `${line.operation} in ${line.page_operation}`
      : line.operation;
  const why = [line.error_code, line.http_status].filter((part) => part !== null).join(' ');
  const where = line.route === null || line.route === '' ? '' : ` on ${line.route}`;
  return `${what} ${line.status}${why === '' ? '' : `: ${why}`}${where}`;
}

type Summary = {
  readonly period: Period;
  readonly bins: readonly LogBin[];
  readonly facets: readonly FacetValue[];
  readonly patterns: readonly LogPattern[];
};

export function presentSummary({ period, bins, facets, patterns }: Summary): Schemas['LogSummary'] {
  const from = period.from.getTime();
  const step = (period.to.getTime() - from) / LOG_BINS;
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    total: bins.reduce((sum, { count }) => sum + count, 0),
    errors: bins.reduce((sum, { errors }) => sum + errors, 0),
    bins: Array.from({ length: LOG_BINS }, (_bin, at) => {
      const known = bins.find(({ bin }) => bin === at + 1);
      return {
        from: new Date(from + at * step).toISOString(),
        count: known?.count ?? 0,
        errors: known?.errors ?? 0,
      };
    }),
    facets: LOG_FACETS.map((field) => ({
      field,
      values: facets
        .filter((one) => one.field === field)
        .map(({ value, label, count }) => ({ value, label, count })),
    })),
    patterns: patterns.map(presentPattern),
  };
}

function presentPattern({
  countBefore,
  firstAt,
  lastAt,
  userImpact,
  requestId,
  page_operation: pageOperation,
  ...pattern
}: LogPattern): Schemas['LogPattern'] {
  return {
    ...pattern,
    message: messageOf({ ...pattern, page_operation: pageOperation, route: null }),
    page_operation: pageOperation,
    count_before: countBefore,
    first_at: firstAt.toISOString(),
    last_at: lastAt.toISOString(),
    user_impact: userImpact,
    request_id: requestId,
  };
}
