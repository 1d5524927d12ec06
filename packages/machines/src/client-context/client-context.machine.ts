import { assign, emit, fromPromise, raise, setup } from 'xstate';
import { PERMISSION_CACHE_MS, SESSION_LOOK_INTERVAL_MS } from '../limits.ts';
import { chooseActive, enter, findClient, isSameAccess, toChoice } from './client-choice.ts';
import {
  NO_ACCESS,
  type ActiveClient,
  type ClientAccess,
  type ClientChoice,
  type ClientContextContext,
  type ClientContextEmitted,
  type ClientContextEvent,
  type ClientContextInput,
  type ClientRef,
} from './client-context.types.ts';

/**
 * The client one tab works for, and its permissions. Two tabs may work for two clients.
 *
 * `client`: `none` until the list has loaded, which selects the first client (or the one this tab worked for before);
 * `active`; `switching` when the requested client is not in the list yet: the next list decides.
 *
 * `access`: permissions are loaded when a client is entered, cached for 5 minutes, cleared and reloaded on a switch,
 * and cleared on logout. A failed load is `no_access` with no capabilities. `renewing` shows the old access until the
 * new answer arrives.
 *
 * `notice`: `denied` after client_access_denied, `forbidden` after a permission_error; raised once, until it is
 * dismissed or another client is entered.
 */
export const clientContextMachine = setup({
  types: {
    context: {} as ClientContextContext,
    events: {} as ClientContextEvent,
    input: {} as ClientContextInput,
    emitted: {} as ClientContextEmitted,
  },
  actors: {
    loadAccess: fromPromise<ClientAccess, ActiveClient | null>(() => {
      throw new Error(
        'The client context has no "loadAccess": the host gives it with startClientContext(host).',
      );
    }),
  },
  delays: {
    // Timers stop while a device sleeps, so the cache age is checked every minute.
    nextLook: SESSION_LOOK_INTERVAL_MS,
  },
  guards: {
    offersClient: ({ context }, { clients }: { clients: readonly ClientRef[] }) =>
      chooseActive(context, clients) !== null,
    keepsClient: ({ context }, { clients }: { clients: readonly ClientRef[] }) =>
      context.active !== null && chooseActive(context, clients)?.id === context.active.id,
    lacksRequested: ({ context: { requested } }, { clients }: { clients: readonly ClientRef[] }) =>
      requested !== null && findClient(clients, requested.clientId) === null,
    isListed: ({ context }, { clientId }: { clientId: string }) =>
      findClient(context.clients, clientId) !== null,
    isActive: ({ context }, { clientId }: { clientId: string }) => context.active?.id === clientId,
    hasActive: ({ context }) => context.active !== null,
    isStale: ({ context: { accessAtMs, now } }) =>
      accessAtMs !== null && now() - accessAtMs >= PERMISSION_CACHE_MS,
    isOtherAccess: ({ context }, access: ClientAccess) => !isSameAccess(context.access, access),
  },
  actions: {
    keepList: assign((_, { clients }: { clients: readonly ClientRef[] }) => ({ clients })),
    chooseFromList: assign(({ context }, { clients }: { clients: readonly ClientRef[] }) => ({
      active: chooseActive(context, clients),
      requested: null,
    })),
    enterClient: assign(({ context }, choice: ClientChoice) => {
      const client = findClient(context.clients, choice.clientId);
      return client === null ? {} : { active: enter(client, choice), requested: null };
    }),
    request: assign((_, { clientId, storeId = null, channel = null }: ClientChoice) => ({
      requested: { clientId, storeId, channel },
    })),
    noteDenied: assign((_, { clientId }: { clientId: string }) => ({ deniedId: clientId })),
    forgetDenied: assign({ deniedId: null }),
    dropClient: assign({ active: null, requested: null }),
    endClient: assign(({ context: { active } }, { forget }: { forget: boolean }) => ({
      active: null,
      requested: forget || active === null ? null : toChoice(active),
    })),
    dropRequest: assign({ requested: null }),
    dropList: assign({ clients: [] }),
    keepAccess: assign(({ context }, access: ClientAccess) => ({
      access,
      accessAtMs: context.now(),
    })),
    dropAccess: assign({ access: NO_ACCESS, accessAtMs: null }),
    emitClientChange: emit(({ context }) => ({
      type: 'client.changed' as const,
      clientId: context.active?.id ?? null,
    })),
    emitAccessChange: emit({ type: 'access.changed' }),
    raiseEntered: raise({ type: 'client.entered' }),
    raiseLeft: raise({ type: 'client.left' }),
    raiseLoaded: raise((_, { clients }: { clients: readonly ClientRef[] }) => ({
      type: 'clients.loaded' as const,
      clients,
    })),
    raiseDenied: raise((_, { clientId }: { clientId: string }) => ({
      type: 'client.denied' as const,
      clientId,
    })),
  },
}).createMachine({
  id: 'clientContext',
  context: ({ input }) => ({
    clients: [],
    active: null,
    requested: input.remembered === null ? null : { clientId: input.remembered },
    access: NO_ACCESS,
    accessAtMs: null,
    deniedId: null,
    now: input.now,
  }),
  type: 'parallel',
  states: {
    client: {
      initial: 'none',
      on: {
        'client.select': [
          {
            guard: { type: 'isActive', params: ({ event }) => event },
            target: '.active',
            actions: { type: 'enterClient', params: ({ event }) => event },
          },
          {
            guard: { type: 'isListed', params: ({ event }) => event },
            target: '.active',
            actions: [
              { type: 'enterClient', params: ({ event }) => event },
              'emitClientChange',
              'raiseEntered',
            ],
          },
          { target: '.switching', actions: { type: 'request', params: ({ event }) => event } },
        ],
        'clients.loaded': [
          {
            guard: { type: 'keepsClient', params: ({ event }) => event },
            target: '.active',
            actions: [
              { type: 'chooseFromList', params: ({ event }) => event },
              { type: 'keepList', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'offersClient', params: ({ event }) => event },
            target: '.active',
            actions: [
              { type: 'chooseFromList', params: ({ event }) => event },
              { type: 'keepList', params: ({ event }) => event },
              'emitClientChange',
              'raiseEntered',
            ],
          },
          {
            target: '.none',
            actions: [
              'dropClient',
              { type: 'keepList', params: ({ event }) => event },
              'emitClientChange',
              'raiseLeft',
            ],
          },
        ],
        'client.denied': {
          guard: { type: 'isActive', params: ({ event }) => event },
          target: '.none',
          actions: ['dropClient', 'emitClientChange', 'raiseLeft'],
        },
        'session.ended': {
          target: '.none',
          actions: [
            { type: 'endClient', params: ({ event }) => event },
            'dropList',
            'emitClientChange',
            'raiseLeft',
          ],
        },
      },
      states: {
        none: {},
        active: {},
        switching: {
          on: {
            'clients.loaded': {
              guard: { type: 'lacksRequested', params: ({ event }) => event },
              target: 'none',
              actions: [
                { type: 'raiseDenied', params: ({ context }) => toRequested(context) },
                'dropRequest',
                { type: 'raiseLoaded', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    access: {
      initial: 'none',
      on: {
        'client.entered': { target: '.loading', actions: 'dropAccess' },
        'client.left': { target: '.none', actions: 'dropAccess' },
      },
      states: {
        none: {},
        loading: {
          invoke: {
            id: 'loadAccess',
            src: 'loadAccess',
            input: ({ context }) => context.active,
            onDone: {
              target: 'known',
              actions: { type: 'keepAccess', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', actions: 'dropAccess' },
          },
        },
        known: {
          after: {
            nextLook: [
              { guard: 'isStale', target: 'renewing' },
              { target: 'known', reenter: true },
            ],
          },
          on: {
            'page.woke': { guard: 'isStale', target: 'renewing' },
            'access.reload': 'renewing',
            'permission.denied': 'renewing',
          },
        },
        renewing: {
          invoke: {
            id: 'renewAccess',
            src: 'loadAccess',
            input: ({ context }) => context.active,
            onDone: [
              {
                guard: { type: 'isOtherAccess', params: ({ event }) => event.output },
                target: 'known',
                actions: [
                  { type: 'keepAccess', params: ({ event }) => event.output },
                  'emitAccessChange',
                ],
              },
              {
                target: 'known',
                actions: { type: 'keepAccess', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'failed', actions: 'dropAccess' },
          },
        },
        failed: {
          after: { nextLook: 'loading' },
          on: { 'page.woke': 'loading', 'access.reload': 'loading' },
        },
      },
    },
    notice: {
      initial: 'hidden',
      on: {
        'client.denied': {
          target: '.denied',
          actions: { type: 'noteDenied', params: ({ event }) => event },
        },
        'client.select': { target: '.hidden', actions: 'forgetDenied' },
        'notice.dismiss': { target: '.hidden', actions: 'forgetDenied' },
        'session.ended': { target: '.hidden', actions: 'forgetDenied' },
      },
      states: {
        hidden: { on: { 'permission.denied': { guard: 'hasActive', target: 'forbidden' } } },
        denied: {},
        forbidden: {},
      },
    },
  },
});

function toRequested({ requested }: ClientContextContext): { clientId: string } {
  return { clientId: requested?.clientId ?? '' };
}
