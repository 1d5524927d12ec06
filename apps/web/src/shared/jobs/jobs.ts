import { failureTitle } from '../query/failure.view.ts';
import type { JobItem, JobWork } from './job-item.ts';
import { words } from './jobs.messages.ts';
import type { SavedJob, SavedJobs } from './saved-jobs.ts';

export type JobPlan = {
  /** Verb and object: "Archive 3 clients". */
  readonly title: string;
  readonly items: readonly JobItem[];
  readonly work: JobWork;
  /** Undoes the work on one item. Without it there is no undo, and the reader confirmed before. */
  readonly undo?: JobWork | undefined;
  /** Identifies the undo after a reload; without it `undo` is lost with the page. */
  readonly undoKind?: string | undefined;
  /** Called after the last item with the finished ones: invalidates queries, or saves the collected results. */
  readonly onEnd?: ((done: readonly JobItem[]) => Promise<unknown>) | undefined;
  /** A link to the result, once there is one. */
  readonly link?: (() => JobLink | undefined) | undefined;
};

export type JobLink = { readonly text: string; readonly href: string };

export type JobState = 'running' | 'undoing' | 'done' | 'partial' | 'failed' | 'stopped' | 'undone';

export type JobFailure = { readonly item: JobItem; readonly message: string };

export type Job = {
  readonly id: string;
  readonly title: string;
  readonly state: JobState;
  /** The number of items, and how many are finished. */
  readonly total: number;
  readonly over: number;
  readonly done: readonly JobItem[];
  readonly failures: readonly JobFailure[];
  /** Whether the work can be undone. */
  readonly canUndo: boolean;
  readonly link: JobLink | undefined;
  /** Epoch ms; null while running. */
  readonly endedAtMs: number | null;
};

export type Jobs = {
  /** Latest first. Referentially stable between changes. */
  readonly list: () => readonly Job[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the job's id at once; the job never rejects. */
  readonly start: (plan: JobPlan) => string;
  /** Starts no further item. */
  readonly stop: (id: string) => void;
  /** Retries failed items. */
  readonly retry: (id: string) => void;
  readonly undo: (id: string) => void;
  /** Undoes the latest undoable job; returns whether there was one. */
  readonly undoLast: () => boolean;
  readonly dismiss: (id: string) => void;
  /** Stops and removes all jobs on sign-out. */
  readonly clear: () => void;
};

/** A successful response that is a refusal: its message is shown as is. */
export class JobRefusal extends Error {}

/** The concurrency of a job. */
const AT_A_TIME = 3;
/** How long finished jobs are listed and can be undone. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

type Running = { job: Job; readonly plan: JobPlan; stopping: AbortController };
type Host = {
  readonly nowMs: () => number;
  readonly newId: () => string;
  /** Jobs of an earlier page load; without it jobs are not persisted. */
  readonly saved?: SavedJobs | undefined;
};

/** The page's bulk jobs with progress, failures and undo. They outlive the page component that started them. */
export function createJobs({ nowMs, newId, saved }: Host): Jobs {
  const known = new Map<string, Running>(restored(saved, nowMs()));
  const { changed, ...listing } = createListing(known, { nowMs, saved });
  const begin = (one: Running, items: readonly JobItem[], isUndo = false) => {
    const update = (change: Partial<Job>) => {
      one.job = { ...one.job, ...change };
      changed();
    };
    void perform(one, { items, isUndo, nowMs, update });
  };
  const undo = (id: string) => {
    const one = known.get(id);
    if (one?.job.canUndo === true) {
      begin(one, one.job.done, true);
    }
  };
  return {
    ...listing,
    start: (plan) => {
      const one = { plan, stopping: new AbortController(), job: newJob(newId(), plan) };
      known.set(one.job.id, one);
      begin(one, plan.items);
      return one.job.id;
    },
    stop: (id) => known.get(id)?.stopping.abort(),
    retry: (id) => {
      const one = known.get(id);
      if (one !== undefined && one.job.endedAtMs !== null) {
        begin(one, leftOf(one));
      }
    },
    undo,
    undoLast: () => {
      const last = listing.list().find(({ canUndo }) => canUndo);
      undo(last?.id ?? '');
      return last !== undefined;
    },
    dismiss: (id) => {
      known.delete(id);
      changed();
    },
    clear: () => {
      for (const { stopping } of known.values()) {
        stopping.abort();
      }
      known.clear();
      changed();
    },
  };
}

/** The job list and its subscribers. */
function createListing(
  known: ReadonlyMap<string, Running>,
  { nowMs, saved }: Pick<Host, 'nowMs' | 'saved'>,
) {
  const listeners = new Set<() => void>();
  const isRetained = ({ endedAtMs }: Job) =>
    endedAtMs === null || nowMs() - endedAtMs < RETENTION_MS;
  let listed: readonly Job[] = [...known.values()].map(({ job }) => job).toReversed();
  return {
    list: () => listed,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => {
      listed = [...known.values()]
        .map(({ job }) => job)
        .filter(isRetained)
        .toReversed();
      saved?.save([...known.values()].flatMap(toSaved));
      for (const listener of listeners) {
        listener();
      }
    },
  };
}

function toSaved({ job, plan }: Running): readonly SavedJob[] {
  const { id, title, done, canUndo, endedAtMs } = job;
  return canUndo && endedAtMs !== null && plan.undoKind !== undefined
    ? [{ id, title, undoKind: plan.undoKind, done, endedAtMs }]
    : [];
}

/** Undoable jobs of an earlier page load. */
function restored(saved: SavedJobs | undefined, nowMs: number): readonly [string, Running][] {
  return (saved?.load() ?? []).flatMap((one): [string, Running][] => {
    const { id, title, undoKind, done, endedAtMs } = one;
    const undo = saved?.undoOf(undoKind);
    if (undo === undefined || nowMs - endedAtMs >= RETENTION_MS) {
      return [];
    }
    const { work, onEnd } = undo;
    const plan: JobPlan = { title, items: done, work, undo: work, undoKind, onEnd };
    const ended = { over: done.length, done, canUndo: true, endedAtMs };
    const job: Job = { ...newJob(id, plan), ...ended, state: 'done' };
    return [[id, { plan, job, stopping: new AbortController() }]];
  });
}

function newJob(id: string, { title, items }: JobPlan): Job {
  return {
    id,
    title,
    state: 'running',
    total: items.length,
    over: 0,
    done: [],
    failures: [],
    canUndo: false,
    link: undefined,
    endedAtMs: null,
  };
}

type Performing = {
  readonly items: readonly JobItem[];
  readonly isUndo: boolean;
  readonly nowMs: Host['nowMs'];
  readonly update: (change: Partial<Job>) => void;
};

/** Runs or undoes a job's work on these items; never rejects. */
async function perform(one: Running, { items, isUndo, nowMs, update }: Performing): Promise<void> {
  const { plan } = one;
  one.stopping = new AbortController();
  const { signal } = one.stopping;
  update({
    state: isUndo ? 'undoing' : 'running',
    total: items.length,
    over: 0,
    failures: [],
    canUndo: false,
    endedAtMs: null,
  });
  const act = isUndo ? (plan.undo ?? plan.work) : plan.work;
  const fail = (item: JobItem, message: string) =>
    update({ failures: [...one.job.failures, { item, message }] });
  await runItems(items, signal, async (item) => {
    try {
      await act(item);
      update(withOver(one.job, item, isUndo));
    } catch (error) {
      update({ over: one.job.over + 1 });
      fail(item, refusalOf(error));
    }
  });
  const failure = await failureOf(plan.onEnd?.(one.job.done));
  if (failure !== null && !isUndo) {
    fail({ id: 'end', name: words.wholeJob }, failure);
  }
  update({
    state: endState(one.job, { isUndo, isStopped: signal.aborted }),
    canUndo: plan.undo !== undefined && one.job.done.length > 0,
    link: plan.link?.(),
    endedAtMs: nowMs(),
  });
}

function withOver(job: Job, item: JobItem, isUndo: boolean): Pick<Job, 'over' | 'done'> {
  return {
    over: job.over + 1,
    done: isUndo ? job.done.filter(({ id }) => id !== item.id) : [...job.done, item],
  };
}

/** A job's unfinished items, failed or not started. */
function leftOf({ job, plan }: Running): readonly JobItem[] {
  const done = new Set(job.done.map(({ id }) => id));
  return plan.items.filter(({ id }) => !done.has(id));
}

function endState(
  { done, failures }: Job,
  { isUndo, isStopped }: { isUndo: boolean; isStopped: boolean },
): JobState {
  if (isUndo) {
    return done.length === 0 ? 'undone' : 'partial';
  }
  if (failures.length > 0) {
    return done.length === 0 ? 'failed' : 'partial';
  }
  return isStopped ? 'stopped' : 'done';
}

async function failureOf(end: Promise<unknown> | undefined): Promise<string | null> {
  try {
    await end;
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

/** A refusal's reason, in a sentence. */
export function refusalOf(error: unknown): string {
  return error instanceof JobRefusal ? error.message : failureTitle(error);
}

/** Runs items in order with limited concurrency; starts none after a stop. */
async function runItems(
  items: readonly JobItem[],
  signal: AbortSignal,
  act: (item: JobItem) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    const item = signal.aborted ? undefined : waiting.shift();
    if (item !== undefined) {
      await act(item);
      await worker();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
