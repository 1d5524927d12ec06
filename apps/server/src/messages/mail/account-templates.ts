import { mailBody } from './mail-body.ts';
import type { AccountTemplates, MailBody } from './mail-body.ts';

const LINK_LIFE = 'The link works once, for 60 minutes.';
const LINK_AND_CODE_LIFE =
  'The link works once, for 60 minutes; the code works once, for 10 minutes.';
const CODE_LIFE = 'The code works once, for 10 minutes.';
const NOT_YOU = "If you didn't ask for this, ignore this email. Nothing changes.";

function lifeOf(code: string | undefined): string {
  return code === undefined ? LINK_LIFE : LINK_AND_CODE_LIFE;
}

function enterCode(code: string | undefined): MailBody['code'] {
  return code === undefined ? null : { about: 'Or enter this code:', value: code };
}

function named(name: string): string {
  return name === '' ? '' : ` “${name}”`;
}

/** The mails about a user's account, in English. */
export const ACCOUNT_TEMPLATES: AccountTemplates = {
  confirm_signup: ({ link, code }) =>
    mailBody({
      subject: 'Confirm your email address',
      heading: 'Confirm your email address',
      paragraphs: ['Welcome to Platebook. Confirm your email address to finish signing up.'],
      button: { label: 'Confirm address', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  recovery: ({ link, code }) =>
    mailBody({
      subject: 'Reset your password',
      heading: 'Reset your password',
      paragraphs: ['Choose a new password for your Platebook account.'],
      button: { label: 'Choose a new password', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  email_change: ({ link, new_email, code }) =>
    mailBody({
      subject: 'Confirm your new email address',
      heading: 'Confirm your new email address',
      paragraphs: [
        `You asked to change your Platebook email to ${new_email}. Confirm that it's yours.`,
      ],
      button: { label: 'Confirm new address', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  email_change_current: ({ link, new_email, code }) =>
    mailBody({
      subject: 'Confirm your email change',
      heading: 'Confirm your email change',
      paragraphs: [`Someone signed in to your account asked to change its email to ${new_email}.`],
      button: { label: 'Allow the change', link },
      code: enterCode(code),
      notes: [
        lifeOf(code),
        "If this wasn't you, don't allow it and change your password. Someone else is signed in.",
      ],
    }),
  email_changed: ({ link, new_email }) =>
    mailBody({
      subject: 'Your email address was changed',
      heading: 'Your email address was changed',
      paragraphs: [`Your Platebook account now uses ${new_email}. Sign in with it from now on.`],
      button: { label: 'Sign in', link },
      notes: [
        "If this was you, there's nothing to do. If it wasn't, reset your password now and check who can read your email.",
      ],
    }),
  reauthentication: ({ code }) =>
    mailBody({
      subject: 'Your Platebook code',
      heading: "Confirm it's you",
      paragraphs: ['Enter this code to continue the change you started.'],
      code: { about: 'Your code:', value: code },
      notes: [CODE_LIFE, "Never share it. If you didn't ask for it, change your password."],
    }),
  magic_link: ({ link, code }) =>
    mailBody({
      subject: 'Sign in to Platebook',
      heading: 'Sign in to Platebook',
      paragraphs: ['Use this link to sign in without a password.'],
      button: { label: 'Sign in', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  invite: ({ link }) =>
    mailBody({
      subject: "You're invited to Platebook",
      heading: "You're invited to Platebook",
      paragraphs: [
        'An account was created for this address. Accept the invitation and choose a password.',
      ],
      button: { label: 'Accept invitation', link },
      notes: [LINK_LIFE, "If you didn't expect this, ignore this email."],
    }),
  password_changed: ({ link }) =>
    mailBody({
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'Your Platebook password was just changed, and your other sessions were signed out.',
      ],
      button: { label: 'Reset password', link },
      notes: ["If this was you, there's nothing to do. If it wasn't, reset your password now."],
    }),
  second_factor_added: ({ link, name }) =>
    mailBody({
      subject: 'Two-step sign-in is on',
      heading: 'Two-step sign-in is on',
      paragraphs: [
        `An authenticator app${named(name)} was added to your Platebook account. You'll enter its code when you sign in.`,
      ],
      button: { label: 'Review sign-in settings', link },
      notes: [
        "If this was you, there's nothing to do. If it wasn't, change your password now. Someone else is signed in.",
      ],
    }),
  second_factor_removed: ({ link, name }) =>
    mailBody({
      subject: 'An authenticator app was removed',
      heading: 'An authenticator app was removed',
      paragraphs: [
        `The authenticator app${named(name)} was removed from your Platebook account. Its codes no longer work.`,
      ],
      button: { label: 'Review sign-in settings', link },
      notes: [
        "If this was you, there's nothing to do. If it wasn't, change your password now. Someone else is signed in.",
      ],
    }),
};
