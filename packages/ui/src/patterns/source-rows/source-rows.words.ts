import { wordsOf } from '../../kit-words/kit-language.ts';
import { formatCount } from '../../components/number-format/format-count.ts';

/** The built-in text of the source rows. */
export const sourceRowsWords = wordsOf('sourceRows', {
  row: 'Row',
  column: (column: string) => `column “${column}”`,
  rowsOfColumn: (file: string, column: string) => `Rows of ${file}, column ${column}`,
  sum: 'Sum',
  moreRowsAreIn: (hidden: number) =>
    `${formatCount(hidden)} more rows are in the sum and in the workpapers.`,
});
