import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '../../shared/workspace/client-key.ts';

/** The plan of a tenant, and how much of it is used. */
export function subscriptionQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'subscription'] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/subscription', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

/** The plans on offer here, and whether one with a price can be bought. */
export function plansQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['plans'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/subscription/plans', { signal })),
    staleTime: 60_000,
  });
}
