import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the list menus. */
export const listMenusWords = wordsOf('listMenus', {
  isColumnOf: (label: string, text: number, count: number) =>
    `${label} is column ${String(text + 1)} of ${String(count)}`,
  columns: 'Columns',
  altWithAnArrow: 'Press Alt with an arrow key to move a column.',
  resetColumns: 'Reset columns',
  moveUp: (label: string) => `Move ${label} up`,
  moveDown: (label: string) => `Move ${label} down`,
  csvFile: 'CSV file',
  excelWorkbookXlsx: 'Excel workbook (XLSX)',
  print: 'Print',
  exporting: 'Exporting…',
  exportList: 'Export',
});
