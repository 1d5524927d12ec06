import { syncLifecycleSetup } from '../sync-lifecycle/sync-lifecycle-setup.ts';
import type { SyncLifecycleContext } from '../sync-lifecycle/sync-lifecycle.types.ts';
import { nextPending, pendingKeys } from './posting-entries.ts';
import type { AskBooksInput, AskOutcome, SendEntriesInput, SentEntry } from './posting.types.ts';

/** The state `posting`: several entries at a time, and none while the outcome of a sent one is unknown. */
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
        id: 'sendEntries',
        src: 'sendEntries',
        input: ({ context: { runId, entries } }): SendEntriesInput => ({
          runId,
          keys: pendingKeys(entries),
        }),
        onDone: [
          {
            guard: {
              type: 'hasOutcome',
              params: ({ event }) => ({ sent: event.output, kind: 'unknown' }),
            },
            target: 'quarantine',
            actions: [
              { type: 'storeSent', params: ({ event }) => event.output },
              { type: 'storeUnknown', params: ({ event }) => firstUnknown(event.output) },
            ],
          },
          {
            guard: {
              type: 'hasOutcome',
              params: ({ event }) => ({ sent: event.output, kind: 'throttled' }),
            },
            target: 'waiting',
            actions: [
              { type: 'storeSent', params: ({ event }) => event.output },
              { type: 'storeWait', params: ({ event }) => longestWait(event.output) },
            ],
          },
          {
            target: 'choosing',
            actions: { type: 'storeSent', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'quarantine',
          actions: { type: 'storeUnknown', params: { key: null, untilMs: null } },
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
        input: ({ context }) => toQuestion(context),
        onDone: [
          {
            guard: { type: 'saysLater', params: ({ event }) => event.output },
            target: 'quarantine',
            actions: { type: 'storeWait', params: ({ event }) => askAgainAt(event.output) },
          },
          {
            target: 'choosing',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'canAskAgain', target: 'quarantine', actions: 'countAsk' },
          { target: '#syncLifecycle.failed', actions: 'storeNoAnswer' },
        ],
      },
    },
  },
});

type Unknown = { readonly key: string | null; readonly untilMs: number | null };

/** The other unknown entries stay pending: their rows report it when they are handed over, and nothing is sent for them. */
function firstUnknown(sent: readonly SentEntry[]): Unknown {
  for (const { key, outcome } of sent) {
    if (outcome.kind === 'unknown') {
      return { key, untilMs: outcome.untilMs };
    }
  }
  return { key: null, untilMs: null };
}

function longestWait(sent: readonly SentEntry[]): Pick<Unknown, 'untilMs'> {
  const untils = sent.flatMap(({ outcome }) =>
    outcome.kind === 'throttled' ? [outcome.untilMs] : [],
  );
  return { untilMs: Math.max(...untils) };
}

function askAgainAt(answer: AskOutcome): Pick<Unknown, 'untilMs'> {
  return { untilMs: answer.kind === 'later' ? answer.untilMs : null };
}

function toQuestion({ runId, unknownKey, entries }: SyncLifecycleContext): AskBooksInput {
  return { runId, key: unknownKey ?? nextPending(entries)?.key ?? '' };
}
