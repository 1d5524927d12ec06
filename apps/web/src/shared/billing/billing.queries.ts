import { unwrap, type ApiClient } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '../workspace/client-key.ts';

/** The query key prefix of a tenant's billing, invalidated by a change of plan. */
export function billingKey(tenant: string) {
  return [...clientKey(tenant), 'subscription'] as const;
}

/** The plans on offer, and whether paid ones can be purchased. */
export function plansQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['plans'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/subscription/plans', { signal })),
    staleTime: 60_000,
  });
}

/** Previews another plan's charges and credits. */
export function loadPlanChange(
  api: ApiClient,
  { tenant, planCode }: { tenant: string; planCode: string },
) {
  return unwrap(
    api.GET('/api/v2/clients/tenants/{tenant}/subscription/change', {
      params: { path: { tenant }, query: { plan_code: planCode } },
    }),
  );
}

/** Changes the plan at the previewed price. */
export function changePlan(
  api: ApiClient,
  { tenant, planCode, at }: { tenant: string; planCode: string; at: string },
) {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/subscription/change', {
      params: { path: { tenant } },
      body: { plan_code: planCode, at },
    }),
  );
}
