import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import { useServices } from '../../shared/services.ts';
import { setupQuery } from '../../shared/setup/setup.queries.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { storeMappingKey, type Platform, type StoreMapping } from './store-mapping.queries.ts';

const PATHS = {
  ubereats: '/api/v2/ubereats/tenants/{tenant}/confirm-store-mapping',
  doordash: '/api/v2/doordash/tenants/{tenant}/confirm-store-mapping',
} as const;

/**
 * What a person decides about the stores of a platform. Each is read again after, also when it was refused. `onMatched`
 * is called also when its component is gone: a live event may take the store from the list before the answer arrives,
 * and callbacks that are given to `mutate` would be lost then.
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

/** Not waited for: the decision shows at once, and MatchStores allows no other before the lists are here. */
export function useReread(tenant: string): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: storeMappingKey(tenant) });
    void queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'stores'] });
  };
}

/** The matches of all platforms as CSV, as `importStoreMappings` reads them. */
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

/** From a day on a store stands for another platform store, or for none. */
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

/** Fetches what was never fetched of a platform: what matching a store leads to. Asked again, it starts nothing. */
export function useFirstFetch(tenant: string, channel_type: Platform): () => void {
  const { api } = useServices();
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  const { mutate } = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/sync/trigger', {
          body: { tenant_id: tenant, channel_type, first_only: true },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: setupQuery(api, tenant).queryKey }),
    onError: () =>
      notifications.send({
        type: 'notification.show',
        notification: {
          type: 'warning',
          message:
            'We couldn’t fetch your payouts. The store is matched; start the sync from Sync.',
        },
      }),
  });
  return () => mutate();
}
