import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { BooksEntry, EntryStatus, SyncRun } from '../../shared/api/entities.ts';
import { pagedQuery, type PagedList } from '../../shared/list/paged-query.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { entriesKey } from '../../shared/workspace/entries.queries.ts';

export type Scope = { readonly api: ApiClient; readonly tenant: string };
type Platform = NonNullable<SyncRun['channel_type']>;

const PAGE = 100;

export type EntriesFilter = {
  readonly status?: EntryStatus;
  readonly store_id?: string;
  readonly platform?: Platform;
  readonly run_id?: string;
  readonly from?: string;
  readonly to?: string;
  readonly q?: string;
};

/** A client's filtered entries, newest first, page by page. */
export function entriesList({ api, tenant }: Scope, filter: EntriesFilter): PagedList<BooksEntry> {
  return {
    key: [...entriesKey(tenant), 'list', filter],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/entries', {
          params: { path: { tenant }, query: { ...filter, ...page } },
          signal,
        }),
      ),
  };
}

export function entriesQuery(scope: Scope, filter: EntriesFilter) {
  return pagedQuery(entriesList(scope, filter));
}

/** One entry with its lines, checks and attempts. */
export function entryQuery({ api, tenant }: Scope, entry: string) {
  return queryOptions({
    queryKey: [...entriesKey(tenant), 'one', entry],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/entries/{entry}', {
          params: { path: { tenant, entry } },
          signal,
        }),
      ),
  });
}

/** The exact payload for the books, and what blocks it. */
export function entryPreviewQuery({ api, tenant }: Scope, entry: string) {
  return queryOptions({
    queryKey: [...entriesKey(tenant), 'one', entry, 'preview'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/entries/{entry}/preview', {
          params: { path: { tenant, entry } },
          signal,
        }),
      ),
  });
}

/** The query key prefix of runs; invalidated by live events of the topic `run`. */
export function runsKey(tenant: string) {
  return [...clientKey(tenant), 'runs'] as const;
}

/** One run with its results. */
export function runQuery({ api, tenant }: Scope, run: string) {
  return queryOptions({
    queryKey: [...runsKey(tenant), 'one', run],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/clients/sync/{run}', { params: { path: { run } }, signal })),
  });
}

/** Pending operations on the books. */
export function owedOperationsQuery({ api, tenant }: Scope) {
  return queryOptions({
    queryKey: [...entriesKey(tenant), 'owed'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/owed-operations', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

/** Deposits that differ from their entries and were approved anyway. */
export function exceptionsQuery({ api, tenant }: Scope, status: 'open' | 'resolved') {
  return queryOptions({
    queryKey: [...entriesKey(tenant), 'exceptions', status],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/exceptions', {
          params: { path: { tenant }, query: { status } },
          signal,
        }),
      ),
  });
}
