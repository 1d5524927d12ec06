import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the date field says by itself. */
export const dateFieldWords = wordsOf('dateField', {
  calendarOf: (label: string) => `${label} calendar`,
  enterADayAs: (pattern: string) => `Enter a day as ${pattern} or YYYY-MM-DD.`,
  enterOrALater: (day: string) => `Enter ${day} or a later day.`,
  enterOrAnEarlier: (day: string) => `Enter ${day} or an earlier day.`,
});
