import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the inline loading says by itself. */
export const inlineLoadingWords = wordsOf('inlineLoading', {
  tryAgain: 'Try again',
});
