import type { RowListener } from '@platebook/accounting';
import type { BulkTransaction } from '../db/bulk.ts';
import type { Database, TenantScope } from '../db/database.ts';
import { openRowLines } from './row-lines.ts';
import type { FileReport } from './row-lines.ts';

const ROW_COLUMNS = 'report, record, owner, traded_on, kind, mode, ids, net_cents, amounts';

/** Stores the rows of a file while it is read. */
type RowStore = {
  /** Receives the rows; undefined if they are stored already. */
  readonly listener: RowListener | undefined;
  /** Sends the rows that were read since the last call. */
  readonly send: () => Promise<void>;
};

/**
 * Stores the rows of a stored file while `read` reads them, once: a file whose rows exist is skipped, so that a restarted
 * run changes nothing. PostgreSQL receives the first rows while later ones are read, by `COPY` into a temporary table,
 * because row-level security allows no `COPY` into a table it protects. All rows are stored when it resolves.
 */
export async function storeRows(
  database: Database,
  scope: TenantScope,
  { sha256, read }: { readonly sha256: string; readonly read: (rows: RowStore) => Promise<void> },
): Promise<void> {
  await database.inBulk(scope, async (tx) => {
    const { tenantId } = scope;
    const fileNo = await fileWithoutRows(tx, tenantId, sha256);
    if (fileNo === null) {
      await read({ listener: undefined, send: async () => undefined });
      return;
    }
    await tx.query(
      `create temp table report_rows_stage on commit drop as
       select ${ROW_COLUMNS} from report_rows with no data`,
    );
    const rows = openRowLines();
    const stage = tx.copyIn(`copy report_rows_stage (${ROW_COLUMNS}) from stdin`);
    const send = () => stage.write(rows.take());
    await read({ listener: rows.listener, send });
    await send();
    await stage.end();
    for (const [number, report] of rows.reports.entries()) {
      await insertReport(tx, { tenantId, fileNo, number, report });
    }
    await tx.query(
      `insert into report_rows (tenant_id, file_no, ${ROW_COLUMNS})
       select $1, $2, ${ROW_COLUMNS} from report_rows_stage`,
      [tenantId, fileNo],
    );
  });
}

/** Locks the file against a concurrent reading until the transaction ends; foreign keys to it stay possible. */
async function fileWithoutRows(
  tx: BulkTransaction,
  tenantId: string,
  sha256: string,
): Promise<number | null> {
  const { rows } = await tx.query<{ file_no: number }>(
    'select file_no from report_files where tenant_id = $1 and sha256 = $2 for no key update',
    [tenantId, sha256],
  );
  const fileNo = rows[0]?.file_no ?? null;
  const { rowCount: known } = await tx.query(
    'select from file_reports where tenant_id = $1 and file_no = $2',
    [tenantId, fileNo],
  );
  return known === 0 ? fileNo : null;
}

type NewReport = {
  readonly tenantId: string;
  readonly fileNo: number;
  readonly number: number;
  readonly report: FileReport;
};

async function insertReport(
  tx: BulkTransaction,
  { tenantId, fileNo, number, report }: NewReport,
): Promise<void> {
  const { name, platform, reportType, columns, owners } = report;
  await tx.query('insert into file_reports values ($1, $2, $3, $4, $5, $6, $7)', [
    tenantId,
    fileNo,
    number,
    name,
    platform,
    reportType,
    columns,
  ]);
  await tx.query(
    `insert into file_report_owners
     select $1, $2, $3, place - 1, item ->> 'payoutRef', (item ->> 'payoutOn')::date, item ->> 'storeId',
       item ->> 'channel', item ->> 'currency'
     from jsonb_array_elements($4::jsonb) with ordinality as listed (item, place)`,
    [tenantId, fileNo, number, JSON.stringify(owners)],
  );
}
