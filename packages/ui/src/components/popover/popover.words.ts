import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the popover says by itself. */
export const popoverWords = wordsOf('popover', {
  close: 'Close',
});
