import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the data grid. */
export const dataGridWords = wordsOf('dataGrid', {
  select: (text: undefined | null | string | number, rowKey: string) =>
    `Select ${String(text ?? rowKey)}`,
  pending: 'Pending',
  failed: 'Failed',
  undone: 'Undone',
  hideDetails: 'Hide details',
  showDetails: 'Show details',
  loading: 'Loading',
  selectAllRows: 'Select all rows',
  tryAgain: 'Try again',
  rows: (count: number) => `${String(count)} rows`,
});
