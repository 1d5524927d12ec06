import type { HeatDay, HeatStore } from '@platebook/ui';
import type { SyncCalendar } from '../api/entities.ts';
import { PLATFORM_NAMES } from '../format/names.ts';
import { addDays } from '../format/today-in.ts';
import { words } from './calendar.messages.ts';

type DayState = SyncCalendar['channels'][number]['days'][number]['state'];

/** A day without sales is certain: nothing is missing. */
const HEAT: Record<DayState, HeatDay> = {
  complete: 'complete',
  nil: 'complete',
  partial: 'partial',
  missing: 'missing',
  not_due: 'not_due',
};

export type Platform = SyncCalendar['channels'][number]['channel_type'];

/** The channels of one platform; all without one. */
export function ofPlatform(calendar: SyncCalendar, platform: Platform | undefined): SyncCalendar {
  return platform === undefined
    ? calendar
    : {
        ...calendar,
        channels: calendar.channels.filter(({ channel_type }) => channel_type === platform),
      };
}

/** Five weeks are shown at a time. */
export const CALENDAR_DAYS = 35;

/** The last shown day: the requested one if it is valid and past; else the last completed day. */
export function lastShownDay(requested: string | null, lastOver: string): string {
  const isPast = requested !== null && isDay(requested) && requested < lastOver;
  return isPast ? requested : lastOver;
}

/** Whether a text is a valid date: "2026-02-30" is not. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? addDays(text, 0) === text
    : false;
}

/** Every day of a range, inclusive. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

/** One line per channel: a store on two platforms has two. */
export function toHeatStores({ from, to, channels }: SyncCalendar): HeatStore[] {
  const days = daysBetween(from, to);
  return channels.map(({ channel_id, store_name, channel_type, since, days: known }) => {
    const states = new Map(known.map(({ on, state }) => [on, HEAT[state]]));
    return {
      id: channel_id,
      label: words.channelOf(PLATFORM_NAMES[channel_type], store_name, since !== null),
      days: days.map((day) => states.get(day) ?? 'not_due'),
    };
  });
}

/** A summary of the calendar in a sentence. */
export function calendarSentence({ channels }: SyncCalendar): string {
  const unsynced = channels.filter(({ since }) => since === null).length;
  const days = channels.flatMap((channel) => channel.days);
  const missing = days.filter(({ state }) => state === 'missing').length;
  const partial = days.filter(({ state }) => state === 'partial').length;
  const isWhole = missing === 0 && partial === 0;
  return words.summary({
    isWhole: isWhole && (unsynced === 0 || unsynced < channels.length),
    missing,
    partial,
    unsynced,
  });
}

/** The link of a channel's day: its payout, else the run that read it. */
export function dayPath({ channels }: SyncCalendar, channelId: string, day: string): string | null {
  const found = channels
    .find(({ channel_id }) => channel_id === channelId)
    ?.days.find(({ on }) => on === day);
  const [payout] = found?.payout_ids ?? [];
  if (payout !== undefined) {
    return `/dashboard/sync/payouts/${payout}`;
  }
  const run = found?.run_id ?? null;
  return run === null ? null : `/dashboard/sync/runs/${run}`;
}
