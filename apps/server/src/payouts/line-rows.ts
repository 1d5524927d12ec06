import { openSourceRows, parseCents } from '@platebook/accounting';
import type { JournalLine, StoredFile, LineSource, SourceFile } from '@platebook/accounting';
import { readCursor, writeCursor } from '../http/cursor.ts';

type RowAmount = {
  readonly component: string;
  readonly column: string;
  readonly cents: number;
};

type OpenedRow = {
  readonly file: SourceFile;
  readonly row: number;
  /** The row's contribution to the line, by column, signed by its effect on the payout. */
  readonly amounts: readonly RowAmount[];
  readonly cells: readonly { readonly column: string; readonly value: string }[];
};

export type LineRowsPage = { readonly rows: OpenedRow[]; readonly nextCursor: string | null };

type WantedRow = {
  readonly file: SourceFile;
  readonly row: number;
  readonly sources: readonly LineSource[];
};

/** One page of the source rows behind a line, by file and row number, with their cells as printed. */
export function linePage(
  line: JournalLine,
  files: readonly StoredFile[],
  { limit, cursor }: { limit: number; cursor: string | undefined },
): LineRowsPage {
  const after = readCursor(cursor, 2);
  const all = wantedRows(line.sources);
  const start = after === null ? 0 : all.findIndex(({ file, row }) => isAfter(file, row, after));
  const page = start === -1 ? [] : all.slice(start, start + limit);
  const last = page.at(-1);
  const hasMore = start !== -1 && all.length > start + limit;
  return {
    rows: openRows(page, files),
    nextCursor:
      hasMore && last !== undefined ? writeCursor([last.file.sha256, String(last.row)]) : null,
  };
}

function isAfter(
  file: SourceFile,
  row: number,
  [sha256 = '', lastRow = '']: readonly string[],
): boolean {
  return file.sha256 > sha256 || (file.sha256 === sha256 && row > Number(lastRow));
}

function wantedRows(sources: readonly LineSource[]): WantedRow[] {
  const byRow = new Map<string, { file: SourceFile; row: number; sources: LineSource[] }>();
  for (const source of sources) {
    for (const { file, rows } of source.rows.byFile()) {
      for (const row of rows) {
        const key = `${file.sha256} ${row}`;
        const wanted = byRow.get(key) ?? { file, row, sources: [] };
        wanted.sources.push(source);
        byRow.set(key, wanted);
      }
    }
  }
  return [...byRow.values()].sort(
    (left, right) => compareText(left.file.sha256, right.file.sha256) || left.row - right.row,
  );
}

function compareText(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}

function openRows(page: readonly WantedRow[], files: readonly StoredFile[]): OpenedRow[] {
  const cellsOf = openSourceRows(
    files,
    page.map(({ file, row }) => ({ file, rows: [row] })),
  );
  return page.map(({ file, row, sources }) => {
    const cells = cellsOf(file, row);
    return {
      file,
      row,
      amounts: sources.map(({ component, column, factor }) => ({
        component,
        column,
        cents: parseCents(cells[column] ?? '') * factor,
      })),
      cells: Object.entries(cells)
        .filter(([, value]) => value.trim() !== '')
        .map(([column, value]) => ({ column, value })),
    };
  });
}
