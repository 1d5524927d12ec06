import { unwrap } from '@platebook/api-client';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import type { Platform } from '../../shared/store-mapping/platform-stores.queries.ts';
import { useFirstFetch } from '../../shared/store-mapping/use-first-fetch.ts';
import { useReread } from '../../shared/store-mapping/use-reread.ts';
import { CREATE_STORE } from '../../shared/store-mapping/use-all-stores-creation.ts';
import type { StoreMapping } from './store-mapping.queries.ts';

/** Adds a platform store as a new store; `onCreated` is called even after an unmount. */
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

/** Sets a platform store aside with a reason, or restores it without one. */
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

/** Refreshes the platform's stores. */
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
