import { createHash } from 'node:crypto';
import { addDays, dayIn, wallClockIn, weekStart } from '../../platform/days.ts';
import type { PayWeeks } from './fetch-periods.ts';

/** Platforms print what a week paid on the day after it; by then their own night is over. */
const HOUR = '06:00';
/** Channels that are due on the same morning are spread over so many minutes. */
const JITTER_MINUTES = 120;
const MINUTE_MS = 60_000;
const DAYS_AFTER_WEEK = 1;

/** When a channel is fetched next: after its pay week, or each morning, at a minute of its own. */
export function nextFetch(
  channelId: string,
  { weeks, timeZone }: { readonly weeks: PayWeeks; readonly timeZone: string },
  now: Date,
): Date {
  const today = dayIn(timeZone, now);
  const first =
    weeks.cadence === 'daily' ? today : addDays(weekStart(today, weeks.startsOn), DAYS_AFTER_WEEK);
  const step = weeks.cadence === 'daily' ? 1 : 7;
  const jitter = jitterOf(channelId);
  let day = first;
  let at = instantAt(day, timeZone).getTime() + jitter;
  while (at <= now.getTime()) {
    day = addDays(day, step);
    at = instantAt(day, timeZone).getTime() + jitter;
  }
  return new Date(at);
}

function jitterOf(channelId: string): number {
  const minute = createHash('sha256').update(channelId).digest().readUInt16BE(0) % JITTER_MINUTES;
  return minute * MINUTE_MS;
}

/** The morning hour of a day in a time zone. */
function instantAt(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${HOUR}:00Z`);
  const shown = wallClockIn(timeZone, new Date(asUtc)).replace(' ', 'T');
  return new Date(asUtc - (Date.parse(`${shown}Z`) - asUtc));
}
