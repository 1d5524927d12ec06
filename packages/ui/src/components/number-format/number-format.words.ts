import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the number format. */
export const numberFormatWords = wordsOf('numberFormat', {
  notKnown: 'not known',
});
