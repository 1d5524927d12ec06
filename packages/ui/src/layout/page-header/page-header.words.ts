import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the page header. */
export const pageHeaderWords = wordsOf('pageHeader', {
  moreActions: 'More actions',
});
