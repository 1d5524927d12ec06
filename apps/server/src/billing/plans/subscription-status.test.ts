import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan } from './plans.store.ts';
import { subscriptionStatusOf } from './subscription-status.ts';
import type { Subscription } from './subscription-status.ts';

const START = new Date('2026-11-01T09:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1_000;
const day = (days: number): Date => new Date(START.getTime() + days * DAY_MS);

const plan: Plan = {
  code: 'standard',
  name: 'Standard',
  description: '',
  priceCents: 4_900,
  currency: 'USD',
  interval: 'month',
  trialDays: 14,
  trialPayouts: 3,
  limits: { clients: null, stores: null, channels: null, users: null, historyMonths: null },
  maxStoredBytes: null,
};

function trial(change: Partial<Subscription> = {}): Subscription {
  return {
    tenantId: '',
    plan,
    trialStartedAt: START,
    trialDays: 14,
    trialPayouts: 3,
    postedPayouts: 0,
    payoutsReachedAt: null,
    paid: null,
    ...change,
  };
}

function paid(change: Partial<NonNullable<Subscription['paid']>>): Subscription {
  return trial({
    paid: {
      state: 'active',
      providerRef: 'sub_1',
      renewsAt: null,
      cancelsAt: null,
      pastDueSince: null,
      payerId: null,
      ...change,
    },
  });
}

describe('a trial ends at 14 days or three posted payouts, whichever is later', () => {
  test('not at three payouts before the 14 days', () => {
    const subscription = trial({ postedPayouts: 5, payoutsReachedAt: day(2) });
    expect(subscriptionStatusOf(subscription, day(13.9))).toEqual({
      state: 'trial',
      canPost: true,
      postingStopsAt: null,
      trial: {
        startedAt: START,
        endsAt: day(14),
        daysLeft: 1,
        postedPayouts: 5,
        postedPayoutsNeeded: 3,
        isOver: false,
      },
    });
    expect(subscriptionStatusOf(subscription, day(14))).toEqual({
      state: 'expired',
      canPost: false,
      postingStopsAt: null,
      trial: {
        startedAt: START,
        endsAt: day(14),
        daysLeft: 0,
        postedPayouts: 5,
        postedPayoutsNeeded: 3,
        isOver: true,
      },
    });
  });

  test('not at 14 days with two payouts, however long ago that was', () => {
    expect(subscriptionStatusOf(trial({ postedPayouts: 2 }), day(200))).toEqual({
      state: 'trial',
      canPost: true,
      postingStopsAt: null,
      trial: {
        startedAt: START,
        endsAt: null,
        daysLeft: 0,
        postedPayouts: 2,
        postedPayoutsNeeded: 3,
        isOver: false,
      },
    });
  });

  test('at the third payout after the 14 days', () => {
    const subscription = trial({ postedPayouts: 3, payoutsReachedAt: day(20) });
    expect(subscriptionStatusOf(subscription, day(20)).trial?.endsAt).toEqual(day(20));
    expect(subscriptionStatusOf(subscription, day(20)).state).toBe('expired');
    expect(subscriptionStatusOf(subscription, day(19.99)).state).toBe('trial');
  });

  test('for every day and every number of payouts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 60 }),
        (today, postedPayouts, reached) => {
          const hasPosted = postedPayouts >= 3 && reached <= today;
          const { state, canPost } = subscriptionStatusOf(
            trial({ postedPayouts, payoutsReachedAt: hasPosted ? day(reached) : null }),
            day(today),
          );
          const isOver = today >= 14 && hasPosted;
          expect([state, canPost]).toEqual(isOver ? ['expired', false] : ['trial', true]);
        },
      ),
    );
  });

  test('unless its plan has none', () => {
    expect(subscriptionStatusOf(trial({ trialDays: 0 }), day(500))).toEqual({
      state: 'active',
      trial: null,
      canPost: true,
      postingStopsAt: null,
    });
    expect(subscriptionStatusOf(trial({ trialPayouts: 0 }), day(14)).state).toBe('expired');
  });
});

describe('a chosen plan', () => {
  test('has no trial any more, and posts', () => {
    expect(subscriptionStatusOf(paid({}), day(500))).toEqual({
      state: 'active',
      trial: null,
      canPost: true,
      postingStopsAt: null,
    });
  });

  test('runs until the paid period ends; then posting pauses', () => {
    const cancelled = paid({ cancelsAt: day(30) });
    expect(subscriptionStatusOf(cancelled, day(29.9))).toEqual({
      state: 'active',
      trial: null,
      canPost: true,
      postingStopsAt: null,
    });
    expect(subscriptionStatusOf(cancelled, day(30))).toEqual({
      state: 'cancelled',
      trial: null,
      canPost: false,
      postingStopsAt: null,
    });
    expect(subscriptionStatusOf(paid({ state: 'cancelled' }), day(1)).canPost).toBe(false);
  });

  test('posts for seven days after a payment failed', () => {
    const late = paid({ state: 'past_due', pastDueSince: day(30) });
    const failed = { state: 'past_due', trial: null, postingStopsAt: day(37) };
    expect(subscriptionStatusOf(late, day(36.9))).toEqual({ ...failed, canPost: true });
    expect(subscriptionStatusOf(late, day(37))).toEqual({ ...failed, canPost: false });
  });
});
