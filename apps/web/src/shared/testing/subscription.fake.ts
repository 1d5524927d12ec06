import type { Plan, Subscription } from '../api/entities.ts';

const NO_LIMITS = {
  clients: null,
  stores: null,
  channels: null,
  users: null,
  history_months: null,
};

/** A monthly plan without limits. */
export const firmPlan: Plan = {
  code: 'firm',
  name: 'Firm',
  description: 'For firms.',
  price_cents: 4_900,
  currency: 'USD',
  interval: 'month',
  trial_days: 14,
  limits: NO_LIMITS,
};

/** A cheaper plan with two stores and a year of history. */
export const smallPlan: Plan = {
  ...firmPlan,
  code: 'small',
  name: 'Small',
  description: 'For one restaurant.',
  price_cents: 1_900,
  limits: { clients: 1, stores: 2, channels: 4, users: 2, history_months: 12 },
};

/** A free plan. */
export const communityPlan: Plan = {
  ...firmPlan,
  code: 'community',
  name: 'Community',
  description: 'On your own machine.',
  price_cents: null,
  trial_days: 0,
};

/** A client with an active paid plan. */
export const paidSubscription: Subscription = {
  plan: firmPlan,
  state: 'active',
  trial: null,
  renews_at: '2026-12-24T12:00:00.000Z',
  cancels_at: null,
  posting_stops_at: null,
  limits: NO_LIMITS,
  usage: { clients: 1, stores: 3, channels: 4, users: 1 },
  can_post: true,
};

type Trial = NonNullable<Subscription['trial']>;

/** A trial four days before its end, with overrides. */
export function trialOf(changes: Partial<Trial> = {}): Trial {
  return {
    started_at: '2026-12-10T12:00:00.000Z',
    ends_at: '2026-12-24T12:00:00.000Z',
    days_left: 4,
    posted_payouts: 3,
    posted_payouts_needed: 3,
    is_over: false,
    ...changes,
  };
}

/** The same client on a trial. */
export const trialSubscription: Subscription = {
  ...paidSubscription,
  state: 'trial',
  trial: trialOf(),
  renews_at: null,
};
