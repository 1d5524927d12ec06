import type { DayPickerProps } from 'react-day-picker';
import { dateRangePickerWords } from './date-range-picker.words.ts';

/** The calendar uses local dates; days have no time zone. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day `YYYY-MM-DD` of a date of the calendar. */
export function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A calendar's visible and announced texts in the field's locale, from Intl. */
export function calendarWords(
  locale: string,
): Required<Pick<DayPickerProps, 'formatters' | 'labels'>> {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options });
    return (date: Date) => dates.format(date);
  };
  const month = format({ month: 'long', year: 'numeric' });
  const day = format({ dateStyle: 'full' });
  return {
    formatters: {
      formatCaption: month,
      formatDay: format({ day: 'numeric' }),
      formatWeekdayName: weekdays(format),
    },
    labels: {
      labelDayButton: (date, { today, selected }) =>
        [
          today === true ? dateRangePickerWords.today : '',
          day(date),
          selected === true ? dateRangePickerWords.selected : '',
        ]
          .join(' ')
          .trim()
          .replace(' ,', ','),
      labelGrid: month,
      labelWeekday: format({ weekday: 'long' }),
      labelNext: () => dateRangePickerWords.nextMonth,
      labelPrevious: () => dateRangePickerWords.previousMonth,
    },
  };
}

/** Short names, or single letters in locales whose short names are too wide. */
function weekdays(format: (options: Intl.DateTimeFormatOptions) => (date: Date) => string) {
  const short = format({ weekday: 'short' });
  const longest = Math.max(
    ...[1, 2, 3, 4, 5, 6, 7].map((day) => short(new Date(2026, 1, day)).length),
  );
  return longest > 4 ? format({ weekday: 'narrow' }) : short;
}
