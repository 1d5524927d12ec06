import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../../shared/api/save-file.ts';
import { pagedQuery } from '../../../shared/list/paged-query.ts';
import type { LogPlace } from './log-address.ts';

type Schemas = components['schemas'];
export type LogLineData = Schemas['LogLine'];
export type LogSummary = Schemas['LogSummary'];
export type LogPattern = Schemas['LogPattern'];
export type RevealedFields = Schemas['RevealedLogLineAnswer']['data']['fields'];
export type LogFormat = 'csv' | 'ndjson' | 'json';

const LOGS_KEY = ['operators', 'logs'] as const;
const LIVE_MS = 5_000;
/** Counting a week or a month is a full scan. */
const LONG_LIVE_MS = 60_000;
const DAY_HOURS = 24;

type Searched = Pick<LogPlace, 'q' | 'hours' | 'time'>;
type Read = { readonly isLive: boolean };

function toQuery({ q, hours, time }: Searched) {
  return { ...(q === '' ? {} : { q }), ...(time ?? { hours }) };
}

/** The found lines, newest first; polled every five seconds in live mode. */
export function linesQuery(
  api: ApiClient,
  searched: Searched,
  { isLive, pageSize }: Read & { readonly pageSize: number },
) {
  const query = toQuery(searched);
  return pagedQuery<LogLineData>({
    key: [...LOGS_KEY, 'lines', query, pageSize],
    pageSize,
    load: (page, signal) =>
      unwrap(api.GET('/api/dataflow/logs', { params: { query: { ...query, ...page } }, signal })),
    again: () => (isLive ? LIVE_MS : false),
  });
}

/** The number of found lines: over time, by value, and by pattern; polled more slowly over more than a day. */
export function logSummaryQuery(api: ApiClient, searched: Searched, { isLive }: Read) {
  const query = toQuery(searched);
  return queryOptions({
    queryKey: [...LOGS_KEY, 'summary', query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/dataflow/logs/summary', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? (searched.hours > DAY_HOURS ? LONG_LIVE_MS : LIVE_MS) : false,
  });
}

/** A line with its context, newest first. */
export function surroundingsQuery(api: ApiClient, lineId: string) {
  return queryOptions({
    queryKey: [...LOGS_KEY, 'around', lineId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/dataflow/logs/{log_line}/around', {
          params: { path: { log_line: lineId } },
          signal,
        }),
      ),
  });
}

/** Reveals the redacted parts of a line; recorded in the audit log. */
export function revealLine(
  api: ApiClient,
  { lineId, reason }: { readonly lineId: string; readonly reason: string },
): Promise<{ readonly id: string; readonly fields: RevealedFields }> {
  return unwrap(
    api.POST('/api/dataflow/logs/{log_line}/reveal', {
      params: { path: { log_line: lineId } },
      body: { reason },
    }),
  );
}

/** All found lines as a file. */
export async function downloadLines(
  api: ApiClient,
  { q, from, to, format }: { q: string; from: string; to: string; format: LogFormat },
): Promise<NamedFile> {
  const query = { ...(q === '' ? {} : { q }), from, to, format };
  const answer = await api.GET('/api/dataflow/export', { params: { query }, parseAs: 'blob' });
  return toNamedFile(answer, `log.${format}`);
}
