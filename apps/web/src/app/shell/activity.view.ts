import type { Activity, ActivityState } from '@platebook/ui';
import type { SyncRun } from '../../shared/api/entities.ts';
import { OPERATIONS, progressOf } from '../../features/batches/batch-words.ts';
import { isAtWork, runPeriod, runTitle } from '../../features/sync/runs/run.view.ts';
import type { RecentBatch } from './activity.queries.ts';

/** What the tray is put together from. */
export type Happening = {
  readonly runs: readonly SyncRun[];
  readonly batches: readonly RecentBatch[];
  /** Names of files that are on their way to the server. */
  readonly uploads: readonly string[];
};

type Options = {
  /** Epoch ms: what ended before was seen in another visit. */
  readonly sinceMs: number;
  readonly dismissed: ReadonlySet<string>;
  /** The page that is open shows its own job itself. */
  readonly pathname: string;
  readonly hrefOf: (path: string) => string;
  readonly onDismiss: (id: string) => void;
};

/** What runs in the background, and what came to its end in this visit: uploads, batches, then runs, the latest first. */
export function toActivities(happening: Happening, options: Options): Activity[] {
  const { sinceMs, dismissed, pathname } = options;
  const isRecent = ({ finished_at }: { finished_at: string | null }) =>
    finished_at === null || Date.parse(finished_at) >= sinceMs;
  return [
    ...happening.uploads.map((name): Activity => ({
      id: `upload ${name}`,
      title: `Upload ${name}`,
      state: 'running',
    })),
    ...happening.batches.filter(isRecent).flatMap((batch) => ofBatch(batch, options)),
    ...happening.runs.filter(isRecent).flatMap((run) => ofRun(run, options)),
  ].filter(({ id, link }) => !dismissed.has(id) && link?.href.split('?')[0] !== pathname);
}

const RUN_STATES: Partial<Record<SyncRun['status'], ActivityState>> = {
  queued: 'waiting',
  waiting: 'waiting',
  running: 'running',
  partial: 'partial',
  succeeded: 'done',
  failed: 'failed',
};

/** A run that waits for a person is over for now; one that was cancelled is nothing to tell the one who did it. */
function ofRun(run: SyncRun, { hrefOf, onDismiss }: Options): Activity[] {
  const state = RUN_STATES[run.status];
  if (state === undefined) {
    return [];
  }
  const { entries, failure } = run.situation;
  const inTheBooks = entries.filter((entry) => entry.state === 'posted').length;
  const isPosting = run.kind === 'post' && entries.length > 0;
  return [
    {
      id: run.id,
      title: runTitle(run),
      state,
      percent: isPosting ? Math.floor((100 * inTheBooks) / entries.length) : null,
      detail: isPosting
        ? `${inTheBooks} of ${entries.length} in the books`
        : (failure?.message ?? runPeriod(run) ?? undefined),
      link: { text: 'Open the run', href: hrefOf(`/dashboard/sync/runs/${run.id}`) },
      ...(isAtWork(run) ? {} : { onDismiss: () => onDismiss(run.id) }),
    },
  ];
}

const BATCH_STATES: Partial<Record<RecentBatch['status'], ActivityState>> = {
  running: 'running',
  paused: 'waiting',
  completed: 'done',
  partial: 'partial',
  failed: 'failed',
};

function ofBatch(batch: RecentBatch, { onDismiss }: Options): Activity[] {
  const state = BATCH_STATES[batch.status];
  if (state === undefined) {
    return [];
  }
  const { percent, words } = progressOf(batch);
  return [
    {
      id: batch.id,
      title: OPERATIONS[batch.operation].title,
      state,
      percent,
      detail: batch.status === 'paused' ? `paused, ${words}` : words,
      link: { text: 'Open the batch', href: `/dashboard/batch-operations/${batch.id}` },
      ...(batch.finished_at === null ? {} : { onDismiss: () => onDismiss(batch.id) }),
    },
  ];
}
