import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '../workspace/client-key.ts';

export type ViewAccess = components['schemas']['ViewAccess'];

/** Whether support may look at a client's pages, and until when. */
export function viewAccessQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'view-access'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/support/view-access', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}
