import { randomInt } from 'node:crypto';
import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { personActing } from '../auth-deps.ts';
import type { AuthDeps, LeveledCaller, SessionCaller } from '../auth-deps.ts';
import type { Origin } from '../origin.ts';
import type { IssuedSession } from '../sessions/sessions.ts';
import { lockUser } from '../users/users.store.ts';
import { attemptSecondStep } from './attempt-second-step.ts';
import { listFactors } from './factors.store.ts';
import { raiseToSecondLevel } from './raise-session.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  useRecoveryCode,
} from './recovery-codes.store.ts';

const CODES = 10;
/** 16 characters of an alphabet of 32 are 80 bits, beyond guessing, so a plain hash is enough. */
const SIGNS = 16;
/** Crockford's base32: no two characters are easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export type RecoveryCodesCount = { readonly total: number; readonly remaining: number };

export function loadRecoveryCodesCount(
  { database }: AuthDeps,
  { userId }: SessionCaller,
): Promise<RecoveryCodesCount> {
  return database.asOwner((tx) => countRecoveryCodes(tx, userId));
}

type Issue = {
  /** Whether it replaces an existing set. */
  readonly replaces: boolean;
  readonly origin: Origin;
};

/** Creates ten new codes, which are returned only here; codes of an older set stop working. Throws GoTrue's errors. */
export async function issueRecoveryCodes(
  { database, clock }: AuthDeps,
  { userId, level }: LeveledCaller,
  { replaces, origin }: Issue,
): Promise<readonly string[]> {
  if (level === 'aal1') {
    throw new GoTrueError('recovery_codes_need_aal2');
  }
  const codes = Array.from({ length: CODES }, newCode);
  const at = clock.now();
  await database.asOwner(async (tx) => {
    await lockUser(tx, userId);
    const factors = await listFactors(tx, userId);
    if (!factors.some(({ status }) => status === 'verified')) {
      throw new GoTrueError('mfa_recovery_codes_sole_factor');
    }
    if (!replaces && (await countRecoveryCodes(tx, userId)).total > 0) {
      throw new GoTrueError('mfa_verified_factor_exists');
    }
    const hashes = codes.map((code) => hashOf(userId, code));
    await replaceRecoveryCodes(tx, { userId, hashes, at });
    await recordAccountEvent(tx, {
      actor: personActing(userId, origin),
      action: 'user.recovery_codes_issued',
      userId,
      at,
    });
  });
  return codes;
}

/** Raises the session to `aal2` with a recovery code, which is consumed. */
export function verifyRecoveryCode(
  deps: AuthDeps,
  caller: SessionCaller,
  { code, origin }: { code: string; origin: Origin },
): Promise<IssuedSession> {
  return attemptSecondStep(deps, { caller, origin }, (tx) =>
    verify(deps, tx, { caller, code, origin }),
  );
}

type Attempt = { readonly caller: SessionCaller; readonly code: string; readonly origin: Origin };

async function verify(
  deps: AuthDeps,
  tx: Transaction,
  { caller, code, origin }: Attempt,
): Promise<IssuedSession> {
  const at = deps.clock.now();
  const { userId } = caller;
  if (!(await useRecoveryCode(tx, { userId, hash: hashOf(userId, code), at }))) {
    throw new GoTrueError('mfa_verification_failed', { message: 'Invalid recovery code entered' });
  }
  const { remaining } = await countRecoveryCodes(tx, userId);
  await recordAccountEvent(tx, {
    actor: personActing(userId, origin),
    action: 'user.recovery_code_used',
    userId,
    details: { remaining },
    at,
  });
  return raiseToSecondLevel(deps, tx, { caller, by: 'recovery_code', factorId: null });
}

/** Such as `7Q2M-9XKD-0FHT-3WBN`. */
function newCode(): string {
  const signs = Array.from({ length: SIGNS }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return (signs.join('').match(/.{4}/g) ?? []).join('-');
}

/** Hashes a code as typed: without spaces and dashes, and with easily confused characters normalized. */
function hashOf(userId: string, typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return sha256(`${userId}|recovery_code|${code}`);
}
