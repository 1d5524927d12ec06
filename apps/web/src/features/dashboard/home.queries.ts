import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { setupInterval } from '../../shared/setup/setup.queries.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { isWorking, LIVE_INTERVAL_MS } from '../../shared/workspace/imports.queries.ts';

export type Home = components['schemas']['HomeAnswer']['data'];

/** Everything on a client's home; invalidated by live events of each topic it shows. */
export function homeQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'home'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/home', { params: { path: { tenant } }, signal }),
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.imports?.some(isWorking) === true
        ? WORKING_READ_MS
        : setupInterval(data?.setup ?? undefined),
  });
}

/** The end of a running import shows within this time. */
const WORKING_READ_MS = 5 * LIVE_INTERVAL_MS;
