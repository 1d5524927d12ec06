import { randomUUID } from 'node:crypto';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * Payments that nobody makes, for the machine it runs on: the checkout is a page of this server (`/dev/checkout`), where a
 * person decides what happens, and what happens is told by signed events as Stripe tells it.
 */
export function createTestProvider({
  siteUrl,
  webhookSecret,
}: {
  siteUrl: string;
  webhookSecret: string;
}): PaymentProvider {
  return {
    webhookSecret,
    createCheckout: async () => {
      const ref = `cs_test_${randomUUID()}`;
      return { ref, url: `${siteUrl}/dev/checkout/${ref}` };
    },
    cancelAtPeriodEnd: async (_ref, renewsAt) => ({
      kind: 'subscription_changed',
      state: 'active',
      periodEndsAt: renewsAt,
      cancelsAt: renewsAt,
    }),
    cancelNow: async () => undefined,
  };
}

export type TestAction = 'pay' | 'fail' | 'renew' | 'fail_renewal' | 'end';

type Happened = {
  readonly action: TestAction;
  readonly checkoutId: string;
  /** The provider's name of the checkout; the subscription is named after it. */
  readonly ref: string;
  readonly at: Date;
  readonly periodEndsAt: Date;
};

/** What Stripe would send about it, in the order in which it would. */
export function stripeEventsOf(happened: Happened): Record<string, unknown>[] {
  const { action, checkoutId, ref, at, periodEndsAt } = happened;
  const subscription = `sub_${ref}`;
  const session = { object: 'checkout.session', id: ref, client_reference_id: checkoutId };
  const invoice = {
    object: 'invoice',
    subscription,
    lines: { data: [{ period: { end: seconds(periodEndsAt) } }] },
  };
  const told: Readonly<Record<TestAction, readonly [string, object][]>> = {
    pay: [
      ['checkout.session.completed', { ...session, payment_status: 'paid', subscription }],
      ['invoice.paid', invoice],
    ],
    fail: [['checkout.session.async_payment_failed', session]],
    renew: [['invoice.paid', invoice]],
    fail_renewal: [['invoice.payment_failed', invoice]],
    end: [['customer.subscription.deleted', { object: 'subscription', id: subscription }]],
  };
  return told[action].map(([type, object]) => ({
    id: `evt_test_${randomUUID()}`,
    object: 'event',
    type,
    created: seconds(at),
    data: { object },
  }));
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}
