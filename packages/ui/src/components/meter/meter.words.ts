import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the meter. */
export const meterWords = wordsOf('meter', {
  nearTheLimit: 'Near the limit',
  overTheLimit: 'Over the limit',
  valueOf: (value: number, max: number) => `${value} of ${max}`,
});
