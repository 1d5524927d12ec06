import { formatShare } from '../../components/money/format-money.ts';
import type { ChartHue } from '../../themes/colors.ts';
import { payoutWaterfallWords } from './payout-waterfall.words.ts';

/** One bar of the waterfall. The accounting core makes them; the kit only draws. */
export type WaterfallStep = {
  /** Decides the hue: `gross_sales`, `commission`, `net_payout` and so on. */
  id: string;
  label: string;
  /** Signed by effect on the payout; on the last step the payout itself. */
  amountCents: number;
  /** The running level before and after the step; the last step stands on 0. */
  fromCents: number;
  toCents: number;
  /** Signed share of gross sales in basis points (2500 is 25 %); null without sales. */
  shareBasisPoints: number | null;
  /** The accounts it posts to. */
  accounts: readonly string[];
  /** Holds money that has no account yet: drawn hatched. */
  unmapped: boolean;
  /** More of it is still to come: drawn striped, and said. */
  partial?: boolean | undefined;
};

const HUES: Readonly<Record<string, ChartHue>> = {
  gross_sales: 'gross',
  tax_collected: 'tax',
  platform_tax: 'tax',
  promotions: 'promotions',
  refunds: 'refunds',
  commission: 'fees',
  other_fees: 'fees',
  marketing: 'ads',
  net_payout: 'net',
};

/** The hue of a step; whatever is neither sale, tax, promotion, refund, fee nor advertising is an adjustment. */
export function hueOf(stepId: string): ChartHue {
  return HUES[stepId] ?? 'adjustments';
}

/** The lowest and the highest level of all steps; the baseline 0 is always inside. */
export function levelsOf(steps: readonly WaterfallStep[]): {
  lowestCents: number;
  highestCents: number;
} {
  const marks = [0, ...steps.flatMap((step) => [step.fromCents, step.toCents])];
  return { lowestCents: Math.min(...marks), highestCents: Math.max(...marks) };
}

/** "25.0%" of 2500 basis points, without the sign: the bar shows the direction. */
export function writeShare(basisPoints: number | null): string | null {
  return basisPoints === null ? null : formatShare(basisPoints, 10_000);
}

/** The waterfall as rows of a file: amounts with two decimals and a plain minus, shares in per cent. */
export function waterfallLines(
  steps: readonly WaterfallStep[],
  currency: string,
): (string | number | null)[][] {
  return [
    [
      payoutWaterfallWords.step,
      payoutWaterfallWords.account,
      payoutWaterfallWords.amount(currency),
      payoutWaterfallWords.ofGrossPercent,
    ],
    ...steps.map(({ label, accounts, amountCents, shareBasisPoints }) => [
      label,
      accounts.join(', '),
      (amountCents / 100).toFixed(2),
      shareBasisPoints === null ? null : (shareBasisPoints / 100).toFixed(1),
    ]),
  ];
}
