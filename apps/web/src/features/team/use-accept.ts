import { unwrap, type components } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';

/** Keeps the name of somebody who gave none before, joins, and opens the client that was joined. */
export function useAccept(
  token: string,
  user: Pick<components['schemas']['User'], 'full_name'>,
  onJoined: () => Promise<void> | void,
) {
  const { api, activeClient } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ full_name }: { full_name: string }) => {
      if (full_name !== user.full_name) {
        await unwrap(api.PUT('/api/v2/auth/me', { body: { full_name } }));
      }
      return unwrap(api.POST('/api/v2/auth/invitations/accept', { body: { token } }));
    },
    onSuccess: async ({ items }) => {
      await queries.invalidateQueries();
      const clients = await queries.fetchQuery({ ...clientsQuery(api), staleTime: 0 });
      const joined = clients.find(({ tenant_id: id }) => id === items[0]?.tenant_id);
      if (joined !== undefined) {
        activeClient.select(joined.id);
      }
      await onJoined();
    },
  });
}
