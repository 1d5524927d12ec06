import { isApiError } from '@platebook/api-client';
import type { LogFacet, LogLine, LogWhole } from '@platebook/ui';
import { fieldSentence } from '../../../shared/language/server-errors.ts';
import { hasPart, partOf } from './log-query-text.ts';
import { facetNames, words } from './logs.messages.ts';
import type { LogLineData, LogPattern, LogSummary, RevealedFields } from './logs.queries.ts';

/** The revealed parts by line. */
export type Revealed = Readonly<Record<string, RevealedFields>>;

/** A line for the viewer: unknown fields are omitted, redacted ones are marked. */
export function toLogLine(line: LogLineData, revealed: Revealed): LogLine {
  const { id, occurred_at: at, level, message, withheld, ...others } = line;
  const shown = revealed[id];
  const text = shown?.error_message ?? null;
  const hidden = shown === undefined ? withheld : [];
  const known = Object.entries({ ...others, ...shown }).filter(([, value]) => value !== null);
  return {
    id,
    at,
    level,
    message: text === null ? message : `${message}: ${text}`,
    fields: {
      ...Object.fromEntries(known),
      ...Object.fromEntries(hidden.map((name) => [name, ''])),
    },
    hidden: hidden.map((name) => `/${name}`),
  };
}

/** The log's facets in the server's order. */
export function logFacets(): LogFacet[] {
  const fields = [
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
  return fields.map((field) => ({ field, label: facetNames[field] }));
}

/** The data of the histogram and the facets. */
export function toWhole(
  summary: Pick<LogSummary, 'to' | 'bins' | 'facets'> | undefined,
  query: string,
): Pick<LogWhole, 'bins' | 'counts'> {
  if (summary === undefined) {
    return { bins: [], counts: {} };
  }
  const starts = summary.bins.map(({ from }) => Date.parse(from));
  return {
    bins: summary.bins.map(({ count, errors }, at) => ({
      fromMs: starts[at] ?? 0,
      toMs: starts[at + 1] ?? Date.parse(summary.to),
      count,
      errors,
    })),
    counts: Object.fromEntries(
      summary.facets.map(({ field, values }) => [
        field,
        values.map(({ value, label, count }) => ({
          value,
          label: label ?? undefined,
          count,
          isChosen: hasPart(query, field, value),
        })),
      ]),
    ),
  };
}

/** The query for the lines of a pattern. */
export function queryOf(pattern: LogPattern): string {
  const fields = [
    'kind',
    'operation',
    'status',
    'error_code',
    'http_status',
    'page_operation',
  ] as const;
  return fields
    .flatMap((field) => {
      const value = pattern[field];
      return value === null ? [] : [partOf(field, String(value))];
    })
    .join(' ');
}

/** The error in the query itself, if that is why the search failed; else null. */
export function queryProblem(error: unknown): string | null {
  const field = isApiError(error) ? error.fields.find(({ path }) => path === 'query.q') : undefined;
  if (field === undefined) {
    return null;
  }
  return field.code === 'not_valid' ? words.noDuration : fieldSentence(field);
}
