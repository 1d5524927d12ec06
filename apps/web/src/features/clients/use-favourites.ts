import { unwrap } from '@platebook/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import { preferencesQuery } from './client-list.queries.ts';

export type Favourites = {
  readonly has: (clientId: string) => boolean;
  readonly toggle: (clientId: string, isFavourite: boolean) => void;
  readonly failure: Error | null;
};

/** The reader's favourite clients; a star changes at once and goes back where the server does not take it. */
export function useFavourites(): Favourites {
  const { api } = useServices();
  const queries = useQueryClient();
  const query = preferencesQuery(api);
  const { data: preferences } = useQuery(query);
  const ids = preferences?.favourite_client_ids ?? [];
  const save = useMutation({
    mutationFn: (favourite_client_ids: string[]) =>
      unwrap(api.PUT('/api/v2/auth/me/preferences', { body: { favourite_client_ids } })),
    onMutate: async (favourite_client_ids) => {
      await queries.cancelQueries({ queryKey: query.queryKey });
      const before = queries.getQueryData(query.queryKey);
      queries.setQueryData(query.queryKey, (held) =>
        held === undefined ? undefined : { ...held, favourite_client_ids },
      );
      return before;
    },
    onSuccess: (saved) => queries.setQueryData(query.queryKey, saved),
    onError: (_error, _ids, before) => queries.setQueryData(query.queryKey, before),
  });
  return {
    has: (clientId) => ids.includes(clientId),
    toggle: (clientId, isFavourite) =>
      save.mutate(isFavourite ? [...ids, clientId] : ids.filter((id) => id !== clientId)),
    failure: save.error,
  };
}
