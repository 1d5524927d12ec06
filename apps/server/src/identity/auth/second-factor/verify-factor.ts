import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { personActing } from '../auth-deps.ts';
import type { AuthDeps, SessionCaller } from '../auth-deps.ts';
import type { Origin } from '../origin.ts';
import type { IssuedSession } from '../sessions/sessions.ts';
import { findUser } from '../users/users.store.ts';
import { attemptSecondStep } from './attempt-second-step.ts';
import {
  deleteChallenge,
  deleteUnverifiedFactors,
  findChallenge,
  findFactor,
  insertChallenge,
  lockFactor,
  recordFactorUse,
} from './factors.store.ts';
import type { FactorWithSecret } from './factors.store.ts';
import { raiseToSecondLevel } from './raise-session.ts';
import { stepOfCode } from './totp.ts';

/** GoTrue's default. */
const CHALLENGE_LIFE_MS = 300_000;

type Named = { readonly factorId: string; readonly origin: Origin };

/** Opens a challenge of five minutes for a code of the factor, from the same network address. */
export async function challengeFactor(
  { database, clock, requests }: AuthDeps,
  { userId }: SessionCaller,
  { factorId, origin }: Named,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  await requests.count('challenge', origin.address);
  const now = clock.now();
  const id = randomUUID();
  await database.asOwner(async (tx) => {
    if ((await findFactor(tx, { id: factorId, userId })) === null) {
      throw new GoTrueError('mfa_factor_not_found');
    }
    await insertChallenge(tx, { id, factorId, address: origin.address, createdAt: now });
  });
  return { id, expiresAt: new Date(now.getTime() + CHALLENGE_LIFE_MS) };
}

type Attempt = Named & { readonly challengeId: string; readonly code: string };

/** Raises the session to `aal2` with a code of the factor, which then counts as verified. Throws GoTrue's errors. */
export function verifyFactor(
  deps: AuthDeps,
  caller: SessionCaller,
  attempt: Attempt,
): Promise<IssuedSession> {
  return attemptSecondStep(deps, { caller, origin: attempt.origin }, (tx) =>
    verify(deps, tx, { caller, attempt }),
  );
}

type Work = { readonly caller: SessionCaller; readonly attempt: Attempt };

async function verify(
  deps: AuthDeps,
  tx: Transaction,
  { caller, attempt }: Work,
): Promise<IssuedSession> {
  const { box, clock } = deps;
  const now = clock.now();
  const { factorId, challengeId, code, origin } = attempt;
  const factor = await lockFactor(tx, box, { id: factorId, userId: caller.userId });
  if (factor === null) {
    throw new GoTrueError('mfa_factor_not_found');
  }
  await refuseChallenge(tx, { attempt, now });
  const step = acceptedStep(factor, code, now);
  await deleteChallenge(tx, challengeId);
  await recordFactorUse(tx, box, { id: factorId, secret: factor.secret, step, at: now });
  await deleteUnverifiedFactors(tx, { userId: caller.userId });
  if (factor.status === 'unverified') {
    await announceFactor(deps, tx, { caller, factor, origin });
  }
  return raiseToSecondLevel(deps, tx, { caller, by: 'totp', factorId });
}

async function refuseChallenge(
  tx: Transaction,
  { attempt, now }: { attempt: Attempt; now: Date },
): Promise<void> {
  const { challengeId: id, factorId, origin } = attempt;
  const challenge = await findChallenge(tx, { id, factorId });
  if (challenge === null) {
    throw new GoTrueError('mfa_challenge_not_found');
  }
  if (challenge.address !== origin.address) {
    throw new GoTrueError('mfa_ip_address_mismatch');
  }
  if (now.getTime() - challenge.createdAt.getTime() >= CHALLENGE_LIFE_MS) {
    throw new GoTrueError('mfa_challenge_expired', {
      message: `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    });
  }
}

/** RFC 6238, section 5.2: a code is accepted once, and no older one after it. */
function acceptedStep({ secret, lastUsedStep }: FactorWithSecret, code: string, now: Date): number {
  const step = stepOfCode(secret, code, now);
  if (step === null || (lastUsedStep !== null && step <= lastUsedStep)) {
    throw new GoTrueError('mfa_verification_failed');
  }
  return step;
}

type Announced = {
  readonly caller: SessionCaller;
  readonly factor: FactorWithSecret;
  readonly origin: Origin;
};

async function announceFactor(
  { clock, outbox, settings }: AuthDeps,
  tx: Transaction,
  { caller, factor, origin }: Announced,
): Promise<void> {
  const user = await findUser(tx, caller.userId);
  const name = factor.friendlyName;
  if (user !== null && user.email !== null) {
    await outbox.send(tx, {
      to: { email: user.email },
      template: 'second_factor_added',
      values: { link: `${settings.siteUrl}/dashboard/settings/security`, name },
    });
  }
  await recordAccountEvent(tx, {
    actor: personActing(caller.userId, origin),
    action: 'user.factor_added',
    userId: caller.userId,
    details: { name },
    at: clock.now(),
  });
}
