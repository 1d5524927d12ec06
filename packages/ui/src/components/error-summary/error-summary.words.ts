import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the error summary. */
export const errorSummaryWords = wordsOf('errorSummary', {
  thereIsAProblem: 'There is a problem',
});
