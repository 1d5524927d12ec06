import type { PlanStatus } from '@platebook/ui';
import type { Subscription } from '../../shared/api/entities.ts';
import { words } from './plan-status.messages.ts';

/** Formats the day of an instant: "Dec 24, 2026". */
export type DayFormat = (instant: string) => string;

/** A plan's status in a word or two. */
export function stateWords({ state, cancels_at: endsAt }: Subscription): string {
  return state === 'active' && endsAt !== null ? words.canceledActive : words[state];
}

/** The next relevant date with its label; null if there is none. */
export function nextDate(
  { state, trial, renews_at, cancels_at, posting_stops_at }: Subscription,
  day: DayFormat,
): { term: string; value: string } | null {
  if (trial !== null) {
    const value = trial.ends_at === null ? openEnd(trial) : day(trial.ends_at);
    return { term: trial.is_over ? words.trialEnded : words.trialEnds, value };
  }
  if (cancels_at !== null) {
    return {
      term: state === 'cancelled' ? words.cancelled : words.ends,
      value: day(cancels_at),
    };
  }
  if (posting_stops_at !== null) {
    return { term: words.postingStops, value: day(posting_stops_at) };
  }
  return renews_at === null ? null : { term: words.renews, value: day(renews_at) };
}

/** The end of a trial that waits for payouts; its days must also be over. */
function openEnd(trial: NonNullable<Subscription['trial']>): string {
  const { days_left: days, posted_payouts: posted, posted_payouts_needed: needed } = trial;
  const left = Math.max(0, needed - posted);
  return days === 0 ? words.oncePosted(left) : words.daysThenPosted(days, left);
}

export type StatusNote =
  | { readonly kind: 'banner'; readonly status: PlanStatus }
  | {
      readonly kind: 'stopped';
      readonly title: string;
      readonly words: string;
    };

const NEAR_DAYS = 3;

/** The most important notice about a plan; null if it simply continues. */
export function statusNote(subscription: Subscription, day: DayFormat): StatusNote | null {
  const { plan, state, trial, cancels_at: endsAt, posting_stops_at: stopsAt } = subscription;
  if (state === 'trial' && trial !== null) {
    const payoutsLeft = Math.max(0, trial.posted_payouts_needed - trial.posted_payouts);
    return {
      kind: 'banner',
      status: { state, daysLeft: trial.days_left, payoutsLeft },
    };
  }
  if (state === 'expired') {
    return { kind: 'banner', status: { state } };
  }
  if (state === 'cancelled') {
    return {
      kind: 'stopped',
      title: endsAt === null ? words.hasEnded(plan.name) : words.endedOn(plan.name, day(endsAt)),
      words: words.readOnly,
    };
  }
  if (state === 'past_due') {
    return subscription.can_post && stopsAt !== null
      ? { kind: 'banner', status: { state, postingStopsOn: day(stopsAt) } }
      : {
          kind: 'stopped',
          title: words.paused,
          words: words.resumesOnPay,
        };
  }
  return endsAt === null
    ? null
    : { kind: 'banner', status: { state: 'cancelled', endsOn: day(endsAt) } };
}

/** Whether the end of the trial, or of posting, is close enough to show first. */
export function isPressing({ state, trial }: Subscription): boolean {
  return state === 'trial' ? (trial?.days_left ?? 0) <= NEAR_DAYS : state !== 'active';
}

/** The status of a payment, as far as the subscription shows it. */
export type Confirmation = 'confirmed' | 'waiting' | 'late';

/** Whether the purchased plan is active. The payment provider's webhook may take a moment. */
export function confirmationOf(
  { plan, state, cancels_at: endsAt, renews_at: renewsAt }: Subscription,
  code: string,
  isLate: boolean,
): Confirmation {
  const isThere =
    plan.code === code &&
    state === 'active' &&
    endsAt === null &&
    (plan.price_cents === null || renewsAt !== null);
  return isThere ? 'confirmed' : isLate ? 'late' : 'waiting';
}

export type TrialView = {
  readonly kind: 'running' | 'over' | 'converted' | 'none';
  readonly title: string;
  readonly words: string;
};

/** The view of a trial. */
export function trialView({ plan, state, trial }: Subscription): TrialView {
  if (trial === null) {
    return plan.price_cents === null || state === 'cancelled'
      ? {
          kind: 'none',
          title: words.noTrial,
          words: words.noTrialOf(plan.name),
        }
      : {
          kind: 'converted',
          title: words.became(plan.name),
          words: words.allHere,
        };
  }
  return trial.is_over
    ? {
        kind: 'over',
        title: words.trialOver,
        words: words.nothingDeleted,
      }
    : {
        kind: 'running',
        title: daysTitle(trial.days_left),
        words: trialEnd(trial.posted_payouts_needed),
      };
}

function daysTitle(days: number): string {
  return days === 0 ? words.daysOver : words.daysLeft(days);
}

function trialEnd(payouts: number): string {
  return payouts === 0 ? words.endsWithDays : words.endsWithPayouts(payouts);
}

type Category = 'qbo' | 'delivery_only';

/** What to do once a plan is active. */
export function nextSteps(category: Category): string {
  return category === 'qbo' ? words.nextPosting : words.nextReports;
}

/** The consequences of a trial's end, one sentence each. */
export function trialEndLines(isOver: boolean, category: Category): string[] {
  return [
    category === 'qbo' ? words.stopsQuickBooks : words.stops,
    words.readAndExport,
    words.entriesStay,
    isOver ? words.resumesOnChoice : words.continues,
  ];
}
