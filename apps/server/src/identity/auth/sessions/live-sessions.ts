import type { AssuranceLevel } from '../../../http/operations.ts';
import type { Clock } from '../../../platform/clock.ts';

/** How long a session that another process ended may still be accepted here (`reliability.md` 1.2). */
const BELIEVED_MS = 10_000;
/** Covers the sessions in concurrent use; others are read again. */
const MOST = 10_000;

type Session = { readonly userId: string; readonly sessionId: string };

export type Assurance = {
  /** The assurance level of the session. */
  readonly level: AssuranceLevel;
  /** Whether the account has a verified second factor. */
  readonly hasFactor: boolean;
};

export type SessionStatus =
  | ({ readonly kind: 'live' } & Assurance)
  | { readonly kind: 'ended' | 'banned' };

export type LiveSessions = {
  /** The cached assurance of a session that was live within the last ten seconds and has not been invalidated here. */
  readonly find: (session: Session) => Assurance | null;
  /** Calls `read` for the session's status, and caches a live one for ten seconds. */
  readonly ask: (session: Session, read: () => Promise<SessionStatus>) => Promise<SessionStatus>;
  /** Waits for a change of the sessions of a user, or of one session, and invalidates their cache afterwards. */
  readonly endedBy: <Result>(id: string, change: Promise<Result>) => Promise<Result>;
};

/** Caches which sessions are live, so that not every request queries the database. Memberships are never cached. */
export function createLiveSessions({ now }: Clock): LiveSessions {
  const found = new Map<string, Assurance & { readonly userId: string; readonly atMs: number }>();
  let forgotten = 0;
  return {
    find: ({ userId, sessionId }) => {
      const known = found.get(sessionId);
      // A clock that was set back must not extend a session.
      return known?.userId === userId && Math.abs(now().getTime() - known.atMs) < BELIEVED_MS
        ? { level: known.level, hasFactor: known.hasFactor }
        : null;
    },
    ask: async ({ userId, sessionId }, read) => {
      const before = forgotten;
      const atMs = now().getTime();
      const status = await read();
      found.delete(sessionId);
      // A read that overlapped with an invalidation may be stale.
      if (status.kind === 'live' && forgotten === before) {
        forgetOldest(found);
        const { level, hasFactor } = status;
        found.set(sessionId, { userId, atMs, level, hasFactor });
      }
      return status;
    },
    endedBy: (id, change) =>
      // Even if it failed, the commit may have gone through.
      change.finally(() => {
        forgotten += 1;
        for (const [sessionId, { userId }] of found) {
          if (userId === id || sessionId === id) {
            found.delete(sessionId);
          }
        }
      }),
  };
}

function forgetOldest(found: Map<string, unknown>): void {
  const [oldest] = found.keys();
  if (found.size >= MOST && oldest !== undefined) {
    found.delete(oldest);
  }
}
