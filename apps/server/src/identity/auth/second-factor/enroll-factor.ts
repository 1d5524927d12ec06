import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { personActing } from '../auth-deps.ts';
import type { AuthDeps, LeveledCaller, SessionCaller } from '../auth-deps.ts';
import type { Origin } from '../origin.ts';
import { lowerSessions } from '../sessions/sessions.store.ts';
import { lockUser } from '../users/users.store.ts';
import type { User } from '../users/users.store.ts';
import {
  deleteFactor,
  deleteUnverifiedFactors,
  findFactor,
  insertFactor,
  listFactors,
  lowerApiTokens,
} from './factors.store.ts';
import type { Factor } from './factors.store.ts';
import { deleteRecoveryCodes } from './recovery-codes.store.ts';
import { createTotp } from './totp.ts';
import type { TotpSetUp } from './totp.ts';

/** GoTrue: factors per account, including unverified ones. */
const MOST_FACTORS = 10;
/** GoTrue: an unverified factor may be replaced after this. */
const UNVERIFIED_LIFE_MS = 300_000;

export type Enrolled = TotpSetUp & { readonly id: string; readonly friendlyName: string };

/** Starts enrolling an authenticator app; it counts once one of its codes is verified. Throws GoTrue's errors. */
export async function enrollFactor(
  deps: AuthDeps,
  caller: LeveledCaller,
  { friendlyName, issuer, origin }: { friendlyName: string; issuer: string; origin: Origin },
): Promise<Enrolled> {
  const { database, box, clock, settings } = deps;
  await deps.requests.count('enroll', origin.address);
  return database.asOwner(async (tx) => {
    const now = clock.now();
    const user = await lockUserOf(tx, caller);
    const before = new Date(now.getTime() - UNVERIFIED_LIFE_MS);
    await deleteUnverifiedFactors(tx, { userId: user.id, before });
    refuseEnroll(await listFactors(tx, user.id), { friendlyName, caller });
    const setUp = createTotp({
      issuer: issuer === '' ? new URL(settings.siteUrl).host : issuer,
      account: user.email ?? user.phone ?? user.id,
    });
    const id = randomUUID();
    const status = 'unverified';
    const { secret } = setUp;
    const factor = { id, userId: user.id, friendlyName, status, secret } as const;
    await insertFactor(tx, box, { ...factor, createdAt: now, updatedAt: now });
    return { ...setUp, id, friendlyName };
  });
}

type Wanted = { readonly friendlyName: string; readonly caller: LeveledCaller };

function refuseEnroll(factors: readonly Factor[], { friendlyName, caller }: Wanted): void {
  if (factors.some((factor) => factor.friendlyName === friendlyName)) {
    throw new GoTrueError('mfa_factor_name_conflict', {
      message: `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`,
    });
  }
  if (factors.length >= MOST_FACTORS) {
    throw new GoTrueError('too_many_enrolled_mfa_factors');
  }
  if (caller.level === 'aal1' && factors.some(({ status }) => status === 'verified')) {
    throw new GoTrueError('factor_needs_aal2');
  }
}

/**
 * Removes a factor. Sessions that it had raised continue at `aal1`; with the last one the recovery codes are deleted
 * too, since they are never the only second factor. Throws GoTrue's errors.
 */
export async function unenrollFactor(
  deps: AuthDeps,
  caller: LeveledCaller,
  { factorId, origin }: { factorId: string; origin: Origin },
): Promise<void> {
  const { database, clock, live, outbox, settings } = deps;
  const change = database.asOwner(async (tx) => {
    const user = await lockUserOf(tx, caller);
    const factor = await findFactor(tx, { id: factorId, userId: user.id });
    if (factor === null) {
      throw new GoTrueError('mfa_factor_not_found');
    }
    if (factor.status === 'unverified') {
      await deleteFactor(tx, factorId);
      return;
    }
    if (caller.level === 'aal1') {
      throw new GoTrueError('unenroll_needs_aal2');
    }
    const others = (await listFactors(tx, user.id)).filter(
      ({ id, status }) => id !== factorId && status === 'verified',
    );
    const isLast = others.length === 0;
    await lowerSessions(tx, { userId: user.id, factorId: isLast ? null : factorId });
    await deleteFactor(tx, factorId);
    if (isLast) {
      await deleteRecoveryCodes(tx, user.id);
      await lowerApiTokens(tx, user.id);
    }
    if (user.email !== null) {
      await outbox.send(tx, {
        to: { email: user.email },
        template: 'second_factor_removed',
        values: {
          link: `${settings.siteUrl}/dashboard/settings/security`,
          name: factor.friendlyName,
        },
      });
    }
    await recordAccountEvent(tx, {
      actor: personActing(user.id, origin),
      action: 'user.factor_removed',
      userId: user.id,
      details: { name: factor.friendlyName, was_last: isLast },
      at: clock.now(),
    });
  });
  await live.endedBy(caller.userId, change);
}

async function lockUserOf(tx: Transaction, { userId }: SessionCaller): Promise<User> {
  const user = await lockUser(tx, userId);
  if (user === null) {
    throw new GoTrueError('user_not_found');
  }
  return user;
}
