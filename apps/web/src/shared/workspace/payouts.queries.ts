import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../list/paged-query.ts';
import { clientKey } from './client-key.ts';

const PAGE = 50;

export type PayoutsFilter = {
  readonly store?: string;
  readonly platform?: 'ubereats' | 'doordash';
  /** Paid on or after, and on or before. */
  readonly from?: string;
  readonly to?: string;
};

/** The payouts of a client that a filter leaves, latest first, page by page. */
export function payoutsListQuery(api: ApiClient, tenant: string, filter: PayoutsFilter) {
  return pagedQuery({
    key: [...clientKey(tenant), 'payouts', 'list', filter],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/payouts', {
          params: { path: { tenant }, query: { ...filter, ...page } },
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
