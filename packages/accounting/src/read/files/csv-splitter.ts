import Papa from 'papaparse';
import { takeQuotedRecords, takeRecords } from './csv-records.ts';
import type { CoreResult } from './csv-records.ts';

/** A quoted field longer than this is a quote that was never closed. */
const MAX_PENDING_CHARS = 4_000_000;

export type CsvSplitter = {
  /** Takes the next piece of text; false when a quote was opened and not closed. */
  push(text: string): boolean;
  /** Takes what is left; false when a quote was opened and not closed. */
  finish(): boolean;
};

/**
 * Splits CSV text, given in pieces, into records. Lines without a quote are cut at their commas; the others go to
 * papaparse's core parser, without its streamers' per-row objects. A record cut by the end of a piece is read again with
 * the next one.
 *
 * @param onRecord Gets the cells and the 1-based record number; blank lines count and arrive as one empty cell.
 */
export function createCsvSplitter(
  onRecord: (cells: string[], record: number) => void,
): CsvSplitter {
  let pending = '';
  let record = 0;
  let newline: '\n' | '\r' = '\n';
  let parser = new Papa.Parser({ delimiter: ',', newline: '\n' });

  function deliver(cells: string[]): void {
    record += 1;
    dropCarriageReturn(cells);
    onRecord(cells, record);
  }

  return {
    push(text) {
      const input = pending === '' ? text : pending + text;
      if (record === 0 && endsLinesWithCr(input)) {
        newline = '\r';
        parser = new Papa.Parser({ delimiter: ',', newline });
      }
      const next =
        newline === '\n'
          ? takeRecords(parser, input, deliver)
          : takeQuotedRecords(parser, { input, from: 0 }, deliver);
      pending = input.slice(next);
      return pending.length <= MAX_PENDING_CHARS;
    },
    finish() {
      if (pending === '') {
        return true;
      }
      const result: CoreResult = parser.parse(pending, 0, false);
      pending = '';
      if (result.errors.some((error) => error.code === 'MissingQuotes')) {
        return false;
      }
      result.data.forEach(deliver);
      return true;
    },
  };
}

// Lines are cut at LF, so that a file may mix LF and CRLF.
function dropCarriageReturn(cells: string[]): void {
  const last = cells.length - 1;
  const cell = cells[last];
  if (cell !== undefined && cell.charCodeAt(cell.length - 1) === 13) {
    cells[last] = cell.slice(0, -1);
  }
}

/** Old Macintosh files. A CR at the very end may be half of a CRLF, so it tells nothing yet. */
function endsLinesWithCr(text: string): boolean {
  const at = text.indexOf('\r');
  return at >= 0 && at < text.length - 1 && !text.includes('\n');
}
