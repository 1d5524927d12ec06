import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the split says by itself. */
export const splitWords = wordsOf('split', {
  widthOf: (panelLabel: string) => `Width of ${panelLabel}`,
  pixels: (width: number) => `${width} pixels`,
});
