import { REPORT_FORMATS } from '../../formats/formats.ts';
import type { ColumnDecision } from '../../model/reading.ts';
import { block } from './close-rows.ts';
import { createCsvSplitter } from './csv-splitter.ts';
import { joinBytes } from './join-bytes.ts';
import { recogniseHeader } from './recognise.ts';
import { isZip, readZip } from './zip-file.ts';

/** A report row as printed in the file. */
export type SourceRow = {
  /** 1-based record number, including header lines: the number in a spreadsheet. */
  readonly row: number;
  /** Cells by column name, trimmed as in `FacetSum.column`; the first cell of a repeated name. */
  readonly cells: Readonly<Record<string, string>>;
};

const SLICE_BYTES = 64 * 1024;

/**
 * The cells of some rows of a report, ascending by row number; rows that the file does not have are missing. For a
 * report in a ZIP, `entry` names it inside the archive.
 *
 * @param columns The decisions about columns that the file was read with: its header may be known by them alone.
 *
 * @throws Error when the bytes hold no report that is known: read the file first.
 *
 * @example
 * readSourceRows({ bytes }, [3]).map(({ row, cells }) => [row, cells['Total payout']]); // [[3, '72.00']]
 */
export function readSourceRows(
  file: { readonly bytes: Uint8Array; readonly entry?: string },
  rows: Iterable<number>,
  columns: readonly ColumnDecision[] = [],
): SourceRow[] {
  const wanted = new Set(rows);
  const last = greatestOf(wanted);
  const found: SourceRow[] = [];
  let header: readonly string[] | null = null;
  const progress = { record: 0 };
  const splitter = createCsvSplitter((cells, record) => {
    // A file may have several exports, each under its own header; a requested row is never a header.
    const isRow = header !== null && (wanted.has(record) || isDated(cells));
    if (!isRow && recogniseHeader(cells, REPORT_FORMATS, [], columns) !== null) {
      header = cells.map(trimName);
    } else if (header !== null && wanted.has(record)) {
      found.push({ row: record, cells: nameCells(header, cells) });
    }
    progress.record = record;
  });
  const decoder = new TextDecoder('utf-8');
  const csv = file.entry === undefined ? file.bytes : unpackEntry(file.bytes, file.entry);
  for (let from = 0; from < csv.length && progress.record < last; from += SLICE_BYTES) {
    const slice = csv.subarray(from, from + SLICE_BYTES);
    splitter.push(decoder.decode(slice, { stream: true }));
  }
  if (progress.record < last) {
    splitter.finish();
  }
  if (header === null) {
    throw new Error('These bytes hold no report that is known, so their rows have no columns.');
  }
  return found;
}

function greatestOf(rows: Iterable<number>): number {
  let greatest = 1;
  for (const row of rows) {
    greatest = Math.max(greatest, row);
  }
  return greatest;
}

/** Every counted row has a day or an amount, and no header does. */
function isDated(cells: readonly string[]): boolean {
  return cells.some((cell) => cell !== '' && cell.charCodeAt(0) <= NINE);
}

const NINE = 57;

function trimName(cell: string): string {
  return cell.replaceAll('\uFEFF', '').trim();
}

function nameCells(
  header: readonly string[],
  cells: readonly string[],
): Readonly<Record<string, string>> {
  const named: Record<string, string> = {};
  for (const [at, column] of header.entries()) {
    named[column] ??= cells[at] ?? '';
  }
  return named;
}

function unpackEntry(zip: Uint8Array, entry: string): Uint8Array {
  const parts: Uint8Array[] = [];
  const problem = isZip(zip)
    ? readZip(entry, zip, (name) => ({
        push: (bytes) => {
          if (name === entry) {
            parts.push(bytes.slice());
          }
        },
        close: () => undefined,
        format: () => null,
      }))
    : block({ name: entry }, 'bad_zip', 'This is no ZIP file.');
  if (problem !== null || parts.length === 0) {
    throw new Error(problem?.message ?? `The ZIP file has no entry "${entry}".`);
  }
  return joinBytes(parts);
}
