import { ApiError, createApiClient, type SendRequest } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { setLanguage } from '../../shared/language/language.ts';
import { checkInviteCode, refusedStep, register, registerMessage } from './register.ts';

/** A fake server that accepts every registration and records it. */
function apiOf(data: unknown) {
  const bodies: unknown[] = [];
  const send: SendRequest = async (request) => {
    bodies.push(await request.json());
    return Response.json({ status: 'success', message: 'Account created', data });
  };
  const api = createApiClient({
    baseUrl: 'http://localhost',
    session: {
      accessToken: () => null,
      isExpired: () => false,
      refresh: async () => 'refused',
      onRefused: async () => 'refused',
    },
    newRequestId: () => 'q1',
    activeClientId: () => null,
    onPermissionDenied: () => undefined,
    send,
  });
  return { api, bodies };
}

test.each([
  [
    { kind: 'code', code: 'K7QW-93MX-4TBN' },
    { email: 'new@example.test', password: 'p', invite_code: 'K7QW-93MX-4TBN' },
  ],
  [
    { kind: 'invitation', token: 'inv_1', email: 'new@example.test' },
    { email: 'new@example.test', password: 'p', invitation_token: 'inv_1' },
  ],
  [{ kind: 'none' }, { email: 'new@example.test', password: 'p' }],
] as const)('registers with %o', async (ticket, body) => {
  const { api, bodies } = apiOf({ confirmation_required: true, session: null });
  await register(api, { identifier: { email: 'new@example.test' }, password: 'p', ticket });
  expect(bodies).toEqual([body]);
});

test('registers a phone', async () => {
  const { api, bodies } = apiOf({ confirmation_required: true, session: null });
  await register(api, {
    identifier: { phone: '+14155550132' },
    password: 'p',
    ticket: { kind: 'none' },
  });
  expect(bodies).toEqual([{ phone: '+14155550132', password: 'p' }]);
});

test('sends the page’s language if it is not English', async () => {
  const { api, bodies } = apiOf({ confirmation_required: true, session: null });
  setLanguage('fr-CA');
  await register(api, {
    identifier: { email: 'new@example.test' },
    password: 'p',
    ticket: { kind: 'none' },
  });
  setLanguage('en-US');
  expect(bodies).toEqual([{ email: 'new@example.test', password: 'p', language: 'fr-CA' }]);
});

test('checks whether a code can be used', async () => {
  const { api, bodies } = apiOf({ valid: false });
  expect(await checkInviteCode(api, 'K7QW')).toBe(false);
  expect(bodies).toEqual([{ code: 'K7QW' }]);
});

const refusal = (code: string) =>
  new ApiError({ status: 400, code, message: 'Said by the server.', method: 'POST' });

test.each([
  ['invite_code_invalid', 'code'],
  ['invite_code_required', 'code'],
  ['invitation_invalid', 'code'],
  ['weak_password', 'account'],
  ['rate_limited', 'account'],
] as const)('%s is corrected at the step %s', (code, step) => {
  expect(refusedStep(refusal(code))).toBe(step);
});

test('shows the server’s message, or the specification’s sentence if there is none', () => {
  expect(registerMessage(refusal('weak_password'))).toBe('Said by the server.');
  expect(registerMessage(new TypeError('x is undefined'))).toBe('Failed to register');
});
