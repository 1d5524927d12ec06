import { createHash } from 'node:crypto';
import { addDays, dayIn, wallClockIn, weekStart } from '../../platform/days.ts';
import type { PayWeeks } from '../fetch/fetch-periods.ts';

/** Platforms print what a week paid on the day after it; by then their own night is over. */
const HOUR = '06:00';
/** Channels that are due on the same morning are spread over so many minutes. */
const JITTER_MINUTES = 120;
const MINUTE_MS = 60_000;
const DAYS_AFTER_WEEK = 1;
/** Uber settles for up to 72 hours, and names some payouts days later (platform-apis 1.3): by then a second look shows it. */
const DAYS_UNTIL_WATCH = 3;

export type FetchTimes = {
  readonly weeks: PayWeeks;
  readonly timeZone: string;
  /** 0 where nothing that was fetched is looked at again. */
  readonly watchWindowDays: number;
};

/**
 * When a channel is fetched next, at a minute of its own: after its pay week and once more three days later, or each
 * morning.
 */
export function nextFetch(
  channelId: string,
  { weeks, timeZone, watchWindowDays }: FetchTimes,
  now: Date,
): Date {
  const today = dayIn(timeZone, now);
  const first =
    weeks.cadence === 'daily' ? today : addDays(weekStart(today, weeks.startsOn), DAYS_AFTER_WEEK);
  const jitter = jitterOf(channelId);
  let day = first;
  let at = instantAt(day, timeZone).getTime() + jitter;
  for (let looks = 1; at <= now.getTime(); looks += 1) {
    day = addDays(first, daysUntil(looks, { weeks, watchWindowDays }));
    at = instantAt(day, timeZone).getTime() + jitter;
  }
  return new Date(at);
}

/** From the first look to a later one. */
function daysUntil(
  looks: number,
  { weeks, watchWindowDays }: Pick<FetchTimes, 'weeks' | 'watchWindowDays'>,
): number {
  if (weeks.cadence === 'daily') {
    return looks;
  }
  return watchWindowDays === 0
    ? looks * 7
    : Math.floor(looks / 2) * 7 + (looks % 2) * DAYS_UNTIL_WATCH;
}

function jitterOf(channelId: string): number {
  const minute = createHash('sha256').update(channelId).digest().readUInt16BE(0) % JITTER_MINUTES;
  return minute * MINUTE_MS;
}

/** The morning hour of a day in a time zone; what its clock is ahead is read at that hour, because it may change that night. */
function instantAt(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${HOUR}:00Z`);
  const ahead = (at: number): number =>
    Date.parse(`${wallClockIn(timeZone, new Date(at)).replace(' ', 'T')}Z`) - at;
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)));
}
