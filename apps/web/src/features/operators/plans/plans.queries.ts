import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type AdminPlan = Schemas['AdminPlan'];
export type PlanSubscriber = Schemas['PlanSubscriber'];
export type PlanVersionChange = Schemas['PlanVersionChange'];
export type PlanTerms = Schemas['PlanTerms'];

export const PLANS_KEY = ['operators', 'plans'] as const;

const PAGE = 50;

/** Every plan with all its versions. */
export function adminPlansQuery(api: ApiClient) {
  return queryOptions({
    queryKey: PLANS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/plans', { signal })),
  });
}

/** The subscribers of a plan version, page by page. */
export function subscribersQuery(api: ApiClient, code: string) {
  return pagedQuery<PlanSubscriber>({
    key: [...PLANS_KEY, code, 'subscribers'],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/plans/{plan_code}/subscribers', {
          params: { path: { plan_code: code }, query: page },
          signal,
        }),
      ),
  });
}

/** Saves a plan, or previews it. */
export function savePlan(
  api: ApiClient,
  code: string,
  { body, dryRun }: { body: Schemas['UpdateAdminPlanRequest']; dryRun: boolean },
): Promise<PlanVersionChange> {
  return unwrap(
    api.PUT('/api/admin/plans/{plan_code}', {
      params: { path: { plan_code: code }, query: { dry_run: dryRun } },
      body,
    }),
  );
}
