import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the help panel. */
export const helpPanelWords = wordsOf('helpPanel', {
  onThisPage: 'On this page',
  allOfPlatebook: 'All of Platebook',
  searchHelp: 'Search help',
  noArticleHasThese: 'No articles match.',
  found: (count: number) => `${count} found`,
  allArticles: 'All articles',
  help: 'Help',
});
