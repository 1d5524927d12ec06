import { readSourceRows as readRows } from '@platebook/accounting';
import type { SourceFile, SourceRow } from '@platebook/accounting';
import type { StoredBytes } from './report-files.store.ts';

type Wanted = { readonly file: SourceFile; readonly row: number };

/** The cells of the wanted rows as their files print them; each stored file is opened once. */
export function readSourceRows(
  files: readonly StoredBytes[],
  wanted: readonly Wanted[],
): (file: SourceFile, row: number) => SourceRow['cells'] {
  const rowsOf = new Map<string, { file: SourceFile; rows: number[] }>();
  for (const { file, row } of wanted) {
    const group = rowsOf.get(file.sha256) ?? { file, rows: [] };
    group.rows.push(row);
    rowsOf.set(file.sha256, group);
  }
  const cells = new Map<string, SourceRow['cells']>();
  for (const { file, rows } of rowsOf.values()) {
    for (const found of readRows(bytesOf(file, files), rows)) {
      cells.set(`${file.sha256} ${found.row}`, found.cells);
    }
  }
  return (file, row) => cells.get(`${file.sha256} ${row}`) ?? {};
}

/** A source file is a stored file, or an entry of a stored archive, which its name then says. */
function bytesOf(
  file: SourceFile,
  files: readonly StoredBytes[],
): { bytes: Uint8Array; entry?: string } {
  const stored = files.find(({ sha256 }) => sha256 === file.sha256);
  if (stored !== undefined) {
    return { bytes: stored.bytes };
  }
  const archive = files.find(({ name }) => file.name.startsWith(`${name}/`));
  if (archive === undefined) {
    throw new Error(`The stored files of a payout do not hold ${file.name}.`);
  }
  return { bytes: archive.bytes, entry: file.name.slice(archive.name.length + 1) };
}
