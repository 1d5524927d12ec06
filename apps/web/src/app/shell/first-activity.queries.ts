import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { clientKey } from '../../shared/workspace/client-key.ts';

type Activity = components['schemas']['ActivityAnswer']['data'];

/** Requests within this time share one call. */
const SHARED_MS = 2_000;

function activityQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'activity'],
    staleTime: SHARED_MS,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/activity', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

type First = { readonly client: QueryClient; readonly queryKey: readonly unknown[] };

/**
 * What the layout of every page shows of a client, fetched in one call the first time; null for a part that was fetched
 * before and is refetched on its own.
 */
export function firstActivity(
  api: ApiClient,
  tenant: string,
  { client, queryKey }: First,
): Promise<Activity> | null {
  return client.getQueryData(queryKey) === undefined
    ? client.fetchQuery(activityQuery(api, tenant))
    : null;
}
