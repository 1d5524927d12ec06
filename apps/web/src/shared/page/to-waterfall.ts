import type { PayoutWaterfallProps } from '@platebook/ui';
import type { Payout } from '../api/entities.ts';
import { formatDay } from '../format/days.ts';
import { PLATFORM_NAMES } from '../format/names.ts';
import { waterfallSentence } from '../language/sent-reasons.ts';
import { waterfallStepName } from '../language/server-errors.ts';
import { words } from './page.messages.tsx';

/** A payout's waterfall for the kit, titled by platform, day and store. */
export function toWaterfall(payout: Payout): PayoutWaterfallProps {
  const { platform, payout_on, platform_store_name, waterfall, identities_hold } = payout;
  const { currency } = payout;
  return {
    title: words.payoutTitle(PLATFORM_NAMES[platform], formatDay(payout_on), platform_store_name),
    currency,
    sentence: waterfallSentence({
      sentence: payout.sentence,
      summary: payout.summary,
      platform: PLATFORM_NAMES[platform],
      currency,
    }),
    sound: identities_hold && !waterfall.some(({ unmapped }) => unmapped),
    steps: waterfall.map((step) => ({
      id: step.step,
      label: waterfallStepName(step),
      amountCents: step.amount_cents,
      fromCents: step.from_cents,
      toCents: step.total_cents,
      shareBasisPoints: step.share_basis_points,
      accounts: step.accounts,
      unmapped: step.unmapped,
    })),
  };
}
