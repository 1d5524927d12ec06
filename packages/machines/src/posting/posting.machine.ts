import { sendingEntries } from './posting-sending.ts';
import { postingSetup } from './posting-setup.ts';
import type { PostingContext, PostingStepInput } from './posting.types.ts';

/**
 * One run from reports to entries in the books, each entry there exactly once.
 *
 * queued → fetching → recognising → checking → ready → posting → verifying → posted. Lines without an account lead to
 * `needs_mapping` and, once it is saved, through `checking` again; nothing new leads straight to `posted`.
 *
 * `posting` sends one entry at a time. A throttled send waits (`waiting`) and is sent again. A send whose outcome
 * nobody knows is never sent again at once: it stays in `quarantine` until it cannot land any more, then the books
 * are asked for its document number (`ambiguous`): not there, it is sent again under the same key; there and equal,
 * it is posted; there and different, a person looks. After {@link POSTING_ASKS_MAX} questions without an answer the
 * run fails, and its retry begins with the quarantine again. A stop asked for meanwhile waits for the outcome.
 *
 * `partial` has entries in the books and entries that are not; `undone` has reversed every one that was.
 *
 * The host gives the actors with `provide` and persists `getPersistedSnapshot()` after each transition; every actor is
 * idempotent by run id or by key. Timers do not survive a snapshot, so waiting is an actor too: `waitOut`.
 */
export const postingMachine = postingSetup.createMachine({
  id: 'posting',
  context: ({ input }) => ({
    runId: input.runId,
    autoPost: input.autoPost,
    reports: 0,
    recognised: 0,
    unmapped: [],
    entries: [],
    unknownKey: null,
    asks: 0,
    waitUntilMs: null,
    stopAsked: false,
    failure: null,
  }),
  initial: 'queued',
  states: {
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
        input: ({ context }) => toStep(context),
        onDone: {
          target: 'recognising',
          actions: { type: 'storeReports', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'fetch', error: event.error }),
          },
        },
      },
    },
    recognising: {
      tags: 'working',
      on: { 'run.cancel': 'cancelled' },
      invoke: {
        id: 'recognise',
        src: 'recognise',
        input: ({ context }) => toStep(context),
        onDone: [
          {
            guard: { type: 'recognisedNothing', params: ({ event }) => event.output },
            target: 'failed',
            actions: 'storeNothingKnown',
          },
          {
            target: 'checking',
            actions: { type: 'storeRecognised', params: ({ event }) => event.output },
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
      on: { 'run.cancel': 'cancelled' },
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => toStep(context),
        onDone: [
          {
            guard: { type: 'lacksAccount', params: ({ event }) => event.output },
            target: 'needs_mapping',
            actions: { type: 'storeCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'plannedNothing', params: ({ event }) => event.output },
            target: 'posted',
            actions: { type: 'storeCheck', params: ({ event }) => event.output },
          },
          {
            guard: 'postsByItself',
            target: 'posting',
            actions: { type: 'storeCheck', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
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
    needs_mapping: {
      tags: 'waiting',
      on: { 'mapping.saved': 'checking', 'run.cancel': 'cancelled' },
    },
    ready: {
      tags: 'waiting',
      on: { 'run.approve': 'posting', 'mapping.saved': 'checking', 'run.cancel': 'cancelled' },
    },
    posting: sendingEntries,
    verifying: {
      tags: 'working',
      invoke: {
        id: 'readBack',
        src: 'readBack',
        input: ({ context }) => toStep(context),
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
        onError: {
          target: 'failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'verify', error: event.error }),
          },
        },
      },
    },
    posted: {
      tags: 'settled',
      on: { 'run.undo': { guard: 'hasPosted', target: 'undoing' } },
    },
    partial: {
      tags: 'settled',
      on: {
        'run.retry': [
          { guard: 'hasUnsent', target: 'posting', actions: 'reopenRefused' },
          { target: 'verifying' },
        ],
        'run.undo': 'undoing',
      },
    },
    undoing: {
      tags: 'working',
      invoke: {
        id: 'reverse',
        src: 'reverse',
        input: ({ context }) => toStep(context),
        onDone: { target: 'undone', actions: 'storeUndo' },
        onError: {
          target: 'failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'undo', error: event.error }),
          },
        },
      },
    },
    undone: { tags: 'settled' },
    cancelled: {
      tags: 'settled',
      on: { 'run.retry': { target: 'queued', actions: 'startOver' } },
    },
    failed: {
      tags: 'settled',
      on: {
        'run.retry': [
          retry('fetch', 'fetching'),
          retry('recognise', 'recognising'),
          retry('check', 'checking'),
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
          retry('undo', 'undoing'),
        ],
      },
    },
  },
});

function retry<const Step extends string, const Target extends string>(step: Step, target: Target) {
  return {
    guard: { type: 'canRetry', params: { step } },
    target,
    actions: 'clearFailure',
  } as const;
}

function toStep({ runId }: PostingContext): PostingStepInput {
  return { runId };
}
