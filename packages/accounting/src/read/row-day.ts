import {
  dayBefore,
  dayPart,
  minuteOfDay,
  parseDay,
  toLocalDateTime,
} from '../dates/business-day.ts';
import type { ColumnMap } from './column-map.ts';
import { createInterner } from './interner.ts';
import type { ReadingOptions } from './reading-options.ts';
import { cellAt, textOf } from './row-owner.ts';

/** A row whose day is the payout's last day of trade. */
export const PERIOD_END = 0;
export const BAD_DAY = -1;
export const NO_DAY = -2;

export type RowDays = {
  /** `values[id]` is the day `YYYY-MM-DD`; id 0 is the period's end. */
  readonly values: readonly string[];
  dayOf(cells: readonly string[]): number;
};

export type DayOptions = Pick<ReadingOptions, 'timeZone' | 'businessDayCutoff'>;

export function createRowDays(map: ColumnMap, options: DayOptions): RowDays {
  const { fields } = map;
  const days = createInterner((cell) => (textOf(cell) === '' ? '' : parseDay(cell)));
  // Takes id 0, so that no day has the number of PERIOD_END.
  days.idOf('');
  const before = new Map<number, number>();
  const cutoff =
    options.businessDayCutoff === undefined
      ? 0
      : Math.max(0, minuteOfDay(options.businessDayCutoff));
  const zone = options.timeZone ?? 'UTC';
  const localOf = new Map<string, string>();

  function shift(day: number): number {
    let shifted = before.get(day);
    if (shifted === undefined) {
      shifted = days.idOf(dayBefore(days.values[day] ?? ''));
      before.set(day, shifted);
    }
    return shifted;
  }

  function businessDay(dayCell: string, timeCell: string): number {
    const day = days.idOf(dayPart(dayCell));
    if (day < 0) {
      return BAD_DAY;
    }
    if (day === 0) {
      return NO_DAY;
    }
    if (cutoff === 0) {
      return day;
    }
    const minute = minuteOfDay(timeCell);
    return minute >= 0 && minute < cutoff ? shift(day) : day;
  }

  // Zones change their offset on the hour, so one conversion serves an hour.
  function localHour(day: string, time: string): string | null {
    const minute = minuteOfDay(time);
    if (minute < 0) {
      return null;
    }
    const key = `${dayPart(day)} ${Math.floor(minute / 15)}`;
    const known = localOf.get(key);
    if (known !== undefined) {
      return known;
    }
    const local = toLocalDateTime(day, time, zone);
    if (local !== null) {
      localOf.set(key, local);
    }
    return local;
  }

  return {
    values: days.values,
    dayOf(cells) {
      if (fields.day >= 0) {
        const cell = cellAt(cells, fields.day);
        if (cell !== '' || fields.utcDay < 0) {
          return businessDay(cell, cellAt(cells, fields.time));
        }
      }
      const utcDay = cellAt(cells, fields.utcDay);
      if (textOf(utcDay) === '') {
        return NO_DAY;
      }
      const local = localHour(utcDay, cellAt(cells, fields.utcTime));
      return local === null ? BAD_DAY : businessDay(local, local);
    },
  };
}
