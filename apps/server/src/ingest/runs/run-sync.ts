import { setTimeout as delay } from 'node:timers/promises';
import { createActor, fromPromise, waitFor } from 'xstate';
import { syncLifecycleMachine } from '@platebook/machines';
import type {
  AskOutcome,
  RunSnapshot,
  SyncLifecycleContext,
  SyncLifecycleEvent,
  WaitInput,
} from '@platebook/machines';
import type { Database, TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RecordEvent } from '../../platform/operation-event.ts';
import type { Live } from '../../messages/live/live.port.ts';
import { NotKnownYet, pauseBeforeAsking } from '../../books/posting/ask-again.port.ts';
import type { PostingProtocol } from '../../books/posting/posting.port.ts';
import { enqueueRun } from './enqueue-run.ts';
import { jobScope } from '../../jobs/job-scope.ts';
import { createDeferral } from './deferral.ts';
import type { Deferral } from './deferral.ts';
import { leaveToOtherRelease, leaveToOtherRun } from './leave-run.ts';
import { readBackRun } from '../post/read-back-run.ts';
import { recordStage } from './record-stage.ts';
import type { RecordedStep } from './record-stage.ts';
import type { RunSteps } from './run-steps.ts';
import { outlastOutage } from './step-outage.ts';
import { sendAll } from '../post/send-all.ts';
import { findRun, isBesideOther } from './sync-runs.store.ts';
import { requestChange } from './run-progress.store.ts';
import type { SyncRunRow } from './sync-runs.store.ts';
import type { NotifyOutcome } from './notify-outcome.ts';
import { createTimeSlice, TIME_SLICE_MS } from './time-slice.ts';
import { createSaver } from './save-run.ts';
import { watchForCancel } from './watch-for-cancel.ts';

/** Waits up to this long are awaited in place; longer ones yield the worker. */
const SIT_OUT_MS = 2_000;

const RATE_LIMIT_MS = 1_000;

export type RunDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
  readonly log: Logger;
  /** Records the outcome of each step. */
  readonly record: RecordEvent;
  readonly posting: PostingProtocol;
  /** How long an unanswered send may still arrive (reliability.md 3.2), if the protocol did not say. */
  readonly quarantineMs: number;
  /** The base delay before an unanswered query is retried. */
  readonly retryMs: number;
  /** The time slice of a run that sends or reads back; `TIME_SLICE_MS` by default. */
  readonly sliceMs?: number;
  readonly stepsOf: (context: {
    readonly scope: TenantScope;
    readonly run: SyncRunRow;
    readonly deferral: Deferral;
  }) => RunSteps;
  readonly notifyOutcome: NotifyOutcome;
};

/**
 * Runs a sync lifecycle from its current state until it settles or has to wait. Every state is saved before the next
 * step, the last one together with its notifications, so a run that lost its process restarts its last step; steps are
 * idempotent. A settled run is left alone unless a person requested a retry.
 */
export async function runSync(
  deps: RunDeps,
  { tenantId, runId }: { readonly tenantId: string; readonly runId: string },
): Promise<void> {
  const scope = jobScope(tenantId, `run-${runId}`);
  const found = await deps.database.inTenant(scope, async (tx) => {
    const run = await findRun(tx, runId);
    return run === null || isDone(run) ? null : { run, isBeside: await isBesideOther(tx, run) };
  });
  if (found === null) {
    return;
  }
  const { run, isBeside } = found;
  if (run.otherVersion !== null) {
    await leaveToOtherRelease(deps, scope, run);
    return;
  }
  try {
    await (isBeside ? leaveToOtherRun(deps, scope, run) : takeUp(deps, scope, run));
  } catch (error) {
    // Another run of the channel began concurrently; nothing of this one was saved.
    if (!(error instanceof AppError) || error.code !== 'channel_is_syncing') {
      throw error;
    }
    await leaveToOtherRun(deps, scope, run);
  }
}

async function takeUp(deps: RunDeps, scope: TenantScope, run: SyncRunRow): Promise<void> {
  const { id: runId } = run;
  const deferral = createDeferral();
  const actor = createRunActor(deps, { scope, run, deferral });
  const save = createSaver(deps, scope, run);
  // The state and start time it resumes with are already stored.
  let isStored = run.machine !== null && actor.getSnapshot().hasTag('working');
  actor.subscribe((snapshot) => {
    if (isStored) {
      isStored = false;
      return;
    }
    save({
      snapshot: actor.getPersistedSnapshot() as RunSnapshot,
      isSettled: !snapshot.hasTag('working') && snapshot.value !== 'queued',
    });
  });
  actor.start();
  const hearing = new AbortController();
  try {
    const first = firstEvent(run, actor.getSnapshot().value);
    if (first !== null) {
      actor.send(first);
    }
    if (first?.type === 'run.retry' && actor.getSnapshot().value === 'queued') {
      actor.send({ type: 'run.start' });
    }
    void watchForCancel(deps, { scope, runId, signal: hearing.signal }, () =>
      actor.send({ type: 'run.cancel' }),
    );
    const settled = waitFor(actor, (snapshot) => !snapshot.hasTag('working'), {
      timeout: Number.POSITIVE_INFINITY,
    }).then(() => null);
    const until = await Promise.race([settled, deferral.deferred]);
    // The promise of an actor that is stopped while deferred is ignored.
    settled.catch(() => undefined);
    actor.stop();
    await save.finished();
    await deps.database.inTenant(scope, async (tx) => {
      if (until === null) {
        await save.last(tx);
        await requestChange(tx, runId, null);
        await deps.notifyOutcome(tx, scope, runId);
      } else {
        await enqueueRun(deps, tx, run, until);
      }
    });
  } finally {
    hearing.abort();
    actor.stop();
    await save.finished();
  }
}

/** A settled or waiting run does nothing unless a person requests something. */
function isDone({ finishedAt, asked, state, machine }: SyncRunRow): boolean {
  if (finishedAt === null || asked === 'retry') {
    return false;
  }
  return !(state === 'ready' && hasUnsentEntries(machine));
}

function hasUnsentEntries(machine: RunSnapshot | null): boolean {
  return machine?.context.entries.some((entry) => entry.state === 'pending') === true;
}

/** The event that a run starts or resumes with. */
function firstEvent(run: SyncRunRow, value: unknown): SyncLifecycleEvent | null {
  if (run.asked === 'cancel') {
    return { type: 'run.cancel' };
  }
  switch (value) {
    case 'queued':
      return { type: 'run.start' };
    case 'ready':
      return hasUnsentEntries(run.machine) ? { type: 'run.approve' } : { type: 'mapping.saved' };
    case 'needs_mapping':
      return { type: 'mapping.saved' };
    case 'cancelled':
    case 'failed':
    case 'partial':
      return { type: 'run.retry' };
    default:
      return null;
  }
}

type Taken = {
  readonly scope: TenantScope;
  readonly run: SyncRunRow;
  readonly deferral: Deferral;
};

function createRunActor(deps: RunDeps, taken: Taken) {
  const { scope, run, deferral } = taken;
  const { posting, clock, sliceMs = TIME_SLICE_MS } = deps;
  const yieldIfDue = createTimeSlice({ deferral, clock, sliceMs });
  const steps = deps.stepsOf(taken);
  const logged = <T>(step: RecordedStep, doing: () => Promise<T>): Promise<T> =>
    recordStage({ ...deps, tenantId: scope.tenantId, runId: run.id, step }, doing);
  const lasting = <T>(step: RecordedStep, doing: () => Promise<T>): Promise<T> =>
    logged(step, () => outlastOutage(deps, deferral, doing));
  // A resumed run keeps its earlier wait start; its next wait starts then.
  const isBack = run.state === 'posting.quarantine' || run.state === 'posting.waiting';
  let waitsSince = isBack ? run.updatedAt : null;
  const provided = syncLifecycleMachine.provide({
    actors: {
      fetchReports: fromPromise(() => lasting('fetchReports', () => steps.fetchReports())),
      recogniseReports: fromPromise(() =>
        lasting('recogniseReports', () => steps.recogniseReports()),
      ),
      checkIdentities: fromPromise(() => lasting('checkIdentities', () => steps.checkIdentities())),
      planEntries: fromPromise(() => lasting('planEntries', () => steps.planEntries())),
      sendEntries: fromPromise(async ({ input: { keys } }) => {
        await yieldIfDue();
        const untilMs = await logged('lookUpEntries', () => posting.lookUp(scope, keys));
        if (untilMs !== null) {
          return keys.slice(0, 1).map((key) => ({ key, outcome: { kind: 'throttled', untilMs } }));
        }
        return sendAll((key) => logged('sendEntry', () => posting.send(scope, key)), {
          keys,
          isStopping: () => actor.getSnapshot().context.stopAsked,
        });
      }),
      askBooks: fromPromise(({ input: { key } }) =>
        askOrWait(deps, key, () => logged('askBooks', () => posting.ask(scope, key))),
      ),
      waitOut: fromPromise(({ input }) => {
        const since = waitsSince ?? clock.now();
        waitsSince = null;
        return waitOut(deps, input, { since, deferral });
      }),
      readBack: fromPromise(() =>
        lasting('readBack', () =>
          readBackRun(deps, { ...taken, yieldIfDue, keys: sentKeys(actor) }),
        ),
      ),
    },
  });
  const input = {
    runId: run.id,
    reportIds: run.file === null ? [] : [run.file.sha256],
    autoPost: true,
  };
  const actor =
    run.machine === null
      ? createActor(provided, { input })
      : createActor(provided, { input, snapshot: run.machine });
  return actor;
}

type Knowing = { readonly getSnapshot: () => { readonly context: SyncLifecycleContext } };

/** The keys that are in QuickBooks as far as the run knows. */
function sentKeys(actor: Knowing): string[] {
  return actor
    .getSnapshot()
    .context.entries.filter(({ state }) => state === 'posted' || state === 'different')
    .map(({ key }) => key);
}

/** Queries QuickBooks, or returns when to retry: while it does not answer, nothing is decided and nothing is given up. */
async function askOrWait(
  { clock, retryMs }: RunDeps,
  key: string,
  ask: () => Promise<AskOutcome>,
): Promise<AskOutcome> {
  try {
    return await ask();
  } catch (error) {
    const untilMs =
      error instanceof NotKnownYet
        ? error.untilMs
        : clock.now().getTime() + pauseBeforeAsking(error, retryMs);
    return { kind: 'later', key, untilMs };
  }
}

/** Counted from when the run began to wait. */
async function waitOut(
  { clock, quarantineMs }: RunDeps,
  { why, untilMs }: WaitInput,
  { since, deferral }: { readonly since: Date; readonly deferral: Deferral },
): Promise<void> {
  const until = untilMs ?? since.getTime() + (why === 'quarantine' ? quarantineMs : RATE_LIMIT_MS);
  const left = until - clock.now().getTime();
  if (left > SIT_OUT_MS) {
    await deferral.defer(new Date(until));
  }
  if (left > 0) {
    await delay(left);
  }
}
