import { parseCents } from '../money/parse-cents.ts';
import type { QuarantinedRow } from '../model/reading.ts';
import { BAD_CURRENCY, BAD_PAYOUT_DATE, cellAt, NO_STORE } from './row-owner.ts';
import type { DateProblem } from './row-dates.ts';
import { readNet } from './row-money.ts';
import type { RowReader } from './row-reader.ts';

type BadRow = {
  readonly record: number;
  /** Negative where the row does not say whose it is. */
  readonly owner: number;
  /** Null where it is not known which cell is which. */
  readonly cells: readonly string[] | null;
};

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

export function quarantineDay(
  reader: RowReader,
  cells: readonly string[],
  record: number,
  owner: number,
): void {
  const { fields, printed } = reader.map;
  const cell = fields.day >= 0 ? fields.day : fields.utcDay;
  quarantine(
    reader,
    { record, owner, cells },
    {
      column: printed[cell] ?? '',
      reason: 'invalid_date',
      message: `The day of trade is not a date. The cell is "${cellAt(cells, cell)}".`,
    },
  );
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

export function quarantineAmount(
  reader: RowReader,
  cells: readonly string[],
  record: number,
  owner: number,
): void {
  const { map, scratch } = reader;
  const net = map.net.find(({ cell }) => Number.isNaN(parseCents(cells[cell] ?? '')));
  const cell = scratch.badCell?.cell ?? net?.cell ?? -1;
  scratch.badCell = null;
  quarantine(
    reader,
    { record, owner, cells },
    {
      column: map.printed[cell] ?? '',
      reason: 'invalid_amount',
      message: `"${cellAt(cells, cell)}" is not an amount of money in dollars and cents.`,
    },
  );
}

function quarantine(
  reader: RowReader,
  { record, owner, cells }: BadRow,
  problem: Pick<QuarantinedRow, 'column' | 'reason' | 'message'>,
): void {
  reader.broken.push({
    quarantined: {
      row: record,
      ...problem,
      expectedCents: null,
      foundCents: cells === null ? null : printedNet(reader, cells),
    },
    owner,
  });
}

/** Null where the row prints no amount: nothing printed is not 0. */
function printedNet(reader: RowReader, cells: readonly string[]): number | null {
  const isPrinted = reader.map.net.some(({ cell }) => cellAt(cells, cell).trim() !== '');
  const net = isPrinted ? readNet(reader, cells) : Number.NaN;
  return Number.isNaN(net) ? null : net;
}
