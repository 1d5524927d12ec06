import { addDays, daysFrom, weekStart } from '../../platform/days.ts';
import type { Channel } from '../../clients/channels/channels.read-model.ts';

/** Four pay weeks: both platforms provide this in one report (at most 30 days). */
const MOST_DAYS = 28;

export type Period = { readonly from: string; readonly to: string };

/** The requests of a run: its period, split if one report would be too long. */
export function periodsOf({
  periodFrom,
  periodTo,
}: {
  readonly periodFrom: string | null;
  readonly periodTo: string | null;
}): Period[] {
  return periodFrom === null || periodTo === null
    ? []
    : cutPeriod({ from: periodFrom, to: periodTo });
}

/** Parts of at most four pay weeks, oldest first. */
export function cutPeriod({ from, to }: Period): Period[] {
  const pieces = Math.max(0, Math.ceil(daysFrom(from, to) / MOST_DAYS));
  return Array.from({ length: pieces }, (_, index) => {
    const first = addDays(from, index * MOST_DAYS);
    const last = addDays(first, MOST_DAYS - 1);
    return { from: first, to: last < to ? last : to };
  });
}

export type PayWeeks = {
  /** ISO 8601: 1 is Monday. */
  readonly startsOn: number;
  readonly cadence: 'weekly' | 'daily';
};

export function payWeeksOf({ config }: Pick<Channel, 'config'>): PayWeeks {
  return {
    startsOn: config.pay_week_starts_on ?? 1,
    cadence: config.payout_cadence ?? 'weekly',
  };
}

/**
 * Extends a period to whole pay weeks, so that no payout is read partially; it never ends after the last day that reports
 * cover.
 */
export function toPayWeeks({ from, to }: Period, weeks: PayWeeks, lastDay: string): Period {
  if (weeks.cadence === 'daily') {
    return { from, to: to < lastDay ? to : lastDay };
  }
  const end = addDays(weekStart(to, weeks.startsOn), 6);
  return { from: weekStart(from, weeks.startsOn), to: end < lastDay ? end : lastDay };
}

/** The latest completed pay week, and the watch window before it. */
export function watchedPeriod(
  { today, watchWindowDays }: { readonly today: string; readonly watchWindowDays: number },
  weeks: PayWeeks,
): Period {
  const yesterday = addDays(today, -1);
  if (weeks.cadence === 'daily') {
    return { from: addDays(yesterday, -Math.max(0, watchWindowDays - 1)), to: yesterday };
  }
  const to = addDays(weekStart(today, weeks.startsOn), -1);
  const watched = Math.max(1, Math.ceil(watchWindowDays / 7));
  return { from: addDays(to, 1 - watched * 7), to };
}
