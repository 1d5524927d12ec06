import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { Plan } from './plans.store.ts';
import type { Trial } from './subscription-status.ts';
import type { Entitlement } from './subscriptions.service.ts';

type Schemas = components['schemas'];

/** A plan as the contract defines it, for the public pages, which embed their data. */
export function presentPlan({ limits, ...plan }: Plan): Schemas['Plan'] {
  const { historyMonths, ...counted } = limits;
  return {
    code: plan.code,
    name: plan.name,
    description: plan.description,
    price_cents: plan.priceCents,
    currency: plan.currency,
    interval: plan.interval,
    trial_days: plan.trialDays,
    limits: { ...counted, history_months: historyMonths },
  };
}

export function presentSubscription(entitlement: Entitlement): CamelCased<Schemas['Subscription']> {
  const { subscription, state, trial, usage, canPost, postingStopsAt } = entitlement;
  const { plan, paid } = subscription;
  return {
    plan,
    state,
    trial: trial === null ? null : presentTrial(trial),
    renewsAt: state === 'active' && paid?.cancelsAt === null ? instant(paid.renewsAt) : null,
    cancelsAt: instant(paid?.cancelsAt ?? null),
    postingStopsAt: instant(postingStopsAt),
    limits: plan.limits,
    usage,
    canPost,
  };
}

export function presentSubscriptionLimits(
  entitlement: Entitlement,
): CamelCased<Schemas['SubscriptionLimits']> {
  const { subscription, state, usage, canPost } = entitlement;
  return {
    planCode: subscription.plan.code,
    state,
    limits: subscription.plan.limits,
    usage,
    canPost,
  };
}

function presentTrial(trial: Trial): CamelCased<Schemas['Trial']> {
  return { ...trial, endsAt: instant(trial.endsAt) };
}

function instant(value: Date | null): string | null {
  return value?.toISOString() ?? null;
}
