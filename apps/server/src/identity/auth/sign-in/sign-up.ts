import { randomUUID } from 'node:crypto';
import { brokenUniqueIndex } from '../../../db/conflicts.ts';
import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import { chooseLanguage } from '../../accounts/chosen-language.port.ts';
import type { SignUp } from '../users/accounts.port.ts';
import type { Origin } from '../origin.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { anonymous } from '../auth-deps.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { addressOf } from '../users/contact.ts';
import { evenly } from './even-answer.ts';
import { refuseWeak } from '../passwords/password-policy.ts';
import { sendOneTimeMail, sendPhoneCode } from './send-one-time.ts';
import type { Return } from './send-one-time.ts';
import { openSession } from '../sessions/sessions.ts';
import type { IssuedSession } from '../sessions/sessions.ts';
import { acceptMetadata } from '../users/user-metadata.ts';
import { findUserByLogin, insertUser } from '../users/users.store.ts';
import type { Contact, User } from '../users/users.store.ts';

export type SignUpResult = {
  readonly user: User;
  /** Null if the contact must be confirmed first. */
  readonly session: IssuedSession | null;
  /** The user is a decoy: the contact is taken. */
  readonly isDecoy: boolean;
};

type Request = SignUp & { readonly returns: Return };

/**
 * Registers a user. A taken contact looks like a free one, unless addresses need no confirmation. Throws GoTrue's
 * errors; `signup_disabled` for an invite code or an invitation that cannot be used.
 */
export async function signUp(
  deps: AuthDeps,
  request: Request,
  origin: Origin,
): Promise<SignUpResult> {
  const { contact, password } = request;
  if (!deps.settings.signupsOpen) {
    throw new GoTrueError('signup_disabled');
  }
  refuseWeak(password);
  const metadata = acceptMetadata({}, request.metadata);
  await deps.requests.count('signup', origin.address);
  const code = await admit(deps, request, origin);
  const isConfirmed = isAutoconfirmed(deps, contact);
  if (!isConfirmed) {
    await deps.requests.claimMessage('signup', addressOf(contact));
  }
  const passwordHash = await deps.passwords.hash(password);
  const register = () =>
    deps.database.asOwner(async (tx) => {
      const taken = await findUserByLogin(tx, contact);
      return taken === null
        ? addUser(deps, tx, {
            request: { ...request, metadata },
            code,
            passwordHash,
            isConfirmed,
            origin,
          })
        : answerTaken(deps, tx, { taken, request: { ...request, metadata } });
    });
  return evenly(
    register().catch((error: unknown) => {
      // A concurrent sign-up with the same contact won; it can be found now.
      if (brokenUniqueIndex(error)?.startsWith('users_') === true) {
        return register();
      }
      throw error;
    }),
  );
}

/**
 * Spec 5: an invite code is required at registration; an invitation to a team replaces it. Returns the code to redeem,
 * or null if none is needed.
 */
export async function admit(
  { invites, invitations }: Pick<AuthDeps, 'invites' | 'invitations'>,
  { contact, inviteCode, invitationToken }: Omit<SignUp, 'password' | 'metadata' | 'language'>,
  { address }: Pick<Origin, 'address'>,
): Promise<string | null> {
  if (invitationToken !== null && (await invitations.admits(invitationToken, contact))) {
    return null;
  }
  if (inviteCode !== null && (await invites.isOpen(inviteCode, address))) {
    return inviteCode;
  }
  if (await invites.isRequired()) {
    throw new GoTrueError('signup_disabled');
  }
  return null;
}

function isAutoconfirmed({ settings }: Pick<AuthDeps, 'settings'>, contact: Contact) {
  return 'email' in contact ? settings.autoconfirm.email : settings.autoconfirm.phone;
}

type NewAccount = {
  readonly request: Pick<Request, 'contact' | 'metadata' | 'returns' | 'language'>;
  /** The invite code to redeem. */
  readonly code: string | null;
  readonly passwordHash: string | null;
  /** The contact counts as confirmed. */
  readonly isConfirmed: boolean;
  readonly origin: Origin;
};

/** In the transaction: the account, the redemption of the code that admitted it, and the confirmation message. */
export async function addUser(
  deps: AuthDeps,
  tx: Transaction,
  { request, code, passwordHash, isConfirmed, origin }: NewAccount,
): Promise<SignUpResult> {
  const { contact, metadata, returns, language } = request;
  const now = deps.clock.now();
  const confirmedAt = isConfirmed ? now : null;
  const user = await insertUser(tx, {
    id: randomUUID(),
    ...contact,
    passwordHash,
    ...('email' in contact ? { emailConfirmedAt: confirmedAt } : { phoneConfirmedAt: confirmedAt }),
    userMetadata: metadata,
    createdAt: now,
  });
  if (language !== null) {
    // Before the first mail, which is written in it.
    await chooseLanguage(tx, { userId: user.id, language, at: now });
  }
  if (code !== null) {
    await redeem(deps, tx, { code, user, origin });
  }
  const recipient = isConfirmed ? user : await askToConfirm(deps, tx, { user, returns });
  const session = isConfirmed
    ? await openSession(deps, tx, { user, by: 'password', origin })
    : null;
  await recordAccountEvent(tx, {
    actor: anonymous(origin),
    action: 'user.registered',
    userId: user.id,
    details: { confirmed: isConfirmed },
    at: now,
  });
  return { user: session?.user ?? recipient, session, isDecoy: false };
}

type Redemption = { code: string; user: User; origin: Origin };

async function redeem(deps: AuthDeps, tx: Transaction, { code, user, origin }: Redemption) {
  const redemption = { code, email: user.email, userId: user.id, actor: anonymous(origin) };
  if (!(await deps.invites.redeem(tx, redemption))) {
    throw new GoTrueError('signup_disabled');
  }
}

/** The message that confirms a new contact. */
export function askToConfirm(
  deps: AuthDeps,
  tx: Transaction,
  { user, returns }: { user: User; returns: Return },
): Promise<User> {
  return user.email === null
    ? sendPhoneCode(deps, tx, 'phone_confirmation', { user, phone: user.phone ?? '' })
    : sendOneTimeMail(deps, tx, 'signup', { user, email: user.email, returns });
}

async function answerTaken(
  deps: AuthDeps,
  tx: Transaction,
  { taken, request }: { taken: User; request: Request },
): Promise<SignUpResult> {
  const { contact, metadata, returns } = request;
  if (isAutoconfirmed(deps, contact)) {
    throw new GoTrueError('user_already_exists');
  }
  const isConfirmed =
    'email' in contact ? taken.emailConfirmedAt !== null : taken.phoneConfirmedAt !== null;
  if (isConfirmed) {
    return { user: decoyOf(contact, metadata, deps.clock.now()), session: null, isDecoy: true };
  }
  // Registering again does not change the first registration's data: neither has proved anything yet.
  const user = await askToConfirm(deps, tx, { user: taken, returns });
  return { user: { ...user, userMetadata: metadata }, session: null, isDecoy: false };
}

function decoyOf(contact: Contact, userMetadata: User['userMetadata'], now: Date): User {
  return {
    id: randomUUID(),
    email: null,
    phone: null,
    ...contact,
    passwordHash: null,
    emailConfirmedAt: null,
    phoneConfirmedAt: null,
    bannedUntil: null,
    lastSignInAt: null,
    invitedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeHalves: 0,
    newPhone: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
    userMetadata,
    appMetadata: {},
    createdAt: now,
    updatedAt: now,
  };
}
