import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the date range picker. */
export const dateRangePickerWords = wordsOf('dateRangePicker', {
  yesterday: 'Yesterday',
  last7Days: 'Last 7 days',
  thisWeek: 'This week',
  lastPayout: 'Last payout',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  quarterToDate: 'Quarter to date',
  today: 'Today,',
  selected: ', selected',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  periods: 'Periods',
  from: 'From',
  to: 'To',
  daysIn: (zone: string) => `Days in ${zone}`,
  apply: 'Apply',
  enterADayAs: 'Enter a day as year-month-day.',
  theLastDayIs: 'The last day is before the first.',
  theLastDayCan: (max: string) => `The last day can’t be after ${max}.`,
  noPeriod: 'no period',
  chooseAPeriod: 'Choose a period',
});
