import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../../components/banner/banner.tsx';
import { trialBannerWords } from './trial-banner.words.ts';

/** Where a subscription stands, as far as anybody has to know of it. */
export type PlanStatus =
  | {
      state: 'trial';
      /** Whole days left of the trial; 0 on its last day and after. */
      daysLeft: number;
      /** Payouts that can still be posted in the trial whatever the day; the trial ends when both are over. */
      payoutsLeft: number;
    }
  | { state: 'expired' }
  | { state: 'past_due'; postingStopsOn: string }
  | { state: 'cancelled'; endsOn: string };

export type TrialBannerProps = {
  status: PlanStatus;
  /** A link to the plans, or to the way of paying. */
  action?: ReactNode | undefined;
};

/**
 * What the state of the plan means for the books: at first quietly, ochre from three days before something stops.
 *
 * **When:** above the pages of a client whose plan needs to be known of. **When not:** for anything but the plan
 * (`Banner`).
 *
 * **Accessibility:** a status with its tone as sign and words.
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
