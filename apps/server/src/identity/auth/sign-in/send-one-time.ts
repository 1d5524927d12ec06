import type { Transaction } from '../../../db/database.ts';
import type { OutboundMessage } from '../../../messages/mail/outbox.port.ts';
import type { AuthMethod } from '../tokens/access-token.ts';
import type { AuthDeps } from '../auth-deps.ts';
import type { CodeChallenge } from '../tokens/code-challenge.ts';
import { issueOneTimeToken } from '../tokens/one-time-tokens.ts';
import type { OneTimeSecret } from '../tokens/one-time-tokens.ts';
import type { OneTimePurpose } from '../tokens/one-time-tokens.store.ts';
import { changeUser } from '../users/users.store.ts';
import type { User, UserChanges } from '../users/users.store.ts';

/** The `type` of a verification, as GoTrue names it in links. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';

/** The redirect target of a link, and who may complete it. */
export type Return = { readonly redirectTo: string; readonly challenge: CodeChallenge | null };

type OneTimeMail = {
  readonly purpose: OneTimePurpose;
  readonly type: LinkType;
  readonly by: AuthMethod;
  readonly sentAt: keyof UserChanges;
  readonly write: (
    to: { email: string },
    secret: OneTimeSecret,
    link: string,
    user: User,
  ) => OutboundMessage;
};

/** Every mail with a one-time link, and where its sending is recorded. */
const ONE_TIME_MAILS = {
  signup: {
    purpose: 'confirmation',
    type: 'signup',
    by: 'email/signup',
    sentAt: 'confirmationSentAt',
    write: (to, { code }, link) => ({ to, template: 'confirm_signup', values: { link, code } }),
  },
  invite: {
    purpose: 'confirmation',
    type: 'invite',
    by: 'invite',
    sentAt: 'confirmationSentAt',
    write: (to, _secret, link) => ({ to, template: 'invite', values: { link } }),
  },
  recovery: {
    purpose: 'recovery',
    type: 'recovery',
    by: 'recovery',
    sentAt: 'recoverySentAt',
    write: (to, { code }, link) => ({ to, template: 'recovery', values: { link, code } }),
  },
  magiclink: {
    purpose: 'magic_link',
    type: 'magiclink',
    by: 'magiclink',
    sentAt: 'recoverySentAt',
    write: (to, { code }, link) => ({ to, template: 'magic_link', values: { link, code } }),
  },
  email_change_new: {
    purpose: 'email_change_new',
    type: 'email_change',
    by: 'otp',
    sentAt: 'emailChangeSentAt',
    write: (to, { code }, link) => ({
      to,
      template: 'email_change',
      values: { link, code, new_email: to.email },
    }),
  },
  email_change_current: {
    purpose: 'email_change_current',
    type: 'email_change',
    by: 'otp',
    sentAt: 'emailChangeSentAt',
    write: (to, { code }, link, { newEmail }) => ({
      to,
      template: 'email_change_current',
      values: { link, code, new_email: newEmail ?? '' },
    }),
  },
} as const satisfies Record<string, OneTimeMail>;

export type OneTimeMailName = keyof typeof ONE_TIME_MAILS;

export type Prepared = {
  readonly secret: OneTimeSecret;
  readonly link: string;
  readonly type: LinkType;
  readonly message: OutboundMessage;
  readonly user: User;
};

type Addressed = { readonly user: User; readonly email: string; readonly returns: Return };

/** Creates the secret and renders the mail without sending it, as `generate_link` needs. */
export async function prepareMail(
  deps: Pick<AuthDeps, 'clock' | 'settings'>,
  tx: Transaction,
  name: OneTimeMailName,
  { user, email, returns }: Addressed,
): Promise<Prepared> {
  const mail: OneTimeMail = ONE_TIME_MAILS[name];
  const { challenge } = returns;
  const secret = await issueOneTimeToken(deps, tx, {
    userId: user.id,
    purpose: mail.purpose,
    sentTo: email,
    pkce: challenge === null ? null : { challenge, by: mail.by },
  });
  const now = deps.clock.now();
  const noted = await changeUser(tx, user.id, { [mail.sentAt]: now }, now);
  const link = linkTo(deps, { token: secret.link, type: mail.type, to: returns.redirectTo });
  const message = mail.write({ email }, secret, link, noted);
  return { secret, link, type: mail.type, message, user: noted };
}

export async function sendOneTimeMail(
  deps: Pick<AuthDeps, 'clock' | 'settings' | 'outbox'>,
  tx: Transaction,
  name: OneTimeMailName,
  addressed: Addressed,
): Promise<User> {
  const { message, user } = await prepareMail(deps, tx, name, addressed);
  await deps.outbox.send(tx, message);
  return user;
}

function linkTo(
  { settings }: Pick<AuthDeps, 'settings'>,
  { token, type, to }: { token: string; type: LinkType; to: string },
): string {
  const query = new URLSearchParams({ token, type, redirect_to: to });
  return `${settings.authUrl}/verify?${query.toString()}`;
}

const PHONE_SENT_AT = {
  phone_confirmation: 'confirmationSentAt',
  phone_change: 'phoneChangeSentAt',
} as const;

/** A code by SMS. */
export async function sendPhoneCode(
  deps: Pick<AuthDeps, 'clock' | 'outbox'>,
  tx: Transaction,
  purpose: keyof typeof PHONE_SENT_AT,
  { user, phone }: { user: User; phone: string },
): Promise<User> {
  const { code } = await issueOneTimeToken(deps, tx, { userId: user.id, purpose, sentTo: phone });
  await deps.outbox.send(tx, { to: { phone }, template: 'phone_code', values: { code } });
  const now = deps.clock.now();
  return changeUser(tx, user.id, { [PHONE_SENT_AT[purpose]]: now }, now);
}
