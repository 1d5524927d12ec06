import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the code says by itself. */
export const codeWords = wordsOf('code', {
  wrapLines: 'Wrap lines',
  copy: 'Copy',
  linesOf: (label: string) => `Lines of ${label}`,
});
