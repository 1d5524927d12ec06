import { formatShare, type ChartPoint, type ChartSeries } from '@platebook/ui';
import { formatDayOfYear } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { stepNames, words } from './analytics.messages.ts';
import type { Analytics } from './analytics.queries.ts';

const HOURS_OF_TWO_DAYS = 48;
const WEEK_MS = 7 * 86_400_000;
const MONDAY = 1;

/** A percentage: "62.5%"; a dash if the whole is zero. */
export function shareText(part: number, whole: number): string {
  return formatShare(part, whole) ?? '–';
}

/** A duration: hours up to two days, then days. */
export function hoursText(hours: number): string {
  return hours < HOURS_OF_TWO_DAYS ? words.hours(hours) : words.days(Math.round(hours / 24));
}

export type FunnelStep = { readonly id: string; readonly label: string; readonly people: number };

/** The funnel's steps, each with the number of people who reached it. */
export function toSteps({ funnel }: Pick<Analytics, 'funnel'>): FunnelStep[] {
  const steps = [
    'registered',
    'client',
    'reports',
    'books',
    'mapped',
    'posted',
    'second_week',
  ] as const;
  return steps.map((id) => ({ id, label: stepNames[id], people: funnel[id] }));
}

/** One figure per week, including zero weeks unless all are zero; the last week is incomplete. */
export function toWeeks(
  { from, to, volume }: Pick<Analytics, 'from' | 'to' | 'volume'>,
  figure: 'runs' | 'payouts' | 'posted',
): { readonly points: readonly ChartPoint[]; readonly series: readonly ChartSeries[] } {
  if (volume.every((one) => one[figure] === 0)) {
    return { points: [], series: [] };
  }
  const weeks = mondaysBetween(from, to);
  const valueOf = (week: string, platform: 'ubereats' | 'doordash') =>
    volume.find((one) => one.week === week && one.platform === platform)?.[figure] ?? 0;
  return {
    points: weeks.map((week, at) => ({
      id: week,
      label: formatDayOfYear(week),
      partial: at === weeks.length - 1,
    })),
    series: (
      [
        ['ubereats', 'net'],
        ['doordash', 'fees'],
      ] as const
    ).map(([platform, hue]) => ({
      id: platform,
      label: PLATFORM_NAMES[platform],
      hue,
      values: weeks.map((week) => valueOf(week, platform)),
    })),
  };
}

function mondaysBetween(from: string, to: string): string[] {
  const first = mondayOf(from);
  const last = mondayOf(to);
  return Array.from({ length: (last - first) / WEEK_MS + 1 }, (_week, at) =>
    new Date(first + at * WEEK_MS).toISOString().slice(0, 10),
  );
}

/** The Monday (UTC) of the week an instant is in, in milliseconds. */
function mondayOf(instant: string): number {
  const day = new Date(`${instant.slice(0, 10)}T00:00:00Z`);
  const since = (day.getUTCDay() + 7 - MONDAY) % 7;
  return day.getTime() - since * (WEEK_MS / 7);
}
