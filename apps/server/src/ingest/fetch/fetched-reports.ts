import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { readCursor, toPage } from '../../http/cursor.ts';
import type { Page } from '../../http/cursor.ts';
import { listPlatformReports } from './platform-reports.store.ts';
import type { ListedPlatformReport } from './platform-reports.store.ts';
import type { StoredFile } from '../runs/run-files.store.ts';

export type FetchedReport = ListedPlatformReport & { readonly files: readonly StoredFile[] };

type ReportsQuery = {
  readonly provider: DeliveryPlatform | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
};

export type ReadFetchedReports = (
  scope: TenantScope,
  request: ReportsQuery,
) => Promise<Page<FetchedReport>>;

/** Lists the reports that were requested from platforms, latest first, each with its files. */
export function createReadFetchedReports(database: Database): ReadFetchedReports {
  return (scope, { provider, limit, cursor }) =>
    database.inTenant(scope, async (tx) => {
      const rows = await listPlatformReports(tx, {
        provider,
        after: readCursor(cursor, 2),
        count: limit + 1,
      });
      const files = await filesOf(
        tx,
        rows.flatMap(({ hashes }) => hashes),
      );
      const reports = rows.map((row) => ({
        ...row,
        files: row.hashes.flatMap((sha256) => files.get(sha256) ?? []),
      }));
      return toPage(reports, limit, ({ requestedAt, id }) => [requestedAt.toISOString(), id]);
    });
}

async function filesOf(
  tx: Transaction,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  if (hashes.length === 0) {
    return new Map();
  }
  const rows = await tx
    .selectFrom('report_files')
    .select(['name', 'sha256', 'size_bytes'])
    .where('sha256', 'in', [...new Set(hashes)])
    .execute();
  return new Map(
    rows.map(({ name, sha256, size_bytes: sizeBytes }) => [sha256, { name, sha256, sizeBytes }]),
  );
}
