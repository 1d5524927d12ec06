import type { PlanStanding } from '@platebook/ui';
import type { Subscription } from '../../shared/api/entities.ts';
import { counted } from '../../shared/format/counted.ts';

/** Writes the day of an instant for the reader: "Dec 24, 2026". */
export type DayFormat = (instant: string) => string;

const STATE_WORDS: Readonly<Record<Subscription['state'], string>> = {
  trial: 'Trial',
  active: 'Active',
  past_due: 'Payment failed',
  expired: 'Trial over',
  cancelled: 'Ended',
};

/** Where a plan stands, in a word or two. */
export function stateWords({ state, cancels_at: endsAt }: Subscription): string {
  return state === 'active' && endsAt !== null ? 'Canceled, still active' : STATE_WORDS[state];
}

/** The date that matters next, with its name; null where none does. */
export function nextDate(
  { state, trial, renews_at, cancels_at, posting_stops_at }: Subscription,
  day: DayFormat,
): { term: string; value: string } | null {
  if (trial !== null) {
    const value = trial.ends_at === null ? openEnd(trial) : day(trial.ends_at);
    return { term: trial.is_over ? 'Trial ended' : 'Trial ends', value };
  }
  if (cancels_at !== null) {
    return {
      term: state === 'cancelled' ? 'Ended' : 'Ends',
      value: day(cancels_at),
    };
  }
  if (posting_stops_at !== null) {
    return { term: 'Posting stops', value: day(posting_stops_at) };
  }
  return renews_at === null ? null : { term: 'Renews', value: day(renews_at) };
}

/** The end of a trial that waits for payouts; its days have to be over too. */
function openEnd(trial: NonNullable<Subscription['trial']>): string {
  const { days_left: days, posted_payouts: posted, posted_payouts_needed: needed } = trial;
  const payouts = `you’ve posted ${counted(Math.max(0, needed - posted), 'more payout')}`;
  return days === 0 ? `Once ${payouts}` : `In ${counted(days, 'day')} or later, once ${payouts}`;
}

export type StatusNote =
  | { readonly kind: 'banner'; readonly standing: PlanStanding }
  | {
      readonly kind: 'stopped';
      readonly title: string;
      readonly words: string;
    };

const NEAR_DAYS = 3;
const STAYS = 'You can still read and export everything.';

/** What has to be known of a plan before anything else; null while it simply goes on. */
export function statusNote(subscription: Subscription, day: DayFormat): StatusNote | null {
  const { plan, state, trial, cancels_at: endsAt, posting_stops_at: stopsAt } = subscription;
  if (state === 'trial' && trial !== null) {
    const payoutsLeft = Math.max(0, trial.posted_payouts_needed - trial.posted_payouts);
    return {
      kind: 'banner',
      standing: { state, daysLeft: trial.days_left, payoutsLeft },
    };
  }
  if (state === 'expired') {
    return { kind: 'banner', standing: { state } };
  }
  if (state === 'cancelled') {
    return {
      kind: 'stopped',
      title: endsAt === null ? `${plan.name} has ended` : `${plan.name} ended on ${day(endsAt)}`,
      words: `${STAYS} Nothing new posts until you choose a plan.`,
    };
  }
  if (state === 'past_due') {
    return subscription.can_post && stopsAt !== null
      ? { kind: 'banner', standing: { state, postingStopsOn: day(stopsAt) } }
      : {
          kind: 'stopped',
          title: 'Posting is paused: the last payment failed',
          words: `${STAYS} Posting resumes when you pay.`,
        };
  }
  return endsAt === null
    ? null
    : { kind: 'banner', standing: { state: 'cancelled', endsOn: day(endsAt) } };
}

/** Whether the end of the trial, or of posting, is so near that it has to be said before anything else. */
export function isPressing({ state, trial }: Subscription): boolean {
  return state === 'trial' ? (trial?.days_left ?? 0) <= NEAR_DAYS : state !== 'active';
}

/** What has become of a payment, as far as the subscription tells. */
export type Confirmation = 'confirmed' | 'waiting' | 'late';

/** Whether the plan that was bought is there. The payment provider tells Platebook, which may take a moment. */
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

/** What there is to say of a trial. */
export function trialView({ plan, state, trial }: Subscription): TrialView {
  if (trial === null) {
    return plan.price_cents === null || state === 'cancelled'
      ? {
          kind: 'none',
          title: 'You’re not on a trial',
          words: `You’re on ${plan.name}. There is no trial to end.`,
        }
      : {
          kind: 'converted',
          title: `Your trial became ${plan.name}`,
          words: 'Everything you set up and posted in the trial is still here.',
        };
  }
  return trial.is_over
    ? {
        kind: 'over',
        title: 'Your trial is over',
        words: 'Nothing new posts until you choose a plan. Nothing was deleted.',
      }
    : {
        kind: 'running',
        title: daysTitle(trial.days_left),
        words: trialEnd(trial.posted_payouts_needed),
      };
}

function daysTitle(days: number): string {
  return days === 0 ? 'The days of your trial are over' : `${counted(days, 'day')} left`;
}

function trialEnd(payouts: number): string {
  return payouts === 0
    ? 'The trial ends when its days are over.'
    : `The trial ends when its days are over and you’ve posted ${counted(
        payouts,
        'payout',
      )}, whichever comes later.`;
}

type Category = 'qbo' | 'delivery_only';

/** What to do once a plan is there. */
export function nextSteps(category: Category): string {
  return category === 'qbo'
    ? 'You can keep posting payouts to QuickBooks. Home shows anything that needs you.'
    : 'Reports and payouts keep coming in. Home shows anything that needs you.';
}

/** What the end of a trial means, a sentence each. */
export function trialEndLines(isOver: boolean, category: Category): string[] {
  const stops =
    category === 'qbo'
      ? 'Nothing new posts to QuickBooks until you choose a plan.'
      : 'Nothing new posts until you choose a plan.';
  return [
    stops,
    'You can read and export everything. Nothing is deleted.',
    'Entries already in your books stay as they are.',
    isOver
      ? 'Posting resumes as soon as you choose a plan.'
      : 'Choose a plan before then and posting continues without a break.',
  ];
}
