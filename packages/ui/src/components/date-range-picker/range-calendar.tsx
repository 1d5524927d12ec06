import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { useDirection } from '../../themes/use-direction.ts';
import { calendarWords, toDate, toDay } from './calendar-words.ts';
import type { DayRange } from './date-range.ts';
import { weekStartOf } from './week-start.ts';
import * as styles from './range-calendar.css.ts';

export type RangeCalendarProps = {
  range: DayRange | null;
  onValueChange: (range: DayRange) => void;
  today: string;
  /** The last selectable day. */
  max: string;
  locale: string;
  months: 1 | 2;
};

/** One or two months as grids: arrows move by day and week, Page Up and Page Down by month, with Shift by year. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { range, onValueChange, today, max, locale, months } = props;
  const words = useMemo(() => calendarWords(locale), [locale]);
  const shown = toDate(range?.to ?? today);
  return (
    <DayPicker
      {...words}
      mode="range"
      dir={useDirection()}
      weekStartsOn={weekStartOf(locale)}
      numberOfMonths={months}
      today={toDate(today)}
      // The last day's month comes last: past days are needed more often than future ones.
      defaultMonth={new Date(shown.getFullYear(), shown.getMonth() + 1 - months)}
      endMonth={toDate(max)}
      disabled={{ after: toDate(max) }}
      selected={range === null ? undefined : { from: toDate(range.from), to: toDate(range.to) }}
      onSelect={(_range, day) => {
        const picked = toDay(day);
        // The first click starts a range, the second ends it, in either order.
        const isStart = range === null || range.from !== range.to;
        const [from = picked, to = picked] = isStart ? [] : [range.from, picked].sort();
        onValueChange({ from, to });
      }}
      classNames={styles.CALENDAR}
    />
  );
}
