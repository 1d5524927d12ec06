import type { JournalEntry, LineSource } from '../model/journal.ts';
import { parseCents } from '../money/parse-cents.ts';
import { openSourceRows } from '../read/files/open-source-rows.ts';
import type { StoredFile } from '../read/files/open-source-rows.ts';
import type { SourceCell } from './rows-sheet.ts';

/**
 * Reads every cell behind the entries again, in cents as printed, for the Rows sheet of the workpapers. Each file is read
 * once, at the call.
 *
 * @throws Error when the entries come from a file that is not among `files`.
 *
 * @example
 * const planned = planEntries(reading.payouts);
 * const cellsOf = createCellReader([stored], planned.entries);
 * await toWorkpapers({ reading, plan: planned, cellsOf });
 */
export function createCellReader(
  files: readonly StoredFile[],
  entries: readonly JournalEntry[],
): (source: LineSource) => Iterable<SourceCell> {
  const wanted = entries.flatMap(({ lines }) =>
    lines.flatMap(({ sources }) => sources.flatMap(({ rows }) => [...rows.byFile()])),
  );
  const cellsOf = openSourceRows(files, wanted);
  return function* cells({ column, rows: set }) {
    for (const { file, rows } of set.byFile()) {
      for (const row of rows) {
        yield { row, cents: parseCents(cellsOf(file, row)[column] ?? '') };
      }
    }
  };
}
