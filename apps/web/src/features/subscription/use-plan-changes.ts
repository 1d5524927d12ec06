import { unwrap } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '../../shared/api/entities.ts';
import { billingKey, changePlan, loadPlanChange } from '../../shared/billing/billing.queries.ts';
import { useServices } from '../../shared/services.ts';
import { subscriptionQuery } from './subscription.queries.ts';

/** Starts a checkout and redirects to it; a free plan is chosen at once. */
export function useCheckout(tenant: string) {
  const { api } = useServices();
  return useMutation({
    mutationFn: (planCode: string) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/subscription/checkout', {
          params: { path: { tenant } },
          body: { plan_code: planCode },
        }),
      ),
    onSuccess: ({ checkout_url: url }) => window.location.assign(url),
  });
}

/** Previews another plan's charges and credits. */
export function usePlanChangePreview(tenant: string) {
  const { api } = useServices();
  return useMutation({
    mutationFn: (planCode: string) => loadPlanChange(api, { tenant, planCode }),
  });
}

/** Changes the plan at the previewed price. */
export function useChangePlan(tenant: string) {
  const { api } = useServices();
  const onSuccess = useNewSubscription(tenant);
  return useMutation({
    mutationFn: (change: { planCode: string; at: string }) =>
      changePlan(api, { tenant, ...change }),
    onSuccess,
  });
}

/** Cancels at the end of the paid period. */
export function useCancelPlan(tenant: string) {
  const { api } = useServices();
  const onSuccess = useNewSubscription(tenant);
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/subscription', {
          params: { path: { tenant } },
        }),
      ),
    onSuccess,
  });
}

/** Withdraws a cancellation. */
export function useResumePlan(tenant: string) {
  const { api } = useServices();
  const onSuccess = useNewSubscription(tenant);
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/subscription/resume', {
          params: { path: { tenant } },
        }),
      ),
    onSuccess,
  });
}

/** Redirects to the payment provider's page for the payment method. */
export function usePaymentPortal(tenant: string) {
  const { api } = useServices();
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/subscription/payment-method', {
          params: { path: { tenant } },
          body: { return_to: 'subscription' },
        }),
      ),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** The returned plan goes into the cache at once; invoices and the rest are invalidated. */
function useNewSubscription(tenant: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  return async (subscription: Subscription) => {
    const { queryKey } = subscriptionQuery(api, tenant);
    await queries.invalidateQueries({ queryKey: billingKey(tenant), refetchType: 'none' });
    queries.setQueryData(queryKey, subscription);
    await queries.invalidateQueries({
      queryKey: billingKey(tenant),
      predicate: (query) => query.queryKey.length > queryKey.length,
    });
  };
}
