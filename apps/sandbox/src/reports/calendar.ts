import {
  fromAbsolute,
  getDayOfWeek,
  parseDate,
  toCalendarDate,
  toZoned,
  type CalendarDate,
} from '@internationalized/date';

/** A day in every format of the reports. */
export type Day = {
  /** `2026-03-30` */
  readonly iso: string;
  /** `3/30/26` */
  readonly us: string;
  /** 0 is Monday. */
  readonly weekday: number;
};

/** An instant in a store's `zone` and in UTC. */
export type Moment = {
  readonly localDate: string;
  readonly localTime: string;
  readonly utcDate: string;
  readonly utcTime: string;
};

const days = new Map<string, Day>();

export function dayOf(iso: string): Day {
  const known = days.get(iso);
  if (known) {
    return known;
  }
  const date = parseDate(iso);
  const day = {
    iso,
    us: `${date.month}/${date.day}/${String(date.year % 100).padStart(2, '0')}`,
    // The locale only decides which weekday is 0: in French weeks begin on Monday.
    weekday: getDayOfWeek(date, 'fr-FR'),
  };
  days.set(iso, day);
  return day;
}

export function addDays(day: Day, count: number): Day {
  return dayOf(parseDate(day.iso).add({ days: count }).toString());
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return parseDate(to.iso).compare(parseDate(from.iso));
}

/** One store's local day. */
export type StoreDay = {
  /** 23, 24 or 25 hours: nights with a clock change are shorter or longer. */
  readonly seconds: number;
  /** The instant `elapsed` seconds after local midnight. */
  at(elapsed: number): Moment;
};

export function storeDay(day: Day, zone: string): StoreDay {
  const date = parseDate(day.iso);
  const midnight = startOf(date, zone);
  const seconds = (startOf(date.add({ days: 1 }), zone) - midnight) / 1000;
  const localMidnight = Date.parse(`${day.iso}T00:00:00Z`);
  return {
    seconds,
    at(elapsed) {
      const instant = midnight + elapsed * 1000;
      const local = seconds === 86_400 ? localMidnight + elapsed * 1000 : localClock(instant, zone);
      const localText = new Date(local).toISOString();
      const utcText = new Date(instant).toISOString();
      return {
        localDate: localText.slice(0, 10),
        localTime: localText.slice(11, 19),
        utcDate: utcText.slice(0, 10),
        utcTime: utcText.slice(11, 19),
      };
    },
  };
}

/** `11:40 AM` for `11:40:07`. */
export function toTwelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function startOf(date: CalendarDate, zone: string): number {
  return toZoned(date, zone).toDate().getTime();
}

function localClock(instant: number, zone: string): number {
  const zoned = fromAbsolute(instant, zone);
  const midnight = Date.parse(`${toCalendarDate(zoned).toString()}T00:00:00Z`);
  return midnight + ((zoned.hour * 60 + zoned.minute) * 60 + zoned.second) * 1000;
}
