import type { WaterfallData } from './waterfall-steps.ts';

export type WaterfallBar = {
  id: string;
  /** Where the bar starts and where it ends, in cents from the baseline. */
  fromCents: number;
  toCents: number;
};

export type WaterfallLevels = {
  gross: WaterfallBar;
  steps: readonly WaterfallBar[];
  net: WaterfallBar;
  /** The running level after the last step; equal to the net when every cent is accounted for. */
  runningCents: number;
  differenceCents: number;
  /** The lowest and highest level drawn; the baseline 0 is always inside. */
  lowestCents: number;
  highestCents: number;
};

/** The running level of a payout: where each bar hangs, and whether the steps reach the net to the cent. */
export function waterfallLevels({ grossCents, steps, netCents }: WaterfallData): WaterfallLevels {
  let running = grossCents;
  const bars = steps.map(({ id, cents }): WaterfallBar => {
    const fromCents = running;
    running += cents;
    return { id, fromCents, toCents: running };
  });
  const marks = [0, grossCents, netCents, ...bars.map((bar) => bar.toCents)];
  return {
    gross: { id: 'gross', fromCents: 0, toCents: grossCents },
    steps: bars,
    net: { id: 'net', fromCents: 0, toCents: netCents },
    runningCents: running,
    differenceCents: running - netCents,
    lowestCents: Math.min(...marks),
    highestCents: Math.max(...marks),
  };
}
