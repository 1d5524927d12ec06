import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the confirm dialog. */
export const confirmDialogWords = wordsOf('confirmDialog', {
  typeExactly: (text: string) => `Type exactly: ${text}`,
});
