import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the table says by itself. */
export const tableWords = wordsOf('table', {
  footnote: (index: number) => `Footnote ${String(index + 1)}`,
});
