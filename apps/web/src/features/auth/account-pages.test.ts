import { ApiError, type components } from '@platebook/api-client';
import { ThemeProvider } from '@platebook/ui';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthLanding } from '../../shared/account/auth-landing.ts';
import { memoryStorage } from '../../shared/testing/memory-storage.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { ChooseNewPassword, type ChooseNewPasswordProps } from './choose-new-password.tsx';
import { ConfirmedLink } from './confirmed-link.tsx';
import { ForgotPasswordPage } from './forgot-password.page.tsx';
import { Login } from './login-form.tsx';
import { factorsToShow, secondStepMessage } from './second-step.ts';

type Factor = components['schemas']['GoTrueFactor'];
type Landing = Extract<AuthLanding, { kind: 'session' }>;

const SESSION = { access_token: 'a', refresh_token: 'r', expires_at: 0, expires_in: 3_600 };
const USER = { id: 'u1', email: 'owner@demo.platebook.test', phone: '' };
const FACTOR: Factor = {
  id: 'f1',
  friendly_name: 'Phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
};
const ignore = () => undefined;

beforeEach(() => {
  const location = { origin: 'http://localhost' };
  vi.stubGlobal('window', { location, localStorage: memoryStorage() });
});
afterEach(() => vi.unstubAllGlobals());

/** What a page of an account says, without the frame around it. */
function linesOf(node: ReactNode, page = fakePage()): string[] {
  const lines = page.outline(createElement(ThemeProvider, null, node));
  return lines
    .filter((line) => !['[Platebook](/)', '(Use the dark theme)'].includes(line))
    .slice(1);
}

const failure = (status: number | null, code = 'unknown', message = 'Message.') =>
  new ApiError({ status, code, message, method: 'POST' });

describe('a new password', () => {
  const choose = (user: ChooseNewPasswordProps['user']) =>
    linesOf(
      createElement(ChooseNewPassword, {
        session: SESSION,
        user,
        onRefused: ignore,
        onCancel: ignore,
      }),
    );
  const form = (address: string) => [
    'Choose a new password',
    address,
    'New password',
    '(Show password)',
    'At least 8 characters',
    'You’ll be signed out everywhere else.',
    '(Save new password)',
  ];

  test.each<[string, ChooseNewPasswordProps['user'], string]>([
    ['with an email', USER, 'owner@demo.platebook.test'],
    ['with a phone', { ...USER, email: '', phone: '12155550134' }, '+12155550134'],
    [
      'that began to set up an app',
      { ...USER, factors: [{ ...FACTOR, status: 'unverified' }] },
      'owner@demo.platebook.test',
    ],
  ])('is chosen directly for an account %s', (_, user, address) => {
    expect(choose(user)).toEqual(form(address));
  });

  test('requires the second step if the account has one, however the session was opened', () => {
    // Without it the auth service refuses the password (insufficient_aal), and the code is used up.
    expect(choose({ ...USER, email: '', phone: '12155550134', factors: [FACTOR] })).toEqual([
      'Enter your code',
      'Your account uses two-step sign-in.',
      'Code',
      'The 6-digit code from your authenticator app.',
      '(Continue)',
      '(Use a recovery code)',
      '(Back to sign in)',
    ]);
  });

  test('says which app, if there are several', () => {
    const lines = choose({
      ...USER,
      factors: [FACTOR, { ...FACTOR, id: 'f2', friendly_name: 'Tablet' }],
    });
    expect(lines.slice(2, 6)).toEqual(['App', 'Phone', 'Tablet', 'Code']);
  });

  test('is requested with an address or a number', () => {
    expect(linesOf(createElement(ForgotPasswordPage))).toEqual([
      'Forgot your password?',
      'We’ll send you a link and a code. Your password doesn’t change until you use one.',
      'Email or phone',
      '(Send link)',
      '[Back to sign in](/login)',
    ]);
  });
});

describe('the confirmation link', () => {
  const landing: Landing = { kind: 'session', type: 'signup', ...SESSION };
  const KEY = ['landing', 'a'];
  const link = () => createElement(ConfirmedLink, { landing });

  async function failedWith(error: Error) {
    const page = fakePage();
    await page.services.queries.prefetchQuery({
      queryKey: KEY,
      queryFn: async () => {
        throw error;
      },
    });
    return linesOf(link(), page);
  }

  test('says whose it is, and signs nobody in automatically', () => {
    const page = fakePage();
    page.services.queries.setQueryData(KEY, USER);
    expect(linesOf(link(), page)).toEqual([
      'Email confirmed',
      'owner@demo.platebook.test',
      '(Continue as owner@demo.platebook.test)',
      'Not you? Close this page. You won’t be signed in.',
    ]);
    expect(page.services.session.read()).toBeNull();
  });

  test('is being checked until the service responds', () => {
    expect(linesOf(link())).toEqual(['Confirm your email', 'Checking the link']);
  });

  test.each([401, 403])('that the service does not know (%i) was already used', async (status) => {
    expect(await failedWith(failure(status))).toEqual([
      'This link has expired or was already used',
      'Sign in: if your email isn’t confirmed yet, we’ll offer a new link.',
      '[Sign in](/login)',
    ]);
  });

  test.each<[string, Error]>([
    ['without a network', failure(null, 'network_error', 'No connection.')],
    ['while the service is away', failure(503, 'unavailable', 'No connection.')],
  ])('is not reported as used %s; it can be tried again', async (_, error) => {
    expect((await failedWith(error)).slice(0, 4)).toEqual([
      'Confirm your email',
      'No connection.',
      'Nothing in your books was changed.',
      '(Try again)',
    ]);
  });
});

describe('a second step', () => {
  test('is asked of apps that were verified', () => {
    expect(
      factorsToShow({ factors: [FACTOR, { ...FACTOR, id: 'f2', status: 'unverified' }] }),
    ).toEqual([FACTOR]);
    expect(factorsToShow({})).toEqual([]);
  });

  test.each<[unknown, string]>([
    [
      failure(422, 'mfa_verification_failed'),
      'That code is wrong or was already used. Wait for the next one and try again.',
    ],
    [failure(429, 'over_request_rate_limit'), 'Too many wrong codes.'],
    [failure(401, 'bad_jwt'), 'This took too long. Sign in again.'],
    [failure(403, 'session_not_found'), 'This took too long. Sign in again.'],
    [failure(400, 'validation_failed'), 'We couldn’t check this code. Try again.'],
    [failure(503, 'unavailable', 'Sign-in is away.'), 'Sign-in is away.'],
    [failure(null, 'network_error', 'No connection.'), 'No connection.'],
    [new TypeError('x is undefined'), 'An unexpected error occurred'],
  ])('that failed with %o', (error, message) => {
    expect(secondStepMessage(error)).toBe(message);
  });
});

describe('signing in', () => {
  const login = (path: string) =>
    linesOf(createElement(Login, { path, onSession: ignore, onEnterCode: ignore }));

  test.each([
    ['/dashboard', 'Your payouts, proven to the cent.'],
    ['/dashboard/billing?client=c1', 'You’ll go back to Billing.'],
    ['/admin/subscriptions', 'You’ll go back to Admin.'],
  ])('before %s says where it leads', (path, promise) => {
    expect(login(path).slice(0, 2)).toEqual(['Sign in', promise]);
  });

  test('offers a new password and a way to create an account', () => {
    expect(login('/dashboard').slice(2)).toEqual([
      'Email or phone',
      'Start a phone number with its country code.',
      'Password',
      '(Show password)',
      '(Sign in)',
      '[Forgot your password?](/forgot-password)',
      'Have an invite code?',
      '[Create an account](/register)',
    ]);
  });
});
