import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the money field. */
export const moneyFieldWords = wordsOf('moneyField', {
  currencyOf: (label: string) => `Currency of ${label}`,
});
