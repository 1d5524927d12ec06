import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the popover. */
export const popoverWords = wordsOf('popover', {
  close: 'Close',
});
