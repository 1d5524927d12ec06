import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { useDirection } from '../../themes/use-direction.ts';
import { calendarWords, toDate, toDay } from '../date-range-picker/calendar-words.ts';
import { CALENDAR, end } from '../date-range-picker/range-calendar.css.ts';
import { weekStartOf } from '../date-range-picker/week-start.ts';

export type DayCalendarProps = {
  value: string | null;
  onPick: (day: string) => void;
  today: string;
  min: string | undefined;
  max: string | undefined;
  locale: string;
};

/** A month as a grid with the focus on the selected day: arrows move by day and week, Page Up and Page Down by month. */
export function DayCalendar({ value, onPick, today, min, max, locale }: DayCalendarProps) {
  const words = useMemo(() => calendarWords(locale), [locale]);
  return (
    <DayPicker
      {...words}
      mode="single"
      required
      // The reader opened the calendar and continues in it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      dir={useDirection()}
      weekStartsOn={weekStartOf(locale)}
      today={toDate(today)}
      defaultMonth={toDate(value ?? clamp(today, min, max))}
      {...(min === undefined ? {} : { startMonth: toDate(min) })}
      {...(max === undefined ? {} : { endMonth: toDate(max) })}
      disabled={[
        ...(min === undefined ? [] : [{ before: toDate(min) }]),
        ...(max === undefined ? [] : [{ after: toDate(max) }]),
      ]}
      selected={value === null ? undefined : toDate(value)}
      onSelect={(_selected, day) => onPick(toDay(day))}
      classNames={{ ...CALENDAR, selected: end }}
    />
  );
}

function clamp(day: string, min = day, max = day): string {
  return day < min ? min : day > max ? max : day;
}
