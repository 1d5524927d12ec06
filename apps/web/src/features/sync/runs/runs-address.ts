import type { FilterProperty, ListFilters } from '@platebook/ui';
import type { ChannelSyncStatus, SyncRun } from '../../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import type { RunsFilter } from '../sync.queries.ts';
import { runStatuses, words } from './runs.messages.ts';

/** How far back the history can reach, in days. */
const DAY_CHOICES = [7, 30, 90, 365] as const;

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

/** What runs can be filtered by, each by one value at a time; the ids are the words of spec 7. */
export function runsProperties(channels: readonly ChannelSyncStatus[]): FilterProperty[] {
  const stores = new Map(channels.map(({ store_id, store_name }) => [store_id, store_name]));
  const property = (id: string, label: string, values: Iterable<[string, string]>) => ({
    id,
    label,
    single: true,
    values: [...values].map(([value, words]) => ({ value, label: words })),
  });
  return [
    property('store_id', words.store, stores),
    property('channel_type', words.platform, Object.entries(PLATFORM_NAMES)),
    property('status', words.status, Object.entries(runStatuses)),
    property(
      'days',
      words.started,
      DAY_CHOICES.map((days) => [String(days), words.inTheLastDays(days)]),
    ),
  ];
}

/** The filters that an address names, as the filter bar takes them. */
export function toRunsFilters(filter: RunsFilter): ListFilters {
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, [String(value)]]));
}

/** The same address under other filters; whatever else it says stays. */
export function withRunsFilters(query: URLSearchParams, filters: ListFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of NAMES) {
    const value = filters[name]?.[0];
    if (value === undefined) {
      next.delete(name);
    } else {
      next.set(name, value);
    }
  }
  return next;
}

const NAMES = ['store_id', 'channel_type', 'status', 'days'] as const;

function isStatus(status: string | null): status is SyncRun['status'] {
  return status !== null && Object.hasOwn(runStatuses, status);
}
