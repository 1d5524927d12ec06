import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the dialog says by itself. */
export const dialogWords = wordsOf('dialog', {
  close: 'Close',
});
