import { formatMoney, formatShare, type Currency } from '../../components/money/format-money.ts';
import { waterfallLevels } from './waterfall-levels.ts';
import type { WaterfallData } from './waterfall-steps.ts';

export type PayoutSentenceInput = WaterfallData & {
  /** As the reader knows it: "Uber Eats". */
  platform: string;
  currency: Currency;
  /** The day of payment, `YYYY-MM-DD`. */
  paidOn: string;
};

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The payout as one sentence. What the platform kept are its fees: commission, delivery network, card processing. */
export function payoutSentence(input: PayoutSentenceInput): string {
  const { platform, currency, grossCents, steps, netCents, paidOn } = input;
  const keptCents = -steps
    .filter((step) => step.hue === 'fees')
    .reduce((sum, step) => sum + step.cents, 0);
  const share = formatShare(keptCents, grossCents);
  const kept = share === null || grossCents < 0 ? formatMoney(keptCents, { currency }) : share;
  const { differenceCents } = waterfallLevels(input);
  const day = DAY.format(new Date(`${paidOn}T00:00:00Z`));
  const paid =
    netCents < 0
      ? `carried ${formatMoney(-netCents, { currency })} forward against you on ${day}`
      : `paid ${formatMoney(netCents, { currency })} on ${day}`;
  const proof =
    differenceCents === 0
      ? 'every cent is accounted for'
      : `${formatMoney(Math.abs(differenceCents), { currency })} is not accounted for`;
  return `You sold ${formatMoney(grossCents, { currency })}; ${platform} kept ${kept} and ${paid}; ${proof}.`;
}
