import { assign, fromPromise, setup } from 'xstate';
import { toRunFailure } from './run-failure.ts';
import type {
  CheckIdentitiesOutput,
  ImportReportOutput,
  PlanEntriesOutput,
  RecogniseReportsOutput,
  RunCounts,
  RunStep,
  RunStepInput,
  SyncLifecycleContext,
  SyncLifecycleEvent,
  SyncLifecycleInput,
} from './sync-lifecycle.types.ts';

const NO_COUNTS: RunCounts = {
  reports: 0,
  reportsRecognised: 0,
  rows: 0,
  rowsQuarantined: 0,
  payouts: 0,
  identitiesChecked: 0,
  identitiesBroken: 0,
  payoutsPlanned: 0,
  entries: 0,
};

/**
 * One run: raw files in, planned journal entries out.
 *
 * importing → recognising → checking → planning → ready; a step that leaves nothing to go on with leads to blocked
 * (the files are at fault: see `context.blocked`), a step that throws leads to failed (the run is at fault: see
 * `context.failure`), and `run.retry` starts the failed step again. A run with at least one planned payout is ready
 * even when other files or payouts of it are blocked.
 *
 * The host gives the four actors with `provide` and persists `getPersistedSnapshot()` after each transition. An actor
 * started from a snapshot taken in a working state runs that step again, so every step must be idempotent by run id.
 * Time limits of a step belong to its actor: timers do not survive a snapshot.
 */
export const syncLifecycleMachine = setup({
  types: {
    context: {} as SyncLifecycleContext,
    events: {} as SyncLifecycleEvent,
    input: {} as SyncLifecycleInput,
    tags: {} as 'working' | 'settled',
  },
  actors: {
    importReport: fromPromise<ImportReportOutput, RunStepInput>(() => notProvided('importReport')),
    recogniseReports: fromPromise<RecogniseReportsOutput, RunStepInput>(() =>
      notProvided('recogniseReports'),
    ),
    checkIdentities: fromPromise<CheckIdentitiesOutput, RunStepInput>(() =>
      notProvided('checkIdentities'),
    ),
    planEntries: fromPromise<PlanEntriesOutput, RunStepInput>(() => notProvided('planEntries')),
  },
  guards: {
    recognisedNothing: (_, output: RecogniseReportsOutput) => output.recognised.length === 0,
    foundNoPayout: (_, output: CheckIdentitiesOutput) => output.payouts === 0,
    plannedNothing: (_, output: PlanEntriesOutput) => output.payoutsPlanned === 0,
    canRetryImport: ({ context }) => canRetry(context, 'import'),
    canRetryRecognise: ({ context }) => canRetry(context, 'recognise'),
    canRetryCheck: ({ context }) => canRetry(context, 'check'),
    canRetryPlan: ({ context }) => canRetry(context, 'plan'),
  },
  actions: {
    storeImport: assign(({ context }, { reports }: ImportReportOutput) => ({
      reports,
      counts: { ...context.counts, reports: reports.length },
    })),
    storeRecognition: assign(({ context }, output: RecogniseReportsOutput) => ({
      recognised: output.recognised,
      blocked: [...context.blocked, ...output.blocked],
      counts: { ...context.counts, reportsRecognised: output.recognised.length },
    })),
    storeCheck: assign(({ context }, { blocked, ...counts }: CheckIdentitiesOutput) => ({
      blocked: [...context.blocked, ...blocked],
      counts: { ...context.counts, ...counts },
    })),
    storePlan: assign(({ context }, { blocked, ...counts }: PlanEntriesOutput) => ({
      blocked: [...context.blocked, ...blocked],
      counts: { ...context.counts, ...counts },
    })),
    storeFailure: assign((_, { step, error }: { step: RunStep; error: unknown }) => ({
      failure: toRunFailure(step, error),
    })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'syncLifecycle',
  context: ({ input }) => ({
    runId: input.runId,
    reportIds: input.reportIds,
    reports: [],
    recognised: [],
    blocked: [],
    counts: NO_COUNTS,
    failure: null,
  }),
  initial: 'importing',
  states: {
    importing: {
      tags: 'working',
      invoke: {
        id: 'importReport',
        src: 'importReport',
        input: ({ context }) => toStepInput(context),
        onDone: {
          target: 'recognising',
          actions: { type: 'storeImport', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'import', error: event.error }),
          },
        },
      },
    },
    recognising: {
      tags: 'working',
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
        onError: {
          target: 'failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'recognise', error: event.error }),
          },
        },
      },
    },
    checking: {
      tags: 'working',
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
        onError: {
          target: 'failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'check', error: event.error }),
          },
        },
      },
    },
    planning: {
      tags: 'working',
      invoke: {
        id: 'planEntries',
        src: 'planEntries',
        input: ({ context }) => toStepInput(context),
        onDone: [
          {
            guard: { type: 'plannedNothing', params: ({ event }) => event.output },
            target: 'blocked',
            actions: { type: 'storePlan', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'storePlan', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'plan', error: event.error }),
          },
        },
      },
    },
    ready: { tags: 'settled' },
    blocked: { tags: 'settled' },
    failed: {
      tags: 'settled',
      on: {
        'run.retry': [
          { guard: 'canRetryImport', target: 'importing', actions: 'clearFailure' },
          { guard: 'canRetryRecognise', target: 'recognising', actions: 'clearFailure' },
          { guard: 'canRetryCheck', target: 'checking', actions: 'clearFailure' },
          { guard: 'canRetryPlan', target: 'planning', actions: 'clearFailure' },
        ],
      },
    },
  },
});

function toStepInput({ runId, reportIds }: SyncLifecycleContext): RunStepInput {
  return { runId, reportIds };
}

function canRetry({ failure }: SyncLifecycleContext, step: RunStep): boolean {
  return failure !== null && failure.step === step && failure.retryable;
}

function notProvided(actor: string): never {
  throw Object.assign(
    new Error(
      `The sync lifecycle has no "${actor}": the host gives it with syncLifecycleMachine.provide({ actors }).`,
    ),
    { code: 'actor_not_provided', retryable: false },
  );
}
