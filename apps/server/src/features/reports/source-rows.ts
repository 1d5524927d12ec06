import { createHash } from 'node:crypto';
import type { SourceFile } from '@platebook/accounting';
import Papa from 'papaparse';
import type { StoredBytes } from './report-files.store.ts';

export type PrintedRow = {
  readonly all: readonly { readonly column: string; readonly value: string }[];
  readonly cents: (column: string) => number;
};

type Wanted = { readonly file: SourceFile; readonly row: number };

/** The cells of source rows as the platform printed them, blank ones left out. */
export function readSourceRows(
  files: readonly StoredBytes[],
  wanted: readonly Wanted[],
): (file: SourceFile, row: number) => PrintedRow {
  const records = new Map<string, string[][]>();
  for (const { bytes } of files) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (wanted.some(({ file }) => file.sha256 === sha256)) {
      records.set(
        sha256,
        Papa.parse<string[]>(new TextDecoder().decode(bytes), { header: false }).data,
      );
    }
  }
  return (file, row) => {
    const lines = records.get(file.sha256) ?? [];
    const header = lines.find((cells) => cells.length > 3) ?? [];
    const cells = lines[row - 1] ?? [];
    return {
      all: cells.flatMap((value, index) =>
        value.trim() === '' ? [] : [{ column: (header[index] ?? '').trim(), value: value.trim() }],
      ),
      cents: () => 0,
    };
  };
}
