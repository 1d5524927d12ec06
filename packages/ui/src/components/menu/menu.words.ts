import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the menu says by itself. */
export const menuWords = wordsOf('menu', {
  nothingToDoHere: 'No actions available',
});
