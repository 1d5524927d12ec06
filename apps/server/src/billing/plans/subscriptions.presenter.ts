import type { components } from '@platebook/api-client';
import type { Plan, PlanLimits } from './plans.store.ts';
import type { Trial } from './standing.ts';
import type { Entitlement } from './subscriptions.service.ts';

type Schemas = components['schemas'];

export function presentPlan(plan: Plan): Schemas['Plan'] {
  return {
    code: plan.code,
    name: plan.name,
    description: plan.description,
    price_cents: plan.priceCents,
    currency: plan.currency,
    interval: plan.interval,
    trial_days: plan.trialDays,
    limits: presentLimits(plan.limits),
  };
}

export function presentSubscription(entitlement: Entitlement): Schemas['Subscription'] {
  const { subscription, state, trial, usage, canPost, postingStopsAt } = entitlement;
  const { plan, paid } = subscription;
  return {
    plan: presentPlan(plan),
    state,
    trial: trial === null ? null : presentTrial(trial),
    renews_at: state === 'active' && paid?.cancelsAt === null ? instant(paid.renewsAt) : null,
    cancels_at: instant(paid?.cancelsAt ?? null),
    posting_stops_at: instant(postingStopsAt),
    limits: presentLimits(plan.limits),
    usage: { ...usage },
    can_post: canPost,
  };
}

export function presentSubscriptionLimits(entitlement: Entitlement): Schemas['SubscriptionLimits'] {
  const { subscription, state, usage, canPost } = entitlement;
  return {
    plan_code: subscription.plan.code,
    state,
    limits: presentLimits(subscription.plan.limits),
    usage: { ...usage },
    can_post: canPost,
  };
}

function presentLimits({ historyMonths, ...counted }: PlanLimits): Schemas['PlanLimits'] {
  return { ...counted, history_months: historyMonths };
}

function presentTrial(trial: Trial): Schemas['Trial'] {
  return {
    started_at: trial.startedAt.toISOString(),
    ends_at: instant(trial.endsAt),
    days_left: trial.daysLeft,
    posted_payouts: trial.postedPayouts,
    posted_payouts_needed: trial.postedPayoutsNeeded,
    is_over: trial.isOver,
  };
}

function instant(value: Date | null): string | null {
  return value?.toISOString() ?? null;
}
