import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Payments } from '../payments/payments.port.ts';
import {
  presentPlan,
  presentSubscription,
  presentSubscriptionLimits,
} from './subscriptions.presenter.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

type SubscriptionHandlers = Pick<
  Handlers,
  | 'listPlans'
  | 'getSubscription'
  | 'getSubscriptionLimits'
  | 'createCheckout'
  | 'deleteSubscription'
>;

export function subscriptionsRoutes(
  subscriptions: SubscriptionsService,
  payments: Payments,
): SubscriptionHandlers {
  return {
    listPlans: {
      needs: 'nobody',
      handle: async () =>
        ok({
          items: (await subscriptions.plans()).map(presentPlan),
          payments_enabled: payments.isEnabled,
        }),
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
    createCheckout: {
      needs: 'tenant',
      handle: async ({ scope, body }) => {
        const { checkoutId, checkoutUrl } = await payments.startCheckout(scope, body.plan_code);
        return created({ checkout_id: checkoutId, checkout_url: checkoutUrl }, 'Checkout started');
      },
    },
    deleteSubscription: {
      needs: 'tenant',
      handle: async ({ scope }) => {
        await payments.cancel(scope);
        return ok(
          presentSubscription(await subscriptions.entitlementOf(scope)),
          'Subscription canceled',
        );
      },
    },
  };
}
