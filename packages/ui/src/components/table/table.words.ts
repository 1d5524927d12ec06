import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the table. */
export const tableWords = wordsOf('table', {
  footnote: (index: number) => `Footnote ${String(index + 1)}`,
});
