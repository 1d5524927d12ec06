import { unwrap, type ApiClient } from '@platebook/api-client';
import type { components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from './client-key.ts';

/** Which payout to show: the newest of a channel, or of the client without one. */
export type SalesPreviewOf = {
  readonly platform?: components['schemas']['ChannelType'];
  readonly store?: string;
};

/** The newest payout with its sales booked from the report, and with its sales in the POS. */
export function salesPreviewQuery(api: ApiClient, tenant: string, of: SalesPreviewOf = {}) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'payouts', 'sales-preview', of] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/settings/sales-preview', {
          params: { path: { tenant }, query: of },
          signal,
        }),
      ),
  });
}
