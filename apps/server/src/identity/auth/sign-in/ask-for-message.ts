import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { SignUp } from '../users/accounts.port.ts';
import type { Origin } from '../origin.ts';
import type { AuthDeps, SessionCaller } from '../auth-deps.ts';
import { addressOf } from '../users/contact.ts';
import { evenly } from './even-answer.ts';
import { issueOneTimeToken } from '../tokens/one-time-tokens.ts';
import { sendOneTimeMail, sendPhoneCode } from './send-one-time.ts';
import type { Return } from './send-one-time.ts';
import { addUser, admit, askToConfirm } from './sign-up.ts';
import { acceptMetadata } from '../users/user-metadata.ts';
import { changeUser, findUser, findUserByLogin } from '../users/users.store.ts';
import type { Contact, User } from '../users/users.store.ts';

/** Mails a recovery link. Neither the response nor its timing reveals whether the address has an account. */
export async function requestRecovery(
  deps: AuthDeps,
  { email, returns }: { email: string; returns: Return },
  origin: Origin,
): Promise<void> {
  await deps.requests.count('recover', origin.address);
  await deps.requests.claimMessage('recovery', email);
  await evenlyIn(deps, async (tx) => {
    const user = await findUserByLogin(tx, { email });
    if (user !== null) {
      await sendOneTimeMail(deps, tx, 'recovery', { user, email, returns });
    }
  });
}

type OtpRequest = Omit<SignUp, 'password' | 'language'> & {
  /** Whether an account is created for an unknown contact. */
  readonly mayCreate: boolean;
  readonly returns: Return;
};

/** Sends a link or a code to sign in with. If registration is not allowed, nothing is sent and nothing is revealed. */
export async function requestOtp(deps: AuthDeps, request: OtpRequest, origin: Origin) {
  const { contact, returns } = request;
  const metadata = acceptMetadata({}, request.metadata);
  await deps.requests.count('otp', origin.address);
  await deps.requests.claimMessage('otp', addressOf(contact));
  const code = await mayRegister(deps, request, origin);
  await evenlyIn(deps, async (tx) => {
    const user = await findUserByLogin(tx, contact);
    if (user === null) {
      if (code !== 'refused') {
        const options = { request: { contact, metadata, returns, language: null }, code, origin };
        // The code or the link will confirm it.
        await addUser(deps, tx, { ...options, passwordHash: null, isConfirmed: false });
      }
      return;
    }
    await ('email' in contact && user.emailConfirmedAt !== null
      ? sendOneTimeMail(deps, tx, 'magiclink', { user, email: contact.email, returns })
      : askAgain(deps, tx, { user, contact, returns }));
  });
}

/** The invite code to redeem or null, if a new account may be created. */
async function mayRegister(deps: AuthDeps, request: OtpRequest, origin: Origin) {
  if (!request.mayCreate || !deps.settings.signupsOpen) {
    return 'refused';
  }
  try {
    return await admit(deps, request, origin);
  } catch (error) {
    if (error instanceof GoTrueError && error.key === 'signup_disabled') {
      return 'refused';
    }
    throw error;
  }
}

export type ResendType = 'signup' | 'email_change' | 'sms' | 'phone_change';

/** Resends what is still pending for a contact; a newer link or code voids the older one. */
export async function resendMessage(
  deps: AuthDeps,
  { type, contact, returns }: { type: ResendType; contact: Contact; returns: Return },
  origin: Origin,
): Promise<void> {
  await deps.requests.count('resend', origin.address);
  await deps.requests.claimMessage(type === 'sms' ? 'otp' : type, addressOf(contact));
  await evenlyIn(deps, async (tx) => {
    const user = await findUserByLogin(tx, contact);
    if (user === null) {
      return;
    }
    const send = {
      signup: async () =>
        user.emailConfirmedAt === null ? askToConfirm(deps, tx, { user, returns }) : user,
      sms: async () =>
        user.phoneConfirmedAt === null ? askAgain(deps, tx, { user, contact, returns }) : user,
      email_change: () => sendEmailChange(deps, tx, { user, returns }),
      phone_change: async () =>
        user.newPhone === null
          ? user
          : sendPhoneCode(deps, tx, 'phone_change', { user, phone: user.newPhone }),
    } satisfies Record<ResendType, () => Promise<User>>;
    await send[type]();
  });
}

type MessageRequest = { user: User; contact: Contact; returns: Return };

function askAgain(deps: AuthDeps, tx: Transaction, { user, contact, returns }: MessageRequest) {
  return 'phone' in contact
    ? sendPhoneCode(deps, tx, 'phone_confirmation', { user, phone: contact.phone })
    : sendOneTimeMail(deps, tx, 'signup', { user, email: contact.email, returns });
}

/** Sends to the new and the current address; both must confirm anew, so that one of them cannot confirm twice. */
export async function sendEmailChange(
  deps: Pick<AuthDeps, 'clock' | 'settings' | 'outbox'>,
  tx: Transaction,
  { user, returns }: { user: User; returns: Return },
): Promise<User> {
  if (user.newEmail === null) {
    return user;
  }
  const anew = await changeUser(tx, user.id, { emailChangeHalves: 0 }, deps.clock.now());
  const request = { user: anew, returns };
  if (user.email !== null) {
    await sendOneTimeMail(deps, tx, 'email_change_current', { ...request, email: user.email });
  }
  return sendOneTimeMail(deps, tx, 'email_change_new', { ...request, email: user.newEmail });
}

/** Sends the code that a password change may require. */
export async function requestReauthentication(
  deps: AuthDeps,
  { userId }: SessionCaller,
  origin: Origin,
): Promise<void> {
  const { database, clock, outbox, requests } = deps;
  await requests.count('reauthenticate', origin.address);
  await requests.claimMessage('reauthentication', userId);
  await database.asOwner(async (tx) => {
    const user = await findUser(tx, userId);
    if (user === null) {
      throw new GoTrueError('user_not_found');
    }
    const sentTo = user.email ?? user.phone ?? '';
    const secret = { userId, purpose: 'reauthentication', sentTo } as const;
    const { code } = await issueOneTimeToken(deps, tx, secret);
    await outbox.send(
      tx,
      user.email === null
        ? { to: { phone: sentTo }, template: 'phone_code', values: { code } }
        : { to: { email: sentTo }, template: 'reauthentication', values: { code } },
    );
    const now = clock.now();
    await changeUser(tx, userId, { reauthenticationSentAt: now }, now);
  });
}

function evenlyIn({ database }: AuthDeps, work: (tx: Transaction) => Promise<void>): Promise<void> {
  return evenly(database.asOwner(work));
}
