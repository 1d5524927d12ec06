import type { ReactNode } from 'react';
import { messages } from '../../shared/language/messages.ts';

/** What the sign-in and its second step say: the first bundle of a visitor, which the other pages of accounts stay out of. */
export const words = messages({
  signIn: 'Sign in',
  promise: 'Your payouts, proven to the cent.',
  identifier: 'Email or phone',
  identifierHint: 'Start a phone number with its country code.',
  enterIdentifier: 'Enter your email or phone number',
  identifierWrong: 'Enter an email like name@example.com, or a phone number like +1 415 555 0132',
  password: 'Password',
  enterPassword: 'Enter your password',
  resendMail: 'Resend email',
  resendCode: 'Resend code',
  enterCode: 'Enter code',
  forgotPassword: 'Forgot your password?',
  enterYourCode: 'Enter your code',
  usesTwoSteps: 'Your account uses two-step sign-in.',
  backToSignIn: 'Back to sign in',
  toApp: 'Use the authenticator app',
  toRecoveryCode: 'Use a recovery code',
  app: 'App',
  code: 'Code',
  codeHint: 'The 6-digit code from your authenticator app.',
  enterSixDigits: 'Enter the 6-digit code',
  goOn: 'Continue',
  enterRecoveryCode: 'Enter one of your recovery codes',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: '16 letters and digits. Each code works once.',
  codeWrong: 'That code is wrong or was already used. Wait for the next one and try again.',
  tooManyCodes: 'Too many wrong codes.',
  tookTooLong: 'This took too long. Sign in again.',
  codeNotChecked: 'We couldn’t check this code. Try again.',
  goBackTo: (place: string) => `You’ll go back to ${place}.`,
  tryAgainIn: (time: string) => `You can try again in ${time}.`,
  resendIn: (time: string, isSent: boolean) => `${isSent ? 'Sent. ' : ''}You can resend in ${time}`,
  haveInviteCode: (link: (text: string) => ReactNode) => (
    <>Have an invite code? {link('Create an account')}</>
  ),
});

/** The pages that a sign-in leads back to, as their links name them. */
export const placeWords = messages({
  connections: 'Connections',
  reports: 'Reports',
  batches: 'Batches',
  clients: 'Clients',
  stores: 'Stores',
  sync: 'Sync',
  settings: 'Settings',
  subscription: 'Subscription',
  billing: 'Billing',
  team: 'Team',
  support: 'Support',
  admin: 'Admin',
  help: 'Help',
  quickAccess: 'Quick access',
  notifications: 'All notifications',
  invitation: 'your invitation',
});
