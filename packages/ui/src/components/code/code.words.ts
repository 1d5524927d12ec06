import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the code. */
export const codeWords = wordsOf('code', {
  wrapLines: 'Wrap lines',
  copy: 'Copy',
  linesOf: (label: string) => `Lines of ${label}`,
});
