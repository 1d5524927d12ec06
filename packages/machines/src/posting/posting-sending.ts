import { syncLifecycleSetup } from '../sync-lifecycle/sync-lifecycle-setup.ts';
import type { SyncLifecycleContext } from '../sync-lifecycle/sync-lifecycle.types.ts';
import { nextPending } from './posting-entries.ts';
import type { SendEntryInput, SendOutcome } from './posting.types.ts';

/** The state `posting`: one entry at a time, and none while nobody knows what became of the last one. */
export const sendingEntries = syncLifecycleSetup.createStateConfig({
  tags: 'working',
  on: { 'run.cancel': { actions: 'noteStop' } },
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'stopsWithNothing', target: '#syncLifecycle.cancelled' },
        { guard: 'wantsStop', target: '#syncLifecycle.verifying' },
        { guard: 'hasPending', target: 'sending' },
        { guard: 'hasPosted', target: '#syncLifecycle.verifying' },
        { target: '#syncLifecycle.failed', actions: 'storeAllRefused' },
      ],
    },
    sending: {
      invoke: {
        id: 'sendEntry',
        src: 'sendEntry',
        input: ({ context }) => toNextEntry(context),
        onDone: [
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ outcome: event.output, kind: 'throttled' }),
            },
            target: 'waiting',
            actions: { type: 'storeWait', params: ({ event }) => untilOf(event.output) },
          },
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ outcome: event.output, kind: 'unknown' }),
            },
            target: 'quarantine',
            actions: { type: 'storeUnknown', params: ({ event }) => untilOf(event.output) },
          },
          {
            target: 'choosing',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'quarantine',
          actions: { type: 'storeUnknown', params: { untilMs: null } },
        },
      },
    },
    waiting: {
      on: { 'run.cancel': { target: 'choosing', actions: ['noteStop', 'clearWait'] } },
      invoke: {
        id: 'waitForTurn',
        src: 'waitOut',
        input: ({ context: { runId, waitUntilMs } }) => ({
          runId,
          why: 'rate_limit',
          untilMs: waitUntilMs,
        }),
        onDone: { target: 'choosing', actions: 'clearWait' },
        onError: {
          target: '#syncLifecycle.failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'post', error: event.error }),
          },
        },
      },
    },
    quarantine: {
      invoke: {
        id: 'waitOut',
        src: 'waitOut',
        input: ({ context: { runId, waitUntilMs } }) => ({
          runId,
          why: 'quarantine',
          untilMs: waitUntilMs,
        }),
        onDone: { target: 'ambiguous', actions: 'clearWait' },
        onError: {
          target: '#syncLifecycle.failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'post', error: event.error }),
          },
        },
      },
    },
    ambiguous: {
      invoke: {
        id: 'askBooks',
        src: 'askBooks',
        input: ({ context }) => toNextEntry(context),
        onDone: {
          target: 'choosing',
          actions: { type: 'storeAnswer', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'canAskAgain', target: 'quarantine', actions: 'countAsk' },
          { target: '#syncLifecycle.failed', actions: 'storeNoAnswer' },
        ],
      },
    },
  },
});

function untilOf(outcome: SendOutcome): { untilMs: number | null } {
  return { untilMs: 'untilMs' in outcome ? outcome.untilMs : null };
}

function toNextEntry({ runId, unknownKey, entries }: SyncLifecycleContext): SendEntryInput {
  return { runId, key: unknownKey ?? nextPending(entries)?.key ?? '' };
}
