import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from './client-key.ts';

/** The query key prefix of entries; invalidated by live events of the topic `entry`. */
export function entriesKey(tenant: string) {
  return [...clientKey(tenant), 'entries'] as const;
}

/** A client's entry counts by status, and pending operations. */
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

/** Each channel's last run and next fetch. */
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

/** Entries changed or deleted in the books after posting. */
export function driftQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...entriesKey(tenant), 'drift'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/drift', { params: { path: { tenant } }, signal }),
      ),
  });
}
