import type { SendRequest, SessionSource } from '@platebook/api-client';
import {
  isTokenExpired,
  requestRefresh,
  startSessionHealth,
  type SessionHealthActor,
  type SessionHealthEvent,
  type SessionMark,
} from '@platebook/machines';
import { refreshSession, verifySession } from './refresh-session.ts';
import { holdSessionLock, type SessionLocks } from './session-lock.ts';
import { toSessionMark } from './session-mark.ts';
import type { SessionChange, SessionStore } from './session-store.ts';

export type SessionDeps = {
  /** Where the session is stored. */
  readonly store: SessionStore;
  readonly locks: SessionLocks | undefined;
  readonly send: SendRequest;
  readonly baseUrl: string;
  /** Epoch ms. */
  readonly wallMs: () => number;
  /** Monotonic time in ms, independent of the wall clock. */
  readonly nowMs: () => number;
  readonly random: () => number;
};

/** A page's session: its store, its machine, and its source for API calls. */
export type PageSession = {
  readonly store: SessionStore;
  readonly health: SessionHealthActor;
  readonly source: SessionSource;
};

/** Starts the session's machine from storage; it lives as long as the page. */
export function startSession(deps: SessionDeps): PageSession {
  const { store, wallMs, nowMs, random, send, baseUrl, locks } = deps;
  const server = { send, baseUrl, now: wallMs };
  const health = startSessionHealth(
    {
      refreshSession: (signal) => refreshSession(store, server, signal),
      verifySession: (signal) => verifySession(store, server, signal),
      holdLock: (signal, granted) => {
        const whenShown = store.watch();
        holdSessionLock(locks, signal, (hadToWait) => whenShown(granted, hadToWait));
      },
    },
    {
      clock: { nowMs, wallMs },
      storage: { read: () => toSessionMark(store.reread(), wallMs()), clear: store.clear },
      random,
    },
  );
  store.subscribe((change) => {
    const session = toSessionMark(store.read(), wallMs());
    for (const event of EVENTS[change](session)) {
      health.send(event);
    }
  });
  health.send({ type: 'INITIAL_SESSION', session: toSessionMark(store.reread(), wallMs()) });
  return { store, health, source: toSource(store, health) };
}

/** The machine's event for a storage change; its own changes are excluded. */
const EVENTS: Record<SessionChange, (session: SessionMark | null) => SessionHealthEvent[]> = {
  started: (session) => (session === null ? [] : [{ type: 'SIGNED_IN', session }]),
  refreshed: () => [],
  signed_out: () => [{ type: 'SIGNED_OUT' }],
  expired: () => [{ type: 'STORAGE' }],
  elsewhere: () => [{ type: 'STORAGE' }],
};

function toSource(store: SessionStore, health: SessionHealthActor): SessionSource {
  return {
    accessToken: () => store.read()?.access_token ?? null,
    isExpired: () => isTokenExpired(health.getSnapshot().context),
    refresh: () => requestRefresh(health, { type: 'REFRESH_WANTED' }),
    onRefused: (token, retried) => {
      const session = store.read();
      const epoch = session?.access_token === token ? session.epoch : -1;
      return requestRefresh(health, { type: 'HTTP_401', epoch, retried });
    },
  };
}
