import { messages } from '../../shared/language/messages.ts';

/** What the way to a new password says. */
export const recoveryWords = messages({
  forgotten: 'Forgot your password?',
  whatIsSent: 'We’ll send you a link and a code. Your password doesn’t change until you use one.',
  identifier: 'Email or phone',
  sendLink: 'Send link',
  sentTo: (address: string) => `If there’s an account for ${address}, we’ve sent it a message.`,
  goOn: 'Continue',
  otherAddress: 'Use a different email or phone',
  choose: 'Choose a new password',
  backToSignIn: 'Back to sign in',
  unchanged: 'Your password hasn’t changed.',
  newPassword: 'New password',
  signedOutElsewhere: 'You’ll be signed out everywhere else.',
  save: 'Save new password',
  sameAsBefore: 'Choose a password that’s different from your current one.',
  weak: 'Choose a longer or less common password.',
  otherBrowser: 'Open the link in the browser you requested it from',
  onlyThere: 'It only works there. Your password hasn’t changed.',
  openAgain: 'Open the link in the email again',
  linksExpire:
    'Links work once and expire after an hour. Only the newest one works. Your password hasn’t changed.',
  onlyFromLink: 'This page only works from the link we emailed you. Your password hasn’t changed.',
  sendNewLink: 'Send a new link',
});
