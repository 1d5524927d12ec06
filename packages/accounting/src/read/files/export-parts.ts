import type { ReportFormat } from '../../formats/report-format.ts';
import type { Blocked } from '../../model/reading.ts';
import { readRow } from '../rows/read-row.ts';
import type { RowReader } from '../rows/row-reader.ts';

/** Why a file is not read; its reader adds the file name. */
export type Refusal = Omit<Blocked, 'file'>;

/** The exports in a file: one, or several concatenated ones, each with its own header. */
export type ExportParts = {
  readonly format: ReportFormat;
  /** Reads a record after the first header; returns the reason if the file cannot be read from here on. */
  read(cells: readonly string[], record: number): Refusal | null;
  /** The readers that received rows; the first one if none did. */
  finish(): readonly RowReader[];
};

/**
 * Routes each record to the reader of the preceding header. A header is detected only if the payout date's cell starts
 * with a letter, which never happens in a money row, so this costs rows one comparison.
 */
export function createExportParts(
  first: RowReader,
  findReader: (header: readonly string[]) => RowReader | Refusal | null,
): ExportParts {
  const readers = [first];
  let reader = first;
  /** A line without a date: text above a header, or a broken row. */
  let held: { readonly cells: readonly string[]; readonly record: number } | null = null;

  function readHeld(): void {
    if (held !== null) {
      readRow(reader, held.cells, held.record);
      held = null;
    }
  }

  function begin(next: RowReader, record: number): Refusal | null {
    if (next.format.reportType !== first.format.reportType) {
      return {
        reason: 'several_reports',
        message: `The file holds two reports: ${first.format.title} and, from row ${record}, ${next.format.title}. Give each of them as a file of its own.`,
        values: { report: first.format.title, other: next.format.title, row: record },
      };
    }
    if (first.keys === null) {
      return {
        reason: 'joined_exports',
        message: `The file holds several exports, one after another: row ${record} is a header again. Give each of them as a file of its own, so that rows which they repeat count once.`,
        values: { row: record },
      };
    }
    held = null;
    reader = next;
    readers.push(next);
    return null;
  }

  return {
    format: first.format,
    read(cells, record) {
      if (!mayBeHeader(reader, cells)) {
        if (held !== null) {
          readHeld();
        }
        readRow(reader, cells, record);
        return null;
      }
      const found = findReader(cells);
      if (found === null) {
        readHeld();
        held = { cells, record };
        return null;
      }
      return 'map' in found ? begin(found, record) : found;
    },
    finish() {
      readHeld();
      const filled = readers.filter(({ rows }) => rows > 0);
      return filled.length === 0 ? [first] : filled;
    },
  };
}

const NINE = 57;

function mayBeHeader({ map }: RowReader, cells: readonly string[]): boolean {
  const cell = cells[map.fields.payoutOn];
  return cell === undefined ? cells.length > 1 : cell.length > 0 && firstLetter(cell) > NINE;
}

function firstLetter(cell: string): number {
  const code = cell.charCodeAt(0);
  return code <= 32 ? cell.trimStart().charCodeAt(0) : code;
}
