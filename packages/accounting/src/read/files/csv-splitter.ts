import Papa from 'papaparse';

/** The chunk size for papaparse when a quote appears: about ten rows. */
const QUOTED_WINDOW_CHARS = 4_096;

type CoreResult = {
  data: string[][];
  errors: { code: string }[];
  meta: { cursor: number };
};

type Deliver = (cells: string[]) => void;

/**
 * Delivers the complete records of the input and returns the start of the first incomplete one. Outside quotes a comma
 * always ends a cell, and the engine's own split is faster than any parser; from a quote on, papaparse is used.
 */
function takeRecords(parser: Papa.Parser, input: string, deliver: Deliver): number {
  let from = 0;
  let quote = quoteAfter(input, 0);
  for (;;) {
    const end = input.indexOf('\n', from);
    if (end < 0) {
      return from;
    }
    if (end < quote) {
      deliver(input.slice(from, end).split(','));
      from = end + 1;
      continue;
    }
    const next = takeQuotedRecords(parser, { input, from }, deliver);
    if (next === from) {
      return from;
    }
    from = next;
    quote = quote < from ? quoteAfter(input, from) : quote;
  }
}

/** The same through papaparse, a window at a time, as quoted cells may contain commas and line breaks. */
function takeQuotedRecords(
  parser: Papa.Parser,
  { input, from }: { readonly input: string; readonly from: number },
  deliver: Deliver,
): number {
  for (let size = QUOTED_WINDOW_CHARS; ; size *= 4) {
    const result: CoreResult = parser.parse(input.slice(from, from + size), 0, true);
    result.data.forEach(deliver);
    if (result.meta.cursor > 0 || from + size >= input.length) {
      return from + result.meta.cursor;
    }
  }
}

function quoteAfter(text: string, from: number): number {
  const at = text.indexOf('"', from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** A quoted field longer than this is a quote that was never closed. */
const MAX_PENDING_CHARS = 4_000_000;

export type CsvSplitter = {
  /** Processes the next chunk of text; false if a quote was opened and not closed. */
  push(text: string): boolean;
  /** Processes the rest; false if a quote was opened and not closed. */
  finish(): boolean;
};

/**
 * Splits chunked CSV text into records. Lines without a quote are split at their commas; the others go to papaparse's
 * core parser, avoiding its streamers' per-row objects. A record that crosses a chunk boundary is read again with the
 * next chunk.
 *
 * @param onRecord Receives the cells and the 1-based record number; blank lines count and are passed as one empty cell.
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

// Lines are split at LF, so that a file may mix LF and CRLF.
function dropCarriageReturn(cells: string[]): void {
  const last = cells.length - 1;
  const cell = cells[last];
  if (cell !== undefined && cell.charCodeAt(cell.length - 1) === 13) {
    cells[last] = cell.slice(0, -1);
  }
}

/** Old Macintosh files. A CR at the very end may be half of a CRLF, so it is inconclusive. */
function endsLinesWithCr(text: string): boolean {
  const at = text.indexOf('\r');
  return at >= 0 && at < text.length - 1 && !text.includes('\n');
}
