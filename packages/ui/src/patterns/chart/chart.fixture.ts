import type { ChartPoint, ChartSeries } from './chart-series.ts';

const WEEKS = [
  'Feb 16',
  'Feb 23',
  'Mar 2',
  'Mar 9',
  'Mar 16',
  'Mar 23',
  'Mar 30',
  'Apr 6',
] as const;

export const EIGHT_WEEKS: readonly ChartPoint[] = WEEKS.map((label, at) => ({
  id: label,
  label,
  partial: at === WEEKS.length - 1,
}));

/** Gross sales and net payout of eight weeks, in cents; no report came in the fourth. */
export const GROSS_AND_NET: readonly ChartSeries[] = [
  {
    id: 'gross',
    label: 'Gross sales',
    hue: 'gross',
    values: [472_000, 488_500, 501_200, null, 495_000, 520_400, 510_000, 231_000],
  },
  {
    id: 'net',
    label: 'Net payout',
    hue: 'net',
    values: [301_100, 309_900, 322_000, null, 318_400, 341_000, 329_050, 149_300],
  },
];

export const DEDUCTIONS: readonly ChartSeries[] = [
  {
    id: 'net',
    label: 'Net payout',
    hue: 'gross',
    values: [301_100, 309_900, 322_000, -43_250, 318_400, 341_000, 329_050, 149_300],
  },
  {
    id: 'fees',
    label: 'Fees',
    hue: 'fees',
    values: [118_000, 122_100, 125_300, 16_000, 123_700, 130_100, 127_500, 57_700],
  },
  {
    id: 'ads',
    label: 'Advertising',
    hue: 'ads',
    values: [40_000, 40_000, 40_000, 40_000, 40_000, 40_000, 40_000, 20_000],
  },
];

/** A year and more of days with a weekly beat, the same every time. */
export const FOUR_HUNDRED_DAYS: readonly ChartPoint[] = Array.from({ length: 400 }, (_day, at) => ({
  id: `${at}`,
  label: `Day ${at + 1}`,
}));
export const DAILY: ChartSeries = {
  id: 'gross',
  label: 'Gross sales',
  hue: 'gross',
  values: FOUR_HUNDRED_DAYS.map(
    (_day, at) => 70_000 + (at % 7 > 4 ? 24_000 : 0) + Math.round(Math.sin(at / 58) * 12_000),
  ),
};
