import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../../components/banner/banner.tsx';

/** Where a subscription stands, as far as anybody has to know of it. */
export type PlanStanding =
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
  standing: PlanStanding;
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
 */
export function TrialBanner({ standing, action }: TrialBannerProps) {
  const { tone, title, words } = sayStanding(standing);
  return (
    <Banner tone={tone} title={title} action={action}>
      {words}
    </Banner>
  );
}

type Said = { tone: BannerProps['tone']; title: string; words: string };

const NEAR_DAYS = 3;
const READING_STAYS = 'You can read and export everything.';

function sayStanding(standing: PlanStanding): Said {
  if (standing.state === 'trial') {
    return sayTrial(standing.daysLeft, standing.payoutsLeft);
  }
  if (standing.state === 'expired') {
    return {
      tone: 'danger',
      title: 'Your trial is over',
      words: `${READING_STAYS} Posting resumes when you choose a plan.`,
    };
  }
  if (standing.state === 'past_due') {
    return {
      tone: 'danger',
      title: 'The last payment failed',
      words: `Posting continues until ${standing.postingStopsOn}. Pay before then to keep posting.`,
    };
  }
  return {
    tone: 'warning',
    title: `Your plan ends on ${standing.endsOn}`,
    words: `${READING_STAYS} Nothing is posted after that day.`,
  };
}

function sayTrial(daysLeft: number, payoutsLeft: number): Said {
  const payouts = count(payoutsLeft, 'payout');
  if (daysLeft === 0) {
    return {
      tone: 'warning',
      title: payoutsLeft === 0 ? 'Your trial ends today' : 'The days of your trial are over',
      words:
        payoutsLeft === 0
          ? 'From tomorrow nothing is posted. What is posted stays in your books.'
          : `You can still post ${payouts}; the trial ends with the last of them.`,
    };
  }
  return {
    tone: daysLeft <= NEAR_DAYS ? 'warning' : 'info',
    title: `${count(daysLeft, 'day')} left of your trial`,
    words:
      payoutsLeft === 0
        ? 'Post as much as you like until then. What is posted stays in your books.'
        : `It does not end before you have posted ${payouts} more. What is posted stays in your books.`,
  };
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
