import type { Database, TenantScope } from '../../db/database.ts';
import type { RowLines } from './row-lines.ts';

const ROW_COLUMNS = 'report, record, owner, traded_on, kind, ids, net_cents, amounts';

/**
 * Stores the rows of a stored file, once: a file whose rows are there is left alone, so that a run that starts again
 * changes nothing. By `COPY` to a stage of the transaction, because row-level security lets no `COPY` into a table it
 * guards.
 */
export async function storeRows(
  database: Database,
  scope: TenantScope,
  { sha256, rows }: { readonly sha256: string; readonly rows: RowLines },
): Promise<void> {
  await database.inBulk(scope, async (tx) => {
    const { rows: files } = await tx.query<{ file_no: number }>(
      'select file_no from report_files where tenant_id = $1 and sha256 = $2 for update',
      [scope.tenantId, sha256],
    );
    const fileNo = files[0]?.file_no;
    const { rowCount: known } = await tx.query(
      'select from file_reports where tenant_id = $1 and file_no = $2',
      [scope.tenantId, fileNo],
    );
    if (fileNo === undefined || known !== 0) {
      return;
    }
    for (const [
      report,
      { name, platform, reportType, columns, owners },
    ] of rows.reports.entries()) {
      await tx.query('insert into file_reports values ($1, $2, $3, $4, $5, $6, $7)', [
        scope.tenantId,
        fileNo,
        report,
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
        [scope.tenantId, fileNo, report, JSON.stringify(owners)],
      );
    }
    await tx.query(
      `create temp table report_rows_stage on commit drop as
       select ${ROW_COLUMNS} from report_rows with no data`,
    );
    await tx.copy(`copy report_rows_stage (${ROW_COLUMNS}) from stdin`, rows.pieces);
    await tx.query(
      `insert into report_rows (tenant_id, file_no, ${ROW_COLUMNS})
       select $1, $2, ${ROW_COLUMNS} from report_rows_stage`,
      [scope.tenantId, fileNo],
    );
  });
}
