import { actorOf } from '../audit/audit-log.ts';
import type { TenantScope } from '../db/database.ts';
import { DEFAULT_LIMIT } from '../http/cursor.ts';
import { AppError } from '../http/errors.ts';
import { accepted, ok } from '../http/operations.ts';
import type { Handlers, Membership } from '../http/operations.ts';
import type { RunWorkpapers } from './export/workpapers-of-run.ts';
import type { ReadFetchedReports } from './fetch/fetched-reports.ts';
import type { SchedulesService } from './schedules/schedules.service.ts';
import type { ReadSyncCalendar } from './schedules/sync-calendar.ts';
import { fileTitle, periodTitle } from '../platform/file-title.ts';
import { writeExportCsv, writeExportWorkbook } from './export/sync-export.ts';
import type { ReadSyncExport } from './export/sync-export.ts';
import type { SyncReports } from './export/sync-report.ts';
import type { SyncRunsService } from './runs/sync-runs.service.ts';
import type { ReadSyncStatus } from './sync-status.ts';
import {
  presentFetchedReport,
  presentReportOfRun,
  presentRun,
  presentRunDetail,
  presentSchedule,
  presentStatus,
  presentTriggered,
} from './sync.presenter.ts';
import type { TriggerSync } from './runs/trigger-sync.ts';

export type SyncRoutesDeps = {
  readonly runs: SyncRunsService;
  readonly trigger: TriggerSync;
  readonly status: ReadSyncStatus;
  readonly calendar: ReadSyncCalendar;
  readonly fetchedReports: ReadFetchedReports;
  readonly exports: ReadSyncExport;
  readonly reports: SyncReports;
  readonly schedules: SchedulesService;
  readonly workpapers: RunWorkpapers;
};

export type SyncHandlers = OverviewHandlers &
  Pick<Handlers, 'triggerSync'> &
  RunHandlers &
  FileHandlers &
  ScheduleHandlers;

export function syncRoutes(deps: SyncRoutesDeps): SyncHandlers {
  return {
    ...overviewRoutes(deps),
    ...triggerRoute(deps),
    ...runRoutes(deps),
    ...fileRoutes(deps),
    ...scheduleRoutes(deps),
  };
}

type OverviewHandlers = Pick<
  Handlers,
  'listSyncRuns' | 'listPlatformReports' | 'getSyncStatus' | 'getSyncCalendar'
>;

function overviewRoutes({
  runs,
  status,
  calendar,
  fetchedReports,
}: SyncRoutesDeps): OverviewHandlers {
  return {
    listSyncRuns: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await runs.list(scope, {
          storeId: query.store_id,
          channelType: query.channel_type,
          status: query.status,
          days: query.days,
          text: query.q,
          sort: query.sort,
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentRun), next_cursor: page.nextCursor });
      },
    },
    listPlatformReports: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await fetchedReports(scope, {
          provider: query.provider,
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentFetchedReport), next_cursor: page.nextCursor });
      },
    },
    getSyncStatus: {
      needs: 'tenant',
      handle: async ({ scope }) => ok(presentStatus(await status(scope))),
    },
    getSyncCalendar: {
      needs: 'tenant',
      handle: async ({ scope, query }) =>
        ok(await calendar(scope, { from: query.from, to: query.to, storeId: query.store_id })),
    },
  };
}

function triggerRoute({ trigger }: SyncRoutesDeps): Pick<Handlers, 'triggerSync'> {
  return {
    triggerSync: {
      needs: 'user',
      handle: async ({ principal, membership, body }) => {
        const triggered = await trigger(
          scopeOf(membership),
          {
            storeIds: body.store_ids,
            channelIds: body.channel_ids,
            channelType: body.channel_type,
            from: body.from,
            to: body.to,
            dryRun: body.dry_run,
            backfill: body.backfill,
            firstOnly: body.first_only,
          },
          { actor: actorOf(principal) },
        );
        return accepted(presentTriggered(triggered), 'Sync started');
      },
    },
  };
}

type RunHandlers = Pick<
  Handlers,
  'getSyncRun' | 'retrySyncRun' | 'approveSyncRun' | 'cancelSyncRun' | 'getSyncReport'
>;

function runRoutes({ runs, reports }: SyncRoutesDeps): RunHandlers {
  return {
    getSyncRun: {
      needs: 'tenant',
      handle: async ({ scope, path }) => ok(presentRunDetail(await runs.detail(scope, path.run))),
    },
    retrySyncRun: {
      needs: 'tenant',
      handle: async ({ scope, path, principal }) =>
        accepted(
          presentRun(await runs.retry(scope, path.run, actorOf(principal))),
          'Sync started again',
        ),
    },
    approveSyncRun: {
      needs: 'tenant',
      handle: async ({ scope, path, principal }) =>
        accepted(
          presentRun(await runs.approve(scope, path.run, actorOf(principal))),
          'Posting started',
        ),
    },
    cancelSyncRun: {
      needs: 'tenant',
      handle: async ({ scope, path, principal }) =>
        accepted(
          presentRun(await runs.cancel(scope, path.run, actorOf(principal))),
          'Sync canceled',
        ),
    },
    getSyncReport: {
      needs: 'tenant',
      handle: async ({ scope, path }) =>
        ok(presentReportOfRun(await reports.report(scope, path.run))),
    },
  };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type FileHandlers = Pick<
  Handlers,
  'downloadSyncExport' | 'downloadSyncWorkpapers' | 'downloadSyncFile'
>;

function fileRoutes({ exports, workpapers, reports }: SyncRoutesDeps): FileHandlers {
  return {
    downloadSyncExport: {
      needs: 'user',
      handle: async ({ membership, query }) => {
        const found = await exports(scopeOf(membership), {
          range: query.date_range,
          from: query.start_date,
          to: query.end_date,
        });
        const { client, from, to } = found;
        const named = (extension: string): string =>
          fileTitle([client, 'Journal entries', periodTitle(from, to)], extension);
        if (query.format === 'json') {
          return ok({ ...found, items: found.lines });
        }
        return query.format === 'xlsx'
          ? { kind: 'file', type: XLSX, name: named('xlsx'), pieces: writeExportWorkbook(found) }
          : { kind: 'file', type: 'text/csv', name: named('csv'), pieces: writeExportCsv(found) };
      },
    },
    downloadSyncWorkpapers: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        const { name, pieces } = await workpapers.ofRun(scope, path.run);
        return { kind: 'file', type: XLSX, name, pieces };
      },
    },
    downloadSyncFile: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        const { name, bytes } = await reports.file(scope, path.run, path.file);
        return { kind: 'file', type: 'application/octet-stream', name, pieces: whole(bytes) };
      },
    },
  };
}

type ScheduleHandlers = Pick<Handlers, 'getSyncSchedule' | 'updateSyncSchedule'>;

function scheduleRoutes({ schedules }: SyncRoutesDeps): ScheduleHandlers {
  return {
    getSyncSchedule: {
      needs: 'tenant',
      handle: async ({ scope, path }) =>
        ok(
          presentSchedule(
            await schedules.find(scope, { storeId: path.store, channelId: path.channel }),
          ),
        ),
    },
    updateSyncSchedule: {
      needs: 'tenant',
      handle: async ({ scope, path, body, principal }) => {
        const saved = await schedules.change(
          scope,
          { storeId: path.store, channelId: path.channel },
          { paused: body.paused, nextRunAt: body.next_run_at },
          actorOf(principal),
        );
        return ok(presentSchedule(saved), 'Schedule saved');
      },
    },
  };
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes;
}

/** The tenant of an operation that names it in its body or query. */
function scopeOf(membership: Membership | null): TenantScope {
  if (membership === null) {
    throw new AppError('client_access_denied');
  }
  return membership.scope;
}
