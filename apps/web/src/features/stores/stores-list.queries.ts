import { unwrap, type ApiClient, type operations } from '@platebook/api-client';
import type { Store } from '../../shared/api/entities.ts';
import type { ListRequest } from '../../shared/list/list-definition.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';
import { storesKey } from '../../shared/workspace/stores.queries.ts';

const PAGE_SIZE = 50;

type StoresQuery = NonNullable<operations['listStores']['parameters']['query']>;

/** The stores of a request, page by page, with their channels. */
export function storesList(api: ApiClient, tenant: string, request: ListRequest): PagedList<Store> {
  const query = toStoresQuery(request);
  return {
    key: [...storesKey(tenant), 'list', query],
    pageSize: PAGE_SIZE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/stores', {
          params: { path: { tenant }, query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

/** Parses the address; values unknown to the server are omitted. */
export function toStoresQuery({ filters, q, sort }: ListRequest): StoresQuery {
  const platform = filters['platform']?.[0];
  const state = filters['state']?.[0];
  return {
    ...(platform === 'ubereats' || platform === 'doordash' ? { platform } : {}),
    ...(state === 'active' || state === 'inactive' ? { state } : {}),
    ...(q === undefined ? {} : { q }),
    ...(sort === 'name' || sort === '-name' ? { sort } : {}),
  };
}
