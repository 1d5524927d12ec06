import { assign, fromPromise, setup } from 'xstate';
import { POSTING_ASKS_MAX } from '../limits.ts';
import {
  afterAnswer,
  afterReadBack,
  afterUndo,
  countPosted,
  nextPending,
  reopenRefused,
  toPending,
} from './posting-entries.ts';
import { toPostingFailure } from './posting-failure.ts';
import type {
  AskOutcome,
  CheckOutput,
  FetchReportsOutput,
  PostingContext,
  PostingEvent,
  PostingInput,
  PostingStep,
  PostingStepInput,
  ReadBackOutput,
  RecogniseOutput,
  SendEntryInput,
  SendOutcome,
  WaitInput,
} from './posting.types.ts';

/** What a posting run decides and does; the states are in `posting.machine.ts`. */
export const postingSetup = setup({
  types: {
    context: {} as PostingContext,
    events: {} as PostingEvent,
    input: {} as PostingInput,
    tags: {} as 'working' | 'waiting' | 'settled',
  },
  actors: {
    fetchReports: fromPromise<FetchReportsOutput, PostingStepInput>(() =>
      notProvided('fetchReports'),
    ),
    recognise: fromPromise<RecogniseOutput, PostingStepInput>(() => notProvided('recognise')),
    check: fromPromise<CheckOutput, PostingStepInput>(() => notProvided('check')),
    sendEntry: fromPromise<SendOutcome, SendEntryInput>(() => notProvided('sendEntry')),
    waitOut: fromPromise<unknown, WaitInput>(() => notProvided('waitOut')),
    askBooks: fromPromise<AskOutcome, SendEntryInput>(() => notProvided('askBooks')),
    readBack: fromPromise<ReadBackOutput, PostingStepInput>(() => notProvided('readBack')),
    reverse: fromPromise<unknown, PostingStepInput>(() => notProvided('reverse')),
  },
  guards: {
    recognisedNothing: (_, { recognised }: RecogniseOutput) => recognised === 0,
    lacksAccount: (_, { unmapped }: CheckOutput) => unmapped.length > 0,
    plannedNothing: (_, { entries }: CheckOutput) => entries.length === 0,
    postsByItself: ({ context }) => context.autoPost,
    isOutcome: (_, { outcome, kind }: { outcome: SendOutcome; kind: SendOutcome['kind'] }) =>
      outcome.kind === kind,
    wantsStop: ({ context }) => context.stopAsked,
    hasPosted: ({ context }) => countPosted(context.entries) > 0,
    stopsWithNothing: ({ context }) => context.stopAsked && countPosted(context.entries) === 0,
    hasPending: ({ context }) => nextPending(context.entries) !== null,
    hasUnsent: ({ context }) =>
      context.entries.some(({ state }) => state === 'pending' || state === 'refused'),
    canAskAgain: ({ context }) => context.asks + 1 < POSTING_ASKS_MAX,
    isWhole: ({ context }, { different }: ReadBackOutput) =>
      different.length === 0 &&
      context.entries.every(({ state }) => state === 'posted' || state === 'different'),
    canRetry: ({ context: { failure } }, { step }: { step: PostingStep }) =>
      failure !== null && failure.step === step && failure.retryable,
    canAskFor: ({ context: { failure, unknownKey } }) =>
      failure !== null && failure.step === 'post' && unknownKey !== null,
  },
  actions: {
    storeReports: assign((_, { reports }: FetchReportsOutput) => ({ reports })),
    storeRecognised: assign((_, { recognised }: RecogniseOutput) => ({ recognised })),
    storeCheck: assign((_, { entries, unmapped }: CheckOutput) => ({
      entries: toPending(entries),
      unmapped,
    })),
    storeAnswer: assign(({ context }, answer: SendOutcome | AskOutcome) => ({
      entries: afterAnswer(context.entries, answer),
      unknownKey: null,
      asks: 0,
    })),
    storeWait: assign((_, { untilMs }: { untilMs: number | null }) => ({ waitUntilMs: untilMs })),
    storeUnknown: assign(({ context }, { untilMs }: { untilMs: number | null }) => ({
      unknownKey: nextPending(context.entries)?.key ?? null,
      asks: 0,
      waitUntilMs: untilMs,
    })),
    countAsk: assign(({ context }) => ({ asks: context.asks + 1, waitUntilMs: null })),
    resetAsks: assign({ asks: 0, waitUntilMs: null }),
    clearWait: assign({ waitUntilMs: null }),
    storeReadBack: assign(({ context }, { different }: ReadBackOutput) => ({
      entries: afterReadBack(context.entries, different),
    })),
    storeUndo: assign(({ context }) => ({ entries: afterUndo(context.entries) })),
    reopenRefused: assign(({ context }) => ({
      entries: reopenRefused(context.entries),
      stopAsked: false,
    })),
    noteStop: assign({ stopAsked: true }),
    storeFailure: assign((_, { step, error }: { step: PostingStep; error: unknown }) => ({
      failure: toPostingFailure(step, error),
    })),
    storeNothingKnown: assign({
      failure: {
        step: 'recognise' as const,
        code: 'nothing_recognised',
        message: 'None of the reports is one that can be booked',
        retryable: false,
      },
    }),
    storeAllRefused: assign(({ context }) => ({
      failure: {
        step: 'post' as const,
        code: 'all_refused',
        message:
          context.entries.find(({ state }) => state === 'refused')?.reason ??
          'The books refused every entry',
        retryable: true,
      },
    })),
    storeNoAnswer: assign({
      failure: {
        step: 'post' as const,
        code: 'outcome_unknown',
        message: 'The books did not say whether an entry reached them',
        retryable: true,
      },
    }),
    clearFailure: assign({ failure: null }),
    startOver: assign({ stopAsked: false, entries: [], unmapped: [], reports: 0, recognised: 0 }),
  },
});

function notProvided(actor: string): never {
  throw Object.assign(
    new Error(
      `The posting run has no "${actor}": the host gives it with postingMachine.provide({ actors }).`,
    ),
    { code: 'actor_not_provided', retryable: false },
  );
}
