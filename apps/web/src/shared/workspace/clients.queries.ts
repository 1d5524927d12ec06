import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { collectPages } from '../api/collect-pages.ts';
import type { Client } from '../api/entities.ts';

export const CLIENTS_KEY = ['clients'] as const;

/** Every client the user may open, by name; archived ones are readable. */
export function everyClientQuery(api: ApiClient) {
  return queryOptions({
    queryKey: CLIENTS_KEY,
    queryFn: ({ signal }) =>
      collectPages((cursor) =>
        unwrap(
          api.GET('/api/v2/clients/clients', {
            params: {
              query: {
                with_archived: true,
                limit: 100,
                ...(cursor === null ? {} : { cursor }),
              },
            },
            signal,
          }),
        ),
      ),
  });
}

/** Every client the user may work for, by name. */
export function clientsQuery(api: ApiClient) {
  return queryOptions({ ...everyClientQuery(api), select: keepOpen });
}

function keepOpen(clients: Client[]): Client[] {
  return clients.filter(({ archived_at: archivedAt }) => archivedAt === null);
}
