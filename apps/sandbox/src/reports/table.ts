import papaparse from 'papaparse';
import type { ReportOptions, Selected } from './report-options.ts';

/** One report column: its exact header, and its cell for a row. */
export type Column<Row> = {
  readonly header: string;
  /** The cell type decides how a corruption affects it. */
  readonly kind: 'text' | 'date' | 'money' | 'total';
  readonly print: (row: Row) => string;
};

export type Table<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: Iterable<Selected<Row>>;
  /** A line above the header. */
  readonly descriptions?: readonly string[] | undefined;
  /** Formats cents for this report. */
  readonly amount: (cents: number) => string;
};

const ROWS_PER_CHUNK = 400;

/** Streams the table as CSV, so that memory use does not depend on its length. */
export function* printTable<Row>(table: Table<Row>, options: ReportOptions): Generator<string> {
  const newline = options.eol ?? '\n';
  const style = { newline, quotes: options.quoteAll ?? false };
  const columns = withUnknownColumn(table, options);
  const rename = options.renameHeader ?? ((name: string) => name);
  yield options.bom ? '\uFEFF' : '';
  if (table.descriptions) {
    yield papaparse.unparse([[...table.descriptions]], style) + newline;
  }
  // Printed unquoted: real exports do not quote the header with a trailing blank, but papaparse would.
  const headers = columns.map((column) => rename(column.header));
  yield headers.map((header) => quoteHeader(header, options)).join(',') + newline;
  let cells: string[][] = [];
  for (const selected of table.rows) {
    cells.push(printRow(columns, selected, options));
    if (cells.length === ROWS_PER_CHUNK) {
      yield papaparse.unparse(cells, style) + newline;
      cells = [];
    }
  }
  if (cells.length > 0) {
    yield papaparse.unparse(cells, style) + newline;
  }
}

function quoteHeader(header: string, options: ReportOptions): string {
  const needsQuotes = options.quoteAll === true || /[",\n]/.test(header);
  return needsQuotes ? `"${header.replaceAll('"', '""')}"` : header;
}

function withUnknownColumn<Row>(
  { columns, amount }: Table<Row>,
  { unknownColumn }: ReportOptions,
): readonly Column<Row>[] {
  if (!unknownColumn) {
    return columns;
  }
  const text = amount(unknownColumn.cents);
  const added: Column<Row> = { header: unknownColumn.name, kind: 'text', print: () => text };
  const total = columns.findIndex((column) => column.kind === 'total');
  return [...columns.slice(0, total), added, ...columns.slice(total)];
}

function printRow<Row>(
  columns: readonly Column<Row>[],
  { row, breakage }: Selected<Row>,
  options: ReportOptions,
): string[] {
  const empty = options.emptyAs ?? '';
  const cells = columns.map((column) => column.print(row) || empty);
  if (breakage === 'cell_missing') {
    return cells.slice(0, -1);
  }
  if (breakage === 'impossible_date') {
    const position = columns.findIndex((column) => column.kind === 'date');
    const iso = cells[position]?.includes('-') === true;
    setFirst(columns, cells, { kind: 'date', text: iso ? '2026-02-30' : '2/30/26' });
  }
  if (breakage === 'amount_is_words') {
    setFirst(columns, cells, { kind: 'money', text: 'see note' });
  }
  if (breakage === 'total_off_by_a_cent') {
    const position = columns.findIndex((column) => column.kind === 'total');
    setFirst(columns, cells, { kind: 'total', text: oneCentMore(cells[position] ?? '') });
  }
  return cells;
}

function setFirst<Row>(
  columns: readonly Column<Row>[],
  cells: string[],
  { kind, text }: { kind: Column<Row>['kind']; text: string },
): void {
  const position = columns.findIndex((column) => column.kind === kind);
  if (position >= 0) {
    cells[position] = text;
  }
}

function oneCentMore(amount: string): string {
  return toPaddedAmount(toCents(amount) + 1);
}

function toCents(amount: string): number {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const size = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return amount.startsWith('-') ? 0 - size : size;
}

/** `8.4`, `12`, `-3.05`: Uber's format for cents. */
export function toBareAmount(cents: number): string {
  const padded = toPaddedAmount(cents);
  if (padded.endsWith('.00')) {
    return padded.slice(0, -3);
  }
  return padded.endsWith('0') ? padded.slice(0, -1) : padded;
}

/** `8.40`, `12.00`, `-3.05`: DoorDash's format for cents. */
export function toPaddedAmount(cents: number): string {
  const size = Math.abs(cents);
  const fraction = size % 100;
  const text = `${(size - fraction) / 100}.${fraction < 10 ? '0' : ''}${fraction}`;
  return cents < 0 ? `-${text}` : text;
}

export function text<Row>(header: string, print: (row: Row) => string): Column<Row> {
  return { header, kind: 'text', print };
}

export function date<Row>(header: string, print: (row: Row) => string): Column<Row> {
  return { header, kind: 'date', print };
}

/** A column of cents, printed by `amount`. */
export function moneyColumns<Row>(amount: (cents: number) => string) {
  return {
    money: (header: string, cents: (row: Row) => number): Column<Row> => ({
      header,
      kind: 'money',
      print: (row) => amount(cents(row)),
    }),
    total: (header: string, cents: (row: Row) => number): Column<Row> => ({
      header,
      kind: 'total',
      print: (row) => amount(cents(row)),
    }),
  };
}
