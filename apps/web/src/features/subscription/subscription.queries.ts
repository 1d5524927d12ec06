import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { billingKey } from '../../shared/billing/billing.queries.ts';

/** The plan of a tenant, and how much of it is used. */
export function subscriptionQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: billingKey(tenant),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/subscription', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

/** What was charged, and what comes next. */
export function invoicesQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...billingKey(tenant), 'invoices'] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/subscription/invoices', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

/** Who pays, and how. */
export function paymentMethodQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...billingKey(tenant), 'payment-method'] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/subscription/payment-method', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

/** Who gets receipts, and the tax ID on invoices. */
export function billingDetailsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...billingKey(tenant), 'billing-details'] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/subscription/billing-details', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}
