import { unwrap } from '@platebook/api-client';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import type { Platform } from '../../shared/store-mapping/platform-stores.queries.ts';
import { useFirstFetch } from '../../shared/store-mapping/use-first-fetch.ts';
import { useReread } from '../../shared/store-mapping/use-reread.ts';
import { CREATE_STORE } from '../../shared/store-mapping/use-all-stores-creation.ts';
import type { StoreMapping } from './store-mapping.queries.ts';

/** Adds a store of the platform as a new one; `onCreated` is called also when its component is gone. */
export function useStoreCreation(
  tenant: string,
  platform: Platform,
  onCreated: (mapping: StoreMapping) => void,
) {
  const { api } = useServices();
  const fetchFirst = useFirstFetch(tenant, platform);
  return useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) =>
      unwrap(
        api.POST(CREATE_STORE, {
          params: { path: { tenant, discovered_store: id } },
          body: { name },
        }),
      ),
    onSuccess: ({ mapping }) => {
      fetchFirst();
      onCreated(mapping);
    },
    onSettled: useReread(tenant),
  });
}

/** Sets a store of the platform aside, with a reason, or takes it back, with none. */
export function useSetAside(tenant: string, onDone?: () => void) {
  const { api } = useServices();
  return useMutation({
    mutationFn: ({ id, reason }: { readonly id: string; readonly reason: string | null }) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/platform-stores/{discovered_store}/ignore', {
          params: { path: { tenant, discovered_store: id } },
          body: { reason },
        }),
      ),
    onSuccess: () => onDone?.(),
    onSettled: useReread(tenant),
  });
}

/** Asks the platform for its stores. */
export function useStoresRefresh(tenant: string, platform: Platform) {
  const { api } = useServices();
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/platform-stores/refresh', {
          params: { path: { tenant } },
          body: { provider: platform },
        }),
      ),
    onSettled: useReread(tenant),
  });
}
