import { describe, expect, test } from 'vitest';
import { readStripeEvent } from './stripe-events.ts';

const CREATED = 1_795_251_600;
const PERIOD_END = 1_797_843_600;
const at = (seconds: number): Date => new Date(seconds * 1_000);

function read(type: string, object: Record<string, unknown>) {
  return readStripeEvent({
    id: 'evt_1',
    object: 'event',
    type,
    created: CREATED,
    data: { object },
  });
}

describe('an event of Stripe', () => {
  const session = {
    object: 'checkout.session',
    id: 'cs_1',
    client_reference_id: 'our-checkout',
    subscription: 'sub_1',
    customer: 'cus_1',
    customer_details: { email: 'dana@example.test' },
  };

  test('of a paid checkout names our checkout and the subscription, and no payer', () => {
    expect(read('checkout.session.completed', { ...session, payment_status: 'paid' })).toEqual({
      id: 'evt_1',
      occurredAt: at(CREATED),
      checkoutId: 'our-checkout',
      subscriptionRef: 'sub_1',
      fact: { kind: 'checkout_paid' },
    });
  });

  test('of a checkout whose payment is still pending is ignored', () => {
    expect(read('checkout.session.completed', { ...session, payment_status: 'unpaid' })).toBeNull();
    expect(read('checkout.session.async_payment_succeeded', session)?.fact).toEqual({
      kind: 'checkout_paid',
    });
    for (const type of ['async_payment_failed', 'expired']) {
      expect(read(`checkout.session.${type}`, session)?.fact).toEqual({ kind: 'checkout_failed' });
    }
  });

  const lines = { data: [{ period: { end: CREATED } }, { period: { end: PERIOD_END } }] };
  test.each([
    ['as it was until 2025', { object: 'invoice', subscription: 'sub_1', lines }],
    [
      'as it is since',
      {
        object: 'invoice',
        parent: { subscription_details: { subscription: 'sub_1' } },
        lines,
      },
    ],
  ])('of an invoice, %s, states until when it pays', (_when, invoice) => {
    expect(read('invoice.paid', invoice)).toEqual({
      id: 'evt_1',
      occurredAt: at(CREATED),
      checkoutId: null,
      subscriptionRef: 'sub_1',
      fact: { kind: 'invoice_paid', periodEndsAt: at(PERIOD_END) },
    });
    expect(read('invoice.payment_failed', invoice)).toMatchObject({
      subscriptionRef: 'sub_1',
      fact: { kind: 'invoice_failed' },
    });
  });

  test.each([
    [{ status: 'active', current_period_end: PERIOD_END }, 'active', null],
    [{ status: 'trialing', items: { data: [{ current_period_end: PERIOD_END }] } }, 'active', null],
    [
      { status: 'active', current_period_end: PERIOD_END, cancel_at_period_end: true },
      'active',
      at(PERIOD_END),
    ],
    [
      { status: 'active', current_period_end: PERIOD_END, cancel_at: CREATED },
      'active',
      at(CREATED),
    ],
    [{ status: 'past_due', current_period_end: PERIOD_END }, 'past_due', null],
    [{ status: 'unpaid', current_period_end: PERIOD_END }, 'past_due', null],
    [{ status: 'canceled', current_period_end: PERIOD_END }, 'cancelled', null],
  ])('of a subscription %j is %s', (subscription, state, cancelsAt) => {
    expect(
      read('customer.subscription.updated', {
        object: 'subscription',
        id: 'sub_1',
        ...subscription,
      }),
    ).toEqual({
      id: 'evt_1',
      occurredAt: at(CREATED),
      checkoutId: null,
      subscriptionRef: 'sub_1',
      fact: { kind: 'subscription_changed', state, periodEndsAt: at(PERIOD_END), cancelsAt },
    });
  });

  test('of an ended subscription is an end', () => {
    expect(
      read('customer.subscription.deleted', { object: 'subscription', id: 'sub_1' }),
    ).toMatchObject({ subscriptionRef: 'sub_1', fact: { kind: 'subscription_ended' } });
  });

  test.each([
    { id: 'evt_1', type: 'invoice.created', created: CREATED, data: { object: {} } },
    {
      id: 'evt_1',
      type: 'customer.subscription.updated',
      created: CREATED,
      data: { object: { status: 'incomplete' } },
    },
    { id: 'evt_1', type: 'invoice.paid', created: 'today', data: { object: {} } },
    { id: 7, type: 'invoice.paid', created: CREATED, data: { object: {} } },
    { type: 'invoice.paid' },
    { id: 'evt_1', type: '__proto__', created: CREATED, data: null },
    { id: 'evt_1', type: 'constructor', created: CREATED, data: [] },
    {},
  ])('that does not concern a subscription is ignored: %j', (change) => {
    expect(readStripeEvent(change)).toBeNull();
  });
});
