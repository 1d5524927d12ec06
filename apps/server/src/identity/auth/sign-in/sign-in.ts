import type { Origin } from '../origin.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { addressOf } from '../users/contact.ts';
import { weaknessOf } from '../passwords/password-policy.ts';
import type { Weakness } from '../passwords/password-policy.ts';
import { notCountedIfThrown } from './login-limiter.ts';
import { isBanned, openSession } from '../sessions/sessions.ts';
import type { IssuedSession } from '../sessions/sessions.ts';
import { findUserByLogin } from '../users/users.store.ts';
import type { Contact, User } from '../users/users.store.ts';

export type SignInRefusal =
  | { readonly kind: 'invalid_credentials' }
  | { readonly kind: 'email_not_confirmed' }
  | { readonly kind: 'phone_not_confirmed' }
  | { readonly kind: 'user_banned' }
  | { readonly kind: 'rate_limited'; readonly waitSeconds: number };

export type SignInResult =
  | {
      readonly kind: 'signed_in';
      readonly session: IssuedSession;
      /** Why the password, though right, would be rejected as a new one today. */
      readonly weakness: Weakness | null;
      /** The `Set-Cookie` header by which this device is recognized later. */
      readonly deviceCookie: string;
    }
  | SignInRefusal;

/** For a nonexistent account it does nothing but take the same time. */
export async function signInWithPassword(
  deps: AuthDeps,
  { contact, password }: { contact: Contact; password: string },
  origin: Origin,
): Promise<SignInResult> {
  const { limiter, devices } = deps;
  const login = addressOf(contact);
  const deviceId = devices.find(login, origin.cookies);
  const attempt = await limiter.countSignIn({ login, address: origin.address, deviceId });
  if (attempt.kind === 'refused') {
    return { kind: 'rate_limited', waitSeconds: attempt.waitSeconds };
  }
  const result = await notCountedIfThrown(attempt, () =>
    deps.signInTurn(() => evaluate(deps, { contact, password, deviceId }, origin)),
  );
  if (result.kind !== 'invalid_credentials') {
    await attempt.refund();
  }
  return result;
}

type Evaluated = {
  readonly contact: Contact;
  readonly password: string;
  readonly deviceId: string | null;
};

async function evaluate(
  deps: AuthDeps,
  { contact, password, deviceId }: Evaluated,
  origin: Origin,
): Promise<SignInResult> {
  const { database, passwords, devices, clock } = deps;
  const found = await database.asOwner((tx) => findUserByLogin(tx, contact));
  const matches = await passwords.matches(found?.passwordHash ?? null, password);
  if (found === null || !matches) {
    return { kind: 'invalid_credentials' };
  }
  const refusal = whyRefused(found, contact, clock.now());
  if (refusal !== null) {
    return { kind: refusal };
  }
  const session = await database.asOwner((tx) =>
    openSession(deps, tx, { user: found, by: 'password', origin }),
  );
  return {
    kind: 'signed_in',
    session,
    weakness: weaknessOf(password),
    deviceCookie: devices.remember(addressOf(contact), deviceId),
  };
}

function whyRefused(user: User, contact: Contact, now: Date) {
  if (isBanned(user, now)) {
    return 'user_banned';
  }
  if ('email' in contact) {
    return user.emailConfirmedAt === null ? 'email_not_confirmed' : null;
  }
  return user.phoneConfirmedAt === null ? 'phone_not_confirmed' : null;
}
