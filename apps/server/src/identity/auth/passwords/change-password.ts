import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Origin } from '../origin.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { personActing } from '../auth-deps.ts';
import type { AuthDeps, SessionCaller } from '../auth-deps.ts';
import { notCountedIfThrown, tooManyGuesses } from '../sign-in/login-limiter.ts';
import { useCode } from '../tokens/one-time-tokens.ts';
import { deleteOneTimeTokens } from '../tokens/one-time-tokens.store.ts';
import { refuseWeak } from './password-policy.ts';
import { deleteSessions, findSessionStart } from '../sessions/sessions.store.ts';
import { changeUser } from '../users/users.store.ts';
import type { User } from '../users/users.store.ts';

/** GoTrue: a session older than this changes a password only with a fresh proof. */
const FRESH_SESSION_MS = 86_400_000;

export type PasswordChange = {
  readonly password: string;
  readonly currentPassword?: string;
  readonly nonce?: string;
};

type Checked = { readonly user: User; readonly change: PasswordChange; readonly origin: Origin };

/** An accepted new password, hashed, and the password that it replaces. */
export type PreparedPassword = { readonly hash: string; readonly instead: string | null };

/** Every check that precedes locking the account, including the slow hashing. */
export async function preparePassword(
  deps: AuthDeps,
  caller: SessionCaller,
  { user, change, origin }: Checked,
): Promise<PreparedPassword> {
  const { passwords } = deps;
  refuseWeak(change.password);
  await refuseUnproved(deps, caller, { user, change, origin });
  if (await passwords.matches(user.passwordHash, change.password)) {
    throw new GoTrueError('same_password');
  }
  return { hash: await passwords.hash(change.password), instead: user.passwordHash };
}

async function refuseUnproved(
  deps: AuthDeps,
  { sessionId }: SessionCaller,
  { user, change, origin }: Checked,
): Promise<void> {
  if (change.currentPassword !== undefined) {
    await refuseWrongPassword(deps, { user, password: change.currentPassword, origin });
    return;
  }
  // A user without a password has none to confirm.
  if (user.passwordHash === null) {
    return;
  }
  const { database, clock, settings } = deps;
  const session = await database.asOwner((tx) => findSessionStart(tx, sessionId));
  if (settings.requireCurrentPassword && session?.authenticatedBy === 'password') {
    throw new GoTrueError('current_password_required');
  }
  const ageMs = clock.now().getTime() - (session?.createdAt.getTime() ?? 0);
  if (ageMs > FRESH_SESSION_MS) {
    await refuseWrongNonce(deps, user, change.nonce ?? '');
  }
}

type PasswordCheck = { readonly user: User; readonly password: string; readonly origin: Origin };

/** Guesses in an unattended session are rate-limited like sign-ins. */
async function refuseWrongPassword(
  { passwords, limiter }: AuthDeps,
  { user, password, origin }: PasswordCheck,
): Promise<void> {
  const attempt = await limiter.countGuess(`current:${user.id}`, origin.address);
  if (attempt.kind === 'refused') {
    throw tooManyGuesses(attempt);
  }
  const matches = await notCountedIfThrown(attempt, () =>
    passwords.matches(user.passwordHash, password),
  );
  if (!matches) {
    throw new GoTrueError('current_password_invalid');
  }
  await attempt.refund();
}

async function refuseWrongNonce(deps: AuthDeps, user: User, nonce: string): Promise<void> {
  if (nonce === '') {
    throw new GoTrueError('reauthentication_needed');
  }
  const sentTo = user.email ?? user.phone ?? '';
  const used = await deps.database.asOwner((tx) =>
    useCode(deps, tx, { code: nonce, sentTo, purposes: ['reauthentication'] }),
  );
  if (used === null) {
    throw new GoTrueError('reauthentication_not_valid');
  }
}

type Setting = {
  readonly user: User;
  readonly caller: SessionCaller;
  readonly password: PreparedPassword;
  /** Whether the user's other sessions end. */
  readonly endOthers: boolean;
  readonly origin: Origin;
};

/** In a transaction that holds the user's lock. Notifies the user by mail and voids links that could still sign in. */
export async function setPassword(
  { clock, outbox, settings }: AuthDeps,
  tx: Transaction,
  { user, caller, password, endOthers, origin }: Setting,
): Promise<User> {
  if (user.passwordHash !== password.instead) {
    throw new GoTrueError('conflict', { message: 'The password was changed a moment ago.' });
  }
  const now = clock.now();
  const changed = await changeUser(tx, user.id, { passwordHash: password.hash }, now);
  await deleteOneTimeTokens(tx, user.id, ['recovery', 'magic_link', 'reauthentication']);
  if (endOthers) {
    await deleteSessions(tx, caller, 'others');
  }
  if (user.email !== null) {
    await outbox.send(tx, {
      to: { email: user.email },
      template: 'password_changed',
      values: { link: `${settings.siteUrl}/forgot-password` },
    });
  }
  await recordAccountEvent(tx, {
    actor: personActing(user.id, origin),
    action: 'user.password_changed',
    userId: user.id,
    details: { other_sessions_ended: endOthers },
    at: now,
  });
  return changed;
}
