import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import { useServices } from '../../shared/services.ts';
import { useFirstFetch } from '../../shared/store-mapping/use-first-fetch.ts';
import { useReread } from '../../shared/store-mapping/use-reread.ts';
import {
  storeMappingKey,
  type Platform,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import type { StoreMapping } from './store-mapping.queries.ts';

const PATHS = {
  ubereats: '/api/v2/ubereats/tenants/{tenant}/confirm-store-mapping',
  doordash: '/api/v2/doordash/tenants/{tenant}/confirm-store-mapping',
} as const;

/**
 * Mutations of store matches. Each refetches the stores, even after a refusal. `onMatched` is called even after an
 * unmount: a live event may remove the store from the list before the response arrives, and callbacks passed to
 * `mutate` would then be lost.
 */
export function useMappingChanges(
  tenant: string,
  platform: Platform,
  onMatched?: (mapping: StoreMapping) => void,
) {
  const { api } = useServices();
  const params = { path: { tenant } };
  const onSettled = useReread(tenant);
  const fetchFirst = useFirstFetch(tenant, platform);
  const confirm = useMutation({
    onSuccess: ({ mapping }) => {
      fetchFirst();
      onMatched?.(mapping);
    },
    mutationFn: (chosen: { readonly pendingId: string; readonly platformStoreId: string }) =>
      unwrap(
        api.POST(PATHS[platform], {
          params,
          body: {
            pending_id: chosen.pendingId,
            selected_platform_store_id: chosen.platformStoreId,
          },
        }),
      ),
    onSettled,
  });
  const confirmExact = useMutation({
    onSuccess: fetchFirst,
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/store-mappings/confirm-exact', {
          params,
          body: { channel_type: platform },
        }),
      ),
    onSettled,
  });
  const undo = useMutation({
    mutationFn: (ids: readonly string[]) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/store-mappings/undo', {
          params,
          body: { store_mapping_ids: [...ids] },
        }),
      ),
    onSettled,
  });
  const ignore = useMutation({
    mutationFn: ({ pendingId, reason }: { readonly pendingId: string; readonly reason: string }) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/store-mappings/{pending}/ignore', {
          params: { path: { tenant, pending: pendingId } },
          body: { reason },
        }),
      ),
    onSettled,
  });
  return { confirm, confirmExact, undo, ignore };
}

/** The matches of all platforms as CSV, in the format of `importStoreMappings`. */
export async function downloadStoreMappings(api: ApiClient, tenant: string): Promise<NamedFile> {
  const answer = await api.GET('/api/v2/clients/tenants/{tenant}/store-mappings/export', {
    params: { path: { tenant } },
    parseAs: 'blob',
  });
  return toNamedFile(answer, 'store-mapping.csv');
}

export function importStoreMappings(
  api: ApiClient,
  tenant: string,
  body: { csv: string; dry_run: boolean },
): Promise<components['schemas']['ImportedStoreMappings']> {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/store-mappings/import', {
      params: { path: { tenant } },
      body,
    }),
  );
}

/** Matches a store with another platform store, or with none, from a date. */
export function useRemap(tenant: string, platform: Platform) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (remap: {
      readonly storeId: string;
      readonly platformStoreId: string | null;
      readonly from: string;
    }) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/store-mappings/remap', {
          params: { path: { tenant } },
          body: {
            store_id: remap.storeId,
            channel_type: platform,
            platform_store_id: remap.platformStoreId,
            effective_from: remap.from,
          },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: storeMappingKey(tenant) }),
  });
}
