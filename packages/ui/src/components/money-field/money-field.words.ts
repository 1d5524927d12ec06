import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the money field says by itself. */
export const moneyFieldWords = wordsOf('moneyField', {
  currencyOf: (label: string) => `Currency of ${label}`,
});
