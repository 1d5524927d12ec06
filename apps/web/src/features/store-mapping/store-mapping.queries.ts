import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { collectPages } from '../../shared/api/collect-pages.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';
import {
  storeMappingKey,
  type Platform,
} from '../../shared/store-mapping/platform-stores.queries.ts';

type Schemas = components['schemas'];
export type StoreMapping = Schemas['StoreMapping'];
export type StoreMatch = Schemas['StoreMatch'];

type MappingsQuery = {
  readonly tenant: string;
  readonly platform: Platform;
  readonly state?: StoreMapping['state'];
  readonly storeId?: string;
};

/** The mappings of a platform, the newest first. */
export function storeMappingsQuery(api: ApiClient, query: MappingsQuery) {
  return queryOptions({
    queryKey: mappingsKey(query),
    queryFn: ({ signal }) => loadMappings(api, query, signal),
  });
}

/** All matched stores on one page: their count is shown above. */
export function matchedList(
  api: ApiClient,
  of: Pick<MappingsQuery, 'tenant' | 'platform'>,
): PagedList<StoreMapping> {
  const query = { ...of, state: 'confirmed' } as const;
  return {
    key: [...mappingsKey(query), 'list'],
    pageSize: PAGE_SIZE,
    load: async (_page, signal) => ({
      items: await loadMappings(api, query, signal),
      next_cursor: null,
    }),
  };
}

function mappingsKey({ tenant, platform, state, storeId }: MappingsQuery) {
  return [...storeMappingKey(tenant), platform, state ?? 'all', storeId ?? 'all'];
}

/** The maximum page size. */
const PAGE_SIZE = 100;

function loadMappings(
  api: ApiClient,
  { tenant, platform, state, storeId }: MappingsQuery,
  signal: AbortSignal,
): Promise<StoreMapping[]> {
  return collectPages((cursor) =>
    unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/store-mappings', {
        params: {
          path: { tenant },
          query: {
            channel_type: platform,
            limit: PAGE_SIZE,
            ...(state === undefined ? {} : { state }),
            ...(storeId === undefined ? {} : { store_id: storeId }),
            ...(cursor === null ? {} : { cursor }),
          },
        },
        signal,
      }),
    ),
  );
}

type Remap = {
  readonly storeId: string;
  /** Null unlinks. */
  readonly platformStoreId: string | null;
  /** `YYYY-MM-DD`. */
  readonly from: string;
};

/** The server's preview of a remap; nothing is changed. */
export function remapImpactQuery(
  api: ApiClient,
  { tenant, platform }: Pick<MappingsQuery, 'tenant' | 'platform'>,
  { storeId, platformStoreId, from }: Remap,
) {
  return queryOptions({
    queryKey: [...storeMappingKey(tenant), platform, 'impact', storeId, platformStoreId, from],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/store-mappings/remap', {
          params: { path: { tenant } },
          body: {
            store_id: storeId,
            channel_type: platform,
            platform_store_id: platformStoreId,
            effective_from: from,
            dry_run: true,
          },
          signal,
        }),
      ),
    retry: false,
  });
}
