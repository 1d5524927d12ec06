import type { JournalEntry, JournalLine, LineSource } from '../model/journal.ts';
import { listRows } from '../plan/row-sets.ts';
import { CELL_MAX_CHARACTERS, money, moneyFormula, text } from './sheet.ts';
import type { SheetCell, SheetColumn } from './sheet.ts';

/** A printed cell of a source row, in cents as printed (before the factor). */
export type SourceCell = { readonly row: number; readonly cents: number };

/** Reads the cells of one column again; needed only to list every cell. */
export type CellReader = (source: LineSource) => Iterable<SourceCell> | AsyncIterable<SourceCell>;

export const ROWS_COLUMNS: readonly SheetColumn[] = [
  { header: 'Document number', width: 24 },
  { header: 'Date', width: 12 },
  { header: 'Payout', width: 18 },
  { header: 'Store', width: 24 },
  { header: 'Account', width: 40 },
  { header: 'Component', width: 26 },
  { header: 'Column', width: 36 },
  { header: 'File', width: 36 },
  { header: 'Sign', width: 6 },
  { header: 'Rows', width: 40 },
  { header: 'Amount', width: 14 },
  { header: 'Difference', width: 14 },
];

/** Document number to sign: the row belongs to the source above it. */
const NAMES_LEFT_EMPTY: readonly null[] = Array.from({ length: 9 }, () => null);

type Listed = {
  readonly entry: JournalEntry;
  readonly line: JournalLine;
  readonly source: LineSource;
};

/**
 * Every source of every line with its rows, streamed. Clearing lines are left out: they are the sum of all others.
 * Without a reader, one worksheet row abbreviates the rows of a source (`3–17, 20`); with one, each cell follows on its
 * own row, then their sum and its difference from the source.
 */
export async function* sourceRows(
  entries: readonly JournalEntry[],
  cellsOf: CellReader | null,
): AsyncGenerator<readonly SheetCell[], void, undefined> {
  // Row 1 is the header.
  let row = 2;
  for (const listed of listSources(entries)) {
    if (cellsOf === null) {
      for (const cells of shortRows(listed)) {
        row += 1;
        yield cells;
      }
    } else {
      yield* cellRows(listed, cellsOf, row);
      row += listed.source.rows.size + 2;
    }
  }
}

/** How many worksheet rows `sourceRows` produces with a reader, excluding the header. */
export function countCellRows(entries: readonly JournalEntry[]): number {
  let count = 0;
  for (const { source } of listSources(entries)) {
    count += source.rows.size + 2;
  }
  return count;
}

/** A source, its cells one per row, and their sum with the difference. */
async function* cellRows(
  listed: Listed,
  cellsOf: CellReader,
  row: number,
): AsyncGenerator<SheetCell[], void, undefined> {
  const { source } = listed;
  yield [...sourceCells(listed), text(`${source.rows.size} rows`), money(source.cents)];
  let sum = 0;
  let count = 0;
  for await (const cell of cellsOf(source)) {
    const cents = source.factor * cell.cents;
    sum += cents;
    count += 1;
    yield [...NAMES_LEFT_EMPTY, { integer: cell.row }, money(cents)];
  }
  if (count !== source.rows.size) {
    throw new Error(
      `Column "${source.column}" of ${source.file.name} gave ${count} cells for ${source.rows.size} rows; the cell reader must give one per row.`,
    );
  }
  yield [
    ...NAMES_LEFT_EMPTY,
    text('Sum of cells'),
    moneyFormula(`SUM(K${row + 1}:K${row + count})`, sum),
    moneyFormula(`ROUND(K${row}-K${row + count + 1},2)`, source.cents - sum),
  ];
}

function* listSources(entries: readonly JournalEntry[]): Generator<Listed, void, undefined> {
  for (const entry of entries) {
    for (const line of entry.lines) {
      if (line.component !== 'net_payout') {
        for (const source of line.sources) {
          yield { entry, line, source };
        }
      }
    }
  }
}

function* shortRows(listed: Listed): Generator<SheetCell[], void, undefined> {
  let isFirst = true;
  for (const ranges of writeRanges(listed.source)) {
    yield [...sourceCells(listed), text(ranges), isFirst ? money(listed.source.cents) : null];
    isFirst = false;
  }
}

function sourceCells({ entry, line, source }: Listed): SheetCell[] {
  return [
    text(entry.documentNumber),
    text(entry.date),
    text(entry.payoutRef),
    text(entry.storeName),
    text(line.account),
    text(source.component),
    text(source.column),
    text(source.file.name),
    { integer: source.factor },
  ];
}

/** `3–17, 20`, split into as many texts as needed to fit cells. */
function* writeRanges(source: LineSource): Generator<string, void, undefined> {
  let written = '';
  for (const range of ranges(source)) {
    if (written.length + range.length + 2 > CELL_MAX_CHARACTERS) {
      yield written;
      written = '';
    }
    written += written === '' ? range : `, ${range}`;
  }
  yield written;
}

function* ranges(source: LineSource): Generator<string, void, undefined> {
  let first = -1;
  let last = -1;
  for (const row of listRows(source.rows)) {
    if (row !== last + 1 && first !== -1) {
      yield writeRange(first, last);
      first = row;
    }
    first = first === -1 ? row : first;
    last = row;
  }
  if (first !== -1) {
    yield writeRange(first, last);
  }
}

function writeRange(first: number, last: number): string {
  return first === last ? String(first) : `${first}–${last}`;
}
