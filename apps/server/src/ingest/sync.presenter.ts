import type { components } from '@platebook/api-client';
import type { CamelCased } from '../http/present.ts';
import { NO_COUNTS } from '@platebook/machines';
import type { EntryStatus } from '../db/tables.ts';
import { presentRunFailure } from '../payouts/run-failure.presenter.ts';
import { failureOfRun } from '../payouts/stored-snapshot.ts';
import { writeFinding } from '../payouts/payout-findings.read-model.ts';
import { presentBlocked, presentReport } from '../payouts/report-readings.presenter.ts';
import type { EntryLine } from '../books/plan/entry-lines.read-model.ts';
import type { FetchedReport } from './fetch/fetched-reports.ts';
import type { PlatformReportRow } from './fetch/platform-reports.store.ts';
import type { Schedule } from './schedules/schedules.service.ts';
import type { SyncReport } from './export/sync-report.ts';
import type { SyncRunDetail } from './runs/sync-runs.service.ts';
import type { SyncRunRow } from './runs/sync-runs.store.ts';
import type { SyncStatus } from './sync-status.ts';
import type { TriggeredSync } from './runs/trigger-sync.ts';
import { codeOfReportFailure } from '../connectors/report-failures.ts';

type Schemas = components['schemas'];

export function presentRun(run: SyncRunRow): CamelCased<Schemas['SyncRun']> {
  return {
    situation: presentSituation(run),
    ...run,
    waitsUntil: run.waitsUntil?.toISOString() ?? null,
  };
}

function presentSituation(run: SyncRunRow): CamelCased<Schemas['RunSituation']> {
  const { state, machine } = run;
  const context = machine?.context;
  const counts = context?.counts ?? NO_COUNTS;
  return {
    state,
    blocked: (context?.blocked ?? []).map(presentBlocked),
    unmapped: context?.unmapped ?? [],
    counts,
    entries: context?.entries ?? [],
    unknownKey: context?.unknownKey ?? null,
    stopRequested: context?.stopAsked ?? false,
    failure: presentRunFailure(failureOfRun(run)),
  };
}

export function presentRunDetail(detail: SyncRunDetail): CamelCased<Schemas['SyncRunDetail']> {
  return {
    run: presentRun(detail.run),
    files: detail.files,
    platformReports: detail.platformReports.map(presentPlatformReport),
    reports: detail.reports.map(presentReport),
    payouts: detail.payouts,
    entries: presentEntryCounts(detail.entries),
    approvableEntries: detail.approvable,
    history: detail.history,
  };
}

export function presentFetchedReport(fetched: FetchedReport): CamelCased<Schemas['FetchedReport']> {
  return {
    ...fetched,
    report: presentPlatformReport(fetched),
  };
}

function presentPlatformReport(report: PlatformReportRow): CamelCased<Schemas['PlatformReport']> {
  return {
    ...report,
    periodFrom: report.from,
    periodTo: report.to,
    failureCode: codeOfReportFailure(report.failure),
  };
}

function presentEntryCounts(
  counts: ReadonlyMap<EntryStatus, number>,
): CamelCased<Schemas['RunEntryCounts']> {
  const of = (status: EntryStatus): number => counts.get(status) ?? 0;
  return {
    planned: [...counts.values()].reduce((sum, count) => sum + count, 0),
    needsMapping: of('needs_mapping'),
    needsReview: of('needs_review'),
    ready: of('ready'),
    posting: of('posting'),
    posted: of('posted'),
    skipped: of('skipped'),
    failed: of('failed'),
    reversed: of('reversed'),
  };
}

export function presentTriggered({
  runs,
  skipped,
}: TriggeredSync): CamelCased<Schemas['TriggeredSync']> {
  return {
    runs: runs.map(({ isRunning, run }) => ({ alreadyRunning: isRunning, run: presentRun(run) })),
    skipped: skipped.map(({ channel, code, message }) => ({
      storeId: channel.storeId,
      channelId: channel.id,
      channelType: channel.type,
      code,
      message,
    })),
  };
}

export function presentStatus({ runs, channels }: SyncStatus): CamelCased<Schemas['SyncStatus']> {
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
      ...channel,
      lastRun: channel.lastRun === null ? null : presentRun(channel.lastRun),
      schedule: channel,
    })),
  };
}

export function presentReportOfRun(report: SyncReport): CamelCased<Schemas['SyncReport']> {
  const counts = report.run.machine?.context.counts ?? NO_COUNTS;
  const debits = report.entries.reduce((sum, { debitCents }) => sum + debitCents, 0);
  return {
    run: presentRun(report.run),
    files: report.files,
    reports: report.reports.map(presentReport),
    payouts: report.payouts,
    findings: report.findings.map(({ payout, finding }) => ({
      ...payout,
      payoutId: payout.id,
      finding: writeFinding(finding),
    })),
    entries: report.entries.map((entry) => ({
      ...entry,
      lines: (report.lines.get(entry.id) ?? []).map(presentLine),
    })),
    proof: {
      ...counts,
      entries: report.entries.length,
      entriesVerified: report.entries.filter(({ verifiedAt }) => verifiedAt !== null).length,
      debitCents: debits,
      creditCents: report.entries.reduce((sum, { creditCents }) => sum + creditCents, 0),
    },
    reading: {
      timeZone: report.reading.timeZone ?? null,
      businessDayCutoff: report.reading.businessDayCutoff ?? null,
      taxRates: Object.entries(report.reading.inclusiveTaxRates ?? {}).map(([store, percent]) => ({
        store,
        percent,
      })),
    },
    journal: report.journal,
  };
}

function presentLine(line: EntryLine): CamelCased<Schemas['BooksEntryLine']> {
  return { ...line, class: line.className, department: line.departmentName };
}

export function presentSchedule({ channel, row }: Schedule): CamelCased<Schemas['SyncSchedule']> {
  return {
    nextRunAt: row?.nextRunAt ?? null,
    pausedAt: row?.pausedAt ?? null,
    lastRunId: row?.lastRunId ?? null,
    updatedAt: row?.updatedAt ?? null,
    cadence: channel.config.payout_cadence ?? 'weekly',
  };
}
