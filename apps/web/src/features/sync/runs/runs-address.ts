import type { SyncRun } from '../../../shared/api/entities.ts';
import type { RunsFilter } from '../sync.queries.ts';

/** The statuses of runs, by the word in the address. */
export const RUN_STATUSES = {
  queued: 'Queued',
  running: 'Running',
  waiting: 'Waiting',
  partial: 'Partly done',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const satisfies Record<SyncRun['status'], string>;

/** How far back the history can reach, in days. */
export const DAY_CHOICES = [7, 30, 90, 365] as const;

/** Spec 7: the history is filtered by `store_id`, `channel_type`, `status` and `days`; what means nothing is left out. */
export function readRunsFilter(query: URLSearchParams): RunsFilter {
  const store = query.get('store_id');
  const platform = query.get('channel_type');
  const status = query.get('status');
  const days = Number(query.get('days'));
  return {
    ...(store === null || store === '' ? {} : { store_id: store }),
    ...(platform === 'ubereats' || platform === 'doordash' ? { channel_type: platform } : {}),
    ...(isStatus(status) ? { status } : {}),
    ...(Number.isInteger(days) && days >= 1 && days <= 3650 ? { days } : {}),
  };
}

function isStatus(status: string | null): status is SyncRun['status'] {
  return status !== null && Object.hasOwn(RUN_STATUSES, status);
}
