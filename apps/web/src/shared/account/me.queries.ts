import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';

export const ME_KEY = ['me'] as const;

/** The signed-in user. */
export function meQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ME_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/auth/me', { signal })),
    staleTime: 60_000,
  });
}
