import type { Reading, StorePayout } from '../model/reading.ts';
import type { EntryPlan } from '../plan/plan-entries.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import type { PlannedWaterfall } from '../waterfall/payout-waterfall.ts';
import { columnsSheet, identitiesSheet, quarantineSheet, variancesSheet } from './check-sheets.ts';
import { entriesSheet } from './entries-sheet.ts';
import { form1099kSheet } from './form-1099k-sheet.ts';
import { countCellRows, ROWS_COLUMNS, sourceRows } from './rows-sheet.ts';
import type { CellReader } from './rows-sheet.ts';
import { waterfallSheet } from './waterfall-sheet.ts';
import { writeWorkbook } from './xlsx.ts';

/** What the workpapers show: a reading, the plan made from it, and how the accounts were chosen. */
export type WorkpapersInput = {
  readonly reading: Reading;
  readonly plan: EntryPlan;
  /** The options the plan was made with, which name the waterfall's accounts; by default, the plan's entries do. */
  readonly options?: Partial<PlanOptions>;
  /** If the plan's entries name the accounts: which payouts leave their sales to a POS. */
  readonly salesOf?: (payout: StorePayout) => PlanOptions['sales'];
  /** Reads printed cells again, to list each with its amount; without it, rows are listed by number. */
  readonly cellsOf?: CellReader;
};

/**
 * The workpapers as XLSX in pieces: waterfall, entries, rows, identities, quarantine, variances and 1099-K schedule,
 * and a sheet of column decisions where there are any.
 * Totals and differences are formulas that carry their value; texts never calculate; the same input gives the same bytes.
 *
 * @example
 * for await (const piece of writeWorkpapers({ reading, plan: planEntries(reading.payouts) })) {
 *   file.write(piece);
 * }
 */
export function writeWorkpapers({
  reading,
  plan,
  options,
  salesOf,
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
      waterfallSheet(reading.payouts, (payout) =>
        options === undefined
          ? { waterfall: { plan: ofPayout(plan, payout) }, sales: salesOf?.(payout) }
          : { waterfall: options, sales: options.sales },
      ),
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

function ofPayout({ entries, blocked }: EntryPlan, payout: StorePayout): PlannedWaterfall {
  const { platform, payoutRef, storeId, channel, currency } = payout;
  return {
    entries: entries.filter(
      (entry) =>
        entry.platform === platform &&
        entry.payoutRef === payoutRef &&
        entry.storeId === storeId &&
        entry.channel === channel &&
        entry.currency === currency,
    ),
    blocked: blocked.filter((one) => one.payoutRef === payoutRef && one.storeId === storeId),
  };
}

/**
 * The workpapers as one array, for callers that hold the file anyway.
 *
 * @example
 * writeFileSync('workpapers.xlsx', await toWorkpapers({ reading, plan: planEntries(reading.payouts) }));
 */
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
