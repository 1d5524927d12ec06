import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the tag says by itself. */
export const tagWords = wordsOf('tag', {
  remove: (children: string) => `Remove ${children}`,
});
