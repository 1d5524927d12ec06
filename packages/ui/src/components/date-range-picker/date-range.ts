import { CalendarDate, getDayOfWeek, parseDate, startOfMonth } from '@internationalized/date';
import { formatPeriod } from '../date-time/format-date.ts';
import { dateRangePickerWords } from './date-range-picker.words.ts';

/** Calendar days `YYYY-MM-DD` in the store's time zone, inclusive. */
export type DayRange = { from: string; to: string };

export type DatePreset =
  | 'yesterday'
  | 'last_7_days'
  | 'this_week'
  | 'last_payout'
  | 'this_month'
  | 'last_month'
  | 'quarter_to_date';

export const PRESET_LABELS: Record<DatePreset, string> = {
  get yesterday() {
    return dateRangePickerWords.yesterday;
  },
  get last_7_days() {
    return dateRangePickerWords.last7Days;
  },
  get this_week() {
    return dateRangePickerWords.thisWeek;
  },
  get last_payout() {
    return dateRangePickerWords.lastPayout;
  },
  get this_month() {
    return dateRangePickerWords.thisMonth;
  },
  get last_month() {
    return dateRangePickerWords.lastMonth;
  },
  get quarter_to_date() {
    return dateRangePickerWords.quarterToDate;
  },
};

/** A preset's days, relative to `today`. Weeks begin on Monday, like payout weeks. Future days are excluded. */
export function presetRange(
  preset: DatePreset,
  { today, lastPayout }: { today: string; lastPayout?: DayRange | undefined },
): DayRange | null {
  const day = parseDate(today);
  const upTo = (from: CalendarDate, to: CalendarDate = day) => ({
    from: from.toString(),
    to: to.toString(),
  });
  const yesterday = day.subtract({ days: 1 });
  const month = startOfMonth(day);
  const ranges: Record<DatePreset, DayRange | null> = {
    yesterday: upTo(yesterday, yesterday),
    last_7_days: upTo(day.subtract({ days: 7 }), yesterday),
    this_week: upTo(day.subtract({ days: getDayOfWeek(day, 'en-US', 'mon') })),
    last_payout: lastPayout ?? null,
    this_month: upTo(month),
    last_month: upTo(month.subtract({ months: 1 }), month.subtract({ days: 1 })),
    quarter_to_date: upTo(month.subtract({ months: (day.month - 1) % 3 })),
  };
  return ranges[preset];
}

/** Parses `YYYY-MM-DD`; null for an invalid day such as "2026-02-30". */
export function readDay(text: string): string | null {
  const [, year, month, day] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? [];
  if (year === undefined) {
    return null;
  }
  const read = new CalendarDate(Number(year), Number(month), Number(day));
  // An invalid day would be constrained to the nearest one.
  return read.month === Number(month) && read.day === Number(day) ? read.toString() : null;
}

/** The number of days in a range, inclusive. */
export function dayCount({ from, to }: DayRange): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000) + 1;
}

/** A formatted range without repeated month or year: "Nov 9–15, 2026", "Mar 30 – Apr 5, 2026". */
export function rangeText({ from, to }: DayRange, locale: string): string {
  return formatPeriod(from, to, { locale });
}
