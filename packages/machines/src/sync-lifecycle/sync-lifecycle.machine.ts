import { sendingEntries } from '../posting/posting-sending.ts';
import { toFirstContext } from './run-context.ts';
import { syncLifecycleSetup } from './sync-lifecycle-setup.ts';
import type { RunStepInput, SyncLifecycleContext } from './sync-lifecycle.types.ts';

/**
 * One run: from reports to entries in the books, each entry there exactly once.
 *
 * queued → fetching → recognising → checking → planning → ready → posting → verifying → posted. A run of uploaded files
 * has its reports and begins at `recognising`. A step that leaves nothing to continue with leads to `blocked` (the
 * files are at fault: see `context.blocked`), one that throws to `failed` (the run is at fault: see `context.failure`),
 * and `run.retry` restarts the failed step. When nothing can be planned because lines have no account, the run is
 * `needs_mapping` and rereads its reports once the mapping is saved. A run with at least one planned payout is ready
 * even when other files or payouts of it are blocked; one that finds nothing new is `posted` at once.
 *
 * `posting` hands over up to `POSTING_AT_ONCE` entries at a time. A throttled send waits (`waiting`) and is sent again.
 * A send with an unknown outcome is never repeated at once: it stays in `quarantine` until it can no longer land, then
 * the books are queried by its document number (`ambiguous`): if absent, it is sent again under the same key; if
 * present and equal, it is posted; if present and different, a person decides. Several unknown entries are waited for
 * and queried one after the other. Books that throttle the query answer `later`, which does not count as a query. After
 * `POSTING_ASKS_MAX` queries that broke off the run fails, and its retry begins with the quarantine again. A cancel
 * request meanwhile waits for the outcome.
 *
 * `partial` has some entries in the books and some that are not. A later reversal is a run of its own.
 *
 * The host provides the actors with `provide` and persists `getPersistedSnapshot()` after each transition; a persisted
 * snapshot goes through `toCurrentSnapshot` before it is started again. An actor started from a snapshot taken in a
 * working state runs that step again, so every actor is idempotent by run id or by key. Timeouts of a step belong to
 * its actor: timers do not survive a snapshot, so waiting is an actor too, `waitOut`.
 *
 * @example
 * import { createActor, fromPromise } from 'xstate';
 * const fetchReports = fromPromise<FetchReportsOutput, RunStepInput>(async () => ({ reports: [] }));
 * const machine = syncLifecycleMachine.provide({ actors: { fetchReports } }); // and the other steps
 * const run = createActor(machine, { input: { runId: 'r1', reportIds: [] } }).start();
 * run.getSnapshot().value; // 'queued', until 'run.start' is sent
 */
export const syncLifecycleMachine = syncLifecycleSetup.createMachine({
  id: 'syncLifecycle',
  context: ({ input }) => toFirstContext(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasFiles', target: 'recognising' }, { target: 'queued' }] },
    queued: {
      tags: 'waiting',
      on: { 'run.start': 'fetching', 'run.cancel': 'cancelled' },
    },
    fetching: {
      tags: 'working',
      on: { 'run.cancel': 'cancelled' },
      invoke: {
        id: 'fetchReports',
        src: 'fetchReports',
        input: ({ context }) => toStepInput(context),
        onDone: {
          target: 'recognising',
          actions: { type: 'storeReports', params: ({ event }) => event.output },
        },
        onError: failedAt('fetch'),
      },
    },
    recognising: {
      tags: 'working',
      on: { 'run.cancel': 'cancelled' },
      invoke: {
        id: 'recogniseReports',
        src: 'recogniseReports',
        input: ({ context }) => toStepInput(context),
        onDone: [
          {
            guard: { type: 'recognisedNothing', params: ({ event }) => event.output },
            target: 'blocked',
            actions: { type: 'storeRecognition', params: ({ event }) => event.output },
          },
          {
            target: 'checking',
            actions: { type: 'storeRecognition', params: ({ event }) => event.output },
          },
        ],
        onError: failedAt('recognise'),
      },
    },
    checking: {
      tags: 'working',
      on: { 'run.cancel': 'cancelled' },
      invoke: {
        id: 'checkIdentities',
        src: 'checkIdentities',
        input: ({ context }) => toStepInput(context),
        onDone: [
          {
            guard: { type: 'foundNoPayout', params: ({ event }) => event.output },
            target: 'blocked',
            actions: { type: 'storeCheck', params: ({ event }) => event.output },
          },
          {
            target: 'planning',
            actions: { type: 'storeCheck', params: ({ event }) => event.output },
          },
        ],
        onError: failedAt('check'),
      },
    },
    planning: {
      tags: 'working',
      on: { 'run.cancel': 'cancelled' },
      invoke: {
        id: 'planEntries',
        src: 'planEntries',
        input: ({ context }) => toStepInput(context),
        onDone: [
          {
            guard: { type: 'lacksAccounts', params: ({ event }) => event.output },
            target: 'needs_mapping',
            actions: { type: 'storePlan', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'plannedNothing', params: ({ event }) => event.output },
            target: 'blocked',
            actions: { type: 'storePlan', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'foundNothingNew', params: ({ event }) => event.output },
            target: 'posted',
            actions: { type: 'storePlan', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'postsByItself', params: ({ event }) => event.output },
            target: 'posting',
            actions: { type: 'storePlan', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'storePlan', params: ({ event }) => event.output },
          },
        ],
        onError: failedAt('plan'),
      },
    },
    blocked: { tags: 'settled' },
    needs_mapping: {
      tags: 'waiting',
      on: { 'mapping.saved': 'recognising', 'run.cancel': 'cancelled' },
    },
    ready: {
      tags: 'waiting',
      on: {
        'run.approve': { guard: 'hasPending', target: 'posting' },
        'mapping.saved': 'recognising',
        'run.cancel': 'cancelled',
      },
    },
    posting: sendingEntries,
    verifying: {
      tags: 'working',
      invoke: {
        id: 'readBack',
        src: 'readBack',
        input: ({ context }) => toStepInput(context),
        onDone: [
          {
            guard: { type: 'isWhole', params: ({ event }) => event.output },
            target: 'posted',
            actions: { type: 'storeReadBack', params: ({ event }) => event.output },
          },
          {
            target: 'partial',
            actions: { type: 'storeReadBack', params: ({ event }) => event.output },
          },
        ],
        onError: failedAt('verify'),
      },
    },
    posted: { tags: 'settled' },
    partial: {
      tags: 'settled',
      on: {
        'run.retry': [
          { guard: 'hasUnsent', target: 'posting', actions: 'reopenRefused' },
          { target: 'verifying' },
        ],
      },
    },
    cancelled: {
      tags: 'settled',
      on: { 'run.retry': { target: 'starting', actions: 'startOver' } },
    },
    failed: {
      tags: 'settled',
      on: {
        'run.retry': [
          retry('fetch', 'fetching'),
          retry('recognise', 'recognising'),
          retry('check', 'checking'),
          retry('plan', 'planning'),
          {
            guard: 'canAskFor',
            target: 'posting.quarantine',
            actions: ['clearFailure', 'resetAsks'],
          },
          {
            guard: { type: 'canRetry', params: { step: 'post' } },
            target: 'posting',
            actions: ['clearFailure', 'reopenRefused', 'clearWait'],
          },
          retry('verify', 'verifying'),
        ],
      },
    },
  },
});

function failedAt<const Step extends string>(step: Step) {
  return {
    target: 'failed',
    actions: {
      type: 'storeFailure',
      params: ({ event }: { event: { error: unknown } }) => ({ step, error: event.error }),
    },
  } as const;
}

function retry<const Step extends string, const Target extends string>(step: Step, target: Target) {
  return {
    guard: { type: 'canRetry', params: { step } },
    target,
    actions: 'clearFailure',
  } as const;
}

function toStepInput({ runId, reportIds }: SyncLifecycleContext): RunStepInput {
  return { runId, reportIds };
}
