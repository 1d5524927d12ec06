import type { IsoDate, StorePayout } from '../model/reading.ts';
import { writeMoney, writeShare } from '../output/amounts.ts';
import { PLATFORM_NAMES } from '../plan/accounts.ts';
import { writeAmericanDay } from '../plan/days.ts';
import type { WaterfallStepId } from './waterfall-steps.ts';

/** The parts between sales and payout. */
export type KeptPart =
  | 'commission'
  | 'marketing_and_fees'
  | 'promotions'
  | 'refunds_and_adjustments'
  | 'withholding_and_repayments'
  | 'unclassified'
  | 'passed_on';

/** Whether every cent of a payout is accounted for, or what is not. */
export type WaterfallRemark =
  | 'rows_set_aside'
  | 'not_explained'
  | 'no_account'
  | 'summary_differs'
  | 'accounted_for';

/** A payout's summary sentence as data: amounts in cents, positive if the platform kept money. */
export type WaterfallSummary = {
  /** Null without sales. */
  readonly sold: {
    readonly cents: number;
    readonly keptCents: number;
    /** Basis points of the sales. */
    readonly keptShare: number | null;
    /** They add up to `keptCents`; empty if nothing was kept. */
    readonly kept: readonly { readonly part: KeptPart; readonly cents: number }[];
  } | null;
  readonly netCents: number;
  /** Null for a negative payout, as nothing was paid. */
  readonly paidOn: IsoDate | null;
  readonly remark: WaterfallRemark;
  /** The remark's amount; 0 if it has none. */
  readonly remarkCents: number;
};

type Found = {
  readonly steps: readonly { readonly id: WaterfallStepId; readonly amountCents: number }[];
  readonly grossCents: number;
  readonly differenceCents: number;
  readonly unmappedCents: number | null;
};

const KEPT_PARTS: readonly {
  readonly part: KeptPart;
  readonly steps: readonly WaterfallStepId[];
}[] = [
  { part: 'commission', steps: ['commission'] },
  { part: 'marketing_and_fees', steps: ['marketing', 'other_fees'] },
  { part: 'promotions', steps: ['promotions'] },
  { part: 'refunds_and_adjustments', steps: ['refunds', 'adjustments'] },
  { part: 'withholding_and_repayments', steps: ['other_deductions'] },
  { part: 'unclassified', steps: ['unclassified'] },
  { part: 'passed_on', steps: ['tax_collected', 'platform_tax', 'tips', 'customer_fees'] },
];

/** Integer division, half away from zero. */
export function shareOf(cents: number, grossCents: number): number | null {
  if (grossCents <= 0) {
    return null;
  }
  const share = Math.floor((Math.abs(cents) * 20_000 + grossCents) / (2 * grossCents));
  return cents < 0 ? -share : share;
}

/** Summarizes the steps of a waterfall. */
export function summarize(payout: StorePayout, found: Found): WaterfallSummary {
  const { steps, grossCents } = found;
  const kept = KEPT_PARTS.map(({ part, steps: ids }) => ({
    part,
    cents: steps
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, { amountCents }) => sum - amountCents, 0),
  })).filter(({ cents }) => cents !== 0);
  const keptCents = kept.reduce((sum, { cents }) => sum + cents, 0);
  const keptShare = shareOf(keptCents, grossCents);
  return {
    sold: grossCents <= 0 ? null : { cents: grossCents, keptCents, keptShare, kept },
    netCents: payout.netCents,
    paidOn: payout.netCents < 0 ? null : payout.payoutOn,
    ...remarkOn(payout, found),
  };
}

function remarkOn(
  { identities }: StorePayout,
  { differenceCents, unmappedCents }: Found,
): Pick<WaterfallSummary, 'remark' | 'remarkCents'> {
  if (identities.some(({ id, holds }) => (id === 'I1' || id === 'I2') && !holds)) {
    return { remark: 'rows_set_aside', remarkCents: 0 };
  }
  if (differenceCents !== 0) {
    return { remark: 'not_explained', remarkCents: differenceCents };
  }
  if (unmappedCents !== null) {
    return { remark: 'no_account', remarkCents: unmappedCents };
  }
  const summary = identities.find(({ id, holds }) => id === 'I3' && !holds)?.differenceCents ?? 0;
  return summary === 0
    ? { remark: 'accounted_for', remarkCents: 0 }
    : { remark: 'summary_differs', remarkCents: summary };
}

/** The summary in English. */
export function writeSummary(
  { sold, netCents, paidOn, remark, remarkCents }: WaterfallSummary,
  { platform: code, currency }: Pick<StorePayout, 'platform' | 'currency'>,
): string {
  const money = (cents: number): string => writeMoney(cents, currency);
  const platform = PLATFORM_NAMES[code];
  const payer = sold === null ? platform : 'It';
  const paid =
    paidOn === null
      ? `This payout comes to ${money(netCents)}`
      : `${payer} paid ${money(netCents)} on ${writeAmericanDay(paidOn)}`;
  const before =
    sold === null
      ? 'No sales in this payout.'
      : `You sold ${money(sold.cents)}. ${keptInAll(sold, platform, money)}`;
  return `${before} ${paid}; ${REMARKS[remark](money(remarkCents))}`;
}

/** Everything between sales and payout, by part: the parts add up to it. */
function keptInAll(
  { kept, keptCents, keptShare }: NonNullable<WaterfallSummary['sold']>,
  platform: string,
  money: (cents: number) => string,
): string {
  if (kept.length === 0) {
    return `${platform} kept nothing.`;
  }
  const parts = kept
    .map(({ part, cents }) => `${cents < 0 ? 'less ' : ''}${PARTS[part]} ${money(Math.abs(cents))}`)
    .join(', ');
  const share = keptShare === null ? '' : ` (${writeShare(keptShare)})`;
  return `${platform} kept ${money(keptCents)}${share} in all: ${parts}.`;
}

const PARTS: Readonly<Record<KeptPart, string>> = {
  commission: 'commission',
  marketing_and_fees: 'marketing and other fees',
  promotions: 'promotions',
  refunds_and_adjustments: 'refunds and adjustments',
  withholding_and_repayments: 'withholding and repayments',
  unclassified: 'other',
  passed_on: 'tax, tips and fees passed on',
};

const REMARKS: Readonly<Record<WaterfallRemark, (amount: string) => string>> = {
  rows_set_aside: () => 'rows that do not add up were set aside and are not in these amounts.',
  not_explained: (amount) => `${amount} is not explained.`,
  no_account: (amount) => `${amount} has no account yet.`,
  summary_differs: (amount) => `the summary of the platform differs by ${amount}.`,
  accounted_for: () => 'every cent is accounted for.',
};
