import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

export type StoredFile = {
  readonly name: string;
  readonly sha256: string;
  readonly sizeBytes: number;
};

/** Links files to a run in order; existing links keep their position. */
export async function linkRunFiles(
  tx: Transaction,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  hashes: readonly string[],
): Promise<void> {
  for (const sha256 of hashes) {
    await sql`
      insert into sync_run_files (tenant_id, run_id, sha256, position)
      select ${tenantId}::uuid, ${id}::uuid, ${sha256}, count(*) from sync_run_files
      where tenant_id = ${tenantId}::uuid and run_id = ${id}::uuid
      on conflict do nothing`.execute(tx);
  }
}

export async function filesOfRun(tx: Transaction, runId: string): Promise<StoredFile[]> {
  const rows = await tx
    .selectFrom('sync_run_files')
    .innerJoin('report_files', (join) =>
      join
        .onRef('report_files.tenant_id', '=', 'sync_run_files.tenant_id')
        .onRef('report_files.sha256', '=', 'sync_run_files.sha256'),
    )
    .select(['report_files.name', 'report_files.sha256', 'report_files.size_bytes'])
    .where('sync_run_files.run_id', '=', runId)
    .orderBy('sync_run_files.position')
    .execute();
  return rows.map((row) => ({ name: row.name, sha256: row.sha256, sizeBytes: row.size_bytes }));
}
