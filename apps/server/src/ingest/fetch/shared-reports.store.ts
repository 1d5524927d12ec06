import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { StoreOfReport } from '../../connectors/ubereats/cut-by-store.ts';
import { periodsOf } from './fetch-periods.ts';
import { insertPlatformReport, reportsOfRun } from './platform-reports.store.ts';
import type { PlatformReportRow } from './platform-reports.store.ts';
import type { SyncRunRow } from '../runs/sync-runs.store.ts';

/** Uber's limit per request (platform-apis 1.3). */
const MOST_STORES = 50;

type Companion = { readonly runId: string; readonly platformStoreId: string };

/**
 * Unfinished runs of this client's other stores for the same period, which one request can cover. Their stores are listed
 * by the connection and use the same currency: Uber accepts stores of one country together.
 */
export async function companionsOf(
  tx: Transaction,
  run: SyncRunRow,
  platformStoreId: string,
): Promise<readonly Companion[]> {
  const { rows } = await sql<{ run_id: string; platform_store_id: string }>`
    select runs.id as run_id, stores.platform_store_id
    from sync_runs runs
    join channels on channels.tenant_id = runs.tenant_id and channels.id = runs.channel_id
    join platform_stores stores on stores.tenant_id = runs.tenant_id and stores.provider = 'ubereats'
      and stores.platform_store_id = channels.platform_store_id
    join platform_stores own on own.tenant_id = runs.tenant_id and own.provider = 'ubereats'
      and own.platform_store_id = ${platformStoreId}
    where runs.kind = 'fetch' and runs.channel_type = 'ubereats' and runs.finished_at is null
      and runs.id <> ${run.id} and runs.asked is distinct from 'cancel'
      and runs.period_from = ${run.periodFrom} and runs.period_to = ${run.periodTo}
      and stores.connection_id is not null and stores.currency is not distinct from own.currency
      and stores.platform_store_id <> own.platform_store_id
    order by runs.created_at, runs.id
    limit ${MOST_STORES - 1}`.execute(tx);
  return rows.map((row) => ({ runId: row.run_id, platformStoreId: row.platform_store_id }));
}

type ForCompanions = {
  readonly scope: TenantScope;
  readonly run: SyncRunRow;
  readonly companions: readonly Companion[];
  readonly types: readonly string[];
  readonly at: Date;
};

/** Until the transaction ends, no other run adds or claims unrequested reports of this client. */
export async function holdUnaskedReports(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('unasked reports ' || app_tenant_id()::text, 0))`.execute(
    tx,
  );
}

/** Inserts what those runs would request themselves later; `holdUnaskedReports` prevents duplicates. */
export async function insertForCompanions(
  tx: Transaction,
  { scope, run, companions, types, at }: ForCompanions,
): Promise<void> {
  const wanted = periodsOf(run).flatMap((period) => types.map((type) => ({ ...period, type })));
  for (const { runId, platformStoreId } of companions) {
    const known = await reportsOfRun(tx, runId);
    for (const { from, to, type } of wanted) {
      if (!known.some((one) => one.from === from && one.reportType === type)) {
        await insertPlatformReport(tx, {
          tenantId: scope.tenantId,
          id: randomUUID(),
          runId,
          provider: 'ubereats',
          reportType: type,
          storeIds: [platformStoreId],
          from,
          to,
          at,
        });
      }
    }
  }
}

export type SharingReport = { readonly id: string; readonly storeId: string };

export type Asker = { readonly runId: string; readonly at: Date; readonly until: Date };

/**
 * Claims the reports of this client that one request can cover together with this one, which is included, until the given
 * time. null if another run is requesting this one.
 */
export async function claimUnaskedLike(
  tx: Transaction,
  report: PlatformReportRow,
  { runId, at, until }: Asker,
): Promise<readonly SharingReport[] | null> {
  const { id, reportType, from, to, storeIds } = report;
  const own = storeIds[0] ?? '';
  await holdUnaskedReports(tx);
  const held = await tx
    .selectFrom('platform_reports')
    .select(['external_id', 'asking_run', 'asking_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isClaimed = held.asking_run !== null && held.asking_run !== runId;
  if (held.external_id !== null || (isClaimed && (held.asking_until ?? at) > at)) {
    return null;
  }
  const { rows } = await sql<{ id: string; store_id: string }>`
    select distinct on (reports.platform_store_ids[1]) reports.id, reports.platform_store_ids[1] as store_id
    from platform_reports reports
    join sync_runs runs on runs.tenant_id = reports.tenant_id and runs.id = reports.run_id
    join platform_stores stores on stores.tenant_id = reports.tenant_id and stores.provider = 'ubereats'
      and stores.platform_store_id = reports.platform_store_ids[1]
    join platform_stores own on own.tenant_id = reports.tenant_id and own.provider = 'ubereats'
      and own.platform_store_id = ${own}
    where reports.provider = 'ubereats' and reports.report_type = ${reportType}
      and reports.period_from = ${from} and reports.period_to = ${to}
      and reports.state = 'requested' and reports.external_id is null and reports.failure is null
      and ${report.failure === null}
      and (reports.asking_run is null or reports.asking_run = ${runId} or reports.asking_until <= ${at})
      and runs.finished_at is null and stores.currency is not distinct from own.currency
    order by reports.platform_store_ids[1], reports.requested_at, reports.id
    limit ${MOST_STORES}`.execute(tx);
  const others = rows.filter((row) => row.id !== id && row.store_id !== own);
  const together = [
    { id, storeId: own },
    ...others.map((row) => ({ id: row.id, storeId: row.store_id })),
  ];
  await tx
    .updateTable('platform_reports')
    .set({ asking_run: runId, asking_until: until })
    .where(
      'id',
      'in',
      together.map((one) => one.id),
    )
    .execute();
  return together;
}

/** Releases claims, so that any run may request the reports. */
export async function releaseReports(tx: Transaction, runId: string): Promise<void> {
  await tx
    .updateTable('platform_reports')
    .set({ asking_run: null, asking_until: null })
    .where('asking_run', '=', runId)
    .execute();
}

export type PartOfReport = StoreOfReport & {
  readonly id: string;
  readonly runId: string;
  /** Whether its part still has to be saved. */
  readonly isOpen: boolean;
};

/** The reports that one request covers, with their stores. */
export async function reportsSharing(
  tx: Transaction,
  { externalId, provider }: PlatformReportRow,
): Promise<readonly PartOfReport[]> {
  const rows = await tx
    .selectFrom('platform_reports')
    .leftJoin('platform_stores', (join) =>
      join
        .onRef('platform_stores.tenant_id', '=', 'platform_reports.tenant_id')
        .onRef('platform_stores.provider', '=', 'platform_reports.provider')
        .on(
          'platform_stores.platform_store_id',
          '=',
          sql<string>`platform_reports.platform_store_ids[1]`,
        ),
    )
    .select([
      'platform_reports.id',
      'platform_reports.run_id',
      'platform_reports.state',
      'platform_reports.platform_store_ids',
      'platform_stores.external_ref',
    ])
    .where('platform_reports.provider', '=', provider)
    .where('platform_reports.external_id', '=', externalId)
    .orderBy('platform_reports.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    runId: row.run_id,
    platformStoreId: row.platform_store_ids[0] ?? '',
    externalRef: row.external_ref,
    isOpen: row.state === 'ready',
  }));
}

/** Marks a report for a separate request, with the reason. */
export async function askAlone(
  tx: Transaction,
  ids: readonly string[],
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('platform_reports')
    .set({
      state: 'requested',
      external_id: null,
      sections: '[]',
      failure: reason,
      requested_at: at,
      turn_at: null,
    })
    .where('id', 'in', ids)
    .execute();
}

export async function setSlot(tx: Transaction, id: string, slotAt: Date): Promise<void> {
  await tx.updateTable('platform_reports').set({ turn_at: slotAt }).where('id', '=', id).execute();
}
