import { assign, fromPromise, setup } from 'xstate';
import {
  SESSION_REFRESH_MARGIN_MS,
  SESSION_REFRESH_MIN_INTERVAL_MS,
  SESSION_WARNING_THRESHOLD_MS,
} from '../limits.ts';

export type SessionHealthContext = {
  /** When the access token stops being valid, in epoch ms; null without a session. */
  readonly expiresAtMs: number | null;
  readonly refreshedAtMs: number | null;
  readonly now: () => number;
};

/** `now` answers in epoch ms and must be the clock the actor runs on. */
export type SessionHealthInput = { readonly now: () => number };

export type SessionHealthEvent =
  | { readonly type: 'session.started'; readonly expiresAtMs: number }
  /** Signed out, user deleted, or nothing stored at start. */
  | { readonly type: 'session.ended' }
  /** The server no longer accepts the session. */
  | { readonly type: 'session.rejected' }
  /** The page woke up, came back to the front or online: timers cannot be trusted, look again. */
  | { readonly type: 'session.checked' };

/** What refreshing gave; a missing or invalid refresh token is an answer, not an error. */
export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly expiresAtMs: number }
  | { readonly kind: 'refused' };

/**
 * Health of the session as the specification's section 4 has it: no_session, healthy, warning (15 min or less left),
 * expiring_soon (5 min or less), expired. A session refreshes when it enters expiring_soon: 5 minutes before expiry,
 * or at once when it starts inside that window.
 *
 * The host gives `refreshSession`; it resolves with a {@link RefreshOutcome} and rejects only when the attempt said
 * nothing about the session (network, 5xx), which is tried again every 30 s until expiry.
 */
export const sessionHealthMachine = setup({
  types: {
    context: {} as SessionHealthContext,
    events: {} as SessionHealthEvent,
    input: {} as SessionHealthInput,
  },
  actors: {
    refreshSession: fromPromise<RefreshOutcome>(() => {
      throw new Error(
        'The session health has no "refreshSession": the host gives it with sessionHealthMachine.provide({ actors }).',
      );
    }),
  },
  delays: {
    untilWarning: ({ context }) => timeLeftMs(context) - SESSION_WARNING_THRESHOLD_MS,
    untilRefreshMargin: ({ context }) => timeLeftMs(context) - SESSION_REFRESH_MARGIN_MS,
    untilExpiry: ({ context }) => timeLeftMs(context),
    untilNextRefresh: ({ context }) => untilNextRefreshMs(context),
  },
  guards: {
    hasExpired: ({ context }) => timeLeftMs(context) <= 0,
    isInsideRefreshMargin: ({ context }) => timeLeftMs(context) <= SESSION_REFRESH_MARGIN_MS,
    isInsideWarningThreshold: ({ context }) => timeLeftMs(context) <= SESSION_WARNING_THRESHOLD_MS,
    hasJustRefreshed: ({ context }) => untilNextRefreshMs(context) > 0,
    wasRefreshed: (_, outcome: RefreshOutcome) => outcome.kind === 'refreshed',
  },
  actions: {
    storeExpiry: assign((_, { expiresAtMs }: { expiresAtMs: number }) => ({
      expiresAtMs,
      refreshedAtMs: null,
    })),
    storeRefresh: assign(({ context }, outcome: RefreshOutcome) =>
      outcome.kind === 'refreshed'
        ? { expiresAtMs: outcome.expiresAtMs, refreshedAtMs: context.now() }
        : {},
    ),
    noteAttempt: assign({ refreshedAtMs: ({ context }) => context.now() }),
    clearSession: assign({ expiresAtMs: null, refreshedAtMs: null }),
  },
}).createMachine({
  id: 'sessionHealth',
  context: ({ input }) => ({ expiresAtMs: null, refreshedAtMs: null, now: input.now }),
  initial: 'no_session',
  on: {
    'session.started': {
      target: '.assessing',
      actions: {
        type: 'storeExpiry',
        params: ({ event }) => ({ expiresAtMs: event.expiresAtMs }),
      },
    },
    'session.ended': { target: '.no_session', actions: 'clearSession' },
  },
  states: {
    no_session: {},
    assessing: {
      always: [
        { guard: 'hasExpired', target: 'expired', actions: 'clearSession' },
        { guard: 'isInsideRefreshMargin', target: 'expiring_soon' },
        { guard: 'isInsideWarningThreshold', target: 'warning' },
        { target: 'healthy' },
      ],
    },
    healthy: {
      on: {
        'session.checked': 'assessing',
        'session.rejected': { target: 'expired', actions: 'clearSession' },
      },
      after: { untilWarning: 'warning' },
    },
    warning: {
      on: {
        'session.checked': 'assessing',
        'session.rejected': { target: 'expired', actions: 'clearSession' },
      },
      after: { untilRefreshMargin: 'expiring_soon' },
    },
    expiring_soon: {
      on: { 'session.rejected': { target: 'expired', actions: 'clearSession' } },
      after: { untilExpiry: { target: 'expired', actions: 'clearSession' } },
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'hasJustRefreshed', target: 'waiting' }, { target: 'refreshing' }],
        },
        refreshing: {
          invoke: {
            id: 'refreshSession',
            src: 'refreshSession',
            onDone: [
              {
                guard: { type: 'wasRefreshed', params: ({ event }) => event.output },
                target: '#sessionHealth.assessing',
                actions: { type: 'storeRefresh', params: ({ event }) => event.output },
              },
              { target: '#sessionHealth.expired', actions: 'clearSession' },
            ],
            onError: { target: 'waiting', actions: 'noteAttempt' },
          },
        },
        waiting: {
          on: { 'session.checked': '#sessionHealth.assessing' },
          after: { untilNextRefresh: 'refreshing' },
        },
      },
    },
    expired: {},
  },
});

function timeLeftMs({ expiresAtMs, now }: SessionHealthContext): number {
  return (expiresAtMs ?? 0) - now();
}

function untilNextRefreshMs({ refreshedAtMs, now }: SessionHealthContext): number {
  return refreshedAtMs === null ? 0 : refreshedAtMs + SESSION_REFRESH_MIN_INTERVAL_MS - now();
}
