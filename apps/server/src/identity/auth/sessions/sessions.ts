import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '../../../db/database.ts';
import { isLockTimeout } from '../../../db/conflicts.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { AuthMethod } from '../tokens/access-token.ts';
import { appMetadata } from '../users/app-metadata.ts';
import type { Origin } from '../origin.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { decideRefresh } from '../tokens/refresh-decision.ts';
import { issueRefreshToken, readRefreshToken } from '../tokens/refresh-token.ts';
import type { RefreshClaim } from '../tokens/refresh-token.ts';
import { countRefresh, deleteSessions, insertSession, lockSession } from './sessions.store.ts';
import type { Session } from './sessions.store.ts';
import { listFactors } from '../second-factor/factors.store.ts';
import type { Factor } from '../second-factor/factors.store.ts';
import { changeUser, findUser } from '../users/users.store.ts';
import type { User } from '../users/users.store.ts';

const ABSOLUTE_SESSION_LIFE_MS = 90 * 86_400_000;
/** GoTrue gives up after waiting five seconds for the lock of the same session. */
export const LOCK_WAIT_MS = 5_000;

export type IssuedSession = {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  readonly refreshToken: string;
  readonly user: User;
  readonly factors: readonly Factor[];
};

type SessionDeps = Pick<AuthDeps, 'database' | 'clock' | 'tokens' | 'box' | 'live'>;

/** Opens a session for a user who has just authenticated. */
export async function openSession(
  { clock, tokens, box }: Omit<SessionDeps, 'database' | 'live'>,
  tx: Transaction,
  { user, by, origin }: { user: User; by: AuthMethod; origin: Origin },
): Promise<IssuedSession> {
  const now = clock.now();
  const session: Session = {
    id: randomUUID(),
    userId: user.id,
    refreshKey: randomBytes(32),
    counter: 0,
    refreshedAt: now,
    createdAt: now,
    notAfter: new Date(now.getTime() + ABSOLUTE_SESSION_LIFE_MS),
    authenticatedBy: by,
    userAgent: origin.userAgent,
    address: origin.address,
    secondFactor: null,
  };
  await insertSession(tx, box, session);
  const signedIn = await changeUser(tx, user.id, { lastSignInAt: now }, now);
  return issueSession(tokens, tx, { session, user: signedIn, now });
}

/**
 * One step of the refresh-token rotation (`reliability.md` 1.3). Throws GoTrue's errors. Ending a stolen session must
 * be committed despite the error, so the decision is made inside the transaction and thrown after it.
 */
export async function refreshSession(
  deps: SessionDeps,
  refreshToken: string,
  { lockWaitMs = LOCK_WAIT_MS } = {},
): Promise<IssuedSession> {
  const claim = readRefreshToken(refreshToken);
  if (claim === null) {
    throw new GoTrueError('refresh_token_malformed');
  }
  const rotating = deps.live.endedBy(claim.sessionId, rotate(deps, claim, lockWaitMs));
  const outcome = await rotating.catch((error: unknown) => {
    throw isLockTimeout(error) ? new GoTrueError('conflict', { cause: error }) : error;
  });
  if (typeof outcome === 'string') {
    throw new GoTrueError(outcome);
  }
  return outcome;
}

function rotate(
  { database, clock, tokens, box }: SessionDeps,
  claim: RefreshClaim,
  waitMs: number,
) {
  return database.asOwner(async (tx) => {
    const now = clock.now();
    const session = await lockSession(tx, box, { id: claim.sessionId, waitMs });
    if (session === null || !claim.isSignedWith(session.refreshKey)) {
      return 'refresh_token_not_found';
    }
    const user = await findUser(tx, session.userId);
    if (user === null || isBanned(user, now)) {
      return 'user_banned';
    }
    const decision = decideRefresh(session, claim.counter, now);
    if (decision === 'rotate') {
      const next = { ...session, counter: session.counter + 1, refreshedAt: now };
      await countRefresh(tx, box, next);
      return issueSession(tokens, tx, { session: next, user, now });
    }
    if (decision === 'reissue') {
      return issueSession(tokens, tx, { session, user, now });
    }
    if (decision === 'reuse') {
      await deleteSessions(tx, { userId: user.id, sessionId: session.id }, 'local');
    }
    return REFUSALS[decision];
  });
}

const REFUSALS = {
  reuse: 'refresh_token_already_used',
  expired: 'session_expired',
  not_issued: 'refresh_token_not_issued',
} as const;

export function isBanned({ bannedUntil }: User, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now;
}

/** Issues the tokens of a stored session. */
export async function issueSession(
  tokens: AuthDeps['tokens'],
  tx: Transaction,
  { session, user, now }: { session: Session; user: User; now: Date },
): Promise<IssuedSession> {
  const { token, expiresAt } = await tokens.sign(
    {
      userId: user.id,
      sessionId: session.id,
      email: user.email ?? '',
      phone: user.phone ?? '',
      appMetadata: appMetadata(user),
      userMetadata: user.userMetadata,
      authenticatedBy: session.authenticatedBy,
      authenticatedAt: session.createdAt,
      secondFactor: session.secondFactor,
    },
    now,
  );
  return {
    accessToken: token,
    expiresInSeconds: tokens.lifeSeconds,
    expiresAt,
    refreshToken: issueRefreshToken(session.id, session.counter, session.refreshKey),
    user,
    factors: await listFactors(tx, user.id),
  };
}
