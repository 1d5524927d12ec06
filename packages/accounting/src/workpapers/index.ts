export { createCellReader } from './cell-reader.ts';
export type { CellReader, SourceCell } from './rows-sheet.ts';
export { toWorkpapers, writeWorkpapers } from './write-workpapers.ts';
export type { WorkpapersInput } from './write-workpapers.ts';
