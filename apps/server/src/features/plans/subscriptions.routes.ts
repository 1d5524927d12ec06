import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import {
  presentPlan,
  presentSubscription,
  presentSubscriptionLimits,
} from './subscriptions.presenter.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

export function subscriptionsRoutes(
  subscriptions: SubscriptionsService,
): Pick<Handlers, 'listPlans' | 'getSubscription' | 'getSubscriptionLimits'> {
  return {
    listPlans: {
      needs: 'nobody',
      handle: async () => ok({ items: (await subscriptions.plans()).map(presentPlan) }),
    },
    getSubscription: {
      needs: 'tenant',
      handle: async ({ scope }) =>
        ok(presentSubscription(await subscriptions.entitlementOf(scope))),
    },
    getSubscriptionLimits: {
      needs: 'user',
      handle: async ({ principal, membership }) => {
        const scope = membership?.scope ?? (await subscriptions.firstScope(principal));
        return ok(presentSubscriptionLimits(await subscriptions.entitlementOf(scope)));
      },
    },
  };
}
