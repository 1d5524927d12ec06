import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { firstActivity } from './first-activity.queries.ts';

export type Told = components['schemas']['Notification'];
export type ToldList = { readonly items: readonly Told[]; readonly unread_count: number };

/** As many as the centre shows at a time. */
const SHOWN_MAX = 50;
/** Live events say when to read again; this is for when they are missed. */
const READ_AGAIN_MS = 60_000;

export function toldKey(tenant: string) {
  return [...clientKey(tenant), 'notifications'] as const;
}

/** What the server tells the caller about a client, the latest first. */
export function toldQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: toldKey(tenant),
    queryFn: async ({ signal, ...first }): Promise<ToldList> =>
      (await firstActivity(api, tenant, first))?.notifications ??
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/notifications', {
          params: { path: { tenant }, query: { limit: SHOWN_MAX } },
          signal,
        }),
      ),
    refetchInterval: READ_AGAIN_MS,
  });
}
