import { assign, emit, enqueueActions, fromCallback, fromPromise, raise, setup } from 'xstate';
import {
  AUTH_INIT_TIMEOUT_MS,
  SESSION_ANSWER_PATIENCE_MS,
  SESSION_LOCK_PATIENCE_MS,
  SESSION_REFRESH_MARGIN_MS,
  SESSION_WAKE_JITTER_MS,
  SESSION_WARNING_THRESHOLD_MS,
} from '../limits.ts';
import type {
  RefreshOutcome,
  SessionHealthContext,
  SessionHealthEmitted,
  SessionHealthEvent,
  SessionHealthInput,
  SessionMark,
  VerifyOutcome,
  HeldSession,
} from './session-health.types.ts';
import {
  backoffMs,
  hasJustRefreshed,
  hasRested,
  holdSession,
  needsRefresh,
  remainingMs,
  untilNextLookMs,
  untilRefreshMs,
} from './session-time.ts';

/** The guards, actions and actors of a session; the states are in `session-health.machine.ts`. */
export const sessionHealthSetup = setup({
  types: {
    context: {} as SessionHealthContext,
    events: {} as SessionHealthEvent,
    input: {} as SessionHealthInput,
    emitted: {} as SessionHealthEmitted,
  },
  actors: {
    refreshSession: fromPromise<RefreshOutcome>(() => Promise.reject(missing('refreshSession'))),
    verifySession: fromPromise<VerifyOutcome>(() => Promise.reject(missing('verifySession'))),
    // Without a host there are no other tabs.
    holdLock: fromCallback<SessionHealthEvent>(({ sendBack }) =>
      sendBack({ type: 'LOCK_GRANTED' }),
    ),
  },
  delays: {
    initTimeout: AUTH_INIT_TIMEOUT_MS,
    untilNextLook: ({ context }) => untilNextLookMs(context),
    untilRefresh: ({ context }) => untilRefreshMs(context),
    jitter: ({ context }) => context.random() * SESSION_WAKE_JITTER_MS,
    lockPatience: SESSION_LOCK_PATIENCE_MS,
    answerPatience: SESSION_ANSWER_PATIENCE_MS,
    backoff: ({ context }) => backoffMs(context),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    hasExpired: ({ context }) => remainingMs(context) <= 0,
    isInsideRefreshMargin: ({ context }) => remainingMs(context) <= SESSION_REFRESH_MARGIN_MS,
    isInsideWarningThreshold: ({ context }) => remainingMs(context) <= SESSION_WARNING_THRESHOLD_MS,
    needsRefresh: ({ context }) => needsRefresh(context),
    hasRested: ({ context }) => hasRested(context),
    hasLost: ({ context }) => context.hasLost,
    bringsSession: (_, { session }: { session: SessionMark | null }) => session !== null,
    concernsOldToken: ({ context }, { epoch }: { epoch: number }) =>
      context.session === null || epoch < context.session.epoch,
    refusesFreshToken: ({ context }, { retried }: { retried: boolean }) =>
      (retried || hasJustRefreshed(context)) && remainingMs(context) > 0,
    isStored: ({ context: { session, storage } }, { news }: { news: StorageNews }) =>
      newsOf(session, storage.read()) === news,
    isRefresh: (_, { outcome, kind }: { outcome: RefreshOutcome; kind: RefreshOutcome['kind'] }) =>
      outcome.kind === kind,
    isVerdict: (_, { outcome, verdict }: { outcome: VerifyOutcome; verdict: VerifyOutcome }) =>
      outcome === verdict,
  },
  actions: {
    hold: assign(({ context }, { session }: { session: SessionMark | null }) => ({
      session: session === null ? null : holdSession(session, context.clock),
      refreshedAtMs: null,
      failures: 0,
      hasLost: false,
    })),
    holdRefreshed: assign(({ context }, { session }: { session: SessionMark | null }) =>
      session === null
        ? {}
        : {
            session: holdSession(session, context.clock),
            refreshedAtMs: context.clock.nowMs(),
            failures: 0,
            hasLost: false,
          },
    ),
    drop: assign({ session: null, refreshedAtMs: null, failures: 0 }),
    noteLoss: assign({ hasLost: true }),
    noteAttempt: assign({ attemptedAtMs: ({ context }) => context.clock.nowMs() }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearStorage: ({ context: { storage } }, { why }: { why: 'signed_out' | 'expired' }) => {
      if (storage.read() !== null) {
        storage.clear(why);
      }
    },
    notifyExpired: emit({ type: 'session.expired' }),
    notifyRestored: emit({ type: 'session.restored' }),
    notifyUserChanged: emit({ type: 'session.user_changed' }),
    notifyInitTimedOut: emit({ type: 'session.init_timed_out' }),
    notifyDenied: emit({ type: 'permission.denied' }),
    raiseRefreshed: enqueueActions(({ enqueue }, { session }: { session: SessionMark | null }) => {
      if (session !== null) {
        enqueue.raise({ type: 'TOKEN_REFRESHED', session });
      }
    }),
    raiseInitTimeout: raise({ type: 'INIT_TIMEOUT' }, { delay: 'initTimeout' }),
    raiseStored: enqueueActions(({ context: { session, storage }, enqueue }) => {
      const stored = storage.read();
      if (stored !== null) {
        enqueue.raise({
          type: session === null ? 'SIGNED_IN' : 'TOKEN_REFRESHED',
          session: stored,
        });
      }
    }),
    raiseSignedOut: raise({ type: 'SIGNED_OUT' }),
    raiseUserDeleted: raise({ type: 'USER_DELETED' }),
    raiseUserChanged: raise({ type: 'USER_CHANGED' }),
    raiseStorage: raise({ type: 'STORAGE' }),
    raiseRefused: raise({ type: 'SESSION_REFUSED' }),
  },
});

function missing(actor: string): Error {
  return new Error(
    `The session health has no "${actor}": the host gives it with provideSessionHealth(host).`,
  );
}

/** How the stored session relates to the one a tab holds. */
type StorageNews = 'same' | 'gone' | 'newer' | 'other_user';

/** What a write by another tab means for this one. */
function newsOf(held: HeldSession | null, stored: SessionMark | null): StorageNews {
  if (stored === null) {
    return held === null ? 'same' : 'gone';
  }
  if (held !== null && held.userId !== stored.userId) {
    return 'other_user';
  }
  return isNewer(held, stored) ? 'newer' : 'same';
}

/** A browser may briefly show one tab a value that another has already replaced: an older token is ignored. */
function isNewer(held: HeldSession | null, stored: SessionMark): boolean {
  return held === null || held.sessionId !== stored.sessionId || held.epoch < stored.epoch;
}
