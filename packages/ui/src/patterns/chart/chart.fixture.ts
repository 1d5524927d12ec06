import type { HeatDay, HeatStore } from './heat-days.ts';
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

/** Gross sales and net payout of eight weeks, in cents; the fourth has no report. */
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

/** Over a year of days with a weekly rhythm; deterministic. */
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

/** Values of 1,240 orders in cents, most of them around $32; deterministic. */
export const ORDER_CENTS: readonly number[] = Array.from({ length: 1_240 }, (_order, at) => {
  const spread = ((at * 7_919) % 1_009) / 1_009;
  const bell = Math.sin(spread * Math.PI) * ((at * 104_729) % 97) * 45;
  return Math.round(800 + bell + (at % 40 === 0 ? 4_500 : 0) + spread * 1_500);
});

const FIRST_DAY = Date.UTC(2026, 2, 8);
const DAY_MS = 86_400_000;

/** From March 8 to April 7, 2026. */
export const THIRTY_ONE_DAYS: readonly string[] = Array.from({ length: 31 }, (_day, at) =>
  new Date(FIRST_DAY + at * DAY_MS).toISOString().slice(0, 10),
);

function daysWith(count: number, exceptions: Readonly<Record<number, HeatDay>>): HeatDay[] {
  return Array.from({ length: count }, (_day, at) => exceptions[at] ?? 'complete');
}

export const FOUR_STORES: readonly HeatStore[] = [
  { id: 'walnut', label: 'Walnut Street', days: daysWith(31, { 30: 'partial' }) },
  {
    id: 'fishtown',
    label: 'Fishtown',
    days: daysWith(31, { 9: 'missing', 10: 'missing', 11: 'partial', 30: 'partial' }),
  },
  {
    id: 'old-city',
    label: 'Old City',
    days: daysWith(31, {
      0: 'not_due',
      7: 'not_due',
      14: 'not_due',
      21: 'not_due',
      28: 'not_due',
      30: 'partial',
    }),
  },
  {
    id: 'manayunk',
    label: 'Manayunk',
    days: daysWith(31, {
      ...Object.fromEntries(Array.from({ length: 20 }, (_d, at) => [at, 'not_due'])),
      26: 'missing',
      30: 'missing',
    }),
  },
];
