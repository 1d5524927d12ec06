import type { components } from '@platebook/api-client';
import { SESSION_CACHE_MS } from '@platebook/machines';
import type { SessionMessage, SessionTabs } from './session-tabs.ts';

type GoTrueSession = components['schemas']['GoTrueSession'];

/** A session from the auth service. `expires_in` is in seconds, `expires_at` in seconds since 1970. */
export type NewSession = Pick<GoTrueSession, 'access_token' | 'refresh_token' | 'expires_at'> & {
  readonly expires_in?: number;
  readonly user: { readonly id: string; readonly email: string };
};

/** The persisted part of a session. */
export type Session = Pick<GoTrueSession, 'access_token' | 'refresh_token' | 'expires_at'> & {
  /** Identifies a login. */
  readonly id: string;
  /** Counts the refreshes since the login. */
  readonly epoch: number;
  readonly user: { readonly id: string; readonly email: string };
};

export type SessionEnd = 'signed_out' | 'expired';

/** A change of the stored session; `elsewhere` when another tab wrote. */
export type SessionChange = 'started' | 'refreshed' | SessionEnd | 'elsewhere';

export type SessionStore = {
  /** The stored session, cached for 10 s; announcements by other tabs invalidate it at once. */
  readonly read: () => Session | null;
  /** The stored session, uncached. */
  readonly reread: () => Session | null;
  /** Stores a login's session. */
  readonly write: (session: NewSession) => void;
  /** Replaces `base` with a refreshed session; returns null, and stores nothing, if `base` is no longer the stored one. */
  readonly renew: (base: Session, session: NewSession) => Session | null;
  readonly clear: (reason: SessionEnd) => void;
  /**
   * Starts watching other tabs' writes. The returned function calls back once storage shows what they announced,
   * however long that takes, and, when `isExpected`, once it shows anything, or nothing was announced for 250 ms. A
   * browser may deliver a message, or even a lock, before the preceding write is visible.
   */
  readonly watch: () => (callback: () => void, isExpected: boolean) => void;
  /** Why this page's last session ended, here or by expiry in another tab, until the next one starts. */
  readonly endedBy: () => SessionEnd | null;
  /** Subscribes to changes in this tab and others; returns an unsubscribe function. */
  readonly subscribe: (listener: (change: SessionChange) => void) => () => void;
};

export type SessionStoreDeps = {
  readonly storage: Storage;
  readonly tabs: SessionTabs;
  /** Epoch ms. */
  readonly now: () => number;
  readonly newId: () => string;
};

/** The storage key, and the name of the BroadcastChannel. */
export const SESSION_KEY = 'session';
/** Present while no session is stored because the last one expired. */
const EXPIRED_KEY = 'session-expired';

/** Stores the session in `storage`; an unreadable value counts as none. */
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
      // Storage may be older than another tab's announcement: epochs must stay unique.
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

/** Why a session ended in another tab: storage may show the end before the channel announces it. */
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

/** A storage item with its cached value. */
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
      // The reason is written first, so that readers of the end see it.
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

/** Announcements by other tabs that storage may not show yet. */
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

/** A clock set back must not extend the cache. */
function isFresh(atMs: number, nowMs: number): boolean {
  return nowMs >= atMs && nowMs - atMs < SESSION_CACHE_MS;
}

/** The expiry uses this browser's clock, so that an error cancels out. */
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
