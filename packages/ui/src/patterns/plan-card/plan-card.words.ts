import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the plan card. */
export const planCardWords = wordsOf('planCard', {
  noCharge: 'No charge',
  per: (interval: 'month' | 'year') => `a ${interval}`,
});
