import type { Origin } from './origin.ts';
import type { AuthDeps } from './auth-deps.ts';
import { addressOf } from './contact.ts';
import { weaknessOf } from './password-policy.ts';
import type { Weakness } from './password-policy.ts';
import { isBanned, openSession } from './sessions.ts';
import type { IssuedSession } from './sessions.ts';
import { findUserByLogin } from './users.store.ts';
import type { Contact, User } from './users.store.ts';

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
      /** Why the password that was right would not be taken today. */
      readonly weakness: Weakness | null;
    }
  | SignInRefusal;

/** Nothing but the time it takes, which is the same, happens for an account that does not exist. */
export async function signInWithPassword(
  deps: AuthDeps,
  { contact, password }: { contact: Contact; password: string },
  origin: Origin,
): Promise<SignInResult> {
  const { database, passwords, limiter, clock } = deps;
  const name = addressOf(contact);
  const waitSeconds = await limiter.waitSeconds(name, origin.address);
  if (waitSeconds !== null) {
    return { kind: 'rate_limited', waitSeconds };
  }
  const user = await database.asOwner((tx) => findUserByLogin(tx, contact));
  const matches = await passwords.matches(user?.passwordHash ?? null, password);
  if (user === null || !matches) {
    await limiter.recordFailure(name, origin.address);
    return { kind: 'invalid_credentials' };
  }
  const refusal = whyRefused(user, contact, clock.now());
  if (refusal !== null) {
    return { kind: refusal };
  }
  const session = await database.asOwner((tx) =>
    openSession(deps, tx, { user, by: 'password', origin }),
  );
  return { kind: 'signed_in', session, weakness: weaknessOf(password) };
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
