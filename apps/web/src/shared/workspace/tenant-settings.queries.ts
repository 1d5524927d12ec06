import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from './client-key.ts';

/** How a client's payouts are read and posted unless a channel overrides it. */
export function tenantSettingsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'settings'] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/settings', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}
