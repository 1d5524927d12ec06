import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the tabs. */
export const tabsWords = wordsOf('tabs', {
  more: 'More',
  moreOf: (label: string) => `More of ${label}`,
});
