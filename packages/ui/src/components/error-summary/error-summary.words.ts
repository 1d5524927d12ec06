import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the error summary says by itself. */
export const errorSummaryWords = wordsOf('errorSummary', {
  thereIsAProblem: 'There is a problem',
});
