import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform, Tables } from '../../db/tables.ts';
import * as v from 'valibot';
import { readStored } from '../../db/stored-json.ts';
import { REPORT_FAILURES } from '../../connectors/report-failures.ts';

const LINKS = v.array(v.string());

export type PlatformReportRow = {
  readonly id: string;
  readonly provider: DeliveryPlatform;
  readonly externalId: string | null;
  readonly reportType: string;
  readonly storeIds: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly state: 'requested' | 'ready' | 'downloaded' | 'failed';
  readonly links: readonly string[];
  readonly hashes: readonly string[];
  readonly failure: string | null;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly downloadedAt: Date | null;
  /** When this request may be sent; null until a slot was reserved. */
  readonly slotAt: Date | null;
};

export type NewPlatformReport = Pick<
  PlatformReportRow,
  'id' | 'provider' | 'reportType' | 'storeIds' | 'from' | 'to'
> & { readonly tenantId: string; readonly runId: string; readonly at: Date };

export async function insertPlatformReport(
  tx: Transaction,
  report: NewPlatformReport,
): Promise<void> {
  await tx
    .insertInto('platform_reports')
    .values({
      tenant_id: report.tenantId,
      id: report.id,
      run_id: report.runId,
      provider: report.provider,
      external_id: null,
      report_type: report.reportType,
      platform_store_ids: [...report.storeIds],
      period_from: report.from,
      period_to: report.to,
      state: 'requested',
      sections: '[]',
      failure: null,
      requested_at: report.at,
      ready_at: null,
      downloaded_at: null,
    })
    .execute();
}

export async function reportsOfRun(tx: Transaction, runId: string): Promise<PlatformReportRow[]> {
  const rows = await tx
    .selectFrom('platform_reports')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('period_from')
    .orderBy('report_type')
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

export type ListedPlatformReport = PlatformReportRow & {
  readonly runId: string;
  readonly storeName: string | null;
};

const WAITED_FOR: ReadonlySet<PlatformReportRow['state']> = new Set(['requested', 'ready']);
/** No longer needed: its run ended without it. */

/** The reports of a tenant, latest first; `after` is the time and ID of the last one seen. */
export async function listPlatformReports(
  tx: Transaction,
  {
    provider,
    after,
    count,
  }: {
    readonly provider: DeliveryPlatform | undefined;
    readonly after: readonly string[] | null;
    readonly count: number;
  },
): Promise<ListedPlatformReport[]> {
  let query = tx
    .selectFrom('platform_reports')
    .innerJoin('sync_runs', (join) =>
      join
        .onRef('sync_runs.tenant_id', '=', 'platform_reports.tenant_id')
        .onRef('sync_runs.id', '=', 'platform_reports.run_id'),
    )
    .leftJoin('stores', (join) =>
      join
        .onRef('stores.tenant_id', '=', 'sync_runs.tenant_id')
        .onRef('stores.id', '=', 'sync_runs.store_id'),
    )
    .selectAll('platform_reports')
    .select(['stores.name as store_name', 'sync_runs.finished_at as run_finished_at'])
    .orderBy('platform_reports.requested_at', 'desc')
    .orderBy('platform_reports.id', 'desc')
    .limit(count);
  if (provider !== undefined) {
    query = query.where('platform_reports.provider', '=', provider);
  }
  if (after !== null) {
    query = query.where(
      sql<boolean>`(platform_reports.requested_at, platform_reports.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    ...fromRow(row),
    ...(row.run_finished_at !== null && WAITED_FOR.has(row.state)
      ? { state: 'failed', failure: row.failure ?? REPORT_FAILURES.report_never_came }
      : {}),
    runId: row.run_id,
    storeName: row.store_name,
  }));
}

function fromRow(row: Selectable<Tables['platform_reports']>): PlatformReportRow {
  return {
    id: row.id,
    provider: row.provider,
    externalId: row.external_id,
    reportType: row.report_type,
    storeIds: row.platform_store_ids,
    from: row.period_from,
    to: row.period_to,
    state: row.state,
    links: readStored(LINKS, row.sections, 'platform_reports.sections'),
    hashes: row.sha256s,
    failure: row.failure,
    requestedAt: row.requested_at,
    readyAt: row.ready_at,
    downloadedAt: row.downloaded_at,
    slotAt: row.turn_at,
  };
}

/** Marks reports as requested together. The reason for a separate request is kept. */
export async function setReportsRequested(
  tx: Transaction,
  ids: readonly string[],
  { externalId, at }: { readonly externalId: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('platform_reports')
    .set({ external_id: externalId, requested_at: at, state: 'requested' })
    .where('id', 'in', ids)
    .execute();
}

export async function setReportDownloaded(
  tx: Transaction,
  id: string,
  { hashes, at }: { readonly hashes: readonly string[]; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('platform_reports')
    .set({ state: 'downloaded', sha256s: [...hashes], downloaded_at: at })
    .where('id', '=', id)
    .execute();
}

export async function setReportFailed(tx: Transaction, id: string, failure: string): Promise<void> {
  await tx
    .updateTable('platform_reports')
    .set({ state: 'failed', failure })
    .where('id', '=', id)
    .execute();
}

/** Marks a report for another request: the platform's earlier ID is no longer valid. */
export async function askAgain(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('platform_reports')
    .set({
      state: 'requested',
      external_id: null,
      sections: '[]',
      failure: null,
      requested_at: at,
      turn_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Runs as the database owner, because a webhook names no tenant. Returns the report's runs, once: all of one client. */
export async function takeReadyReport(
  tx: Transaction,
  ready: {
    readonly provider: DeliveryPlatform;
    readonly externalId: string;
    readonly links: readonly string[];
    readonly at: Date;
  },
): Promise<readonly { readonly tenantId: string; readonly runId: string }[] | 'unknown'> {
  const rows = await tx
    .selectFrom('platform_reports')
    .select(['tenant_id', 'run_id', 'id', 'state'])
    .where('provider', '=', ready.provider)
    .where('external_id', '=', ready.externalId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) {
    return 'unknown';
  }
  const open = rows.filter(({ state }) => state === 'requested');
  for (const row of open) {
    await tx
      .updateTable('platform_reports')
      .set({ state: 'ready', sections: JSON.stringify(ready.links), ready_at: ready.at })
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', row.id)
      .execute();
  }
  return open.map((row) => ({ tenantId: row.tenant_id, runId: row.run_id }));
}
