import { toCsvRecord, toSafeText } from '@platebook/accounting';
import Papa from 'papaparse';
import type { FieldError } from '../http/errors.ts';
import { faultOf } from '../http/field-errors.ts';
import type { Fault } from '../http/field-errors.ts';

export type CsvLine = {
  /** The line number in the file; line 1 is the header. */
  readonly line: number;
  /** The cell in a column, trimmed; undefined if the file has no such column. */
  readonly cell: (column: string) => string | undefined;
};

export type CsvError = Fault & {
  readonly line: number;
  readonly column: string | null;
};

/** The error as one of the request's field `csv`. */
export function toFieldError({ line, column, message, code, values }: CsvError): FieldError {
  return {
    path: '/csv',
    message: `line ${line}${column === null ? '' : `, ${column}`}: ${message}`,
    code,
    values: { ...values, line, ...(column === null ? {} : { column }) },
  };
}

const MOST_LINES = 5_000;

/**
 * Parses a CSV file written by hand or saved by a spreadsheet: any separator, with or without a byte order mark,
 * columns by name in any order. Empty lines are skipped.
 */
export function readCsv(
  text: string,
  { required }: { readonly required: readonly string[] },
): { readonly lines: readonly CsvLine[]; readonly errors: readonly CsvError[] } {
  const csv = text.replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(csv, { delimiter: separatorOf(csv) });
  const names = (data[0] ?? []).map(nameOf);
  const at = new Map(names.map((name, index) => [name, index]));
  const missing = required.filter((name) => !at.has(name));
  if (missing.length > 0) {
    const fault = faultOf('columns_missing', { columns: missing.join(', ') });
    return { lines: [], errors: [{ line: 1, column: null, ...fault }] };
  }
  const rows = data
    .map((cells, index) => ({ cells, line: index + 1 }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > MOST_LINES) {
    const fault = faultOf('too_many_lines', { lines: rows.length, most: MOST_LINES });
    return { lines: [], errors: [{ line: 1, column: null, ...fault }] };
  }
  return {
    errors: rows
      .filter(({ cells }) => cells.length > names.length)
      .map(({ line, cells }) => ({
        line,
        column: null,
        ...faultOf('too_many_cells', { cells: cells.length, named: names.length }),
      })),
    lines: rows.map(({ cells, line }) => ({
      line,
      cell: (column) => {
        const index = at.get(column);
        return index === undefined ? undefined : withoutGuard((cells[index] ?? '').trim());
      },
    })),
  };
}

/**
 * Detected from the header alone: an empty line in a file of two columns would mislead a detection over the whole file.
 */
function separatorOf(csv: string): string {
  const [header = ''] = csv.split(/[\r\n]/, 1);
  return [',', ';', '\t', '|'].reduce((most, separator) =>
    header.split(separator).length > header.split(most).length ? separator : most,
  );
}

/** Writes CSV (RFC 4180); text that a spreadsheet would interpret as a formula is escaped. */
export async function* writeCsv(
  columns: readonly string[],
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  yield encoder.encode(toCsvRecord(columns));
  for await (const row of rows) {
    yield encoder.encode(toCsvRecord(row.map(toSafeText)));
  }
}

function nameOf(cell: string): string {
  return cell.trim().toLowerCase().replaceAll(/\s+/g, '_');
}

/** Removes the escape that `writeCsv` put before a formula-like text. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
