import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CLIENTS_KEY } from '../workspace/clients.queries.ts';
import { DATAFLOW_PERMISSIONS_KEY } from './dataflow.queries.ts';
import { ME_KEY } from './me.queries.ts';
import { PREFERENCES_KEY } from './preferences-key.ts';

const WORKSPACE_KEY = ['workspace'] as const;

/** The user, their preferences, clients and operator level in one call; each is refetched on its own afterwards. */
function workspaceQuery(api: ApiClient, queries: QueryClient) {
  return queryOptions({
    queryKey: WORKSPACE_KEY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { user, preferences, clients, dataflow } = await unwrap(
        api.GET('/api/v2/auth/me/workspace', { signal }),
      );
      queries.setQueryData(ME_KEY, user);
      queries.setQueryData(PREFERENCES_KEY, preferences);
      queries.setQueryData(DATAFLOW_PERMISSIONS_KEY, dataflow);
      if (clients.next_cursor === null) {
        queries.setQueryData(CLIENTS_KEY, clients.items);
      }
      return null;
    },
  });
}

/** Fetches them together if the account or its clients are not cached. */
export async function loadWorkspace(api: ApiClient, queries: QueryClient): Promise<void> {
  const isKnown = [ME_KEY, CLIENTS_KEY].every((key) => queries.getQueryData(key) !== undefined);
  if (!isKnown) {
    await queries.fetchQuery(workspaceQuery(api, queries));
  }
}

/** Waits for the combined call if it is in flight; its caller handles the failure. */
export async function workspaceOnItsWay(api: ApiClient, queries: QueryClient): Promise<void> {
  if (queries.isFetching({ queryKey: WORKSPACE_KEY }) > 0) {
    await queries.fetchQuery(workspaceQuery(api, queries)).catch(() => null);
  }
}
