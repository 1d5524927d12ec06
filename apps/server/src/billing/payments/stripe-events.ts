import type { PaymentEvent, PaymentFact, SubscriptionChanged } from './payment-provider.ts';
import { currencyOf, fieldsOf, instantOf, integerOf, listOf, textOf } from './stripe-fields.ts';
import type { Fields } from './stripe-fields.ts';

/**
 * Parses an event of Stripe's API; null if it does not concern a subscription. Where the API moved a field (2025-03:
 * the period to the items, the subscription of an invoice to its parent), both places are read.
 */
export function readStripeEvent(event: Fields): PaymentEvent | null {
  const object = fieldsOf(fieldsOf(event['data'])['object']);
  const read = READERS.get(textOf(event['type']) ?? '');
  const fact = read?.(object) ?? null;
  const id = textOf(event['id']);
  const occurredAt = instantOf(event['created']);
  if (fact === null || id === null || occurredAt === null) {
    return null;
  }
  const isCheckout = fact.kind.startsWith('checkout_');
  const receipt = fact.kind === 'invoice_paid' ? receiptOf(object) : null;
  return {
    id,
    occurredAt,
    checkoutId: isCheckout ? textOf(object['client_reference_id']) : null,
    subscriptionRef: isCheckout ? textOf(object['subscription']) : subscriptionOf(object),
    fact,
    ...(receipt === null ? {} : { receipt }),
  };
}

/** Null if nothing was paid, for example because earlier credit covered it. */
function receiptOf(invoice: Fields): PaymentEvent['receipt'] | null {
  const number = textOf(invoice['number']);
  const amountCents = integerOf(invoice['amount_paid']);
  const currency = currencyOf(invoice['currency']);
  const url = textOf(invoice['hosted_invoice_url']);
  return number === null || url === null || currency === null || (amountCents ?? 0) <= 0
    ? null
    : { number, amountCents: amountCents ?? 0, currency, url };
}

const READERS = new Map(
  Object.entries<(object: Fields) => PaymentFact | null>({
    // A delayed payment method completes the session first and reports the payment later.
    'checkout.session.completed': (object) =>
      object['payment_status'] === 'unpaid' ? null : { kind: 'checkout_paid' },
    'checkout.session.async_payment_succeeded': () => ({ kind: 'checkout_paid' }),
    'checkout.session.async_payment_failed': () => ({ kind: 'checkout_failed' }),
    'checkout.session.expired': () => ({ kind: 'checkout_failed' }),
    'invoice.paid': (object) => ({ kind: 'invoice_paid', periodEndsAt: paidUntil(object) }),
    'invoice.payment_failed': () => ({ kind: 'invoice_failed' }),
    'customer.subscription.updated': readStripeSubscription,
    'customer.subscription.deleted': () => ({ kind: 'subscription_ended' }),
  }),
);

/** The metadata key of a Stripe subscription that holds its plan. */
export const PLAN = 'plan';

const STATES = new Map(
  Object.entries<'active' | 'past_due' | 'cancelled'>({
    active: 'active',
    trialing: 'active',
    past_due: 'past_due',
    unpaid: 'past_due',
    canceled: 'cancelled',
    incomplete_expired: 'cancelled',
  }),
);

/** Parses a Stripe subscription; null while its first payment is open. */
export function readStripeSubscription(object: Fields): SubscriptionChanged | null {
  const state = STATES.get(textOf(object['status']) ?? '');
  if (state === undefined) {
    return null;
  }
  const [item] = listOf(fieldsOf(object['items'])['data']);
  const periodEndsAt =
    instantOf(object['current_period_end']) ?? instantOf(item?.['current_period_end']);
  const cancelsAt =
    instantOf(object['cancel_at']) ??
    (object['cancel_at_period_end'] === true ? periodEndsAt : null);
  const planCode = textOf(fieldsOf(object['metadata'])[PLAN]);
  return {
    kind: 'subscription_changed',
    state,
    periodEndsAt,
    cancelsAt,
    ...(planCode === null ? {} : { planCode }),
  };
}

function subscriptionOf(object: Fields): string | null {
  if (object['object'] === 'subscription') {
    return textOf(object['id']);
  }
  const details = fieldsOf(fieldsOf(object['parent'])['subscription_details']);
  return textOf(object['subscription']) ?? textOf(details['subscription']);
}

/** The end of the last period that the invoice's lines pay for. */
export function paidUntil(invoice: Fields): Date | null {
  const ends = listOf(fieldsOf(invoice['lines'])['data']).flatMap((line) => {
    const end = instantOf(fieldsOf(line['period'])['end']);
    return end === null ? [] : [end.getTime()];
  });
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
