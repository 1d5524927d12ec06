import { actorOf } from '../../audit/audit-log.ts';
import { findPlan } from '../../billing/plans/plans.store.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import {
  presentAdminPlan,
  presentPlanChange,
  presentSubscriber,
  toTerms,
} from './admin-plans.presenter.ts';
import { changePlan, createPlan } from './admin-plans.service.ts';
import type { PlansDeps } from './admin-plans.service.ts';
import { findCountedPlan, listCountedPlans, pageSubscribers } from './admin-plans.store.ts';

type ReadIds = 'listAdminPlans' | 'listPlanSubscribers';
type ChangeIds = 'createAdminPlan' | 'updateAdminPlan';

/** The plans, and their subscribers. */
export function adminPlansRoutes(deps: PlansDeps): Pick<Handlers, ReadIds | ChangeIds> {
  return { ...readRoutes(deps), ...changeRoutes(deps) };
}

function changeRoutes(deps: PlansDeps): Pick<Handlers, ChangeIds> {
  return {
    createAdminPlan: {
      needs: 'user',
      handle: async ({ body, principal }) => {
        const { plan, codes } = await createPlan(deps, {
          code: body.code,
          terms: toTerms(body.terms),
          isListed: body.is_listed,
          actor: actorOf(principal),
        });
        return created(presentAdminPlan(plan, codes), 'Plan created');
      },
    },
    updateAdminPlan: {
      needs: 'user',
      handle: async ({ path, query, body, principal }) => {
        const isDryRun = query.dry_run ?? false;
        const from = path.plan_code;
        const changed = await changePlan(deps, {
          code: from,
          terms: toTerms(body.terms),
          isListed: body.is_listed,
          isDefault: body.is_default,
          movesUnpaid: body.move_unpaid ?? false,
          isDryRun,
          actor: actorOf(principal),
        });
        return ok(
          presentPlanChange(changed, { from, isDryRun }),
          isDryRun ? 'Nothing was changed' : 'Plan saved',
        );
      },
    },
  };
}

function readRoutes({ database, clock }: PlansDeps): Pick<Handlers, ReadIds> {
  return {
    listAdminPlans: {
      needs: 'user',
      handle: async () => {
        const plans = await database.readAsOwner(listCountedPlans);
        const codes = plans.map(({ code }) => code);
        return ok({ items: plans.map((plan) => presentAdminPlan(plan, codes)) });
      },
    },
    listPlanSubscribers: {
      needs: 'user',
      handle: async ({ path, query }) => {
        const request = { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor };
        const { page, plan } = await database.asOwner(async (tx) => {
          const counted = await findCountedPlan(tx, path.plan_code);
          const found = await findPlan(tx, path.plan_code);
          if (counted === null || found === null) {
            throw new AppError('plan_not_found');
          }
          return { page: await pageSubscribers(tx, counted, request), plan: found };
        });
        const now = clock.now();
        return ok({
          items: page.items.map((subscriber) => presentSubscriber(subscriber, plan, now)),
          next_cursor: page.nextCursor,
        });
      },
    },
  };
}
