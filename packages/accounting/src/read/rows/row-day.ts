import {
  dayBefore,
  dayPart,
  minuteOfDay,
  parseDay,
  toLocalDateTime,
} from '../../dates/business-day.ts';
import type { ColumnMap } from '../columns/column-map.ts';
import { createInterner, type Interner } from './interner.ts';
import type { ReadingOptions } from '../reading-options.ts';
import { cellAt, textOf } from './row-owner.ts';

/** For a row dated on the payout's last day of trade. */
export const PERIOD_END = 0;
const BAD_DAY = -1;
export const NO_DAY = -2;

export type RowDays = {
  /** `values[id]` is the day `YYYY-MM-DD`; id 0 is the period's end. */
  readonly values: readonly string[];
  dayOf(cells: readonly string[]): number;
  /** The printed date of a row. */
  cellOf(cells: readonly string[]): string;
  /** The number of a day that was determined in another way. */
  idOf(day: string): number;
};

export type DayOptions = Pick<ReadingOptions, 'timeZone' | 'businessDayCutoff'>;

export function createRowDays(map: ColumnMap, options: DayOptions): RowDays {
  const { fields } = map;
  const days = createInterner((cell) => (textOf(cell) === '' ? '' : parseDay(cell)));
  // Reserves ID 0, so that no day gets the number of PERIOD_END.
  days.idOf('');
  const toBusinessDay = createBusinessDays(days, options.businessDayCutoff);
  const toLocal = createLocalTimes(options.timeZone ?? 'UTC');

  function dayOf(dayCell: string, timeCell: string): number {
    const day = days.idOf(dayPart(dayCell));
    if (day <= 0) {
      return day < 0 ? BAD_DAY : NO_DAY;
    }
    return toBusinessDay(day, timeCell);
  }

  return {
    values: days.values,
    cellOf(cells) {
      const local = cellAt(cells, fields.day);
      return local === '' ? cellAt(cells, fields.utcDay) : local;
    },
    idOf: (day) => days.idOf(day),
    dayOf(cells) {
      const local = cellAt(cells, fields.day);
      if (local !== '' || fields.utcDay < 0) {
        return dayOf(local, cellAt(cells, fields.time));
      }
      const utcDay = cellAt(cells, fields.utcDay);
      if (textOf(utcDay) === '') {
        return NO_DAY;
      }
      const converted = toLocal(utcDay, cellAt(cells, fields.utcTime));
      return converted === null ? BAD_DAY : dayOf(converted, converted);
    },
  };
}

function createBusinessDays(days: Interner, cutoffTime: string | undefined) {
  const cutoff = cutoffTime === undefined ? 0 : minuteOfDay(cutoffTime);
  const before = new Map<number, number>();
  return (day: number, timeCell: string): number => {
    const minute = cutoff > 0 ? minuteOfDay(timeCell) : -1;
    if (minute < 0 || minute >= cutoff) {
      return day;
    }
    const shifted = before.get(day) ?? days.idOf(dayBefore(days.values[day] ?? ''));
    before.set(day, shifted);
    return shifted;
  };
}

// Zones change their offset on a quarter of an hour, so one conversion serves fifteen minutes.
const OFFSET_STEP_MINUTES = 15;

function createLocalTimes(timeZone: string) {
  const known = new Map<string, string>();
  return (day: string, time: string): string | null => {
    const minute = minuteOfDay(time);
    const key = `${dayPart(day)} ${Math.floor(minute / OFFSET_STEP_MINUTES)}`;
    const local = minute < 0 ? null : (known.get(key) ?? toLocalDateTime(day, time, timeZone));
    if (local !== null) {
      known.set(key, local);
    }
    return local;
  };
}
