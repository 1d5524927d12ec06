import { expect, test } from 'vitest';
import { toSignInMessage } from './messages.ts';

test.each([
  ['email_not_confirmed', 'Please verify your email address before logging in.'],
  ['Email not confirmed', 'Please verify your email address before logging in.'],
  ['invalid_credentials', 'Invalid email or password.'],
  ['Invalid credentials', 'Invalid email or password.'],
  ['session_expired', 'Your session has expired. Please log in again.'],
  ['Token has expired or is invalid', 'Your session has expired. Please log in again.'],
  ['user_banned', 'Authentication failed'],
  ['', 'Authentication failed'],
])('a sign-in refused with %j says %j', (message, sentence) => {
  expect(toSignInMessage(message)).toBe(sentence);
});
