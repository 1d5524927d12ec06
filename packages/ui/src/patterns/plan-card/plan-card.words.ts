import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the plan card says by itself. */
export const planCardWords = wordsOf('planCard', {
  noCharge: 'No charge',
  per: (interval: 'month' | 'year') => `a ${interval}`,
});
