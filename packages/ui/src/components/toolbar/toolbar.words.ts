import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the toolbar says by itself. */
export const toolbarWords = wordsOf('toolbar', {
  more: 'More',
});
