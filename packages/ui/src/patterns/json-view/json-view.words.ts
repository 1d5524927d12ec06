import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the json view. */
export const jsonViewWords = wordsOf('jsonView', {
  hidden: 'hidden',
  expandAll: 'Expand all',
  expandOneLevel: 'Expand one level',
  collapseAll: 'Collapse all',
  wholeTextOfIn: (path: string, label: string) => `Whole text of ${path} in ${label}`,
  copyValue: 'Copy value',
  copyPath: 'Copy path',
});
