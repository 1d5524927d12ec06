import type { FilterProperty } from '@platebook/ui';
import type { ChannelSyncStatus, EntryStatus } from '../../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import type { ListPart, ListRequest } from '../../../shared/list/list-definition.ts';
import type { EntriesFilter } from '../sync.queries.ts';
import { words, queueViewsWords } from './entries.messages.ts';

export type QueueCounts = Readonly<Record<EntryStatus, number>>;

const WORK: readonly EntryStatus[] = ['failed', 'needs_mapping', 'needs_review', 'ready'];
/** Tabs that are only shown when they have entries. */
const SELDOM: readonly EntryStatus[] = ['posting', 'skipped', 'reversed'];

/** The default tab: the first one waiting for a person, else posted. */
export function usualView(counts: QueueCounts): EntryStatus {
  const waiting = WORK.filter((status) => counts[status] > 0);
  return waiting.find((status) => status === 'ready') ?? waiting[0] ?? 'posted';
}

/** The tabs with their counts. */
export function queueParts(counts: QueueCounts): ListPart[] {
  return viewIds().map((id) => ({
    id,
    label: queueViewsWords[id],
    count: counts[id],
    seldom: SELDOM.includes(id),
  }));
}

/** The tab named by a list. */
export function viewOf(part: string | null, counts: QueueCounts): EntryStatus {
  return viewIds().find((id) => id === part) ?? usualView(counts);
}

/** The filters of the queue, each with a single value. */
export function queueProperties(channels: readonly ChannelSyncStatus[]): FilterProperty[] {
  const stores = new Map(channels.map(({ store_id, store_name }) => [store_id, store_name]));
  return [
    property('store', words.store, stores),
    property('platform', words.platform, Object.entries(PLATFORM_NAMES)),
  ];
}

/** The server's filters; it accepts only the first of several values. */
export function toEntriesFilter(request: ListRequest, status: EntryStatus): EntriesFilter {
  const { filters, from, to, q } = request;
  const store = filters['store']?.[0];
  const platform = filters['platform']?.[0];
  return {
    status,
    ...(store === undefined ? {} : { store_id: store }),
    ...(platform === 'ubereats' || platform === 'doordash' ? { platform } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(q === undefined ? {} : { q }),
  };
}

function property(id: string, label: string, values: Iterable<[string, string]>): FilterProperty {
  return {
    id,
    label,
    single: true,
    values: [...values].map(([value, name]) => ({ value, label: name })),
  };
}

function viewIds(): EntryStatus[] {
  return Object.keys(queueViewsWords) as EntryStatus[];
}
