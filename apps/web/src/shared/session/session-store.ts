import type { components } from '@platebook/api-client';

type GoTrueSession = components['schemas']['GoTrueSession'];

/** What is kept of a session between page loads. */
export type Session = Pick<GoTrueSession, 'access_token' | 'refresh_token' | 'expires_at'> & {
  readonly user: { readonly id: string; readonly email: string };
};

type SessionEnd = 'signed_out' | 'expired';

export type SessionStore = {
  /** The session as it is stored now; another tab may have changed it. */
  readonly read: () => Session | null;
  readonly write: (session: Session) => void;
  readonly clear: (reason: SessionEnd) => void;
  /** Why the last session of this page ended, until another starts. */
  readonly endedBy: () => SessionEnd | null;
  /** Hears of every change, in this tab and in others; answers with how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

const KEY = 'session';

type Tab = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Keeps the session in `storage`; what does not read as a session counts as none. */
export function createSessionStore(storage: Storage, tab: Tab): SessionStore {
  const listeners = new Set<() => void>();
  let end: SessionEnd | null = null;
  const notify = () => {
    for (const listener of listeners) {
      listener();
    }
  };
  return {
    read: () => parseSession(storage.getItem(KEY)),
    write: ({ access_token, refresh_token, expires_at, user }) => {
      const kept: Session = {
        access_token,
        refresh_token,
        expires_at,
        user: { id: user.id, email: user.email },
      };
      end = null;
      storage.setItem(KEY, JSON.stringify(kept));
      notify();
    },
    clear: (reason) => {
      end = reason;
      storage.removeItem(KEY);
      notify();
    },
    endedBy: () => end,
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === KEY || key === null) {
          listener();
        }
      };
      listeners.add(listener);
      tab.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        tab.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Whether the access token is past its time at `nowMs` (epoch ms). */
export function isExpired(session: Session, nowMs: number): boolean {
  return session.expires_at * 1_000 <= nowMs;
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
    typeof value === 'object' &&
    value !== null &&
    'access_token' in value &&
    typeof value.access_token === 'string' &&
    'refresh_token' in value &&
    typeof value.refresh_token === 'string' &&
    'expires_at' in value &&
    typeof value.expires_at === 'number' &&
    'user' in value &&
    typeof value.user === 'object' &&
    value.user !== null
  );
}
