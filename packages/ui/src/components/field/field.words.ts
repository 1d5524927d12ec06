import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the field. */
export const fieldWords = wordsOf('field', {
  optional: '(optional)',
  tooMany: (characters: string) => `${characters} too many`,
  leftOf: (characters: string, count: string) => `${characters} left of ${count}`,
  characters: (count: string, count2: number) =>
    `${count} ${count2 === 1 ? 'character' : 'characters'}`,
  clear: (label: string) => `Clear ${label}`,
});
