import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../../components/banner/banner.tsx';
import { trialBannerWords } from './trial-banner.words.ts';

/** The status of a subscription, as far as users need to know it. */
export type PlanStatus =
  | {
      state: 'trial';
      /** Full days left of the trial; 0 on its last day and after. */
      daysLeft: number;
      /** Payouts left to post in the trial, regardless of the day; the trial ends when both are used up. */
      payoutsLeft: number;
    }
  | { state: 'expired' }
  | { state: 'past_due'; postingStopsOn: string }
  | { state: 'cancelled'; endsOn: string };

export type TrialBannerProps = {
  status: PlanStatus;
  /** A link to the plans, or to the payment method. */
  action?: ReactNode | undefined;
};

/**
 * What the plan's status means for the books: subtle at first, ochre from three days before something stops.
 *
 * **When:** above the pages of a client whose plan needs attention. **When not:** for anything else use `Banner`.
 *
 * **Accessibility:** a status; its tone is an icon and words.
 *
 * @example
 * const choose = <ButtonLink href="/plans">Choose a plan</ButtonLink>;
 * <TrialBanner status={{ state: 'trial', daysLeft: 9, payoutsLeft: 2 }} action={choose} />
 */
export function TrialBanner({ status, action }: TrialBannerProps) {
  const { tone, title, words } = statusText(status);
  return (
    <Banner tone={tone} title={title} action={action}>
      {words}
    </Banner>
  );
}

type BannerText = { tone: BannerProps['tone']; title: string; words: string };

const NEAR_DAYS = 3;
const readingStays = () => trialBannerWords.youCanReadAnd;

function statusText(status: PlanStatus): BannerText {
  if (status.state === 'trial') {
    return trialText(status.daysLeft, status.payoutsLeft);
  }
  if (status.state === 'expired') {
    return {
      tone: 'danger',
      title: trialBannerWords.yourTrialIsOver,
      words: trialBannerWords.postingResumesWhenYou(readingStays()),
    };
  }
  if (status.state === 'past_due') {
    return {
      tone: 'danger',
      title: trialBannerWords.theLastPaymentFailed,
      words: trialBannerWords.postingContinuesUntilPay(status.postingStopsOn),
    };
  }
  return {
    tone: 'warning',
    title: trialBannerWords.yourPlanEndsOn(status.endsOn),
    words: trialBannerWords.nothingIsPostedAfter(readingStays()),
  };
}

function trialText(daysLeft: number, payoutsLeft: number): BannerText {
  const payouts = count(payoutsLeft, 'payout');
  if (daysLeft === 0) {
    return {
      tone: 'warning',
      title:
        payoutsLeft === 0 ? trialBannerWords.yourTrialEndsToday : trialBannerWords.theDaysOfYour,
      words:
        payoutsLeft === 0
          ? trialBannerWords.fromTomorrowNothingIs
          : trialBannerWords.youCanStillPost(payouts),
    };
  }
  return {
    tone: daysLeft <= NEAR_DAYS ? 'warning' : 'info',
    title: trialBannerWords.leftOfYourTrial(count(daysLeft, 'day')),
    words:
      payoutsLeft === 0 ? trialBannerWords.postAsMuchAs : trialBannerWords.itDoesNotEnd(payouts),
  };
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
