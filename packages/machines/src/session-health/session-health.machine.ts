import { sessionHealthSetup } from './session-health-setup.ts';
import type { RefreshOutcome, SessionMark } from './session-health.types.ts';

/**
 * The session of one tab, in two regions.
 *
 * `health` (`docs/session.md`): `unknown` until storage was read (or 10 s passed), then
 * `no_session`, `healthy`, `warning` (15 min or less left), `expiring_soon` (5 min or less), `expired`.
 *
 * `refresh` exchanges the token 5 minutes before its end, or at once inside that margin. `idle` waits; `jittering`
 * spreads tabs that woke up together; `working.locking` waits for the lock shared by all tabs, at most 8 s;
 * `working.rereading` checks whether another tab was faster and adopts its token; `working.inflight` calls the server;
 * `backoff` waits after an inconclusive attempt (network, 5xx, 429, 409) and keeps the session; `verifying` checks
 * whether a session whose fresh token was refused still exists; `dead` waits for the next login.
 *
 * An expired access token makes the session `expired`, and is still exchanged: only a refused refresh clears it and
 * emits `session.expired`. So neither a wrong clock nor sleep ends a session whose refresh token is good.
 */
export const sessionHealthMachine = sessionHealthSetup.createMachine({
  id: 'sessionHealth',
  context: ({ input }) => ({
    ...input,
    session: null,
    refreshedAtMs: null,
    attemptedAtMs: null,
    failures: 0,
    hasLost: false,
  }),
  type: 'parallel',
  states: {
    health: {
      initial: 'unknown',
      on: {
        INITIAL_SESSION: [
          {
            guard: { type: 'bringsSession', params: ({ event }) => event },
            target: '.assessing',
            actions: { type: 'hold', params: ({ event }) => event },
          },
          {
            target: '.no_session',
            actions: ['drop', { type: 'clearStorage', params: { why: 'signed_out' } }],
          },
        ],
        SIGNED_IN: [
          {
            guard: 'hasLost',
            target: '.assessing',
            actions: [{ type: 'hold', params: ({ event }) => event }, 'notifyRestored'],
          },
          { target: '.assessing', actions: { type: 'hold', params: ({ event }) => event } },
        ],
        TOKEN_REFRESHED: {
          target: '.assessing',
          actions: { type: 'holdRefreshed', params: ({ event }) => event },
        },
        SIGNED_OUT: {
          target: '.no_session',
          actions: ['drop', { type: 'clearStorage', params: { why: 'signed_out' } }],
        },
        USER_DELETED: {
          target: '.no_session',
          actions: ['drop', { type: 'clearStorage', params: { why: 'signed_out' } }],
        },
        USER_CHANGED: { target: '.no_session', actions: ['drop', 'notifyUserChanged'] },
        SESSION_REFUSED: [
          // The user signed in again in another tab before the refusal of the old session arrived.
          { guard: { type: 'isStored', params: { news: 'newer' } }, actions: 'raiseStored' },
          {
            target: '.expired',
            actions: [
              'drop',
              'noteLoss',
              { type: 'clearStorage', params: { why: 'expired' } },
              'notifyExpired',
            ],
          },
        ],
        STORAGE: [
          { guard: { type: 'isStored', params: { news: 'gone' } }, actions: 'raiseSignedOut' },
          {
            guard: { type: 'isStored', params: { news: 'other_user' } },
            actions: 'raiseUserChanged',
          },
          { guard: { type: 'isStored', params: { news: 'newer' } }, actions: 'raiseStored' },
        ],
        HTTP_403: { guard: 'hasSession', actions: 'notifyDenied' },
      },
      states: {
        unknown: {
          entry: 'raiseInitTimeout',
          on: { INIT_TIMEOUT: { target: 'no_session', actions: 'notifyInitTimedOut' } },
        },
        no_session: {},
        assessing: {
          always: [
            { guard: 'hasExpired', target: 'expired' },
            { guard: 'isInsideRefreshMargin', target: 'expiring_soon' },
            { guard: 'isInsideWarningThreshold', target: 'warning' },
            { target: 'healthy' },
          ],
        },
        healthy: {
          on: { TICK: 'assessing', WAKE: 'assessing', ONLINE: 'assessing' },
          after: { untilNextLook: 'assessing' },
        },
        warning: {
          on: { TICK: 'assessing', WAKE: 'assessing', ONLINE: 'assessing' },
          after: { untilNextLook: 'assessing' },
        },
        expiring_soon: {
          on: { TICK: 'assessing', WAKE: 'assessing', ONLINE: 'assessing' },
          after: { untilNextLook: 'assessing' },
        },
        expired: {},
      },
    },
    refresh: {
      initial: 'idle',
      on: {
        INITIAL_SESSION: '.idle',
        SIGNED_IN: '.idle',
        TOKEN_REFRESHED: '.idle',
        SIGNED_OUT: '.idle',
        USER_DELETED: '.idle',
        USER_CHANGED: '.idle',
      },
      states: {
        idle: {
          always: { guard: 'needsRefresh', target: 'working' },
          after: { untilRefresh: { target: 'idle', reenter: true } },
          on: {
            TICK: { target: 'idle', reenter: true },
            WAKE: { guard: 'needsRefresh', target: 'jittering' },
            ONLINE: { guard: 'needsRefresh', target: 'jittering' },
            REFRESH_WANTED: { guard: 'hasSession', target: 'working' },
            HTTP_401: [
              { guard: { type: 'concernsOldToken', params: ({ event }) => event } },
              {
                guard: { type: 'refusesFreshToken', params: ({ event }) => event },
                target: 'verifying',
              },
              { target: 'working' },
            ],
          },
        },
        jittering: {
          after: { jitter: 'working' },
          on: { REFRESH_WANTED: 'working', HTTP_401: 'working' },
        },
        working: {
          invoke: { id: 'holdLock', src: 'holdLock' },
          initial: 'locking',
          states: {
            locking: {
              on: { LOCK_GRANTED: 'rereading' },
              after: { lockPatience: 'rereading' },
            },
            rereading: {
              always: [
                { guard: { type: 'isStored', params: { news: 'same' } }, target: 'inflight' },
                { target: 'adopting', actions: 'raiseStorage' },
              ],
            },
            // The session found in storage arrives as an event and leads out of here.
            adopting: {
              always: {
                guard: { type: 'isStored', params: { news: 'same' } },
                target: '#sessionHealth.refresh.backoff',
                actions: 'noteFailure',
              },
            },
            inflight: {
              entry: 'noteAttempt',
              invoke: {
                id: 'refreshSession',
                src: 'refreshSession',
                onDone: [
                  {
                    guard: {
                      type: 'isRefresh',
                      params: ({ event }) => ({ outcome: event.output, kind: 'refreshed' }),
                    },
                    target: '#sessionHealth.refresh.idle',
                    actions: [
                      { type: 'holdRefreshed', params: ({ event }) => sessionOf(event.output) },
                      { type: 'raiseRefreshed', params: ({ event }) => sessionOf(event.output) },
                    ],
                  },
                  {
                    guard: {
                      type: 'isRefresh',
                      params: ({ event }) => ({ outcome: event.output, kind: 'refused' }),
                    },
                    target: '#sessionHealth.refresh.dead',
                    actions: 'raiseRefused',
                  },
                  {
                    guard: {
                      type: 'isRefresh',
                      params: ({ event }) => ({ outcome: event.output, kind: 'user_gone' }),
                    },
                    target: '#sessionHealth.refresh.dead',
                    actions: 'raiseUserDeleted',
                  },
                  { target: 'adopting', actions: 'raiseStorage' },
                ],
                onError: { target: '#sessionHealth.refresh.backoff', actions: 'noteFailure' },
              },
              after: {
                answerPatience: {
                  target: '#sessionHealth.refresh.backoff',
                  actions: 'noteFailure',
                },
              },
              // Another tab refreshed without the lock; our own answer is still used.
              on: { TOKEN_REFRESHED: {} },
            },
          },
        },
        backoff: {
          after: { backoff: 'working' },
          on: {
            ONLINE: 'jittering',
            WAKE: { guard: 'hasRested', target: 'jittering' },
            REFRESH_WANTED: { guard: 'hasRested', target: 'working' },
            HTTP_401: { guard: 'hasRested', target: 'working' },
          },
        },
        verifying: {
          invoke: {
            id: 'verifySession',
            src: 'verifySession',
            onDone: [
              {
                guard: {
                  type: 'isVerdict',
                  params: ({ event }) => ({ outcome: event.output, verdict: 'refused' }),
                },
                target: 'dead',
                actions: 'raiseRefused',
              },
              {
                guard: {
                  type: 'isVerdict',
                  params: ({ event }) => ({ outcome: event.output, verdict: 'user_gone' }),
                },
                target: 'dead',
                actions: 'raiseUserDeleted',
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
        dead: {},
      },
    },
  },
});

function sessionOf(outcome: RefreshOutcome): { session: SessionMark | null } {
  return { session: outcome.kind === 'refreshed' ? outcome.session : null };
}
