import { formatShare } from '../../components/money/format-money.ts';
import type { ChartHue } from '../../themes/colors.ts';
import { payoutWaterfallWords } from './payout-waterfall.words.ts';

/** One bar of the waterfall. The accounting core computes the steps; the kit only renders them. */
export type WaterfallStep = {
  /** Decides the hue: `gross_sales`, `commission`, `net_payout` and so on. */
  id: string;
  label: string;
  /** Signed by effect on the payout; for the last step the payout itself. */
  amountCents: number;
  /** The running level before and after the step; the last step starts at 0. */
  fromCents: number;
  toCents: number;
  /** Signed percentage of gross sales in basis points (2500 is 25 %); null without sales. */
  shareBasisPoints: number | null;
  /** The accounts it posts to. */
  accounts: readonly string[];
  /** Contains money without an account: drawn hatched. */
  unmapped: boolean;
  /** Still incomplete: drawn striped, and named in words. */
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

/** The hue of a step; unknown ids are adjustments. */
export function hueOf(stepId: string): ChartHue {
  return HUES[stepId] ?? 'adjustments';
}

/** The lowest and highest level of all steps; always includes the baseline 0. */
export function levelsOf(steps: readonly WaterfallStep[]): {
  lowestCents: number;
  highestCents: number;
} {
  const marks = [0, ...steps.flatMap((step) => [step.fromCents, step.toCents])];
  return { lowestCents: Math.min(...marks), highestCents: Math.max(...marks) };
}

/** Formats 2500 basis points as "25.0%", without the sign: the bar shows the direction. */
export function writeShare(basisPoints: number | null): string | null {
  return basisPoints === null ? null : formatShare(basisPoints, 10_000);
}

/** The waterfall as CSV rows: amounts with two decimals and an ASCII minus, shares in percent. */
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
