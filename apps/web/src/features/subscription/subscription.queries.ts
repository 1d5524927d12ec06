import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { billingKey } from '../../shared/billing/billing.queries.ts';

/** A tenant's plan and usage. */
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

/** Past invoices and the next charge. */
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

/** The payer and the payment method. */
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

/** The recipients of receipts, and the tax ID on invoices. */
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
