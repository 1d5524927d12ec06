import { ApiError } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { isUnconfirmed, lockedSeconds, signInMessage } from './sign-in.ts';

const refused = (status: number | null, code: string, message: string) =>
  new ApiError({ status, code, message, method: 'POST' });

test.each([
  [refused(400, 'invalid_credentials', 'Invalid login'), 'Invalid email or password.'],
  [
    refused(400, 'email_not_confirmed', 'Email not confirmed'),
    'Please verify your email address before logging in.',
  ],
  [refused(401, 'session_expired', 'Gone'), 'Your session has expired. Please log in again.'],
  [refused(400, 'validation_failed', 'Some fields need attention.'), 'Authentication failed'],
  [
    refused(429, 'rate_limited', 'Too many attempts. Please wait a moment and try again.'),
    'Too many attempts. Please wait a moment and try again.',
  ],
  [
    refused(null, 'network_error', 'Network error. Please check your connection and try again.'),
    'Network error. Please check your connection and try again.',
  ],
  [
    refused(500, 'unexpected_error', 'An unexpected error occurred'),
    'An unexpected error occurred',
  ],
  [new TypeError('x is undefined'), 'Failed to login'],
])('%s says %s', (error, sentence) => {
  expect(signInMessage(error)).toBe(sentence);
});

test.each([
  [refused(400, 'email_not_confirmed', 'Email not confirmed'), true],
  [refused(400, 'phone_not_confirmed', 'Phone not confirmed'), true],
  [refused(400, 'invalid_credentials', 'Invalid login'), false],
  [new TypeError('x is undefined'), false],
])('%s asks for a confirmation: %s', (error, unconfirmed) => {
  expect(isUnconfirmed(error)).toBe(unconfirmed);
});

test.each([
  [429, 'rate_limited', 90],
  [503, 'service_unavailable', 2],
])('a refusal with %i locks for as long as it says', (status, code, retryAfterSeconds) => {
  const message = 'Please wait a moment and try again.';
  const error = { status, code, message, method: 'POST' };
  expect(lockedSeconds(new ApiError({ ...error, retryAfterSeconds }))).toBe(retryAfterSeconds);
  expect(lockedSeconds(new ApiError(error))).toBe(0);
});

test('a validation error does not lock', () => {
  expect(lockedSeconds(refused(400, 'invalid_credentials', 'Invalid login'))).toBe(0);
});
