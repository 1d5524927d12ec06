import { DayPicker } from 'react-day-picker';
import type { DayRange } from './date-range.ts';
import * as styles from './range-calendar.css.ts';

export type RangeCalendarProps = {
  range: DayRange | null;
  onChange: (range: DayRange) => void;
  today: string;
  /** The last day that can be chosen. */
  max: string;
};

/** A month as a grid: arrows move by day and week, Page Up and Page Down by month, with Shift by year. */
export function RangeCalendar({ range, onChange, today, max }: RangeCalendarProps) {
  return (
    <DayPicker
      mode="range"
      weekStartsOn={1}
      today={toDate(today)}
      defaultMonth={toDate(range?.to ?? today)}
      endMonth={toDate(max)}
      disabled={{ after: toDate(max) }}
      selected={range === null ? undefined : { from: toDate(range.from), to: toDate(range.to) }}
      onSelect={(_range, day) => {
        const picked = toDay(day);
        // The first click begins a range, the second ends it, whichever comes first in time.
        const isStart = range === null || range.from !== range.to;
        const [from = picked, to = picked] = isStart ? [] : [range.from, picked].sort();
        onChange({ from, to });
      }}
      classNames={styles.CALENDAR}
    />
  );
}

// The calendar thinks in the browser's days; these have no time zone at all.
function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
