import { AppError } from '../../http/errors.ts';
import type { Handlers } from '../../http/operations.ts';

export type SyncHandlers = Pick<
  Handlers,
  | 'listSyncRuns'
  | 'getSyncStatus'
  | 'getSyncCalendar'
  | 'triggerSync'
  | 'downloadSyncExport'
  | 'getSyncRun'
  | 'retrySyncRun'
  | 'approveSyncRun'
  | 'cancelSyncRun'
  | 'getSyncReport'
  | 'downloadSyncWorkpapers'
  | 'downloadSyncFile'
  | 'getSyncSchedule'
  | 'updateSyncSchedule'
>;

const later = {
  needs: 'tenant',
  handle: () => Promise.reject(new AppError('service_unavailable')),
} as const;

export function syncRoutes(): SyncHandlers {
  return {
    listSyncRuns: later,
    getSyncStatus: later,
    getSyncCalendar: later,
    triggerSync: { ...later, needs: 'user' },
    downloadSyncExport: { ...later, needs: 'user' },
    getSyncRun: later,
    retrySyncRun: later,
    approveSyncRun: later,
    cancelSyncRun: later,
    getSyncReport: later,
    downloadSyncWorkpapers: later,
    downloadSyncFile: later,
    getSyncSchedule: later,
    updateSyncSchedule: later,
  };
}
