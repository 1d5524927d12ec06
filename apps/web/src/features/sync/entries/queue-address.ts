import type { FilterProperty, ListAddress, ListRules } from '@platebook/ui';
import type { ChannelSyncStatus, EntryStatus } from '../../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import type { EntriesFilter } from '../sync.queries.ts';
import { words, queueViewsWords } from './entries.messages.ts';

export type QueueCounts = Readonly<Record<EntryStatus, number>>;

const WORK: readonly EntryStatus[] = ['failed', 'needs_mapping', 'needs_review', 'ready'];
/** Parts that are only offered while there is something in them. */
const SELDOM: readonly EntryStatus[] = ['posting', 'skipped', 'reversed'];

/** The part that is shown when the address names none: the first that waits for a person, else what was posted. */
export function usualView(counts: QueueCounts): EntryStatus {
  const waiting = WORK.filter((status) => counts[status] > 0);
  return waiting.find((status) => status === 'ready') ?? waiting[0] ?? 'posted';
}

/** The parts to choose among, each with how much is in it. */
export function queueViews(
  counts: QueueCounts,
  current: EntryStatus,
): { id: EntryStatus; label: string; count: number }[] {
  return viewIds()
    .filter((id) => id === current || counts[id] > 0 || !SELDOM.includes(id))
    .map((id) => ({ id, label: queueViewsWords[id], count: counts[id] }));
}

/** The part an address names; null when it names none that there is. */
export function readView(view: string | null): EntryStatus | null {
  return viewIds().find((id) => id === view) ?? null;
}

/** What the address of the queue may say. */
export function queueRules(channels: readonly ChannelSyncStatus[]): ListRules {
  const stores = new Map(channels.map(({ store_id, store_name }) => [store_id, store_name]));
  return {
    properties: [
      storeProperty(stores),
      {
        id: 'platform',
        label: words.platform,
        single: true,
        values: Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label })),
      },
    ],
    sortable: [],
    columns: [],
    panels: ['journal', 'proof', 'history', 'files', 'technical', 'sent'],
  };
}

/** What of an address the server filters by; of several values of one property it takes the first. */
export function toEntriesFilter(address: ListAddress, status: EntryStatus): EntriesFilter {
  const store = address.filters['store']?.[0];
  const platform = address.filters['platform']?.[0];
  return {
    status,
    ...(store === undefined ? {} : { store_id: store }),
    ...(platform === 'ubereats' || platform === 'doordash' ? { platform } : {}),
    ...(address.from === null ? {} : { from: address.from }),
    ...(address.to === null ? {} : { to: address.to }),
    ...(address.q.trim() === '' ? {} : { q: address.q.trim().slice(0, LONGEST_SEARCH) }),
  };
}

const LONGEST_SEARCH = 100;

function storeProperty(stores: ReadonlyMap<string, string>): FilterProperty {
  return {
    id: 'store',
    label: words.store,
    single: true,
    values: [...stores].map(([value, label]) => ({ value, label })),
  };
}

function viewIds(): EntryStatus[] {
  return Object.keys(queueViewsWords) as EntryStatus[];
}
