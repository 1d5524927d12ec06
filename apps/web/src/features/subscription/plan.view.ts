import type { Plan, Subscription } from '../../shared/api/entities.ts';
import {
  historyWords,
  limitedThings,
  overLimits,
  priceWords,
  type MoneyFormat,
} from '../../shared/billing/plan-limits.ts';
import { words } from './plan.messages.ts';

/** What a plan allows, one line each. */
export function allowances({ limits }: Pick<Plan, 'limits'>): string[] {
  const things = limitedThings();
  const lines = things.map(({ id, label, count }) => {
    const limit = limits[id];
    return limit === null ? words.unlimited(label.toLowerCase()) : words.upTo(count(limit));
  });
  const isUnlimited = things.every(({ id }) => limits[id] === null);
  const history =
    limits.history_months === null
      ? words.wholeHistory
      : words.history(historyWords(limits.history_months));
  return isUnlimited ? [words.allUnlimited, history] : [...lines, history];
}

/** The cheapest paid plan whose limits cover current usage; null if none does. */
export function smallestFit(
  subscription: Pick<Subscription, 'usage'>,
  plans: readonly Plan[],
): string | null {
  const fitting = plans.filter(
    (plan) => plan.price_cents !== null && overLimits(subscription, plan).length === 0,
  );
  const monthly = ({ price_cents: cents, interval }: Plan) =>
    (cents ?? 0) * (interval === 'year' ? 1 : 12);
  return fitting.toSorted((a, b) => monthly(a) - monthly(b))[0]?.code ?? null;
}

/** The highlighted plan while one must be chosen: the current one if it fits. Null while the current one continues. */
export function suggestedPlan(subscription: Subscription, plans: readonly Plan[]): string | null {
  const { plan: own } = subscription;
  if (isCurrentPlan(subscription, own.code)) {
    return null;
  }
  const ownFits = own.price_cents !== null && overLimits(subscription, own).length === 0;
  return ownFits ? own.code : smallestFit(subscription, plans);
}

export type Billing = {
  /** Billing is disabled: no prices and no paid plans. */
  readonly isOff: boolean;
  /** The available plans, plus the current one. */
  readonly plans: readonly Plan[];
};

/** What can be purchased here. A paid plan needs a payment provider. */
export function billingOf(
  { items, payments_enabled: canPay }: { items: readonly Plan[]; payments_enabled: boolean },
  { plan: own }: Pick<Subscription, 'plan'>,
): Billing {
  const listed = items.some(({ code }) => code === own.code) ? items : [own, ...items];
  const plans = listed.filter(
    ({ code, price_cents: cents }) => canPay || cents === null || code === own.code,
  );
  return {
    isOff: !canPay || plans.every(({ price_cents: cents }) => cents === null),
    plans,
  };
}

/** Whether there is a renewing paid plan to cancel. */
export function canCancel({ plan, state, cancels_at: endsAt, trial }: Subscription): boolean {
  return (
    plan.price_cents !== null &&
    trial === null &&
    endsAt === null &&
    (state === 'active' || state === 'past_due')
  );
}

/** Whether this plan is active and not canceled; choosing it again would change nothing. */
export function isCurrentPlan(
  { plan, state, cancels_at: endsAt }: Subscription,
  code: string,
): boolean {
  return plan.code === code && state === 'active' && endsAt === null;
}

/** What choosing a plan changes, one sentence each. */
export function changeLines(subscription: Subscription, to: Plan, format: MoneyFormat): string[] {
  const { plan: own, state } = subscription;
  const price = priceWords(to, format);
  return [
    price === null ? words.startsFree(to.name) : words.startsPaid(to.name, price),
    ...endOf(subscription, to, own.name),
    ...lostWith(subscription, to),
    state === 'expired' || state === 'cancelled' || !subscription.can_post
      ? words.postingResumes
      : words.entriesStay,
  ];
}

/** What another plan allows less of than the current one, one sentence each. */
export function lostWith(subscription: Subscription, to: Plan): string[] {
  const { limits } = subscription;
  const isShorter =
    to.limits.history_months !== null &&
    (limits.history_months === null || to.limits.history_months < limits.history_months);
  return [
    ...overLimits(subscription, to).map((line) => words.overStays(line)),
    ...(isShorter ? [words.shorterHistory(historyWords(to.limits.history_months))] : []),
  ];
}

function endOf({ state, trial, plan }: Subscription, to: Plan, name: string): string[] {
  if (trial !== null) {
    return state === 'trial' ? [words.trialEnds] : [];
  }
  if (plan.price_cents === null || state === 'cancelled') {
    return [];
  }
  if (state === 'past_due') {
    return [words.newInterval(to.interval)];
  }
  return [plan.code === to.code ? words.intervalEnds(plan.interval) : words.planEnds(name)];
}

/** The effect of canceling; `endsOn` is the last paid day, if known. */
export function cancelLines(name: string, endsOn: string | null): string[] {
  return [
    endsOn === null ? words.staysPaid(name) : words.staysUntil(name, endsOn),
    words.thenNothingPosts,
    words.readAndExport,
    words.notChargedAgain,
  ];
}

/** Whether a cancellation can still be withdrawn. */
export function canResume({ plan, state, cancels_at: endsAt, trial }: Subscription): boolean {
  return plan.price_cents !== null && trial === null && state === 'active' && endsAt !== null;
}

/** Whether changing plans needs no new checkout because the current one is paid. */
export function isChangedInPlace(subscription: Subscription, to: Plan): boolean {
  const { plan: own, state, trial, renews_at: renewsAt, cancels_at: endsAt } = subscription;
  return (
    own.code !== to.code &&
    own.currency === to.currency &&
    own.price_cents !== null &&
    to.price_cents !== null &&
    trial === null &&
    state === 'active' &&
    (renewsAt !== null || endsAt !== null)
  );
}

/** Whether the payment provider has a subscription: a plan that is or was paid for, beyond its trial. */
export function isPaid({ plan, trial }: Subscription): boolean {
  return plan.price_cents !== null && trial === null;
}
