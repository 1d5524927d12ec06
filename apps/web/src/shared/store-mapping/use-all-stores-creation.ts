import { unwrap } from '@platebook/api-client';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import type { Platform } from './platform-stores.queries.ts';
import { useFirstFetch } from './use-first-fetch.ts';
import { useReread } from './use-reread.ts';

/** Adds a platform store as a new store of the client, and matches them. */
export const CREATE_STORE =
  '/api/v2/clients/tenants/{tenant}/platform-stores/{discovered_store}/create-store';

type OnAll = {
  readonly onCreated: (mappingIds: readonly string[]) => void;
  readonly onRefused: () => void;
};

/** Adds each under the platform's own name; returns the mappings. Stores added before a refusal stay, and are fetched. */
export function useAllStoresCreation(
  tenant: string,
  platform: Platform,
  { onCreated, onRefused }: OnAll,
) {
  const { api } = useServices();
  const fetchFirst = useFirstFetch(tenant, platform);
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const added: string[] = [];
      try {
        for (const id of ids) {
          const { mapping } = await unwrap(
            api.POST(CREATE_STORE, {
              params: { path: { tenant, discovered_store: id } },
              body: {},
            }),
          );
          added.push(mapping.id);
        }
      } finally {
        if (added.length > 0) {
          fetchFirst();
        }
      }
      return added;
    },
    onSuccess: onCreated,
    onError: onRefused,
    onSettled: useReread(tenant),
  });
}
