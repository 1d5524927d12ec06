import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '../workspace/client-key.ts';

type Days = { readonly from: string; readonly to: string };

/** What is known of each day of each channel; live events of the topic `run` make it stale. */
export function calendarQuery(api: ApiClient, tenant: string, { from, to }: Days) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'runs', 'calendar', from, to],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/sync/calendar', {
          params: { path: { tenant }, query: { from, to } },
          signal,
        }),
      ),
  });
}
