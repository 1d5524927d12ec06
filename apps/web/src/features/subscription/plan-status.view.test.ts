import { describe, expect, test } from 'vitest';
import type { Subscription } from '../../shared/api/entities.ts';
import {
  confirmationOf,
  isPressing,
  nextDate,
  nextSteps,
  statusNote,
  stateWords,
  trialEndLines,
  trialView,
} from './plan-status.view.ts';

const LATER = '2026-12-24T09:00:00.000Z';
const day = (instant: string) => instant.slice(0, 10);
const NO_LIMITS = {
  clients: null,
  stores: null,
  channels: null,
  users: null,
  history_months: null,
};

function subscribed(change: Partial<Subscription> = {}): Subscription {
  return {
    plan: {
      code: 'firm',
      name: 'Firm',
      description: '',
      price_cents: 4_900,
      currency: 'USD',
      interval: 'month',
      trial_days: 14,
      limits: NO_LIMITS,
    },
    state: 'active',
    trial: null,
    renews_at: LATER,
    cancels_at: null,
    posting_stops_at: null,
    limits: NO_LIMITS,
    usage: { clients: 1, stores: 3, channels: 4, users: 1 },
    can_post: true,
    ...change,
  };
}

function inTrial(change: Partial<NonNullable<Subscription['trial']>> = {}): Subscription {
  const trial = {
    started_at: '2026-12-10T09:00:00.000Z',
    ends_at: null,
    days_left: 14,
    posted_payouts: 1,
    posted_payouts_needed: 3,
    is_over: false,
    ...change,
  };
  const state = trial.is_over ? 'expired' : 'trial';
  return subscribed({
    state,
    trial,
    renews_at: null,
    can_post: !trial.is_over,
  });
}

const free = subscribed({
  plan: { ...subscribed().plan, price_cents: null },
  renews_at: null,
});

test.each([
  [subscribed(), 'Active', { term: 'Renews', value: '2026-12-24' }],
  [
    subscribed({ cancels_at: LATER, renews_at: null }),
    'Canceled, still active',
    { term: 'Ends', value: '2026-12-24' },
  ],
  [
    subscribed({ state: 'past_due', renews_at: null, posting_stops_at: LATER }),
    'Payment failed',
    { term: 'Posting stops', value: '2026-12-24' },
  ],
  [
    subscribed({ state: 'cancelled', cancels_at: LATER, renews_at: null }),
    'Ended',
    { term: 'Ended', value: '2026-12-24' },
  ],
  [free, 'Active', null],
  [
    inTrial(),
    'Trial',
    { term: 'Trial ends', value: 'In 14 days or later, once you’ve posted 2 more payouts' },
  ],
  [
    inTrial({ days_left: 0 }),
    'Trial',
    { term: 'Trial ends', value: 'Once you’ve posted 2 more payouts' },
  ],
  [inTrial({ ends_at: LATER }), 'Trial', { term: 'Trial ends', value: '2026-12-24' }],
  [
    inTrial({ ends_at: LATER, is_over: true }),
    'Trial ended',
    { term: 'Trial ended', value: '2026-12-24' },
  ],
])('the state and the next date of subscription %#', (subscription, state, date) => {
  expect([stateWords(subscription), nextDate(subscription, day)]).toEqual([state, date]);
});

describe('the most important notice', () => {
  test('is empty while a plan is active', () => {
    expect([statusNote(subscribed(), day), statusNote(free, day)]).toEqual([null, null]);
  });

  test.each([14, 3, 1, 0])('a trial with %i days left', (daysLeft) => {
    expect(statusNote(inTrial({ days_left: daysLeft }), day)).toEqual({
      kind: 'banner',
      status: { state: 'trial', daysLeft, payoutsLeft: 2 },
    });
  });

  test('a trial that is over', () => {
    expect(statusNote(inTrial({ is_over: true }), day)).toEqual({
      kind: 'banner',
      status: { state: 'expired' },
    });
  });

  test('a failed payment, before and after posting stops', () => {
    const failed = subscribed({ state: 'past_due', posting_stops_at: LATER });
    expect(statusNote(failed, day)).toEqual({
      kind: 'banner',
      status: { state: 'past_due', postingStopsOn: '2026-12-24' },
    });
    expect(statusNote({ ...failed, can_post: false }, day)).toMatchObject({
      kind: 'stopped',
      title: 'Posting is paused: the last payment failed',
    });
  });

  test('a cancellation, before and after the plan has ended', () => {
    expect(statusNote(subscribed({ cancels_at: LATER }), day)).toEqual({
      kind: 'banner',
      status: { state: 'cancelled', endsOn: '2026-12-24' },
    });
    const ended = subscribed({
      state: 'cancelled',
      cancels_at: LATER,
      can_post: false,
    });
    expect(statusNote(ended, day)).toMatchObject({
      kind: 'stopped',
      title: 'Firm ended on 2026-12-24',
    });
  });
});

test('the end of a trial is urgent for its last three days, then choosing a plan is', () => {
  const days = [14, 4, 3, 1, 0].map((left) => isPressing(inTrial({ days_left: left })));
  expect(days).toEqual([false, false, true, true, true]);
  expect([inTrial({ is_over: true }), subscribed()].map(isPressing)).toEqual([true, false]);
  expect(isPressing(subscribed({ state: 'past_due' }))).toBe(true);
});

describe('a payment', () => {
  test('is confirmed by the plan it was for, paid until a date', () => {
    expect(confirmationOf(subscribed(), 'firm', false)).toBe('confirmed');
    expect(confirmationOf(subscribed(), 'firm', true)).toBe('confirmed');
    expect(confirmationOf(free, 'firm', false)).toBe('confirmed');
  });

  test.each([
    ['of another plan', subscribed(), 'small'],
    ['of the plan on trial', inTrial(), 'firm'],
    ['of a plan that was canceled before', subscribed({ cancels_at: LATER }), 'firm'],
    ['of a plan without a paid day yet', subscribed({ renews_at: null }), 'firm'],
    ['of a plan whose payment failed', subscribed({ state: 'past_due' }), 'firm'],
  ])('%s is waited for, then late', (_of, subscription, code) => {
    expect([false, true].map((isLate) => confirmationOf(subscription, code, isLate))).toEqual([
      'waiting',
      'late',
    ]);
  });
});

test.each([
  [inTrial(), 'running', '14 days left'],
  [inTrial({ days_left: 1 }), 'running', '1 day left'],
  [inTrial({ days_left: 0 }), 'running', 'Your trial days are over'],
  [inTrial({ days_left: 0, is_over: true }), 'over', 'Your trial has ended'],
  [subscribed(), 'converted', 'Your trial became Firm'],
  [free, 'none', 'You’re not on a trial'],
])('trial %#', (subscription, kind, title) => {
  expect(trialView(subscription)).toMatchObject({ kind, title });
});

test('a running trial says that the later of days and payouts ends it', () => {
  expect(trialView(inTrial()).words).toContain('3 payouts, whichever comes later');
  expect(trialView(inTrial({ posted_payouts_needed: 0 })).words).toBe(
    'The trial ends when its days are over.',
  );
});

test('QuickBooks is mentioned only to clients whose books are there', () => {
  for (const words of [nextSteps('delivery_only'), ...trialEndLines(false, 'delivery_only')]) {
    expect(words).not.toContain('QuickBooks');
  }
  expect(trialEndLines(true, 'qbo')[0]).toContain('QuickBooks');
  expect(trialEndLines(true, 'qbo').at(-1)).toContain('Posting resumes');
});
