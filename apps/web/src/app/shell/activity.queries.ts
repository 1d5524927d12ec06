import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { SyncRun } from '../../shared/api/entities.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { firstActivity } from './first-activity.queries.ts';

export type RecentBatch = components['schemas']['BatchSummary'];
type Recent<Item> = { readonly items: readonly Item[] };

const SHOWN_MAX = 10;
/** Live events of a batch go to the clients it works on; a reader of another client polls. */
const READ_AGAIN_MS = 2_000;

/** A client's latest runs; invalidated by live events of the topic `run`. */
export function recentRunsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'runs', 'recent'],
    queryFn: async ({ signal, ...first }): Promise<Recent<SyncRun>> => {
      const activity = await firstActivity(api, tenant, first);
      return activity === null
        ? unwrap(
            api.GET('/api/v2/clients/tenants/{tenant}/sync/history', {
              params: { path: { tenant }, query: { days: 1, limit: SHOWN_MAX } },
              signal,
            }),
          )
        : { items: activity.runs };
    },
  });
}

/** The user's latest batches. */
export function recentBatchesQuery(api: ApiClient, tenant: string | null) {
  return queryOptions({
    queryKey: ['batches', 'recent'],
    queryFn: async ({ signal, ...first }): Promise<Recent<RecentBatch>> => {
      const activity = tenant === null ? null : await firstActivity(api, tenant, first);
      return activity === null
        ? unwrap(api.GET('/api/v2/clients/batches', { params: { query: { limit: 5 } }, signal }))
        : { items: activity.batches };
    },
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ status }) => status === 'running') === true ? READ_AGAIN_MS : false,
  });
}
