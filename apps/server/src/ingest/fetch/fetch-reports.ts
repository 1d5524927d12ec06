import { randomUUID } from 'node:crypto';
import type { FetchReportsOutput } from '@platebook/machines';
import type { TenantScope } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { openSigning } from '../../connectors/connections/signing.ts';
import { PLATFORMS } from '../../connectors/providers.ts';
import type { Callers, Fetch, FetchDeps } from './fetch-context.ts';
import { periodsOf } from './fetch-periods.ts';
import { PlatformReportError } from '../../connectors/report-call.ts';
import type { PlatformCaller } from '../../connectors/report-call.ts';
import {
  askAgain,
  insertPlatformReport,
  reportsOfRun,
  setReportFailed,
  setReportsRequested,
} from './platform-reports.store.ts';
import type { PlatformReportRow } from './platform-reports.store.ts';
import type { RunContext } from '../runs/run-context.ts';
import { filesOfRun } from '../runs/run-files.store.ts';
import { patiently, requestOfManyStores } from './request-of-many-stores.ts';
import {
  companionsOf,
  holdUnaskedReports,
  insertForCompanions,
  reportsSharing,
} from './shared-reports.store.ts';
import { storeParts } from './store-parts.ts';
import { storeSections } from './store-sections.ts';
import { REPORT_FAILURES } from '../../connectors/report-failures.ts';

/** The poll interval for a pending report; DoorDash promises it within five minutes. */
const POLL_MS = 5_000;
/** Uber announces reports only by webhook: this poll is for a lost one. */
const WEBHOOK_POLL_MS = 15 * 60_000;
/** Neither platform reports giving up: no file within this time counts as a failure (platform-apis 1.4). */
const GIVE_UP_MS = 6 * 3_600_000;

/**
 * Requests the reports of a run and stores their bytes, continuing from an earlier attempt. While the platform prepares a
 * report, the run yields its worker.
 */
export function createFetchReports(deps: FetchDeps) {
  return async (context: RunContext): Promise<FetchReportsOutput> => {
    const { scope, run } = context;
    const provider = run.channelType;
    const apiUrl = provider === null ? undefined : deps.providers[provider]?.apiUrl;
    if (provider === null || apiUrl === undefined) {
      throw new PlatformReportError(
        'platform_refused',
        'Reports of this platform are not fetched here. Upload the files instead.',
        { values: { why: 'not_fetched' } },
      );
    }
    const fetch = { ...deps, context, ...(await callersOf(deps, scope, { provider, apiUrl })) };
    await askForAll(fetch, provider);
    await collectAll(fetch);
    const files = await deps.database.inTenant(scope, (tx) => filesOfRun(tx, run.id));
    return {
      reports: files.map(({ name, sha256 }) => ({ reportId: sha256, fileName: name, sha256 })),
    };
  };
}

/** Uses the installation's own access to read reports, if it has one; the client's connection has listed the stores. */
async function callersOf(
  { connections, reportAccess, outbound }: FetchDeps,
  scope: TenantScope,
  { provider, apiUrl }: { readonly provider: DeliveryPlatform; readonly apiUrl: string },
): Promise<Callers> {
  const signing = await openSigning(connections, scope, provider);
  const merchant: PlatformCaller = { outbound, apiUrl, signing };
  return { merchant, caller: { ...merchant, signing: reportAccess.get(provider) ?? signing } };
}

/** Requests one report per period and type, unless it was requested before. */
async function askForAll(fetch: Fetch, provider: DeliveryPlatform): Promise<void> {
  const { database, clock, context } = fetch;
  const { scope, run } = context;
  const storeId = await platformStoreOf(fetch);
  const { types } = PLATFORMS[provider].reports;
  await database.inTenant(scope, async (tx) => {
    await holdUnaskedReports(tx);
    const companions = provider === 'ubereats' ? await companionsOf(tx, run, storeId) : [];
    await insertForCompanions(tx, { scope, run, companions, types, at: clock.now() });
    const known = await reportsOfRun(tx, run.id);
    const wanted = periodsOf(run).flatMap((period) => types.map((type) => ({ ...period, type })));
    for (const { from, to, type } of wanted) {
      if (!known.some((one) => one.from === from && one.reportType === type)) {
        await insertPlatformReport(tx, {
          tenantId: scope.tenantId,
          id: randomUUID(),
          runId: run.id,
          provider,
          reportType: type,
          storeIds: [storeId],
          from,
          to,
          at: clock.now(),
        });
      } else {
        await retryFailed(tx, known, { from, type, at: clock.now() });
      }
    }
  });
  await requestUnasked(fetch);
}

async function requestUnasked(fetch: Fetch): Promise<void> {
  const isUnasked = ({ externalId, state }: PlatformReportRow): boolean =>
    externalId === null && state === 'requested';
  for (const { id } of (await reportsNow(fetch)).filter(isUnasked)) {
    // A request may have covered other reports too.
    const report = (await reportsNow(fetch)).find((one) => one.id === id);
    if (report !== undefined && isUnasked(report)) {
      await request(fetch, report);
    }
  }
}

async function retryFailed(
  tx: Parameters<typeof askAgain>[0],
  known: readonly PlatformReportRow[],
  { from, type, at }: { from: string; type: string; at: Date },
): Promise<void> {
  for (const report of known) {
    if (report.state === 'failed' && report.from === from && report.reportType === type) {
      await askAgain(tx, report.id, at);
    }
  }
}

async function request(fetch: Fetch, report: PlatformReportRow): Promise<void> {
  if (report.provider === 'ubereats') {
    await requestOfManyStores(fetch, report);
    return;
  }
  const { database, clock, context, caller } = fetch;
  const externalId = await patiently(fetch, () =>
    PLATFORMS[report.provider].reports.request(caller, report),
  );
  await database.inTenant(context.scope, (tx) =>
    setReportsRequested(tx, [report.id], { externalId, at: clock.now() }),
  );
}

async function collectAll(fetch: Fetch): Promise<void> {
  let reports = await reportsNow(fetch);
  for (const report of reports) {
    await collect(fetch, report);
  }
  // Stores missing from a shared report are requested separately.
  await requestUnasked(fetch);
  reports = await reportsNow(fetch);
  // A webhook may arrive between two polls: reports that are ready now are downloaded before anything is read.
  if (reports.some(({ state }) => state === 'ready')) {
    return collectAll(fetch);
  }
  const open = reports.filter(({ state }) => state === 'requested');
  if (open.length === 0) {
    return;
  }
  const { clock, context, database } = fetch;
  const now = clock.now().getTime();
  const overdue = open.find(({ requestedAt }) => requestedAt.getTime() + GIVE_UP_MS <= now);
  if (overdue !== undefined) {
    const message = REPORT_FAILURES.report_not_delivered;
    await database.inTenant(context.scope, (tx) => setReportFailed(tx, overdue.id, message));
    throw new PlatformReportError('report_not_delivered', message);
  }
  // A report that another run requests is polled soon: that run may fail.
  const isPolled = open.some(
    ({ provider, externalId }) =>
      PLATFORMS[provider].reports.findLink !== null || externalId === null,
  );
  await context.deferral.defer(new Date(now + (isPolled ? POLL_MS : WEBHOOK_POLL_MS)));
}

async function collect(fetch: Fetch, report: PlatformReportRow): Promise<void> {
  if (report.state === 'ready') {
    const { database, context } = fetch;
    const sharing = await database.inTenant(context.scope, (tx) => reportsSharing(tx, report));
    if (sharing.length > 1) {
      await storeParts(fetch, report, sharing);
    } else {
      await storeSections(fetch, report, report.links);
    }
    return;
  }
  const { findLink } = PLATFORMS[report.provider].reports;
  if (report.state !== 'requested' || findLink === null || report.externalId === null) {
    return;
  }
  const { caller, database, context } = fetch;
  const { externalId } = report;
  const found = await patiently(fetch, () => findLink(caller, externalId));
  if (found.kind === 'failed') {
    const message = REPORT_FAILURES.report_failed;
    await database.inTenant(context.scope, (tx) => setReportFailed(tx, report.id, message));
    throw new PlatformReportError('report_failed', message);
  }
  if (found.kind === 'ready') {
    await storeSections(fetch, report, [found.link]);
  }
}

async function reportsNow({ database, context }: Fetch): Promise<PlatformReportRow[]> {
  return database.inTenant(context.scope, (tx) => reportsOfRun(tx, context.run.id));
}

/** The client's own store: one that its connection has listed (Uber's reports are read with our own access). */
async function platformStoreOf({ database, context }: Fetch): Promise<string> {
  const { scope, run } = context;
  const row = await database.inTenant(scope, (tx) =>
    tx
      .selectFrom('channels')
      .leftJoin('platform_stores', (join) =>
        join
          .onRef('platform_stores.tenant_id', '=', 'channels.tenant_id')
          .onRef('platform_stores.provider', '=', 'channels.channel_type')
          .onRef('platform_stores.platform_store_id', '=', 'channels.platform_store_id'),
      )
      .select(['channels.platform_store_id as id', 'platform_stores.connection_id'])
      .where('channels.id', '=', run.channelId)
      .executeTakeFirst(),
  );
  const id = row?.id ?? null;
  if (id === null) {
    throw new PlatformReportError(
      'platform_refused',
      "This store isn't matched on the platform. Match it first.",
      { values: { why: 'channel_not_mapped' } },
    );
  }
  if (run.channelType === 'ubereats' && (row?.connection_id ?? null) === null) {
    throw new PlatformReportError(
      'platform_refused',
      "The connection doesn't list this store. Refresh the platform's stores, or match another one.",
      { values: { why: 'store_not_shown' } },
    );
  }
  return id;
}
