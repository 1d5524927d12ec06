import { createHash } from 'node:crypto';
import { addDays, dayIn, wallClockIn, weekStart } from '../../platform/days.ts';
import type { PayWeeks } from '../fetch/fetch-periods.ts';

/** Platforms publish a week's payout on the day after it; by then their own night is over. */
const HOUR = '06:00';
/** Channels due on the same morning are spread over this many minutes. */
const JITTER_MINUTES = 120;
const MINUTE_MS = 60_000;
const DAYS_AFTER_WEEK = 1;
/**
 * Uber settles for up to 72 hours, and lists some payouts days later (platform-apis 1.3): a second fetch catches them.
 */
const DAYS_UNTIL_WATCH = 3;

export type FetchTimes = {
  readonly weeks: PayWeeks;
  readonly timeZone: string;
  /** 0 if nothing is fetched a second time. */
  readonly watchWindowDays: number;
};

/** When a channel is fetched next, at its own minute: after its pay week and again three days later, or each morning. */
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

/** From the first fetch to a later one. */
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

/** The fetch hour of a date in a time zone; the UTC offset is taken at that hour, as it may change that night. */
function instantAt(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${HOUR}:00Z`);
  const ahead = (at: number): number =>
    Date.parse(`${wallClockIn(timeZone, new Date(at)).replace(' ', 'T')}Z`) - at;
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)));
}
