import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { CONNECTION_EXPIRING_MS, CONNECTION_LOOK_INTERVAL_MS } from '../limits.ts';
import { describeFailure } from '../sync-lifecycle/run-failure.ts';
import type {
  ConnectionContext,
  ConnectionEvent,
  ConnectionFailure,
  ConnectionInput,
  ConsentInput,
  ConsentMode,
  KnownConnection,
  VerifyInput,
} from './connection.types.ts';

/**
 * The connection of a client to a platform or to its books.
 *
 * disconnected → authorising (a window asks for consent; it may be blocked, closed or declined) → verifying → connected
 * → expiring → expired. A consent counts only with the `state` it was requested with. `wrong_company` is a valid
 * consent for an account other than the expected one: it is not stored. `revoked` is reported by the provider.
 *
 * The remaining time is computed from the clock at each check: timers stop while a device sleeps, and none runs for the
 * hundred days a consent may last.
 *
 * The host provides `askConsent` (opens the window and reports its outcome), `verify` (exchanges the consent for access
 * and returns its account) and `disconnect` with `provide`.
 *
 * @example
 * import { createActor } from 'xstate';
 * const connection = createActor(connectionMachine, { input: connectionInput }).start();
 * connection.getSnapshot().value; // 'disconnected'
 * connection.send({ type: 'connection.connect' }); // asks for consent in a window
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    input: {} as ConnectionInput,
    tags: {} as 'working',
  },
  actors: {
    askConsent: fromCallback<ConnectionEvent, ConsentInput>(() => notProvided('askConsent')),
    verify: fromPromise<KnownConnection, VerifyInput>(() => notProvided('verify')),
    disconnect: fromPromise<unknown, VerifyInput>(() => notProvided('disconnect')),
  },
  delays: { nextLook: CONNECTION_LOOK_INTERVAL_MS },
  guards: {
    hasReturned: ({ context }) => context.state !== null && context.known === null,
    isUnknown: ({ context }) => context.known === null,
    hasExpired: ({ context }) => leftMs(context) <= 0,
    isExpiring: ({ context }) => leftMs(context) <= CONNECTION_EXPIRING_MS,
    isOurState: ({ context }, { state }: { state: string }) => state === context.state,
    isOtherAccount: ({ context: { expectedAccountId } }, { account }: KnownConnection) =>
      expectedAccountId !== null && account.id !== expectedAccountId,
    failedAt: ({ context: { failure } }, { step }: { step: ConnectionFailure['step'] }) =>
      failure?.step === step,
  },
  actions: {
    newQuestion: assign(({ context }, { mode }: { mode: ConsentMode }) => ({
      state: context.newState(),
      mode,
      other: null,
      failure: null,
    })),
    dropQuestion: assign({ state: null }),
    save: assign((_, known: KnownConnection) => ({
      known,
      expectedAccountId: known.account.id,
      state: null,
    })),
    keepOther: assign((_, { account }: KnownConnection) => ({ other: account, state: null })),
    forget: assign({ known: null, other: null, state: null, failure: null }),
    clearFailure: assign({ failure: null }),
    storeFailure: assign(
      (_, { step, error }: { step: ConnectionFailure['step']; error: unknown }) => ({
        failure: toFailure(step, error),
      }),
    ),
    storeForeignAnswer: assign({
      state: null,
      failure: {
        step: 'authorise' as const,
        code: 'state_mismatch',
        message: 'The answer belongs to another request and was not used',
      },
    }),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({
    known: input.known,
    expectedAccountId: input.expectedAccountId,
    other: null,
    state: input.returned,
    mode: 'window',
    failure: null,
    now: input.now,
    newState: input.newState,
  }),
  initial: 'looking',
  states: {
    looking: {
      always: [
        { guard: 'hasReturned', target: 'verifying' },
        { guard: 'isUnknown', target: 'disconnected' },
        { guard: 'hasExpired', target: 'expired' },
        { guard: 'isExpiring', target: 'expiring' },
        { target: 'connected' },
      ],
    },
    disconnected: { on: { 'connection.connect': ask('window') } },
    authorising: {
      on: { 'connection.cancel': { target: 'looking', actions: 'dropQuestion' } },
      initial: 'asking',
      states: {
        asking: {
          tags: 'working',
          invoke: {
            id: 'askConsent',
            src: 'askConsent',
            input: ({ context: { state, mode } }) => ({ state, mode }),
            onError: {
              target: '#connection.failed',
              actions: {
                type: 'storeFailure',
                params: ({ event }) => ({ step: 'authorise', error: event.error }),
              },
            },
          },
          on: {
            'consent.granted': [
              {
                guard: { type: 'isOurState', params: ({ event }) => event },
                target: '#connection.verifying',
              },
              { target: '#connection.failed', actions: 'storeForeignAnswer' },
            ],
            'consent.blocked': 'blocked',
            'consent.closed': 'closed',
            'consent.denied': 'denied',
            'consent.failed': {
              target: '#connection.failed',
              actions: {
                type: 'storeFailure',
                params: ({ event }) => ({ step: 'authorise', error: event.error }),
              },
            },
          },
        },
        blocked: {
          on: { 'connection.connect': ask('window'), 'connection.connect_here': ask('page') },
        },
        closed: { on: { 'connection.connect': ask('window') } },
        denied: { on: { 'connection.connect': ask('window') } },
      },
    },
    verifying: {
      tags: 'working',
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context: { state } }) => ({ state }),
        onDone: [
          {
            guard: { type: 'isOtherAccount', params: ({ event }) => event.output },
            target: 'wrong_company',
            actions: { type: 'keepOther', params: ({ event }) => event.output },
          },
          { target: 'looking', actions: { type: 'save', params: ({ event }) => event.output } },
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
    connected: {
      after: { nextLook: 'looking' },
      on: {
        'page.woke': 'looking',
        'connection.connect': ask('window'),
        'connection.revoked': 'revoked',
        'connection.disconnect': 'disconnecting',
      },
    },
    expiring: {
      after: { nextLook: 'looking' },
      on: {
        'page.woke': 'looking',
        'connection.connect': ask('window'),
        'connection.revoked': 'revoked',
        'connection.disconnect': 'disconnecting',
      },
    },
    expired: {
      on: { 'connection.connect': ask('window'), 'connection.disconnect': 'disconnecting' },
    },
    revoked: {
      on: { 'connection.connect': ask('window'), 'connection.disconnect': 'disconnecting' },
    },
    wrong_company: {
      on: {
        'connection.connect': ask('window'),
        'connection.cancel': { target: 'looking', actions: 'dropQuestion' },
      },
    },
    disconnecting: {
      tags: 'working',
      invoke: {
        id: 'disconnect',
        src: 'disconnect',
        input: ({ context: { state } }) => ({ state }),
        onDone: { target: 'disconnected', actions: 'forget' },
        onError: {
          target: 'failed',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ step: 'disconnect', error: event.error }),
          },
        },
      },
    },
    failed: {
      on: {
        'connection.retry': [
          {
            guard: { type: 'failedAt', params: { step: 'verify' } },
            target: 'verifying',
            actions: 'clearFailure',
          },
          {
            guard: { type: 'failedAt', params: { step: 'disconnect' } },
            target: 'disconnecting',
            actions: 'clearFailure',
          },
          ask('window'),
        ],
        'connection.cancel': { target: 'looking', actions: ['dropQuestion', 'clearFailure'] },
      },
    },
  },
});

function ask<const Mode extends ConsentMode>(mode: Mode) {
  return {
    target: '#connection.authorising',
    actions: { type: 'newQuestion', params: { mode } },
  } as const;
}

function leftMs({ known, now }: ConnectionContext): number {
  const expiresAtMs = known?.expiresAtMs ?? null;
  return expiresAtMs === null ? Number.POSITIVE_INFINITY : expiresAtMs - now();
}

function toFailure(step: ConnectionFailure['step'], error: unknown): ConnectionFailure {
  const { code, message } = describeFailure(error);
  return { step, code, message };
}

function notProvided(actor: string): never {
  throw Object.assign(
    new Error(
      `The connection has no "${actor}": the host gives it with connectionMachine.provide({ actors }).`,
    ),
    { code: 'actor_not_provided' },
  );
}
