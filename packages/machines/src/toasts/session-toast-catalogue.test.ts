import { expect, test } from 'vitest';
import { toSessionToast } from './session-toast-catalogue.ts';

test.each([
  [
    { type: 'session-expired' } as const,
    {
      type: 'session-expired',
      title: 'Session Expired',
      message: 'Current session has expired, please log in again',
      durationMs: null,
      action: { text: 'Log In', altText: 'Open the login page', href: '/login' },
    },
  ],
  [
    { type: 'session-restored' } as const,
    {
      type: 'session-restored',
      title: 'Session Restored',
      message: 'Client context has been successfully recovered',
      durationMs: 3_000,
      action: null,
    },
  ],
  [
    { type: 'session-warning' } as const,
    {
      type: 'session-warning',
      title: 'Session Permission Warning',
      message: 'Client permission status has changed',
      durationMs: 6_000,
      action: null,
    },
  ],
])('%j is a toast of the catalogue', (request, toast) => {
  expect(toSessionToast(request)).toEqual(toast);
});

test.each([
  ['session-expired', 'Session Expired', null],
  ['session-restored', 'Session Status Updated', 3_000],
  ['session-warning', 'Session Permission Warning', 6_000],
  ['error', 'Session Error', 8_000],
  ['default', 'Session Notification', 5_000],
] as const)('a %s with words of its own is titled %s for %j ms', (type, title, durationMs) => {
  const toast = toSessionToast({ type, message: 'Your role changed' });
  expect([toast.title, toast.message, toast.durationMs]).toEqual([
    title,
    'Your role changed',
    durationMs,
  ]);
});

test('the request overrides the catalogue', () => {
  const action = { text: 'Reload', altText: 'Reload the page', href: '/dashboard' };
  expect(
    toSessionToast({ type: 'session-warning', title: 'Look', durationMs: null, action }),
  ).toEqual({
    type: 'session-warning',
    title: 'Look',
    message: 'Client permission status has changed',
    durationMs: null,
    action,
  });
  expect(toSessionToast({ type: 'session-expired', action: null }).action).toBe(null);
});
