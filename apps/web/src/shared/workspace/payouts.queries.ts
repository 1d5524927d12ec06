import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from './client-key.ts';

/** A client's newest payouts, at most `limit`. */
export function payoutsQuery(api: ApiClient, tenant: string, limit: number) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'payouts', { limit }],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/payouts', {
          params: { path: { tenant }, query: { limit } },
          signal,
        }),
      ),
  });
}

/** One payout with its components, identities and waterfall. */
export function payoutQuery(api: ApiClient, tenant: string, payout: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'payouts', payout],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/payouts/{payout}', {
          params: { path: { tenant, payout } },
          signal,
        }),
      ),
  });
}
