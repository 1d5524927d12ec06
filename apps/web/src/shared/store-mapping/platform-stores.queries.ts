import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '../workspace/client-key.ts';

type Schemas = components['schemas'];
export type Platform = Schemas['ChannelType'];
export type PlatformStore = Schemas['PlatformStore'];
export type PlatformStoreList = Schemas['PlatformStoreList'];

/** The query key prefix of platform stores, invalidated by changes of the mapping and by live events. */
export function storeMappingKey(tenant: string) {
  return [...clientKey(tenant), 'store-mappings'] as const;
}

/** A platform's stores by name, and when they were last refreshed. */
export function platformStoresQuery(api: ApiClient, tenant: string, platform: Platform) {
  return queryOptions({
    queryKey: [...storeMappingKey(tenant), platform, 'platform-stores'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/platform-stores', {
          params: { path: { tenant }, query: { provider: platform } },
          signal,
        }),
      ),
  });
}
