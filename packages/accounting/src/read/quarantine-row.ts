import { parseCents } from '../money/parse-cents.ts';
import type { QuarantinedRow } from '../model/reading.ts';
import { BAD_CURRENCY, BAD_PAYOUT_DATE, cellAt, NO_STORE } from './row-owner.ts';
import type { DateProblem } from './row-dates.ts';
import { setAsideKey } from './row-key.ts';
import { readMoney } from './row-money.ts';
import { isNetPrinted, readNet } from './row-net.ts';
import type { RowReader } from './row-reader.ts';

type BadRow = {
  readonly record: number;
  /** Negative where the row does not say whose it is. */
  readonly owner: number;
  /** Null where it is not known which cell is which. */
  readonly cells: readonly string[] | null;
  /** How its kind reads money columns; left out where its parts are nobody's. */
  readonly route?: number;
};

type ReadableRow = BadRow & { readonly cells: readonly string[] };

type OwnerProblem = {
  readonly reason: string;
  readonly field: 'payoutOn' | 'currency' | 'storeId';
  readonly message: string;
};

const OWNER_PROBLEMS: Readonly<Record<number, OwnerProblem>> = {
  [BAD_PAYOUT_DATE]: {
    reason: 'invalid_date',
    field: 'payoutOn',
    message: 'The payout date is not a date.',
  },
  [BAD_CURRENCY]: {
    reason: 'unsupported_currency',
    field: 'currency',
    message: 'Only payouts in USD and CAD can be read.',
  },
  [NO_STORE]: { reason: 'missing_store', field: 'storeId', message: 'The row names no store.' },
};

export function quarantineWidth(reader: RowReader, cells: readonly string[], record: number): void {
  const { width, printed } = reader.map;
  quarantine(
    reader,
    { record, owner: -1, cells: null },
    {
      column: printed[Math.min(cells.length, width - 1)] ?? '',
      reason: 'wrong_column_count',
      message: `The row has ${cells.length} cells where the header has ${width}. If it is the last row, the file may be cut short.`,
    },
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
    const cell = reader.map.fields[problem.field];
    // An amount in a currency that is not read is none of ours.
    const known = code === BAD_CURRENCY ? null : cells;
    quarantine(
      reader,
      { record, owner: -1, cells: known },
      {
        column: reader.map.printed[cell] ?? '',
        reason: problem.reason,
        message: `${problem.message} The cell is "${cellAt(cells, cell)}".`,
      },
    );
  }
}

export function quarantineDay(reader: RowReader, row: ReadableRow): void {
  const { fields, printed } = reader.map;
  const cell = fields.day >= 0 ? fields.day : fields.utcDay;
  quarantine(reader, row, {
    column: printed[cell] ?? '',
    reason: 'invalid_date',
    message: `The day of trade is not a date. The cell is "${cellAt(row.cells, cell)}".`,
  });
}

/** A day that is one, and cannot be the day of a row that is paid then. */
export function quarantineDate(
  reader: RowReader,
  row: BadRow,
  { reason, field, message }: DateProblem,
): void {
  const { fields, printed } = reader.map;
  const day = fields.day >= 0 ? fields.day : fields.utcDay;
  const column = printed[field === 'day' ? day : fields.payoutOn] ?? '';
  quarantine(reader, row, { column, reason, message });
}

export function quarantineAmount(reader: RowReader, row: ReadableRow): void {
  const { map, scratch } = reader;
  const { cells } = row;
  const net = map.net.find(({ cell }) => Number.isNaN(parseCents(cells[cell] ?? '')));
  const cell = scratch.badCell?.cell ?? net?.cell ?? -1;
  scratch.badCell = null;
  quarantine(reader, row, {
    column: map.printed[cell] ?? '',
    reason: 'invalid_amount',
    message: `"${cellAt(cells, cell)}" is not an amount of money in dollars and cents.`,
  });
}

function quarantine(
  reader: RowReader,
  row: BadRow,
  problem: Pick<QuarantinedRow, 'column' | 'reason' | 'message'>,
): void {
  const { record, owner, cells } = row;
  const isPrinted = cells !== null && isNetPrinted(reader.map, cells);
  const net = isPrinted ? readNet(reader.map, cells) : Number.NaN;
  reader.broken.push({
    quarantined: {
      row: record,
      ...problem,
      expectedCents: null,
      foundCents: Number.isNaN(net) ? null : net,
    },
    owner,
    parts: isPrinted ? null : partsOf(reader, row),
    key: cells === null || reader.keys === null ? null : setAsideKey(reader.map, cells),
  });
}

/** What the parts of a row without a printed net add up to, by candidate; null where none can be read. */
function partsOf(reader: RowReader, { cells, owner, route }: BadRow): Float64Array | null {
  if (cells === null || route === undefined || !readMoney(reader, cells, route, owner)) {
    return null;
  }
  const { size, sums } = reader.scratch;
  return size === 0 ? null : sums.slice();
}
