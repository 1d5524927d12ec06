import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import { subscriptionStatusOf } from '../../billing/plans/subscription-status.ts';
import { startOf, subscriptionOf } from '../../billing/plans/subscriptions.store.ts';
import type { Plan } from '../../billing/plans/plans.store.ts';
import type { CountedPlan, Subscriber } from './admin-plans.store.ts';
import type { ChangedPlan } from './admin-plans.service.ts';
import { isLatest, versionOf } from './plan-versions.ts';
import type { PlanTerms } from './plan-versions.ts';

type Schemas = components['schemas'];

export function presentAdminPlan(
  plan: CountedPlan,
  codes: readonly string[],
): CamelCased<Schemas['AdminPlan']> {
  const { code, unpaid, active, past_due: pastDue, cancelled } = plan;
  return {
    ...plan,
    code,
    ...versionOf(code),
    isLatest: isLatest(code, codes),
    priceCents: plan.price_cents,
    trialDays: plan.trial_days,
    trialPayouts: plan.trial_payouts,
    limits: {
      clients: plan.max_clients,
      stores: plan.max_stores,
      channels: plan.max_channels,
      users: plan.max_users,
      historyMonths: plan.history_months,
    },
    maxStoredBytes: plan.max_stored_bytes,
    isListed: plan.is_listed,
    isDefault: plan.is_default,
    subscribers: {
      total: unpaid + active + pastDue + cancelled,
      unpaid,
      active,
      pastDue,
      cancelled,
    },
    createdAt: plan.created_at.toISOString(),
  };
}

export function presentPlanChange(
  { plan, codes, code, changes, moved, kept }: ChangedPlan,
  { from, isDryRun }: { from: string; isDryRun: boolean },
): CamelCased<Schemas['PlanVersionChange']> {
  return {
    dryRun: isDryRun,
    isNewVersion: code !== from,
    code,
    plan: presentAdminPlan(plan, codes),
    changes,
    moved,
    kept,
  };
}

/** A plan's row from a request. */
export function toTerms(body: Schemas['PlanTerms']): PlanTerms {
  const { limits } = body;
  return {
    name: body.name.trim(),
    description: body.description.trim(),
    price_cents: body.price_cents,
    currency: body.currency,
    interval: body.interval,
    trial_days: body.trial_days,
    trial_payouts: body.trial_payouts,
    max_clients: limits.clients,
    max_stores: limits.stores,
    max_channels: limits.channels,
    max_users: limits.users,
    history_months: limits.history_months,
    max_stored_bytes: body.max_stored_bytes,
  };
}

export function presentSubscriber(
  { tenantId, clientName, since, subscription: row }: Subscriber,
  plan: Plan,
  now: Date,
): CamelCased<Schemas['PlanSubscriber']> {
  const subscription =
    row === null ? startOf(plan, { tenantId, at: since }) : subscriptionOf(row, plan);
  const { state, trial } = subscriptionStatusOf(subscription, now);
  return {
    tenantId,
    clientName,
    state,
    since: since.toISOString(),
    trialEndsAt: trial?.endsAt ?? null,
    renewsAt: row?.renews_at ?? null,
  };
}
