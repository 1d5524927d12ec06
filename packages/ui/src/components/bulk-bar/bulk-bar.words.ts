import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the bulk bar. */
export const bulkBarWords = wordsOf('bulkBar', {
  selected: (isAll: boolean, selected: number, text: string) =>
    `${isAll && selected > 1 ? 'All ' : ''}${text} selected`,
  selectedRows: 'Selected rows',
  selectEveryMatching: 'Select all matching',
  selectAllMatching: (count: string) => `Select all ${count} matching`,
  clearSelection: 'Clear selection',
});
