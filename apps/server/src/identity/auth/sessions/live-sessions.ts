import type { AssuranceLevel } from '../../../http/operations.ts';
import type { Clock } from '../../../platform/clock.ts';

/** How long a session that another process ended may still let its user in here (`reliability.md` 1.2). */
const BELIEVED_MS = 10_000;
/** As many as are in use at once; what is not among them is read again. */
const MOST = 10_000;

type Session = { readonly userId: string; readonly sessionId: string };

export type Assurance = {
  /** What the session has reached. */
  readonly level: AssuranceLevel;
  /** Whether the account has a verified second factor. */
  readonly hasFactor: boolean;
};

export type SessionStatus =
  | ({ readonly kind: 'live' } & Assurance)
  | { readonly kind: 'ended' | 'banned' };

export type LiveSessions = {
  /** What was found of a session that was live in the last ten seconds, and that nothing here has changed since. */
  readonly find: (session: Session) => Assurance | null;
  /** Asks `read` whether it is live, and believes that for ten seconds. */
  readonly ask: (session: Session, read: () => Promise<SessionStatus>) => Promise<SessionStatus>;
  /** Waits for a change of the sessions of a user, or of one session, and believes nothing of them after it. */
  readonly endedBy: <Result>(id: string, change: Promise<Result>) => Promise<Result>;
};

/** Which sessions are live, so that not every request asks the database. Memberships are never remembered. */
export function createLiveSessions({ now }: Clock): LiveSessions {
  const found = new Map<string, Assurance & { readonly userId: string; readonly atMs: number }>();
  let forgotten = 0;
  return {
    find: ({ userId, sessionId }) => {
      const known = found.get(sessionId);
      // A clock that was set back must not make a session live longer.
      return known?.userId === userId && Math.abs(now().getTime() - known.atMs) < BELIEVED_MS
        ? { level: known.level, hasFactor: known.hasFactor }
        : null;
    },
    ask: async ({ userId, sessionId }, read) => {
      const before = forgotten;
      const atMs = now().getTime();
      const status = await read();
      found.delete(sessionId);
      // What was read while something ended sessions may be older than that.
      if (status.kind === 'live' && forgotten === before) {
        forgetOldest(found);
        const { level, hasFactor } = status;
        found.set(sessionId, { userId, atMs, level, hasFactor });
      }
      return status;
    },
    endedBy: (id, change) =>
      // Where it failed, the commit may still have gone through.
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
