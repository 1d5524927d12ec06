import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the json view says by itself. */
export const jsonViewWords = wordsOf('jsonView', {
  hidden: 'hidden',
  expandAll: 'Expand all',
  expandOneLevel: 'Expand one level',
  collapseAll: 'Collapse all',
  wholeTextOfIn: (path: string, label: string) => `Whole text of ${path} in ${label}`,
  copyValue: 'Copy value',
  copyPath: 'Copy path',
});
