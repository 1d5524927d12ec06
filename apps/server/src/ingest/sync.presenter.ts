import type { components } from '@platebook/api-client';
import { NO_COUNTS } from '@platebook/machines';
import type { EntryStatus } from '../db/tables-sync.ts';
import { presentHistoryStep } from '../audit/audit.presenter.ts';
import { presentRunFailure } from '../payouts/run-failure.presenter.ts';
import { failureOfRun } from '../payouts/stored-snapshot.ts';
import { presentPayoutSummary } from '../payouts/payout-summary.presenter.ts';
import { writeFinding } from '../payouts/payout-findings.read-model.ts';
import { presentBlocked, presentReport } from '../payouts/report-readings.presenter.ts';
import type { EntryLine } from '../books/plan/entry-lines.read-model.ts';
import type { FetchedReport } from './fetched-reports.ts';
import type { PlatformReportRow } from './platform-reports.store.ts';
import type { Schedule } from './schedules.service.ts';
import type { SyncCalendar } from './sync-calendar.ts';
import type { SyncExport } from './sync-export.ts';
import type { SyncReport } from './sync-report.ts';
import type { SyncRunDetail } from './sync-runs.service.ts';
import type { StoredFile } from './run-files.store.ts';
import type { SyncRunRow } from './sync-runs.store.ts';
import type { SyncStatus } from './sync-status.ts';
import type { TriggeredSync } from './trigger-sync.ts';
import { codeOfReportFailure } from '../connectors/report-failures.ts';

type Schemas = components['schemas'];

export function presentRun(run: SyncRunRow): Schemas['SyncRun'] {
  return {
    id: run.id,
    tenant_id: run.tenantId,
    kind: run.kind,
    trigger: run.trigger,
    store_id: run.storeId,
    store_name: run.storeName,
    channel_id: run.channelId,
    channel_type: run.channelType,
    file: run.file === null ? null : presentFile(run.file),
    period_from: run.periodFrom,
    period_to: run.periodTo,
    dry_run: run.dryRun,
    state: run.state,
    status: run.status,
    situation: presentSituation(run),
    sequence: run.sequence,
    requested_by: run.requestedBy,
    created_at: run.createdAt.toISOString(),
    updated_at: run.updatedAt.toISOString(),
    waits_until: run.waitsUntil?.toISOString() ?? null,
    finished_at: run.finishedAt?.toISOString() ?? null,
  };
}

function presentSituation(run: SyncRunRow): Schemas['RunSituation'] {
  const { state, machine } = run;
  const context = machine?.context;
  const counts = context?.counts ?? NO_COUNTS;
  return {
    state,
    blocked: (context?.blocked ?? []).map(presentBlocked),
    unmapped: (context?.unmapped ?? []).map(({ line, amountCents }) => ({
      line,
      amount_cents: amountCents,
    })),
    counts: {
      reports: counts.reports,
      reports_recognised: counts.reportsRecognised,
      rows: counts.rows,
      rows_quarantined: counts.rowsQuarantined,
      payouts: counts.payouts,
      identities_checked: counts.identitiesChecked,
      identities_broken: counts.identitiesBroken,
      payouts_planned: counts.payoutsPlanned,
      entries: counts.entries,
    },
    entries: (context?.entries ?? []).map((entry) => ({
      key: entry.key,
      document_number: entry.documentNumber,
      total_cents: entry.totalCents,
      state: entry.state,
      external_id: entry.externalId,
      reason: entry.reason,
    })),
    unknown_key: context?.unknownKey ?? null,
    stop_asked: context?.stopAsked ?? false,
    failure: presentRunFailure(failureOfRun(run)),
  };
}

function presentFile({ name, sha256, sizeBytes }: StoredFile): Schemas['ImportFile'] {
  return { name, sha256, size_bytes: sizeBytes };
}

export function presentRunDetail(detail: SyncRunDetail): Schemas['SyncRunDetail'] {
  return {
    run: presentRun(detail.run),
    files: detail.files.map(presentFile),
    platform_reports: detail.platformReports.map(presentPlatformReport),
    reports: detail.reports.map(presentReport),
    payouts: detail.payouts.map(presentPayoutSummary),
    entries: presentEntryCounts(detail.entries),
    approvable_entries: detail.approvable,
    history: detail.history.map(presentHistoryStep),
  };
}

export function presentFetchedReport(fetched: FetchedReport): Schemas['FetchedReport'] {
  return {
    run_id: fetched.runId,
    store_name: fetched.storeName,
    report: presentPlatformReport(fetched),
    files: fetched.files.map(presentFile),
  };
}

function presentPlatformReport(report: PlatformReportRow): Schemas['PlatformReport'] {
  return {
    id: report.id,
    provider: report.provider,
    report_type: report.reportType,
    external_id: report.externalId,
    state: report.state,
    period_from: report.from,
    period_to: report.to,
    failure: report.failure,
    failure_code: codeOfReportFailure(report.failure),
    requested_at: report.requestedAt.toISOString(),
    ready_at: report.readyAt?.toISOString() ?? null,
    downloaded_at: report.downloadedAt?.toISOString() ?? null,
  };
}

function presentEntryCounts(counts: ReadonlyMap<EntryStatus, number>): Schemas['RunEntryCounts'] {
  const of = (status: EntryStatus): number => counts.get(status) ?? 0;
  return {
    planned: [...counts.values()].reduce((sum, count) => sum + count, 0),
    needs_mapping: of('needs_mapping'),
    needs_review: of('needs_review'),
    ready: of('ready'),
    posting: of('posting'),
    posted: of('posted'),
    skipped: of('skipped'),
    failed: of('failed'),
    reversed: of('reversed'),
  };
}

export function presentTriggered({ runs, skipped }: TriggeredSync): Schemas['TriggeredSync'] {
  return {
    runs: runs.map(({ isRunning, run }) => ({ already_running: isRunning, run: presentRun(run) })),
    skipped: skipped.map(({ channel, code, message }) => ({
      store_id: channel.storeId,
      channel_id: channel.id,
      channel_type: channel.type,
      code,
      message,
    })),
  };
}

export function presentStatus({ runs, channels }: SyncStatus): Schemas['SyncStatus'] {
  const of = (status: Schemas['SyncRunStatus']): number => runs.get(status) ?? 0;
  return {
    runs: {
      queued: of('queued'),
      running: of('running'),
      waiting: of('waiting'),
      partial: of('partial'),
      succeeded: of('succeeded'),
      failed: of('failed'),
      cancelled: of('cancelled'),
    },
    channels: channels.map((channel) => ({
      store_id: channel.storeId,
      store_name: channel.storeName,
      channel_id: channel.channelId,
      channel_type: channel.channelType,
      state: channel.state,
      last_run: channel.lastRun === null ? null : presentRun(channel.lastRun),
      working_run_id: channel.workingRunId,
      last_payout_on: channel.lastPayoutOn,
      last_succeeded_at: channel.lastSucceededAt?.toISOString() ?? null,
      schedule: {
        next_run_at: channel.nextRunAt?.toISOString() ?? null,
        paused_at: channel.pausedAt?.toISOString() ?? null,
      },
    })),
  };
}

export function presentCalendar({ from, to, channels }: SyncCalendar): Schemas['SyncCalendar'] {
  return {
    from,
    to,
    channels: channels.map((channel) => ({
      store_id: channel.storeId,
      store_name: channel.storeName,
      channel_id: channel.channelId,
      channel_type: channel.channelType,
      since: channel.since,
      days: channel.days.map((day) => ({
        on: day.on,
        state: day.state,
        net_cents: day.netCents,
        payout_ids: [...day.payoutIds],
        run_id: day.runId,
      })),
    })),
  };
}

export function presentReportOfRun(report: SyncReport): Schemas['SyncReport'] {
  const counts = report.run.machine?.context.counts ?? NO_COUNTS;
  const debits = report.entries.reduce((sum, { debitCents }) => sum + debitCents, 0);
  return {
    run: presentRun(report.run),
    files: report.files.map(presentFile),
    reports: report.reports.map(presentReport),
    payouts: report.payouts.map(presentPayoutSummary),
    findings: report.findings.map(({ payout, finding }) => ({
      payout_id: payout.id,
      payout_ref: payout.payoutRef,
      payout_on: payout.payoutOn,
      platform: payout.platform,
      platform_store_name: payout.platformStoreName,
      finding: writeFinding(finding),
    })),
    entries: report.entries.map((entry) => ({
      id: entry.id,
      document_number: entry.documentNumber,
      kind: entry.kind,
      entry_on: entry.entryOn,
      currency: entry.currency,
      debit_cents: entry.debitCents,
      status: entry.status,
      external_id: entry.externalId,
      verified_at: entry.verifiedAt?.toISOString() ?? null,
      lines: (report.lines.get(entry.id) ?? []).map(presentLine),
    })),
    proof: {
      identities_checked: counts.identitiesChecked,
      identities_broken: counts.identitiesBroken,
      entries: report.entries.length,
      entries_verified: report.entries.filter(({ verifiedAt }) => verifiedAt !== null).length,
      debit_cents: debits,
      credit_cents: report.entries.reduce((sum, { creditCents }) => sum + creditCents, 0),
    },
    reading: {
      time_zone: report.reading.timeZone ?? null,
      business_day_cutoff: report.reading.businessDayCutoff ?? null,
      tax_rates: Object.entries(report.reading.inclusiveTaxRates ?? {}).map(([store, percent]) => ({
        store,
        percent,
      })),
    },
    journal: report.journal,
  };
}

function presentLine(line: EntryLine): Schemas['BooksEntryLine'] {
  return {
    account_id: line.accountId,
    account_name: line.accountName,
    description: line.description,
    side: line.side,
    amount_cents: line.amountCents,
    component: line.component,
    class: line.className,
    department: line.departmentName,
  };
}

export function presentExport({ from, to, lines }: SyncExport) {
  return {
    from,
    to,
    items: lines.map((line): Schemas['ExportedLine'] => ({
      date: line.date,
      document_number: line.documentNumber,
      store: line.store,
      platform: line.platform,
      kind: line.kind,
      status: line.status,
      account_id: line.accountId,
      account: line.account,
      description: line.description,
      debit_cents: line.debitCents,
      credit_cents: line.creditCents,
      currency: line.currency,
      payout_ref: line.payoutRef,
      payout_on: line.payoutOn,
      books_id: line.booksId,
    })),
  };
}

export function presentSchedule({ channel, row }: Schedule): Schemas['SyncSchedule'] {
  return {
    next_run_at: row?.nextRunAt?.toISOString() ?? null,
    paused_at: row?.pausedAt?.toISOString() ?? null,
    last_run_id: row?.lastRunId ?? null,
    cadence: channel.config.payout_cadence ?? 'weekly',
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}
