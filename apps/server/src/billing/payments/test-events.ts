import { randomUUID } from 'node:crypto';
import { secondsOf } from './stripe-fields.ts';
import { invoiceUrl } from './test-provider.ts';
import type { TestSubscription } from './test-payments.store.ts';

export type TestAction = 'pay' | 'fail' | 'renew' | 'fail_renewal' | 'end';

type Happened = {
  readonly action: TestAction;
  readonly checkoutId: string;
  /** The provider's id of the checkout; the id of the subscription is derived from it. */
  readonly ref: string;
  /** Its current state; null if the checkout failed. */
  readonly subscription: TestSubscription | null;
  readonly at: Date;
  readonly siteUrl: string;
};

/** The provider's id of the subscription that a checkout started. */
export function subscriptionRefOf(checkoutRef: string): string {
  return `sub_${checkoutRef}`;
}

/** The webhooks that Stripe would send for it, in Stripe's order. */
export function stripeEventsOf(happened: Happened): Record<string, unknown>[] {
  const { action, checkoutId, ref, at } = happened;
  const subscription = subscriptionRefOf(ref);
  const session = { object: 'checkout.session', id: ref, client_reference_id: checkoutId };
  const invoice = invoiceEvent(happened);
  const events: Readonly<Record<TestAction, readonly (readonly [string, object])[]>> = {
    pay: [
      ['checkout.session.completed', { ...session, payment_status: 'paid', subscription }],
      ['invoice.paid', invoice],
    ],
    fail: [['checkout.session.async_payment_failed', session]],
    renew: [['invoice.paid', invoice]],
    fail_renewal: [['invoice.payment_failed', invoice]],
    end: [['customer.subscription.deleted', { object: 'subscription', id: subscription }]],
  };
  return events[action].map(([type, object]) => ({
    id: `evt_test_${randomUUID()}`,
    object: 'event',
    type,
    created: secondsOf(at),
    data: { object },
  }));
}

function invoiceEvent({ ref, subscription, siteUrl }: Happened): object {
  const name = subscriptionRefOf(ref);
  const latest = subscription?.invoices[0];
  const end = subscription === null ? null : secondsOf(subscription.periodEndsAt);
  return {
    object: 'invoice',
    subscription: name,
    lines: { data: end === null ? [] : [{ period: { end } }] },
    ...(latest === undefined
      ? {}
      : {
          number: latest.number,
          amount_paid: latest.state === 'paid' ? latest.amountCents : 0,
          currency: latest.currency.toLowerCase(),
          hosted_invoice_url: invoiceUrl(siteUrl, name, latest.number),
        }),
  };
}
