export { createCellReader } from './cell-reader.ts';
export type { CellReader, SourceCell } from './rows-sheet.ts';
export { money, text } from './sheet.ts';
export type { Sheet, SheetCell, SheetColumn } from './sheet.ts';
export { writeWorkbook } from './xlsx.ts';
export { toWorkpapers, writeWorkpapers } from './write-workpapers.ts';
export type { WorkpapersInput } from './write-workpapers.ts';
