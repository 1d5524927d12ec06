import { describe, expect, test } from 'vitest';
import type { Plan, Subscription } from '../../shared/api/entities.ts';
import { overLimits, priceWords, usageOf } from '../../shared/billing/plan-limits.ts';
import {
  allowances,
  billingOf,
  cancelLines,
  canCancel,
  changeLines,
  isCurrentPlan,
  smallestFit,
  suggestedPlan,
} from './plan.view.ts';

/** As the kit writes these amounts. */
const format = (cents: number) => `$${cents / 100}.00`;

const NO_LIMITS: Plan['limits'] = {
  clients: null,
  stores: null,
  channels: null,
  users: null,
  history_months: null,
};

const community: Plan = {
  code: 'community',
  name: 'Community',
  description: 'Everything, on your own machine.',
  price_cents: null,
  currency: 'USD',
  interval: 'month',
  trial_days: 0,
  limits: NO_LIMITS,
};
const small: Plan = {
  ...community,
  code: 'small',
  name: 'Small',
  price_cents: 1_900,
  limits: { clients: 1, stores: 2, channels: 4, users: 2, history_months: 12 },
};
const firm: Plan = {
  ...small,
  code: 'firm',
  name: 'Firm',
  price_cents: 49_000,
  interval: 'year',
  limits: { ...small.limits, stores: 25, history_months: null },
};

function subscribed(change: Partial<Subscription> = {}): Subscription {
  const plan = change.plan ?? firm;
  return {
    plan,
    state: 'active',
    trial: null,
    renews_at: '2026-12-24T09:00:00.000Z',
    cancels_at: null,
    posting_stops_at: null,
    limits: plan.limits,
    usage: { clients: 1, stores: 3, channels: 4, users: 1 },
    can_post: true,
    ...change,
  };
}

const TRIAL: Subscription['trial'] = {
  started_at: '2026-11-24T09:00:00.000Z',
  ends_at: null,
  days_left: 14,
  posted_payouts: 0,
  posted_payouts_needed: 3,
  is_over: false,
};

test('a price is shown with its interval, and omitted if nothing is charged', () => {
  expect([small, firm, community].map((plan) => priceWords(plan, format))).toEqual([
    '$19.00 a month',
    '$490.00 a year',
    null,
  ]);
});

test('a plan lists its limits', () => {
  expect(allowances(small)).toEqual([
    'Up to 1 client',
    'Up to 2 stores',
    'Up to 4 channels',
    'Up to 2 people',
    'Sync up to 12 months back',
  ]);
  expect(allowances(community)).toEqual([
    'No limit on clients, stores, channels, or people',
    'Sync as far back as the platform allows',
  ]);
});

test('usage is shown next to its limit', () => {
  expect(usageOf(subscribed()).map(({ label, used, limit }) => [label, used, limit])).toEqual([
    ['Clients', 1, 1],
    ['Stores', 3, 25],
    ['Channels', 4, 4],
    ['People', 1, 2],
  ]);
});

test('usage over a plan’s limit is listed; usage at the limit is not', () => {
  expect(overLimits(subscribed(), small)).toEqual(['You have 3 stores; Small includes 2.']);
  expect(overLimits(subscribed(), firm)).toEqual([]);
  expect(overLimits(subscribed(), community)).toEqual([]);
});

test('the cheapest plan that fits is suggested, by its yearly price', () => {
  expect(smallestFit(subscribed(), [community, small, firm])).toBe('firm');
  const fewer = subscribed({
    usage: { clients: 1, stores: 2, channels: 4, users: 1 },
  });
  expect(smallestFit(fewer, [community, firm, small])).toBe('small');
  const yearly = { ...firm, price_cents: 20_000 };
  expect(smallestFit(fewer, [small, yearly])).toBe('firm');
  expect(smallestFit(subscribed(), [community, small])).toBeNull();
});

test('the current plan’s button is primary while unpaid, otherwise that of one that fits', () => {
  const plans = [community, small, firm];
  const usage = { clients: 1, stores: 2, channels: 4, users: 1 };
  expect(suggestedPlan(subscribed({ usage }), plans)).toBeNull();
  expect(suggestedPlan(subscribed({ usage, state: 'trial', trial: TRIAL }), plans)).toBe('firm');
  expect(suggestedPlan(subscribed({ plan: small, state: 'expired', trial: TRIAL }), plans)).toBe(
    'firm',
  );
  expect(suggestedPlan(subscribed({ plan: community, state: 'cancelled' }), plans)).toBe('firm');
});

describe('billing', () => {
  test('without a payment provider, no paid plan is offered', () => {
    const own = subscribed({ plan: community });
    expect(billingOf({ items: [community, small], payments_enabled: false }, own)).toEqual({
      isOff: true,
      plans: [community],
    });
  });

  test('is off if no plan has a price, even with a provider', () => {
    const own = subscribed({ plan: community });
    expect(billingOf({ items: [community], payments_enabled: true }, own).isOff).toBe(true);
    expect(billingOf({ items: [community, small], payments_enabled: true }, own).isOff).toBe(false);
  });

  test('the current plan is shown even if it is no longer on offer or for sale', () => {
    const own = subscribed({ plan: firm });
    const { isOff, plans } = billingOf({ items: [community], payments_enabled: false }, own);
    expect([isOff, plans.map(({ code }) => code)]).toEqual([true, ['firm', 'community']]);
  });
});

test('an active paid plan can be canceled, once', () => {
  expect(canCancel(subscribed())).toBe(true);
  expect(canCancel(subscribed({ state: 'past_due' }))).toBe(true);
  expect(canCancel(subscribed({ cancels_at: '2026-12-24T09:00:00.000Z' }))).toBe(false);
  expect(canCancel(subscribed({ plan: community }))).toBe(false);
  expect(canCancel(subscribed({ state: 'trial', trial: TRIAL }))).toBe(false);
  expect(canCancel(subscribed({ state: 'cancelled' }))).toBe(false);
});

test('the current plan can be kept only while it is paid and not canceled', () => {
  expect(isCurrentPlan(subscribed(), 'firm')).toBe(true);
  expect(isCurrentPlan(subscribed(), 'small')).toBe(false);
  expect(isCurrentPlan(subscribed({ state: 'past_due' }), 'firm')).toBe(false);
  expect(isCurrentPlan(subscribed({ cancels_at: '2026-12-24T09:00:00.000Z' }), 'firm')).toBe(false);
});

describe('choosing a plan says what changes', () => {
  test('a smaller one: the price, the end of the current one, what cannot be added, how far back', () => {
    expect(changeLines(subscribed(), small, format)).toEqual([
      'Small costs $19.00 a month. It starts, and you’re charged, when you pay on the next page.',
      'Firm ends then. What’s left of it isn’t refunded.',
      'You have 3 stores; Small includes 2. Everything stays, but you can’t add more until you’re under.',
      'You can sync up to 12 months back. Payouts already in Platebook stay.',
      'Entries already in your books stay as they are.',
    ]);
  });

  test('from a trial, which then ends', () => {
    const lines = changeLines(subscribed({ state: 'trial', trial: TRIAL }), firm, format);
    expect(lines[1]).toBe('Your trial ends then.');
    expect(lines).toHaveLength(3);
  });

  test('after the trial, posting resumes', () => {
    const over = subscribed({
      state: 'expired',
      trial: TRIAL,
      can_post: false,
    });
    expect(changeLines(over, firm, format)).toEqual([
      'Firm costs $490.00 a year. It starts, and you’re charged, when you pay on the next page.',
      'Posting resumes. Entries already in your books stay as they are.',
    ]);
  });

  test('the same one again: after a failed payment, and after a cancellation', () => {
    expect(changeLines(subscribed({ state: 'past_due' }), firm, format)[1]).toBe(
      'A new year starts then.',
    );
    const canceled = subscribed({ cancels_at: '2026-12-24T09:00:00.000Z' });
    expect(changeLines(canceled, firm, format)[1]).toBe(
      'Your current year ends then. What’s left of it isn’t refunded.',
    );
  });

  test('a free one starts at once', () => {
    expect(changeLines(subscribed(), community, format)[0]).toBe(
      'Community costs nothing and starts right away.',
    );
  });
});

test('canceling says until when, and what stays', () => {
  expect(cancelLines('Firm', 'Dec 24, 2026')[0]).toBe(
    'Firm stays until Dec 24, 2026. Payouts post until then.',
  );
  expect(cancelLines('Firm', null)[0]).toBe('Firm stays until the end of what you’ve paid for.');
  expect(cancelLines('Firm', null)).toContain(
    'You can still read and export everything. Nothing is deleted.',
  );
});
