import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the meter says by itself. */
export const meterWords = wordsOf('meter', {
  nearTheLimit: 'Near the limit',
  overTheLimit: 'Over the limit',
  valueOf: (value: number, max: number) => `${value} of ${max}`,
});
