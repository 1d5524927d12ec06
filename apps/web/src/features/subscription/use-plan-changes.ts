import { unwrap } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import { subscriptionQuery } from './subscription.queries.ts';

/** Begins to pay for a plan and goes where that is done; one without a price is chosen at once. */
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

/** Cancels at the end of what is paid for. */
export function useCancelPlan(tenant: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/subscription', {
          params: { path: { tenant } },
        }),
      ),
    onSuccess: (subscription) =>
      queries.setQueryData(subscriptionQuery(api, tenant).queryKey, subscription),
  });
}
