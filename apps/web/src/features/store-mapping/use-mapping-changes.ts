import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import { useServices } from '../../shared/services.ts';
import { setupQuery } from '../../shared/setup/setup.queries.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { storeMappingKey, type Platform } from './store-mapping.queries.ts';

const PATHS = {
  ubereats: '/api/v2/ubereats/tenants/{tenant}/confirm-store-mapping',
  doordash: '/api/v2/doordash/tenants/{tenant}/confirm-store-mapping',
} as const;

/** What a person decides about the stores of a platform. Each is read again after, also when it was refused. */
export function useMappingChanges(tenant: string, platform: Platform) {
  const { api } = useServices();
  const queries = useQueryClient();
  const path = { tenant };
  const params = { path };
  // Not waited for: the decision shows at once, and MatchStores allows no other before the lists are here.
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: storeMappingKey(tenant) });
    void queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'stores'] });
  };
  const fetchFirst = useFirstFetch(tenant, platform);
  const confirm = useMutation({
    onSuccess: fetchFirst,
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

/** What a person does with a store that a platform shows. */
export function usePlatformStoreChanges(tenant: string, platform: Platform) {
  const { api } = useServices();
  const queries = useQueryClient();
  // Not waited for: the decision shows at once, and MatchStores allows no other before the lists are here.
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: storeMappingKey(tenant) });
    void queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'stores'] });
  };
  const fetchFirst = useFirstFetch(tenant, platform);
  const createStore = useMutation({
    onSuccess: fetchFirst,
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) =>
      unwrap(
        api.POST(
          '/api/v2/clients/tenants/{tenant}/platform-stores/{discovered_store}/create-store',
          { params: { path: { tenant, discovered_store: id } }, body: { name } },
        ),
      ),
    onSettled,
  });
  /** Adds each under the platform's own name; answers the mappings. What was added before a refusal stays. */
  const createStores = useMutation({
    onSuccess: fetchFirst,
    mutationFn: async (ids: readonly string[]) => {
      const added: string[] = [];
      for (const id of ids) {
        const { mapping } = await unwrap(
          api.POST(
            '/api/v2/clients/tenants/{tenant}/platform-stores/{discovered_store}/create-store',
            { params: { path: { tenant, discovered_store: id } }, body: {} },
          ),
        );
        added.push(mapping.id);
      }
      return added;
    },
    onSettled,
  });
  const setAside = useMutation({
    mutationFn: ({ id, reason }: { readonly id: string; readonly reason: string | null }) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/platform-stores/{discovered_store}/ignore', {
          params: { path: { tenant, discovered_store: id } },
          body: { reason },
        }),
      ),
    onSettled,
  });
  const refresh = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/platform-stores/refresh', {
          params: { path: { tenant } },
          body: { provider: platform },
        }),
      ),
    onSettled,
  });
  return { createStore, createStores, setAside, refresh };
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
function useFirstFetch(tenant: string, channel_type: Platform): () => void {
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
