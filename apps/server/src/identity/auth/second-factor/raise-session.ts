import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../db/database.ts';
import type { SecondFactorMethod } from '../../../db/tables.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { AuthDeps, SessionCaller } from '../auth-deps.ts';
import { LOCK_WAIT_MS, issueSession } from '../sessions/sessions.ts';
import type { IssuedSession } from '../sessions/sessions.ts';
import { deleteLowerSessions, lockSession, raiseSession } from '../sessions/sessions.store.ts';
import { findUser } from '../users/users.store.ts';

type Proof = {
  readonly caller: SessionCaller;
  readonly by: SecondFactorMethod;
  readonly factorId: string | null;
};

/** Raises the caller's session to `aal2`, with tokens under a new key; their sessions at `aal1` end, as in GoTrue. */
export async function raiseToSecondLevel(
  { box, clock, tokens }: AuthDeps,
  tx: Transaction,
  { caller, by, factorId }: Proof,
): Promise<IssuedSession> {
  const now = clock.now();
  const session = await lockSession(tx, box, { id: caller.sessionId, waitMs: LOCK_WAIT_MS });
  const user = await findUser(tx, caller.userId);
  if (session === null || user === null) {
    throw new GoTrueError('session_not_found');
  }
  const raised = {
    ...session,
    refreshKey: randomBytes(32),
    counter: 0,
    refreshedAt: now,
    secondFactor: { by, at: now },
  };
  await raiseSession(tx, box, { ...raised, factorId });
  await deleteLowerSessions(tx, caller);
  return issueSession(tokens, tx, { session: raised, user, now });
}
