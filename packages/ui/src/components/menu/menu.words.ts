import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the menu. */
export const menuWords = wordsOf('menu', {
  nothingToDoHere: 'No actions available',
});
