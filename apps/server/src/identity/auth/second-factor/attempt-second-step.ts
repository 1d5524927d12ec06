import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { AuthDeps, SessionCaller } from '../auth-deps.ts';
import { tooManyGuesses } from '../sign-in/login-limiter.ts';
import type { Origin } from '../origin.ts';
import type { IssuedSession } from '../sessions/sessions.ts';

/**
 * Counts a second-step attempt for the account before evaluating it, and refunds it unless the code was wrong. App
 * codes and recovery codes share one count.
 */
export async function attemptSecondStep(
  { database, limiter, live }: AuthDeps,
  { caller, origin }: { readonly caller: SessionCaller; readonly origin: Origin },
  raise: (tx: Transaction) => Promise<IssuedSession>,
): Promise<IssuedSession> {
  const counted = await limiter.countGuess(`second-factor:${caller.userId}`, origin.address);
  if (counted.kind === 'refused') {
    throw tooManyGuesses(counted);
  }
  try {
    const session = await live.endedBy(caller.userId, database.asOwner(raise));
    await counted.refund();
    return session;
  } catch (error) {
    if (!(error instanceof GoTrueError && error.key === 'mfa_verification_failed')) {
      await counted.refund();
    }
    throw error;
  }
}
