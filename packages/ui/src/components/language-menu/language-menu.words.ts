import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the language menu says by itself. */
export const languageMenuWords = wordsOf('languageMenu', {
  languageIs: (current: string) => `Language: ${current}`,
  language: 'Language',
});
