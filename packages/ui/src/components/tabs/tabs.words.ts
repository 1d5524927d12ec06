import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the tabs says by itself. */
export const tabsWords = wordsOf('tabs', {
  more: 'More',
  moreOf: (label: string) => `More of ${label}`,
});
