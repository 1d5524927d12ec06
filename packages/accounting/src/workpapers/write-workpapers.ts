import type { Reading } from '../model/reading.ts';
import type { EntryPlan } from '../plan/plan-entries.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import { columnsSheet, identitiesSheet, quarantineSheet, variancesSheet } from './check-sheets.ts';
import { entriesSheet } from './entries-sheet.ts';
import { form1099kSheet } from './form-1099k-sheet.ts';
import { countCellRows, ROWS_COLUMNS, sourceRows } from './rows-sheet.ts';
import type { CellReader } from './rows-sheet.ts';
import { waterfallSheet } from './waterfall-sheet.ts';
import { writeWorkbook } from './xlsx.ts';

export type WorkpapersInput = {
  readonly reading: Reading;
  readonly plan: EntryPlan;
  /** The options the plan was made with; they name the waterfall's accounts. */
  readonly options?: Partial<PlanOptions>;
  /** Reads printed cells again, to list each with its amount; without it rows are listed by number. */
  readonly cellsOf?: CellReader;
};

/**
 * The workpapers as XLSX in pieces: waterfall, entries, rows, identities, quarantine, variances and 1099-K schedule,
 * and a sheet of column decisions where there are any.
 * Totals and differences are formulas that carry their value; texts never calculate; the same input gives the same bytes.
 */
export function writeWorkpapers({
  reading,
  plan,
  options = {},
  cellsOf,
}: WorkpapersInput): AsyncGenerator<Uint8Array, void, undefined> {
  const { sheet: entries, totalRows } = entriesSheet(plan.entries);
  const rows = {
    name: 'Rows',
    columns: ROWS_COLUMNS,
    rows: sourceRows(plan.entries, cellsOf ?? null),
    rowCount: cellsOf === undefined ? 0 : countCellRows(plan.entries),
  };
  const columns = columnsSheet(reading);
  return writeWorkbook({
    title: 'Delivery payout workpapers',
    sheets: [
      waterfallSheet(reading.payouts, options),
      entries,
      rows,
      identitiesSheet(reading, plan.entries, totalRows),
      quarantineSheet(reading),
      ...(columns === null ? [] : [columns]),
      variancesSheet(plan.variances),
      form1099kSheet(reading.payouts),
    ],
  });
}

/** The workpapers as one array, for callers that hold the file anyway. */
export async function toWorkpapers(input: WorkpapersInput): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkpapers(input)) {
    pieces.push(piece);
  }
  const bytes = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
