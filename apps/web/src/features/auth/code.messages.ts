import { messages } from '../../shared/language/messages.ts';

/** What is said around a code that was sent: at a registration, and on the way to a new password. */
export const codeWords = messages({
  checkMail: 'Check your email',
  checkPhone: 'Check your phone',
  openLink:
    'Open the link in the email, or enter its 6-digit code here. If you don’t see it in a minute, check your spam folder.',
  enterTexted: 'Enter the 6-digit code we texted you.',
  code: 'Code',
  hint: 'Enter the 6-digit code. It expires in 10 minutes.',
  enterSixDigits: 'Enter the 6-digit code',
  resend: 'Resend',
  refused: 'This code is wrong or has expired.',
  signIn: 'Sign in',
  linkUsed: 'This link has expired or was already used',
  checkingLink: 'Checking the link',
  password: 'Password',
  useAtLeast: (characters: number) => `Use at least ${characters} characters`,
});
