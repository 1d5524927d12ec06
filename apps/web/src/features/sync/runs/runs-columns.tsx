import { Link, StatusPill, statusWords, type FilterProperty } from '@platebook/ui';
import type { ChannelSyncStatus, SyncRun } from '../../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import type { ListColumn } from '../../../shared/list/list-definition.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { runPeriod, runTitle } from './run-title.ts';
import { triggerName } from './run.view.ts';
import { words } from './runs-list.messages.ts';
import { runStatuses, words as runWords } from './runs.messages.ts';

/** The columns of the list of runs; `hrefOf` links to one. */
export function runsColumns(hrefOf: (run: SyncRun) => string): readonly ListColumn<SyncRun>[] {
  return [
    {
      id: 'title',
      header: words.column,
      value: runTitle,
      cell: (run) => (
        <Link href={hrefOf(run)} variant="quiet">
          {runTitle(run)}
        </Link>
      ),
      width: 184,
      pinned: true,
      card: 'title',
    },
    {
      id: 'status',
      header: words.status,
      value: ({ status }) => statusWords({ kind: 'run', status }).word,
      cell: ({ status }) => <StatusPill kind="run" status={status} />,
      width: 116,
      card: 'value',
    },
    {
      id: 'started',
      header: words.started,
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => <Instant at={created_at} />,
      width: 184,
      sorts: true,
      card: 'note-end',
    },
    {
      id: 'period',
      header: words.days,
      value: (run) => runPeriod(run) ?? '',
      width: 168,
      card: 'note',
    },
    {
      id: 'trigger',
      header: words.startedBy,
      value: (run) => (run.dry_run ? words.dryRun(triggerName(run)) : triggerName(run)),
      width: 108,
    },
    count('payouts', words.payouts, 104, ({ situation }) => situation.counts.payouts),
    count('entries', words.entries, 96, ({ situation }) =>
      Math.max(situation.counts.entries, situation.entries.length),
    ),
  ];
}

function count(
  id: string,
  header: string,
  width: number,
  value: (run: SyncRun) => number,
): ListColumn<SyncRun> {
  return { id, header, value, width, numeric: true };
}

/** The time ranges of the history, in days. */
const DAY_CHOICES = [7, 30, 90, 365] as const;

/** The filters of runs, each with a single value. */
export function runsProperties(
  channels: readonly Pick<ChannelSyncStatus, 'store_id' | 'store_name'>[],
): FilterProperty[] {
  const stores = new Map(channels.map(({ store_id, store_name }) => [store_id, store_name]));
  const property = (id: string, label: string, values: Iterable<[string, string]>) => ({
    id,
    label,
    single: true,
    values: [...values].map(([value, name]) => ({ value, label: name })),
  });
  return [
    property('store', runWords.store, stores),
    property('platform', runWords.platform, Object.entries(PLATFORM_NAMES)),
    property('status', runWords.status, Object.entries(runStatuses)),
    property(
      'days',
      runWords.started,
      DAY_CHOICES.map((days) => [String(days), runWords.inTheLastDays(days)]),
    ),
  ];
}
