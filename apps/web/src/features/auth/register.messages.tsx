import type { ReactNode } from 'react';
import { messages } from '../../shared/language/messages.ts';

type InLink = (text: string) => ReactNode;

/** What the steps of a registration say, up to the confirmed address. */
export const registerWords = messages({
  create: 'Create your account',
  inviteCode: 'Invite code',
  account: 'Account',
  confirm: 'Confirm',
  haveAccount: (link: InLink) => <>Have an account? {link('Sign in')}</>,
  needCode: 'You’ll need an invite code. Setup takes about 2 minutes.',
  withCode: (code: string) => `Invite code ${code}`,
  chooseHow: 'Choose how you’ll sign in.',
  notCreated: 'No account was created.',
  invitationUsed: 'This invitation can’t be used',
  invitationUsedMeaning: (link: InLink) => (
    <>
      It was already used, was withdrawn, or has expired. Ask the person who invited you for a new
      one, or {link('register with an invite code')}.
    </>
  ),
  loadingInvitation: 'Loading your invitation',
  enterCode: 'Enter your invite code',
  codeHint: '12 letters and digits, like K7QW-93MX-4TBN.',
  codeRefused:
    'This invite code can’t be used. Check it, or ask the person who gave it to you for a new one.',
  codeNotChecked: 'We couldn’t check the code.',
  goOn: 'Continue',
  inviteOnly: (link: InLink) => (
    <>Platebook is invite-only for now. No code yet? {link('Request one')}.</>
  ),
  identifier: 'Email or phone',
  identifierHint: 'You’ll sign in with it. We’ll send a code to confirm it’s yours.',
  invitedHint: 'Your invitation is for this email.',
  acceptTerms: 'Accept the terms to continue',
  terms: (link: InLink) => <>I accept the {link('terms')}</>,
  back: 'Back',
  createAccount: 'Create account',
  sentTo: (address: string) => `We sent a message to ${address}.`,
  mailConfirmed: 'Email confirmed',
  confirmedHereOrThere: (address: string) =>
    `${address} is confirmed. Continue here or in the other tab.`,
  confirmedTryAgain: 'Your email is confirmed. Try again, or sign in.',
  firstOfTwo: 'First of two links confirmed',
  openOther: 'Changing your email needs both. Open the link we sent to the other address, too.',
  linksWorkOnce:
    'Links work once. Sign in: if your email isn’t confirmed yet, we’ll offer a new link.',
  signInForNew: 'Sign in: if your email isn’t confirmed yet, we’ll offer a new link.',
  confirmMail: 'Confirm your email',
  confirmPhone: 'Confirm your phone',
  sentCodeTo: (address: string) => `We sent a 6-digit code to ${address}.`,
  goOnAs: (address: string) => `Continue as ${address}`,
  notYou: 'Not you? Close this page. You won’t be signed in.',
});
