import { assign, fromPromise, setup } from 'xstate';
import { POSTING_ASKS_MAX } from '../limits.ts';
import {
  afterAnswer,
  afterReadBack,
  countPosted,
  nextPending,
  reopenRefused,
  toPending,
} from '../posting/posting-entries.ts';
import type {
  AskBooksInput,
  AskOutcome,
  ReadBackOutput,
  SendEntriesInput,
  SendOutcome,
  SentEntry,
  WaitInput,
} from '../posting/posting.types.ts';
import { toFirstContext } from './run-context.ts';
import { allRefused, NO_ANSWER, toRunFailure } from './run-failure.ts';
import type {
  CheckIdentitiesOutput,
  FetchReportsOutput,
  PlanEntriesOutput,
  RecogniseReportsOutput,
  RunStep,
  RunStepInput,
  SyncLifecycleContext,
  SyncLifecycleEvent,
  SyncLifecycleInput,
} from './sync-lifecycle.types.ts';

/** The guards, actions and actors of a run; its states are in `sync-lifecycle.machine.ts`. */
export const syncLifecycleSetup = setup({
  types: {
    context: {} as SyncLifecycleContext,
    events: {} as SyncLifecycleEvent,
    input: {} as SyncLifecycleInput,
    tags: {} as 'working' | 'waiting' | 'settled',
  },
  actors: {
    fetchReports: fromPromise<FetchReportsOutput, RunStepInput>(() => notProvided('fetchReports')),
    recogniseReports: fromPromise<RecogniseReportsOutput, RunStepInput>(() =>
      notProvided('recogniseReports'),
    ),
    checkIdentities: fromPromise<CheckIdentitiesOutput, RunStepInput>(() =>
      notProvided('checkIdentities'),
    ),
    planEntries: fromPromise<PlanEntriesOutput, RunStepInput>(() => notProvided('planEntries')),
    sendEntries: fromPromise<readonly SentEntry[], SendEntriesInput>(() =>
      notProvided('sendEntries'),
    ),
    waitOut: fromPromise<unknown, WaitInput>(() => notProvided('waitOut')),
    askBooks: fromPromise<AskOutcome, AskBooksInput>(() => notProvided('askBooks')),
    readBack: fromPromise<ReadBackOutput, RunStepInput>(() => notProvided('readBack')),
  },
  guards: {
    hasFiles: ({ context }) => context.reportIds.length > 0,
    recognisedNothing: (_, { recognised }: RecogniseReportsOutput) => recognised.length === 0,
    // A report without payouts and without errors covers a period without sales.
    foundNoPayout: (_, { payouts, blocked, rowsQuarantined }: CheckIdentitiesOutput) =>
      payouts === 0 && (blocked.length > 0 || rowsQuarantined > 0),
    lacksAccounts: (_, { payoutsPlanned, unmapped }: PlanEntriesOutput) =>
      payoutsPlanned === 0 && unmapped.length > 0,
    plannedNothing: (_, { payoutsPlanned, blocked }: PlanEntriesOutput) =>
      payoutsPlanned === 0 && blocked.length > 0,
    foundNothingNew: (_, { payoutsPlanned }: PlanEntriesOutput) => payoutsPlanned === 0,
    postsByItself: ({ context }, { toPost }: PlanEntriesOutput) =>
      context.autoPost && toPost.length > 0,
    hasOutcome: (_, { sent, kind }: { sent: readonly SentEntry[]; kind: SendOutcome['kind'] }) =>
      sent.some(({ outcome }) => outcome.kind === kind),
    wantsStop: ({ context }) => context.stopAsked,
    hasPosted: ({ context }) => countPosted(context.entries) > 0,
    stopsWithNothing: ({ context }) => context.stopAsked && countPosted(context.entries) === 0,
    hasPending: ({ context }) => nextPending(context.entries) !== null,
    hasUnsent: ({ context }) =>
      context.entries.some(({ state }) => state === 'pending' || state === 'refused'),
    saysLater: (_, { kind }: AskOutcome) => kind === 'later',
    canAskAgain: ({ context }) => context.asks + 1 < POSTING_ASKS_MAX,
    isWhole: ({ context }, { different }: ReadBackOutput) =>
      different.length === 0 &&
      context.entries.every(({ state }) => state === 'posted' || state === 'different'),
    canRetry: ({ context: { failure } }, { step }: { step: RunStep }) =>
      failure !== null && failure.step === step && failure.retryable,
    canAskFor: ({ context: { failure, unknownKey } }) =>
      failure !== null && failure.step === 'post' && unknownKey !== null,
  },
  actions: {
    storeReports: assign(({ context }, { reports }: FetchReportsOutput) => ({
      reports,
      counts: { ...context.counts, reports: reports.length },
    })),
    storeRecognition: assign(({ context }, { recognised, blocked }: RecogniseReportsOutput) => ({
      recognised,
      blocked,
      counts: { ...context.counts, reportsRecognised: recognised.length },
    })),
    storeCheck: assign(({ context }, { blocked, ...counts }: CheckIdentitiesOutput) => ({
      blocked: [...context.blocked, ...blocked],
      counts: { ...context.counts, ...counts },
    })),
    storePlan: assign(
      ({ context }, { toPost, unmapped, blocked, ...counts }: PlanEntriesOutput) => ({
        entries: toPending(toPost),
        unmapped,
        blocked: [...context.blocked, ...blocked],
        counts: { ...context.counts, ...counts },
      }),
    ),
    storeSent: assign(({ context }, sent: readonly SentEntry[]) => ({
      entries: sent.reduce(
        (entries, { outcome }) => afterAnswer(entries, outcome),
        context.entries,
      ),
      asks: 0,
    })),
    storeAnswer: assign(({ context }, answer: AskOutcome) => ({
      entries: afterAnswer(context.entries, answer),
      unknownKey: null,
      asks: 0,
    })),
    storeWait: assign((_, { untilMs }: { untilMs: number | null }) => ({ waitUntilMs: untilMs })),
    storeUnknown: assign(
      ({ context }, { key, untilMs }: { key: string | null; untilMs: number | null }) => ({
        unknownKey: key ?? nextPending(context.entries)?.key ?? null,
        asks: 0,
        waitUntilMs: untilMs,
      }),
    ),
    countAsk: assign(({ context }) => ({ asks: context.asks + 1, waitUntilMs: null })),
    resetAsks: assign({ asks: 0, waitUntilMs: null }),
    clearWait: assign({ waitUntilMs: null }),
    storeReadBack: assign(({ context }, { different }: ReadBackOutput) => ({
      entries: afterReadBack(context.entries, different),
    })),
    reopenRefused: assign(({ context }) => ({
      entries: reopenRefused(context.entries),
      stopAsked: false,
    })),
    noteStop: assign({ stopAsked: true }),
    storeFailure: assign((_, { step, error }: { step: RunStep; error: unknown }) => ({
      failure: toRunFailure(step, error),
    })),
    storeAllRefused: assign(({ context }) => ({ failure: allRefused(context.entries) })),
    storeNoAnswer: assign({ failure: NO_ANSWER }),
    clearFailure: assign({ failure: null }),
    startOver: assign(({ context }) => toFirstContext(context)),
  },
});

function notProvided(actor: string): never {
  throw Object.assign(
    new Error(
      `The sync lifecycle has no "${actor}": the host gives it with syncLifecycleMachine.provide({ actors }).`,
    ),
    { code: 'actor_not_provided', retryable: false },
  );
}
