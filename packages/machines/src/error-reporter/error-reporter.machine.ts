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
  /** The tab was hidden or is closing: flush the queue now. */
  | { readonly type: 'page.hidden' };

type Batches = readonly (readonly FrontEndErrorEvent[])[];

/**
 * Reports front-end errors to the server in batches and never raises one itself.
 *
 * empty → collecting (until 10 are queued, an urgent one arrives, or 30 s have passed) → sending → empty, or
 * backing_off after a failed flush: then only an urgent error or the next 30 s trigger another attempt. When the page
 * is hidden, everything is sent by beacon, the batch in flight included, since the page may not live to see its answer:
 * the server deduplicates events by `error_id`.
 *
 * The host provides `sendBatch` and `sendBeacon` and must not report their own failures here; they are ignored.
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
      // A flush without an answer by now counts as failed.
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
