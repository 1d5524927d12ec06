import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../../shared/api/save-file.ts';
import { pagedQuery } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type DataflowOperation = Schemas['DataflowOperation'];
export type DataflowStats = Schemas['DataflowStats'];
export type DataflowTrace = Schemas['DataflowTrace'];
export type DataflowHealth = Schemas['DataflowHealth'];
export type ServiceLevels = Schemas['ServiceLevels'];
export type DataflowCleanup = Schemas['DataflowCleanup'];
export type DataflowStatus = Schemas['DataflowStatus'];
export type DataflowKind = Schemas['DataflowKind'];
export type ExportFormat = NonNullable<
  NonNullable<operations['downloadDataflowEvents']['parameters']['query']>['format']
>;

export const DATAFLOW_KEY = ['operators', 'dataflow'] as const;

const PAGE = 50;
const LIVE_MS = 5_000;
const EVERY_HALF_MINUTE_MS = 30_000;

export type OperationsFilter = {
  readonly kind?: DataflowKind;
  readonly status?: DataflowStatus;
  readonly operation?: string;
};

/** The installation's operations, newest first, page by page; polled every five seconds in live mode. */
export function operationsQuery(
  api: ApiClient,
  filter: OperationsFilter,
  { isLive }: { readonly isLive: boolean },
) {
  return pagedQuery<DataflowOperation>({
    key: [...DATAFLOW_KEY, 'operations', filter],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/dataflow/operations', { params: { query: { ...filter, ...page } }, signal }),
      ),
    again: () => (isLive ? LIVE_MS : false),
  });
}

/** Counts, durations and failures of the last days. */
export function statsQuery(api: ApiClient, days: number) {
  return queryOptions({
    queryKey: [...DATAFLOW_KEY, 'stats', days],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/dataflow/stats', { params: { query: { days } }, signal })),
  });
}

/** The trace of a request. */
export function traceQuery(api: ApiClient, requestId: string) {
  return queryOptions({
    queryKey: [...DATAFLOW_KEY, 'trace', requestId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/dataflow/trace/{request_id}', {
          params: { path: { request_id: requestId } },
          signal,
        }),
      ),
  });
}

/** The installation's health now and over the last hours; polled every half minute unless paused. */
export function healthQuery(
  api: ApiClient,
  { hours, isPaused }: { readonly hours: number; readonly isPaused: boolean },
) {
  return queryOptions({
    queryKey: [...DATAFLOW_KEY, 'health', hours],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/dataflow/health', { params: { query: { hours } }, signal })),
    refetchInterval: isPaused ? false : EVERY_HALF_MINUTE_MS,
  });
}

/** Service levels of the last 30 days; polled every half minute unless paused. */
export function serviceLevelsQuery(api: ApiClient, { isPaused }: { readonly isPaused: boolean }) {
  return queryOptions({
    queryKey: [...DATAFLOW_KEY, 'service-levels'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dataflow/service-levels', { signal })),
    refetchInterval: isPaused ? false : EVERY_HALF_MINUTE_MS,
  });
}

/** Every event of the last days as a file. */
export async function downloadEvents(
  api: ApiClient,
  query: { readonly days: number; readonly format: ExportFormat },
): Promise<NamedFile> {
  const answer = await api.GET('/api/dataflow/export', { params: { query }, parseAs: 'blob' });
  return toNamedFile(answer, `dataflow.${query.format}`);
}

/** Deletes events older than a number of days; a dry run counts them. */
export function cleanUp(
  api: ApiClient,
  { days, dryRun }: { readonly days: number; readonly dryRun: boolean },
): Promise<DataflowCleanup> {
  return unwrap(
    api.DELETE('/api/dataflow/cleanup', { params: { query: { days, dry_run: dryRun } } }),
  );
}
