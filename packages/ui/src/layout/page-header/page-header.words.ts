import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the page header says by itself. */
export const pageHeaderWords = wordsOf('pageHeader', {
  moreActions: 'More actions',
});
