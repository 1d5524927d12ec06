import type { Plan } from './plans.store.ts';

/** The stored facts of a tenant's subscription; its status follows from them and the time. */
export type Subscription = {
  readonly tenantId: string;
  readonly plan: Plan;
  readonly trialStartedAt: Date;
  readonly trialDays: number;
  readonly trialPayouts: number;
  readonly postedPayouts: number;
  /** When the last payout that the trial requires was posted. */
  readonly payoutsReachedAt: Date | null;
  /** Null until a plan is chosen. */
  readonly paid: Paid | null;
};

type Paid = {
  readonly state: 'active' | 'past_due' | 'cancelled';
  /** Null for a plan without a price. */
  readonly providerRef: string | null;
  readonly renewsAt: Date | null;
  readonly cancelsAt: Date | null;
  readonly pastDueSince: Date | null;
  /** The person whose payment method is charged; null if it is the client's own. */
  readonly payerId: string | null;
};

export type SubscriptionState = 'trial' | 'active' | 'past_due' | 'expired' | 'cancelled';

export type Trial = {
  readonly startedAt: Date;
  /** Null while it depends on the posted payouts. */
  readonly endsAt: Date | null;
  readonly daysLeft: number;
  readonly postedPayouts: number;
  readonly postedPayoutsNeeded: number;
  readonly isOver: boolean;
};

export type SubscriptionStatus = {
  readonly state: SubscriptionState;
  /** Null if there is no trial, and once a plan is chosen. */
  readonly trial: Trial | null;
  readonly canPost: boolean;
  /** Until when posting continues after a failed payment; null unless one failed. */
  readonly postingStopsAt: Date | null;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long posting continues after a failed payment. */
const GRACE_DAYS = 7;

/**
 * The status of a subscription. Reading and export never depend on it; posting needs a running trial, an active plan,
 * or a payment failure within the grace period.
 */
export function subscriptionStatusOf(subscription: Subscription, now: Date): SubscriptionStatus {
  const { paid, trialDays } = subscription;
  if (paid !== null) {
    return { trial: null, ...paidStatus(paid, now) };
  }
  if (trialDays === 0) {
    return { state: 'active', trial: null, canPost: true, postingStopsAt: null };
  }
  const trial = trialOf(subscription, now);
  const state = trial.isOver ? 'expired' : 'trial';
  return { state, trial, canPost: !trial.isOver, postingStopsAt: null };
}

function paidStatus(paid: Paid, now: Date): Omit<SubscriptionStatus, 'trial'> {
  const { state, cancelsAt, pastDueSince } = paid;
  if (state === 'cancelled' || (cancelsAt !== null && now >= cancelsAt)) {
    return { state: 'cancelled', canPost: false, postingStopsAt: null };
  }
  if (state === 'past_due' && pastDueSince !== null) {
    const postingStopsAt = after(pastDueSince, GRACE_DAYS);
    return { state, canPost: now < postingStopsAt, postingStopsAt };
  }
  return { state: 'active', canPost: true, postingStopsAt: null };
}

/** 14 days or three posted payouts, whichever is later. */
function trialOf(subscription: Subscription, now: Date): Trial {
  const { trialStartedAt, trialDays, trialPayouts, postedPayouts } = subscription;
  const daysEndAt = after(trialStartedAt, trialDays);
  const reachedAt = trialPayouts === 0 ? trialStartedAt : subscription.payoutsReachedAt;
  const endsAt = reachedAt === null ? null : reachedAt > daysEndAt ? reachedAt : daysEndAt;
  return {
    startedAt: trialStartedAt,
    endsAt,
    daysLeft: Math.max(0, Math.ceil((daysEndAt.getTime() - now.getTime()) / DAY_MS)),
    postedPayouts,
    postedPayoutsNeeded: trialPayouts,
    isOver: endsAt !== null && now >= endsAt,
  };
}

function after(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
