import { describe, expect, test } from 'vitest';
import type { PaidPlan } from './payment-provider.ts';
import type { TestSubscription } from './test-payments.store.ts';
import {
  changedOf,
  changeTest,
  nextTestInvoice,
  renewTest,
  startTest,
} from './test-subscription.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-01T09:00:00.000Z');
const day = (days: number) => new Date(START.getTime() + days * DAY_MS);

const SMALL: PaidPlan = {
  planCode: 'small',
  planName: 'Small',
  priceCents: 1_900,
  currency: 'USD',
  interval: 'month',
};
const LARGE: PaidPlan = { ...SMALL, planCode: 'large', planName: 'Large', priceCents: 4_900 };

const billing = (at: Date, number = 'T-2') => ({ at, number, taxId: null });
const started = (plan = SMALL, paidUntil: Date | null = null): TestSubscription =>
  startTest({ ...plan, customer: 'cus_1', paidUntil }, billing(START, 'T-1'));
const changed = (subscription: TestSubscription, to: PaidPlan, at: Date) =>
  changeTest(subscription, to, { ...billing(at), issuedAt: at });
const renewed = (subscription: TestSubscription, at: Date, isPaid = true) =>
  renewTest(subscription, { ...billing(at, `T-${subscription.invoices.length + 1}`), isPaid });

const amountsOf = ({ invoices }: TestSubscription) =>
  invoices.map(({ state, amountCents }) => [state, amountCents]);

describe('a subscription', () => {
  test('starts with an invoice for its first interval', () => {
    const { invoices, periodStartsAt, periodEndsAt } = started();
    expect([periodStartsAt, periodEndsAt]).toEqual([START, day(30)]);
    expect(invoices).toEqual([
      {
        number: 'T-1',
        issuedAt: START,
        state: 'paid',
        amountCents: 1_900,
        currency: 'USD',
        lines: [{ description: 'Small', amountCents: 1_900 }],
        periodStartsAt: START,
        periodEndsAt: day(30),
        taxId: null,
      },
    ]);
  });

  test('that takes over a paid period charges nothing until it ends', () => {
    const taken = started(SMALL, day(12));
    expect([amountsOf(taken), taken.periodEndsAt]).toEqual([[], day(12)]);
    expect(nextTestInvoice(taken)).toEqual({ amountCents: 1_900, currency: 'USD', dueAt: day(12) });
    const next = renewed(taken, day(12));
    expect([next.periodStartsAt, next.periodEndsAt]).toEqual([
      day(12),
      new Date('2026-12-13T09:00:00.000Z'),
    ]);
  });

  test('that is renewed early loses no paid day', () => {
    const next = renewed(started(), day(20));
    expect([next.periodStartsAt, next.invoices[0]?.issuedAt]).toEqual([day(30), day(20)]);
  });
});

describe('a renewal that is not paid', () => {
  test('is charged once, and pays for its own period whenever it is paid', () => {
    const owed = renewed(renewed(started(), day(30), false), day(33), false);
    expect(amountsOf(owed)).toEqual([
      ['past_due', 1_900],
      ['paid', 1_900],
    ]);
    expect([owed.periodEndsAt, changedOf(owed).state]).toEqual([day(30), 'past_due']);
    const paid = renewed(owed, day(40));
    expect(amountsOf(paid)).toEqual([
      ['paid', 1_900],
      ['paid', 1_900],
    ]);
    expect([paid.periodStartsAt, changedOf(paid).state]).toEqual([day(30), 'active']);
  });

  test('consumes as much credit as it charged, and no more', () => {
    const rich: TestSubscription = { ...started(), creditCents: 5_000 };
    const owed = renewed(rich, day(30), false);
    expect([owed.creditCents, owed.invoices[0]?.amountCents]).toEqual([5_000, 0]);
    expect(renewed(owed, day(31)).creditCents).toBe(3_100);
    expect(renewed(rich, day(30)).creditCents).toBe(3_100);
    const poor: TestSubscription = { ...started(), creditCents: 600 };
    const paid = renewed(renewed(poor, day(30), false), day(31));
    expect([paid.creditCents, paid.invoices[0]?.amountCents]).toEqual([0, 1_300]);
  });
});

describe('another plan in the middle of a period', () => {
  test('is charged for the remainder, and keeps the period', () => {
    const next = changed(started(), LARGE, day(15));
    expect([next.planCode, next.periodStartsAt, next.periodEndsAt]).toEqual([
      'large',
      START,
      day(30),
    ]);
    expect(amountsOf(next)[0]).toEqual(['paid', 1_500]);
    expect(next.invoices[0]?.lines).toEqual([
      { description: 'Unused time on Small', amountCents: -950 },
      { description: 'Remaining time on Large', amountCents: 2_450 },
    ]);
  });

  test('there and back within one second costs nothing', () => {
    const there = changed(started(), LARGE, day(15));
    const back = changed(there, SMALL, day(15));
    expect([amountsOf(back)[0], back.creditCents]).toEqual([['credited', -1_500], 1_500]);
    const again = changed(back, LARGE, day(15));
    expect([amountsOf(again)[0], again.creditCents]).toEqual([['paid', 0], 0]);
  });

  test('that is cheaper leaves a credit, which later invoices use up', () => {
    const cheaper = changed(started(LARGE), SMALL, day(0));
    expect([amountsOf(cheaper)[0], cheaper.creditCents]).toEqual([['credited', -3_000], 3_000]);
    expect(nextTestInvoice(cheaper)?.amountCents).toBe(0);
    const first = renewed(cheaper, day(30));
    expect([amountsOf(first)[0], first.creditCents]).toEqual([['paid', 0], 1_100]);
    expect(nextTestInvoice(first)?.amountCents).toBe(800);
    const second = renewed(first, first.periodEndsAt);
    expect([amountsOf(second)[0], second.creditCents]).toEqual([['paid', 800], 0]);
  });

  test('of another interval starts a new period', () => {
    const yearly = changed(started(), { ...LARGE, interval: 'year', priceCents: 49_000 }, day(15));
    expect([yearly.periodStartsAt, yearly.periodEndsAt, amountsOf(yearly)[0]]).toEqual([
      day(15),
      new Date('2027-11-16T09:00:00.000Z'),
      ['paid', 48_050],
    ]);
  });

  test('withdraws a cancellation', () => {
    const cancelled: TestSubscription = { ...started(), isCancelled: true };
    expect([nextTestInvoice(cancelled), changedOf(cancelled).cancelsAt]).toEqual([null, day(30)]);
    const next = changed(cancelled, LARGE, day(15));
    expect([changedOf(next).cancelsAt, nextTestInvoice(next)?.amountCents]).toEqual([null, 4_900]);
  });
});

test('that has ended charges nothing and stays ended', () => {
  const ended: TestSubscription = { ...started(), hasEnded: true };
  expect([nextTestInvoice(ended), changedOf(ended).state]).toEqual([null, 'cancelled']);
});
