import type { components } from '@platebook/api-client';
import { SESSION_CACHE_MS } from '@platebook/machines';
import type { SessionMessage, SessionTabs } from './session-tabs.ts';

type GoTrueSession = components['schemas']['GoTrueSession'];

/** A session as the auth service gives it. `expires_in` is in seconds, `expires_at` in seconds since 1970. */
export type NewSession = Pick<GoTrueSession, 'access_token' | 'refresh_token' | 'expires_at'> & {
  readonly expires_in?: number;
  readonly user: { readonly id: string; readonly email: string };
};

/** What is kept of a session between page loads. */
export type Session = Pick<GoTrueSession, 'access_token' | 'refresh_token' | 'expires_at'> & {
  /** Tells one login from the next. */
  readonly id: string;
  /** Counts the refreshes since the login. */
  readonly epoch: number;
  readonly user: { readonly id: string; readonly email: string };
};

export type SessionEnd = 'signed_out' | 'expired';

/** What happened to the stored session; `elsewhere` when another tab wrote. */
export type SessionChange = 'started' | 'refreshed' | SessionEnd | 'elsewhere';

export type SessionStore = {
  /** The session as it was stored at most 10 s ago; what other tabs tell of is seen at once. */
  readonly read: () => Session | null;
  /** The session as it is stored now. */
  readonly reread: () => Session | null;
  /** Keeps the session of a login. */
  readonly write: (session: NewSession) => void;
  /**
   * Keeps what a refresh gave in place of `base`; answers with null, and keeps nothing, when that session is no longer
   * the one stored.
   */
  readonly renew: (base: Session, session: NewSession) => Session | null;
  readonly clear: (reason: SessionEnd) => void;
  /**
   * Begins to look out for what other tabs write. The function it answers with calls back when the storage shows what
   * they have told of, however long that takes, and, when `isExpected`, once it shows anything, or nothing was told for
   * 250 ms. A browser may hand on a message, and even a lock, before it shows the writing that went before.
   */
  readonly watch: () => (callback: () => void, isExpected: boolean) => void;
  /** Why the last session of this page ended, here or by expiry in another tab, until another starts. */
  readonly endedBy: () => SessionEnd | null;
  /** Hears of every change, in this tab and in others; answers with how to stop. */
  readonly subscribe: (listener: (change: SessionChange) => void) => () => void;
};

export type SessionStoreDeps = {
  readonly storage: Storage;
  readonly tabs: SessionTabs;
  /** Epoch ms. */
  readonly now: () => number;
  readonly newId: () => string;
};

/** The key of the storage, and the name of the channel between tabs. */
export const SESSION_KEY = 'session';
/** There while no session is stored because the last one expired. */
const EXPIRED_KEY = 'session-expired';

/** Keeps the session in `storage`; what does not read as a session counts as none. */
export function createSessionStore(deps: SessionStoreDeps): SessionStore {
  const { tabs, now, newId } = deps;
  const cell = createCell(deps);
  const listeners = new Set<(change: SessionChange) => void>();
  let end: SessionEnd | null = null;
  const receive = (change: SessionChange) => {
    for (const listener of listeners) {
      listener(change);
    }
  };
  const change = (kind: keyof typeof MESSAGE_TYPES, next: Session | null, of: Session | null) => {
    cell.set(next, kind);
    tabs.post({
      type: MESSAGE_TYPES[kind],
      sessionId: of?.id ?? null,
      epoch: of?.epoch ?? null,
      ...(kind === 'expired' ? { hasExpired: true } : {}),
    });
    receive(kind);
  };
  const backlog = createBacklog(cell.reread);
  tabs.onWritten((message) => {
    cell.forget();
    backlog.receive(message);
    end = endElsewhere(message, cell.hasExpired(), end);
    receive('elsewhere');
  });
  return {
    read: cell.read,
    reread: cell.reread,
    write: (session) => {
      end = null;
      const started = keep(session, { id: newId(), epoch: 0 }, now());
      change('started', started, started);
    },
    renew: (base, session) => {
      const stored = cell.reread();
      if (stored?.id !== base.id) {
        return null;
      }
      // What is stored may be older than what another tab has told of: no two tokens get one number.
      const epoch = Math.max(stored.epoch, backlog.announcedEpochOf(base.id)) + 1;
      const renewed = keep(session, { id: base.id, epoch }, now());
      change('refreshed', renewed, renewed);
      return renewed;
    },
    clear: (reason) => {
      end = reason;
      change(reason, null, cell.reread());
    },
    watch: backlog.watch,
    endedBy: () => end,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Why a session ended in another tab: the storage may show the end before the channel tells of it. */
function endElsewhere(
  message: SessionMessage | null,
  isShownExpired: boolean,
  before: SessionEnd | null,
): SessionEnd | null {
  if (message === null) {
    return isShownExpired ? 'expired' : before;
  }
  return message.hasExpired === true ? 'expired' : null;
}

const MESSAGE_TYPES = {
  started: 'SIGNED_IN',
  refreshed: 'TOKEN_REFRESHED',
  signed_out: 'SIGNED_OUT',
  expired: 'SIGNED_OUT',
} as const;

/** One place in the storage, and what was last read there. */
function createCell({ storage, now }: Pick<SessionStoreDeps, 'storage' | 'now'>) {
  let cached: { readonly session: Session | null; readonly atMs: number } | null = null;
  const keepRead = (session: Session | null) => {
    cached = { session, atMs: now() };
    return session;
  };
  const reread = () => keepRead(parseSession(storage.getItem(SESSION_KEY)));
  return {
    reread,
    read: () => (cached !== null && isFresh(cached.atMs, now()) ? cached.session : reread()),
    set: (session: Session | null, kind: keyof typeof MESSAGE_TYPES) => {
      // Why it ends comes first: whoever sees the end sees the reason.
      if (kind === 'expired') {
        storage.setItem(EXPIRED_KEY, 'true');
      } else {
        storage.removeItem(EXPIRED_KEY);
      }
      if (session === null) {
        storage.removeItem(SESSION_KEY);
      } else {
        storage.setItem(SESSION_KEY, JSON.stringify(session));
      }
      keepRead(session);
    },
    hasExpired: () =>
      storage.getItem(SESSION_KEY) === null && storage.getItem(EXPIRED_KEY) !== null,
    forget: () => {
      cached = null;
    },
  };
}

const UNTOLD_PATIENCE_MS = 250;

/** What other tabs have told of and the storage may not show yet. */
function createBacklog(reread: () => Session | null) {
  let received: SessionMessage | null = null;
  let shown = 0;
  const callbacks = new Set<() => void>();
  const announcedEpochOf = (sessionId: string) =>
    received?.type === 'TOKEN_REFRESHED' && received.sessionId === sessionId
      ? (received.epoch ?? 0)
      : 0;
  const isBehind = () => {
    const session = reread();
    return session !== null && announcedEpochOf(session.id) > session.epoch;
  };
  const release = () => {
    for (const callback of callbacks) {
      callbacks.delete(callback);
      callback();
    }
  };
  return {
    announcedEpochOf,
    receive: (message: SessionMessage | null) => {
      received = message ?? received;
      if (!isBehind()) {
        shown += 1;
        release();
      }
    },
    watch: () => {
      const before = shown;
      return (callback: () => void, isExpected: boolean) => {
        if (!isBehind() && (!isExpected || shown > before)) {
          callback();
          return;
        }
        callbacks.add(callback);
        setTimeout(() => {
          if (!isBehind() && callbacks.delete(callback)) {
            callback();
          }
        }, UNTOLD_PATIENCE_MS);
      };
    },
  };
}

/** A clock set back must not keep what was read for longer. */
function isFresh(atMs: number, nowMs: number): boolean {
  return nowMs >= atMs && nowMs - atMs < SESSION_CACHE_MS;
}

/** The end is kept by the clock of this browser, so that a wrong clock is wrong at both ends. */
function keep(
  { access_token, refresh_token, expires_in, expires_at, user }: NewSession,
  { id, epoch }: Pick<Session, 'id' | 'epoch'>,
  nowMs: number,
): Session {
  return {
    id,
    epoch,
    access_token,
    refresh_token,
    expires_at: expires_in === undefined ? expires_at : nowMs / 1_000 + expires_in,
    user: { id: user.id, email: user.email },
  };
}

function parseSession(text: string | null): Session | null {
  if (text === null) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    ['id', 'access_token', 'refresh_token'].every((name) => typeof value[name] === 'string') &&
    ['epoch', 'expires_at'].every((name) => typeof value[name] === 'number') &&
    isRecord(value.user) &&
    typeof value.user.id === 'string' &&
    typeof value.user.email === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
