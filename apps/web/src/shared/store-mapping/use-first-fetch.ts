import { unwrap } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { setupQuery } from '../setup/setup.queries.ts';
import type { Platform } from './platform-stores.queries.ts';
import { words } from './store-mapping.messages.ts';

/** Starts a platform's first fetch after its stores are matched. Idempotent. */
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
          message: words.notFetched,
        },
      }),
  });
  return () => mutate();
}
