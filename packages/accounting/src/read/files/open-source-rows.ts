import type { ColumnDecision, SourceFile } from '../../model/reading.ts';
import { readSourceRows } from './source-rows.ts';
import type { SourceRow } from './source-rows.ts';

/** A report as given: a CSV, or the ZIP that contains it. */
export type StoredFile = {
  readonly name: string;
  /** The hash of these bytes; a CSV inside a ZIP is found by its name, `archive.zip/inner.csv`. */
  readonly sha256: string;
  readonly bytes: Uint8Array;
  /** The column decisions it was read with: its header may be recognizable only with them. */
  readonly columns?: readonly ColumnDecision[];
};

type Wanted = { readonly file: SourceFile; readonly rows: Iterable<number> };

/**
 * The cells of the wanted rows as their files print them, by file and row; each file is read once. A row the file does
 * not have gives no cells.
 *
 * @throws Error when a wanted file is not among the kept ones.
 *
 * @example
 * const cellsOf = openSourceRows([stored], [{ file: stored, rows: [3, 5] }]);
 * cellsOf(stored, 3)['Total payout']; // '72.00', as the file prints it
 */
export function openSourceRows(
  files: readonly StoredFile[],
  wanted: Iterable<Wanted>,
): (file: SourceFile, row: number) => SourceRow['cells'] {
  const rowsOf = new Map<string, { file: SourceFile; rows: Set<number> }>();
  for (const { file, rows } of wanted) {
    const group = rowsOf.get(file.sha256) ?? { file, rows: new Set<number>() };
    for (const row of rows) {
      group.rows.add(row);
    }
    rowsOf.set(file.sha256, group);
  }
  const cells = new Map<string, SourceRow['cells']>();
  for (const { file, rows } of rowsOf.values()) {
    const { columns, ...bytes } = bytesOf(file, files);
    for (const found of readSourceRows(bytes, rows, columns)) {
      cells.set(`${file.sha256} ${found.row}`, found.cells);
    }
  }
  return (file, row) => cells.get(`${file.sha256} ${row}`) ?? {};
}

function bytesOf(
  file: SourceFile,
  files: readonly StoredFile[],
): { bytes: Uint8Array; entry?: string; columns?: readonly ColumnDecision[] } {
  const stored = files.find(({ sha256 }) => sha256 === file.sha256);
  if (stored !== undefined) {
    return { bytes: stored.bytes, ...columnsOf(stored) };
  }
  const archive = files.find(({ name }) => file.name.startsWith(`${name}/`));
  if (archive === undefined) {
    throw new Error(`${file.name} is not among the kept files, so its rows cannot be shown.`);
  }
  const entry = file.name.slice(archive.name.length + 1);
  return { bytes: archive.bytes, entry, ...columnsOf(archive) };
}

function columnsOf({ columns }: StoredFile): Pick<StoredFile, 'columns'> {
  return columns === undefined ? {} : { columns };
}
