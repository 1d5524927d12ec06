import { unwrap } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { useServices } from '../../shared/services.ts';
import { refreshClients } from './client-list.queries.ts';

/** Archives and restores clients; each undoes the other. */
export function useArchiving() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ client, archived }: { client: Client; archived: boolean }) =>
      unwrap(
        api.PUT('/api/v2/clients/clients/{id}', {
          params: { path: { id: client.id } },
          body: { archived },
        }),
      ),
    onSuccess: () => refreshClients(queries),
  });
}

/** Deletes a client permanently. */
export function useClientDeletion(onDeleted: (client: Client) => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (client: Client) =>
      unwrap(api.DELETE('/api/v2/clients/clients/{id}', { params: { path: { id: client.id } } })),
    onSuccess: async (_deleted, client) => {
      await refreshClients(queries);
      onDeleted(client);
    },
  });
}
