import { parseCents } from '../money/parse-cents.ts';
import type { QuarantinedRow } from '../model/reading.ts';
import { BAD_CURRENCY, BAD_PAYOUT_DATE, cellAt, NO_STORE } from './row-owner.ts';
import type { DateProblem } from './row-dates.ts';
import type { RowReader } from './row-reader.ts';

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
  quarantine(reader, record, -1, {
    column: printed[Math.min(cells.length, width - 1)] ?? '',
    reason: 'wrong_column_count',
    message: `The row has ${cells.length} cells where the header has ${width}. If it is the last row, the file may be cut short.`,
  });
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
    quarantine(reader, record, -1, {
      column: reader.map.printed[cell] ?? '',
      reason: problem.reason,
      message: `${problem.message} The cell is "${cellAt(cells, cell)}".`,
    });
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
  quarantine(reader, record, owner, {
    column: printed[cell] ?? '',
    reason: 'invalid_date',
    message: `The day of trade is not a date. The cell is "${cellAt(cells, cell)}".`,
  });
}

/** A day that is one, and cannot be the day of a row that is paid then. */
export function quarantineDate(
  reader: RowReader,
  record: number,
  owner: number,
  { reason, field, message }: DateProblem,
): void {
  const { fields, printed } = reader.map;
  const day = fields.day >= 0 ? fields.day : fields.utcDay;
  const column = printed[field === 'day' ? day : fields.payoutOn] ?? '';
  quarantine(reader, record, owner, { column, reason, message });
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
  quarantine(reader, record, owner, {
    column: map.printed[cell] ?? '',
    reason: 'invalid_amount',
    message: `"${cellAt(cells, cell)}" is not an amount of money in dollars and cents.`,
  });
}

function quarantine(
  reader: RowReader,
  row: number,
  owner: number,
  problem: Pick<QuarantinedRow, 'column' | 'reason' | 'message'>,
): void {
  reader.broken.push({
    quarantined: { row, ...problem, expectedCents: null, foundCents: null },
    owner,
  });
}
