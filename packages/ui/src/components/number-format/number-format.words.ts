import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the number format says by itself. */
export const numberFormatWords = wordsOf('numberFormat', {
  notKnown: 'not known',
});
