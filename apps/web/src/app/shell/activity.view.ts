import type { Activity, ActivityState } from '@platebook/ui';
import type { SyncRun } from '../../shared/api/entities.ts';
import { progressOf } from '../../features/batches/batch-progress.ts';
import { operationTitles } from '../../features/batches/batch-progress.messages.ts';
import { isAtWork, runPeriod, runTitle } from '../../features/sync/runs/run-title.ts';
import { reasonSentence } from '../../shared/language/server-errors.ts';
import { percentOf, progressInWords } from '../../shared/jobs/job.view.ts';
import type { Job, Jobs } from '../../shared/jobs/jobs.ts';
import { words as jobWords } from '../../shared/jobs/jobs.messages.ts';
import type { RecentBatch } from './activity.queries.ts';
import { words } from './shell.messages.ts';

/** The inputs of the activity tray. */
export type Happening = {
  readonly runs: readonly SyncRun[];
  readonly batches: readonly RecentBatch[];
  /** Uploads in progress; percent is null for an upload in a single request. */
  readonly uploads: readonly { readonly name: string; readonly percent: number | null }[];
  /** Titles of list exports in progress. */
  readonly exports: readonly string[];
  /** The page's bulk jobs. */
  readonly jobs: readonly Job[];
};

type Options = {
  /** Epoch ms: work that ended earlier is no longer shown. */
  readonly sinceMs: number;
  readonly dismissed: ReadonlySet<string>;
  /** The open page, which shows its own job itself. */
  readonly pathname: string;
  readonly hrefOf: (path: string) => string;
  readonly onDismiss: (id: string) => void;
  /** Cancels a run; null without permission. */
  readonly onCancelRun: ((id: string) => void) | null;
  /** Why the server refused the last cancel request. */
  readonly refusal: { readonly runId: string; readonly message: string } | null;
  readonly jobs: Pick<Jobs, 'stop' | 'retry' | 'undo' | 'dismiss'>;
};

/** Background work and recent results: uploads, exports, jobs, batches, then runs, latest first. */
export function toActivities(happening: Happening, options: Options): Activity[] {
  const { sinceMs, dismissed, pathname } = options;
  const isRecent = ({ finished_at }: { finished_at: string | null }) =>
    finished_at === null || Date.parse(finished_at) >= sinceMs;
  return [
    ...happening.uploads.map(({ name, percent }): Activity => ({
      id: `upload ${name}`,
      title: words.upload(name),
      state: 'running',
      percent,
    })),
    ...happening.exports.map((title, at): Activity => ({
      id: `export ${at}`,
      title,
      state: 'running',
    })),
    ...happening.jobs.map((job) => ofJob(job, options)),
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

/** A run that waits for a person counts as finished; one canceled by this user is not listed. */
function ofRun(run: SyncRun, { hrefOf, onDismiss, onCancelRun, refusal }: Options): Activity[] {
  const state = RUN_STATES[run.status];
  if (state === undefined) {
    return [];
  }
  const { entries, failure } = run.situation;
  const inTheBooks = entries.filter((entry) => entry.state === 'posted').length;
  const isPosting = run.kind === 'post' && entries.length > 0;
  const progress = isPosting
    ? words.posted(inTheBooks, entries.length)
    : failure === null
      ? (runPeriod(run) ?? undefined)
      : reasonSentence(failure);
  const canCancel = onCancelRun !== null && isAtWork(run) && !run.situation.stop_requested;
  return [
    {
      id: run.id,
      title: runTitle(run),
      state,
      percent: isPosting ? Math.floor((100 * inTheBooks) / entries.length) : null,
      detail: refusal?.runId === run.id ? refusal.message : progress,
      link: { text: words.openRun, href: hrefOf(`/dashboard/sync/runs/${run.id}`) },
      ...(canCancel ? { onCancel: () => onCancelRun(run.id) } : {}),
      ...(isAtWork(run) ? {} : { onDismiss: () => onDismiss(run.id) }),
    },
  ];
}

const JOB_STATES = {
  running: 'running',
  undoing: 'running',
  done: 'done',
  partial: 'partial',
  failed: 'failed',
  stopped: 'partial',
  undone: 'undone',
} as const satisfies Record<Job['state'], ActivityState>;

function ofJob(job: Job, { jobs }: Options): Activity {
  const { id, state, title, failures, link, canUndo, endedAtMs } = job;
  const isLeft = state === 'partial' || state === 'failed' || state === 'stopped';
  return {
    id,
    title: state === 'undoing' ? jobWords.undoing(title) : title,
    state: JOB_STATES[state],
    percent: percentOf(job),
    detail: failures[0]?.message ?? progressInWords(job),
    link,
    ...(endedAtMs === null
      ? { onCancel: () => jobs.stop(id) }
      : { onDismiss: () => jobs.dismiss(id) }),
    ...(isLeft ? { onRetry: () => jobs.retry(id) } : {}),
    ...(canUndo ? { undo: { onUndo: () => jobs.undo(id) } } : {}),
  };
}

/** The combined progress of running work, in percent; null if nothing runs or reports progress. */
export function percentOfAll(activities: readonly Activity[]): number | null {
  const known = activities.flatMap(({ state, percent }) =>
    state === 'running' && typeof percent === 'number' ? [percent] : [],
  );
  const sum = known.reduce((total, percent) => total + percent, 0);
  return known.length === 0 ? null : Math.floor(sum / known.length);
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
  const { percent, words: progress } = progressOf(batch);
  return [
    {
      id: batch.id,
      title: operationTitles[batch.operation],
      state,
      percent,
      detail: batch.status === 'paused' ? words.paused(progress) : progress,
      link: { text: words.openBatch, href: `/dashboard/batch-operations/${batch.id}` },
      ...(batch.finished_at === null ? {} : { onDismiss: () => onDismiss(batch.id) }),
    },
  ];
}
