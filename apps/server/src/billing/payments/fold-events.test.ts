import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldEvents } from './fold-events.ts';
import type { PaymentEvent, PaymentFact } from './payment-provider.ts';

const START_MS = Date.parse('2026-11-01T00:00:00.000Z');
const day = (days: number): Date => new Date(START_MS + days * 86_400_000);

let count = 0;
function event(on: number, fact: PaymentFact): PaymentEvent {
  count += 1;
  return {
    id: `evt_${count}`,
    occurredAt: day(on),
    checkoutId: null,
    subscriptionRef: 'sub_1',
    fact,
  };
}

const paid = event(0, { kind: 'checkout_paid' });
const firstInvoice = event(0, { kind: 'invoice_paid', periodEndsAt: day(30) });

describe('the events of a subscription fold', () => {
  test('to an active one that renews', () => {
    const renewed = event(30, { kind: 'invoice_paid', periodEndsAt: day(60) });
    expect(foldEvents([paid, firstInvoice, renewed])).toEqual({
      state: 'active',
      renewsAt: day(60),
      cancelsAt: null,
      pastDueSince: null,
      planCode: null,
    });
  });

  test('to one past due since its first failure, and active again once paid', () => {
    const failures = [event(30, { kind: 'invoice_failed' }), event(33, { kind: 'invoice_failed' })];
    expect(foldEvents([paid, firstInvoice, ...failures])).toEqual({
      state: 'past_due',
      renewsAt: day(30),
      cancelsAt: null,
      pastDueSince: day(30),
      planCode: null,
    });
    const late = event(34, { kind: 'invoice_paid', periodEndsAt: day(60) });
    expect(foldEvents([paid, firstInvoice, ...failures, late])).toEqual({
      state: 'active',
      renewsAt: day(60),
      cancelsAt: null,
      pastDueSince: null,
      planCode: null,
    });
  });

  test('to one that ends with its period, or renews after all', () => {
    const changed = (on: number, cancelsAt: Date | null): PaymentEvent =>
      event(on, {
        kind: 'subscription_changed',
        state: 'active',
        periodEndsAt: day(30),
        cancelsAt,
      });
    const cancelled = [paid, firstInvoice, changed(5, day(30))];
    expect(foldEvents(cancelled)).toMatchObject({ state: 'active', cancelsAt: day(30) });
    expect(foldEvents([...cancelled, changed(6, null)])).toMatchObject({
      state: 'active',
      cancelsAt: null,
    });
  });

  test('to a cancelled one that no later event revives', () => {
    const ended = event(30, { kind: 'subscription_ended' });
    const late = event(31, { kind: 'invoice_paid', periodEndsAt: day(60) });
    expect(foldEvents([paid, firstInvoice, ended, late])).toEqual({
      state: 'cancelled',
      renewsAt: day(30),
      cancelsAt: day(30),
      pastDueSince: null,
      planCode: null,
    });
  });

  test('to the same state in every order of arrival, with any number of repeats', () => {
    const fact: fc.Arbitrary<PaymentFact> = fc.oneof(
      fc.constant<PaymentFact>({ kind: 'checkout_paid' }),
      fc.integer({ min: 1, max: 90 }).map<PaymentFact>((on) => ({
        kind: 'invoice_paid',
        periodEndsAt: day(on),
      })),
      fc.constant<PaymentFact>({ kind: 'invoice_failed' }),
      fc.constantFrom<PaymentFact>(
        { kind: 'subscription_changed', state: 'past_due', periodEndsAt: null, cancelsAt: null },
        {
          kind: 'subscription_changed',
          state: 'active',
          periodEndsAt: day(40),
          cancelsAt: day(40),
        },
        { kind: 'subscription_changed', state: 'active', periodEndsAt: day(40), cancelsAt: null },
        { kind: 'subscription_ended' },
      ),
    );
    const events = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 5 }), fact), { minLength: 1, maxLength: 12 })
      .map((change) => change.map(([on, what]) => event(on, what)));
    const shuffled = events.chain((change) =>
      fc.tuple(
        fc.constant(change),
        fc.shuffledSubarray([...change, ...change], { minLength: change.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([change, arrived]) => {
        expect(foldEvents(arrived)).toEqual(foldEvents(change));
      }),
      { numRuns: 1_000 },
    );
  });
});
