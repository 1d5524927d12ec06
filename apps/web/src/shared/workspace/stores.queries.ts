import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { collectPages } from '../api/collect-pages.ts';
import { clientKey } from './client-key.ts';

/** The query key prefix that a change of stores invalidates. */
export function storesKey(tenant: string) {
  return [...clientKey(tenant), 'stores'] as const;
}

/** A client's stores with their channels, by name. */
export function storesQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: storesKey(tenant),
    queryFn: ({ signal }) =>
      collectPages((cursor) =>
        unwrap(
          api.GET('/api/v2/clients/tenants/{tenant}/stores', {
            params: {
              path: { tenant },
              query: { limit: 100, ...(cursor === null ? {} : { cursor }) },
            },
            signal,
          }),
        ),
      ),
  });
}

/** One store with its channels. */
export function storeQuery(api: ApiClient, tenant: string, store: string) {
  return queryOptions({
    queryKey: [...storesKey(tenant), store],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/stores/{store}', {
          params: { path: { tenant, store } },
          signal,
        }),
      ),
  });
}
