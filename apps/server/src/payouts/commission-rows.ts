import type { CommissionRow, FacetSum, SourceFile } from '@platebook/accounting';
import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import type { PayoutWithReading } from './payouts.store.ts';

type StoredRow = {
  readonly sha256: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly record: number;
  readonly traded_on: string | null;
  readonly mode: 'delivery' | 'pickup' | null;
  /** Alternating column index and cents. */
  readonly amounts: readonly number[];
};

/** In the tenant's scope: the rows of a payout with sales or commission; rows in overlapping files count once. */
export async function rowsOfPayout(
  tx: Transaction,
  payout: PayoutWithReading,
): Promise<CommissionRow[]> {
  const wanted = wantedRows(payout);
  const rows = await storedRows(tx, payout);
  return rows.flatMap((row) => {
    const columns = wanted.get(fileKey(row))?.get(row.record);
    return columns === undefined ? [] : [toCommissionRow(row, columns)];
  });
}

type Term = { readonly of: 'sales' | 'commission'; readonly factor: 1 | -1 };
/** The meaning of a cell, by file, record and column. */
type WantedRows = ReadonlyMap<string, ReadonlyMap<number, ReadonlyMap<string, Term>>>;

function wantedRows({ payout }: PayoutWithReading): WantedRows {
  const files = new Map<string, Map<number, Map<string, Term>>>();
  for (const { component, column, factor, rows } of payout.days.flatMap(({ sums }) => sums)) {
    const of = MEANINGS[component];
    if (of === undefined) {
      continue;
    }
    for (const { file, rows: records } of rows.byFile()) {
      const inFile = files.get(fileKey(file)) ?? new Map<number, Map<string, Term>>();
      files.set(fileKey(file), inFile);
      for (const record of records) {
        const columns = inFile.get(record) ?? new Map<string, Term>();
        inFile.set(record, columns.set(column, { of, factor }));
      }
    }
  }
  return files;
}

const MEANINGS: Partial<Record<FacetSum['component'], Term['of']>> = {
  gross_sales: 'sales',
  commission: 'commission',
};

/** A CSV in a ZIP has a name with a slash and is stored under its ZIP's hash. */
function fileKey({ name, sha256 }: SourceFile): string {
  return name.includes('/') ? name : sha256;
}

function toCommissionRow(row: StoredRow, columns: ReadonlyMap<string, Term>): CommissionRow {
  const cents = { sales: 0, commission: 0 };
  for (let at = 0; at < row.amounts.length; at += 2) {
    const term = columns.get(row.columns[row.amounts[at] ?? -1] ?? '');
    if (term !== undefined) {
      cents[term.of] += (row.amounts[at + 1] ?? 0) * term.factor;
    }
  }
  return {
    on: row.traded_on,
    mode: row.mode,
    salesCents: cents.sales,
    chargedCents: 0 - cents.commission,
  };
}

async function storedRows(
  tx: Transaction,
  { id, payoutRef, platformStoreId, channel }: PayoutWithReading,
): Promise<readonly StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select files.sha256, reports.name, reports.columns, report_rows.record, report_rows.traded_on, report_rows.mode,
      report_rows.amounts
    from payout_files
    join report_files files on files.tenant_id = payout_files.tenant_id and files.sha256 = payout_files.sha256
    join file_report_owners owners on owners.tenant_id = files.tenant_id and owners.file_no = files.file_no
      and owners.payout_ref = ${payoutRef} and owners.platform_store_id = ${platformStoreId} and owners.channel = ${channel}
    join file_reports reports on reports.tenant_id = owners.tenant_id and reports.file_no = owners.file_no
      and reports.report = owners.report
    join report_rows on report_rows.tenant_id = owners.tenant_id and report_rows.file_no = owners.file_no
      and report_rows.report = owners.report and report_rows.owner = owners.owner
    where payout_files.payout_id = ${id}
    order by files.sha256, reports.name, report_rows.record`.execute(tx);
  return rows;
}
