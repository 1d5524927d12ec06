import { parseCents } from '../../money/parse-cents.ts';
import { rowProblem } from '../../model/row-problems.ts';
import type { RowProblem } from '../../model/row-problems.ts';
import { toCents } from '../../money/cents.ts';
import { BAD_CURRENCY, BAD_PAYOUT_DATE, cellAt, NO_STORE } from './row-owner.ts';
import type { DateProblem } from './row-dates.ts';
import { setAsideKey } from './row-key.ts';
import { readMoney } from './row-money.ts';
import { isNetPrinted, readNet } from './row-net.ts';
import type { RowReader } from './row-reader.ts';

type BadRow = {
  readonly record: number;
  /** Negative if the row does not identify its payout. */
  readonly owner: number;
  /** Null if it is unknown which cell is which. */
  readonly cells: readonly string[] | null;
  /** How its kind reads money columns; omitted if its parts cannot be attributed. */
  readonly route?: number;
};

type ReadableRow = BadRow & { readonly cells: readonly string[] };

type OwnerProblem = {
  readonly field: 'payoutOn' | 'currency' | 'storeId';
  readonly problemOf: (cell: string) => RowProblem;
};

const OWNER_PROBLEMS: Readonly<Record<number, OwnerProblem>> = {
  [BAD_PAYOUT_DATE]: {
    field: 'payoutOn',
    problemOf: (cell) => rowProblem('invalid_date', { of: 'payout', cell }),
  },
  [BAD_CURRENCY]: {
    field: 'currency',
    problemOf: (cell) => rowProblem('unsupported_currency', { cell }),
  },
  [NO_STORE]: { field: 'storeId', problemOf: (cell) => rowProblem('missing_store', { cell }) },
};

export function quarantineWidth(reader: RowReader, cells: readonly string[], record: number): void {
  const { width, printed } = reader.map;
  quarantine(
    reader,
    { record, owner: -1, cells: null },
    printed[Math.min(cells.length, width - 1)] ?? '',
    rowProblem('wrong_column_count', { cells: cells.length, width }),
  );
}

export function quarantineOwner(
  reader: RowReader,
  cells: readonly string[],
  record: number,
  code: number,
): void {
  const problem = OWNER_PROBLEMS[code];
  if (problem !== undefined) {
    const at = reader.map.fields[problem.field];
    // An amount in an unsupported currency is not counted.
    const known = code === BAD_CURRENCY ? null : cells;
    quarantine(
      reader,
      { record, owner: -1, cells: known },
      reader.map.printed[at] ?? '',
      problem.problemOf(cellAt(cells, at)),
    );
  }
}

export function quarantineDay(reader: RowReader, row: ReadableRow): void {
  const { fields, printed } = reader.map;
  const at = fields.day >= 0 ? fields.day : fields.utcDay;
  const cell = cellAt(row.cells, at);
  quarantine(reader, row, printed[at] ?? '', rowProblem('invalid_date', { of: 'trade', cell }));
}

/** A valid date that cannot be the date of a row paid then. */
export function quarantineDate(
  reader: RowReader,
  row: BadRow,
  { field, problem }: DateProblem,
): void {
  const { fields, printed } = reader.map;
  const day = fields.day >= 0 ? fields.day : fields.utcDay;
  const column = printed[field === 'day' ? day : fields.payoutOn] ?? '';
  quarantine(reader, row, column, problem);
}

export function quarantineAmount(reader: RowReader, row: ReadableRow): void {
  const { map, scratch } = reader;
  const { cells } = row;
  const net = map.net.find(({ cell }) => Number.isNaN(parseCents(cells[cell] ?? '')));
  const cell = scratch.badCell?.cell ?? net?.cell ?? -1;
  scratch.badCell = null;
  const problem = rowProblem('invalid_amount', { cell: cellAt(cells, cell) });
  quarantine(reader, row, map.printed[cell] ?? '', problem);
}

function quarantine(
  reader: RowReader,
  row: BadRow,
  column: string,
  { code: reason, message, values }: RowProblem,
): void {
  const { record, owner, cells } = row;
  const isPrinted = cells !== null && isNetPrinted(reader.map, cells);
  const net = isPrinted ? readNet(reader.map, cells) : Number.NaN;
  reader.broken.push({
    quarantined: {
      row: record,
      column,
      reason,
      expectedCents: null,
      foundCents: Number.isNaN(net) ? null : toCents(net),
      message,
      values,
    },
    owner,
    parts: isPrinted ? null : partsOf(reader, row),
    key: cells === null || reader.keys === null ? null : setAsideKey(reader.map, cells),
  });
}

/** The sum of the parts of a row without a printed net, by candidate; null if none can be read. */
function partsOf(reader: RowReader, { cells, owner, route }: BadRow): Float64Array | null {
  if (cells === null || route === undefined || !readMoney(reader, cells, route, owner)) {
    return null;
  }
  const { size, sums } = reader.scratch;
  return size === 0 ? null : sums.slice();
}
