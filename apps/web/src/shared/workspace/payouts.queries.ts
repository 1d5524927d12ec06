import { unwrap, type ApiClient, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { PayoutSummary } from '../api/entities.ts';
import type { ListRequest } from '../list/list-definition.ts';
import type { PagedList } from '../list/paged-query.ts';
import { clientKey } from './client-key.ts';

const PAGE = 50;

/** A client's payouts of a request, page by page. */
export function payoutsList(
  api: ApiClient,
  tenant: string,
  request: ListRequest,
): PagedList<PayoutSummary> {
  const query = toPayoutsQuery(request);
  return {
    key: [...clientKey(tenant), 'payouts', 'list', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/payouts', {
          params: { path: { tenant }, query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

type PayoutsQuery = NonNullable<operations['listPayouts']['parameters']['query']>;

/** The server accepts one value per filter; an unknown sort order is omitted. */
function toPayoutsQuery({ filters, q, from, to, sort }: ListRequest): PayoutsQuery {
  const store = filters['store']?.[0];
  const platform = filters['platform']?.[0];
  return {
    ...(store === undefined ? {} : { store }),
    ...(platform === 'ubereats' || platform === 'doordash' ? { platform } : {}),
    ...(q === undefined ? {} : { q }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(isPayoutSort(sort) ? { sort } : {}),
  };
}

const SORTS = ['paid', '-paid', 'store', '-store', 'gross', '-gross', 'net', '-net'] as const;

function isPayoutSort(sort: string): sort is (typeof SORTS)[number] {
  return SORTS.some((known) => known === sort);
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
