import { unwrap, type components } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { mappingKey } from './mapping.queries.ts';
import type { ComponentTarget, MappingScope } from './mapping.queries.ts';
import { words } from './mapping.messages.tsx';

type Saved = components['schemas']['SavedAccountMappingAnswer']['data'];

export type MappingSave = {
  readonly components: readonly ComponentTarget[];
  /** Null overwrites any version. */
  readonly version: number | null;
  /** The first entry date it applies to; null for every unposted entry. */
  readonly from: string | null;
};

/** Saves a scope's changes in one request and invalidates the mapping. */
export function useMappingSave(
  tenant: string,
  scope: MappingScope,
  onSaved: (saved: Saved) => void,
) {
  const { api } = useServices();
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  return useMutation({
    mutationFn: ({ components: wanted, version, from }: MappingSave) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/account-mapping', {
          params: { path: { tenant } },
          body: {
            platform: scope.platform,
            store_id: scope.storeId,
            version,
            effective_from: from,
            components: [...wanted],
          },
        }),
      ),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: mappingKey(tenant) });
      onSaved(saved);
      notifications.send({
        type: 'notification.show',
        notification: { type: 'success', message: words.mappingSaved },
      });
    },
    onError: () => queries.invalidateQueries({ queryKey: [...mappingKey(tenant), 'scope'] }),
  });
}
