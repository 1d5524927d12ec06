import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the date field. */
export const dateFieldWords = wordsOf('dateField', {
  calendarOf: (label: string) => `${label} calendar`,
  enterADayAs: (pattern: string) => `Enter a day as ${pattern} or YYYY-MM-DD.`,
  enterOrALater: (day: string) => `Enter ${day} or a later day.`,
  enterOrAnEarlier: (day: string) => `Enter ${day} or an earlier day.`,
});
