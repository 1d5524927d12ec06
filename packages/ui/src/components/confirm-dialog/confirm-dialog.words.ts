import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the confirm dialog says by itself. */
export const confirmDialogWords = wordsOf('confirmDialog', {
  typeExactly: (text: string) => `Type exactly: ${text}`,
});
