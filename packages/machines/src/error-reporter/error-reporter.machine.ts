import { assign, fromPromise, setup } from 'xstate';
import { ERROR_BATCH_SIZE, ERROR_FLUSH_INTERVAL_MS } from '../limits.ts';
import {
  enqueueError,
  isUrgent,
  returnBatch,
  takeAll,
  takeBatch,
  toBatches,
  type ErrorFlight,
} from './error-queue.ts';
import type { FrontEndErrorEvent } from './front-end-error.ts';

export type ErrorReporterEvent =
  | { readonly type: 'error.reported'; readonly error: FrontEndErrorEvent }
  /** The tab was hidden or is being closed: what waits must go now. */
  | { readonly type: 'page.hidden' };

type Batches = readonly (readonly FrontEndErrorEvent[])[];

/**
 * Tells the server about front-end errors, in batches, and never becomes one itself.
 *
 * empty → collecting (until 10 are waiting, an urgent one comes, or 30 s have passed) → sending → empty, or
 * backing_off after a failed flush: then only an urgent error or the next 30 s bring another attempt. When the page is
 * hidden everything goes by beacon, what was under way included, for the page may not live to see its answer: the
 * server knows an event it already has by its `error_id`.
 *
 * The host gives `sendBatch` and `sendBeacon` and must not report their own failures here; they are ignored.
 */
export const errorReporterMachine = setup({
  types: {
    context: {} as ErrorFlight,
    events: {} as ErrorReporterEvent,
  },
  actors: {
    sendBatch: fromPromise<unknown, { batch: readonly FrontEndErrorEvent[] }>(() =>
      notProvided('sendBatch'),
    ),
    sendBeacon: fromPromise<unknown, { batches: Batches }>(() => notProvided('sendBeacon')),
  },
  delays: { flushInterval: ERROR_FLUSH_INTERVAL_MS },
  guards: {
    isUrgent: (_, error: FrontEndErrorEvent) => isUrgent(error),
    fillsBatch: ({ context }) => context.queue.length + 1 >= ERROR_BATCH_SIZE,
    hasNothing: ({ context }) => context.queue.length === 0,
    hasMoreToSend: ({ context }) =>
      context.queue.length >= ERROR_BATCH_SIZE || context.queue.some(isUrgent),
  },
  actions: {
    enqueue: assign(({ context }, error: FrontEndErrorEvent) => enqueueError(context, error)),
    takeBatch: assign(({ context }) => takeBatch(context)),
    takeAll: assign(({ context }) => takeAll(context)),
    returnBatch: assign(({ context }) => returnBatch(context)),
    clearBatch: assign({ batch: [] }),
  },
}).createMachine({
  id: 'errorReporter',
  context: { queue: [], batch: [], dropped: 0 },
  initial: 'empty',
  on: {
    'error.reported': { actions: { type: 'enqueue', params: ({ event }) => event.error } },
  },
  states: {
    empty: {
      on: {
        'error.reported': [
          {
            guard: { type: 'isUrgent', params: ({ event }) => event.error },
            target: 'sending',
            actions: { type: 'enqueue', params: ({ event }) => event.error },
          },
          {
            target: 'collecting',
            actions: { type: 'enqueue', params: ({ event }) => event.error },
          },
        ],
      },
    },
    collecting: {
      after: { flushInterval: 'sending' },
      on: {
        'page.hidden': 'beaconing',
        'error.reported': [
          {
            guard: { type: 'isUrgent', params: ({ event }) => event.error },
            target: 'sending',
            actions: { type: 'enqueue', params: ({ event }) => event.error },
          },
          {
            guard: 'fillsBatch',
            target: 'sending',
            actions: { type: 'enqueue', params: ({ event }) => event.error },
          },
          { actions: { type: 'enqueue', params: ({ event }) => event.error } },
        ],
      },
    },
    sending: {
      entry: 'takeBatch',
      invoke: {
        id: 'sendBatch',
        src: 'sendBatch',
        input: ({ context }) => ({ batch: context.batch }),
        onDone: { target: 'deciding', actions: 'clearBatch' },
        onError: { target: 'backing_off', actions: 'returnBatch' },
      },
      // An answer that has not come by now counts as none.
      after: { flushInterval: { target: 'backing_off', actions: 'returnBatch' } },
      on: { 'page.hidden': 'beaconing' },
    },
    deciding: {
      always: [
        { guard: 'hasNothing', target: 'empty' },
        { guard: 'hasMoreToSend', target: 'sending' },
        { target: 'collecting' },
      ],
    },
    backing_off: {
      after: { flushInterval: 'sending' },
      on: {
        'page.hidden': 'beaconing',
        'error.reported': [
          {
            guard: { type: 'isUrgent', params: ({ event }) => event.error },
            target: 'sending',
            actions: { type: 'enqueue', params: ({ event }) => event.error },
          },
          { actions: { type: 'enqueue', params: ({ event }) => event.error } },
        ],
      },
    },
    beaconing: {
      entry: 'takeAll',
      invoke: {
        id: 'sendBeacon',
        src: 'sendBeacon',
        input: ({ context }) => ({ batches: toBatches(context.batch) }),
        onDone: { target: 'deciding', actions: 'clearBatch' },
        onError: { target: 'backing_off', actions: 'returnBatch' },
      },
      after: { flushInterval: { target: 'backing_off', actions: 'returnBatch' } },
    },
  },
});

function notProvided(actor: string): never {
  throw new Error(
    `The error reporter has no "${actor}": the host gives it with provideErrorReporter({ sendBatch, sendBeacon }).`,
  );
}
