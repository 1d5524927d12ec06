import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the dialog. */
export const dialogWords = wordsOf('dialog', {
  close: 'Close',
});
