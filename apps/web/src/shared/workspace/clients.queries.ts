import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { collectPages } from '../api/collect-pages.ts';

export const CLIENTS_KEY = ['clients'] as const;

/** Every client this person may work for, by name. */
export function clientsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: CLIENTS_KEY,
    queryFn: ({ signal }) =>
      collectPages((cursor) =>
        unwrap(
          api.GET('/api/v2/clients/clients', {
            params: { query: { limit: 100, ...(cursor === null ? {} : { cursor }) } },
            signal,
          }),
        ),
      ),
  });
}
