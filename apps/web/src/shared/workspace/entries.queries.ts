import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from './client-key.ts';

/** The part of every key of entries; live events of the topic `entry` make it stale. */
export function entriesKey(tenant: string) {
  return [...clientKey(tenant), 'entries'] as const;
}

/** How many entries of a client stand where, and what the books still owe. */
export function entriesSummaryQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...entriesKey(tenant), 'summary'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/entries/summary', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

/** How each channel of a client stands: its last run, and when it is fetched next. */
export function syncStatusQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'sync-status'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/sync/status', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

/** Entries that somebody changed or deleted in the books after they were posted. */
export function driftQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...entriesKey(tenant), 'drift'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/drift', { params: { path: { tenant } }, signal }),
      ),
  });
}
