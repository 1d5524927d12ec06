import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  follow,
  holdTime,
  lastMailTo,
  mailsTo,
  openAuthClient,
} from '../../../testing/auth-clients.ts';
import type { TestClient } from '../../../testing/auth-clients.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const SITE = 'http://127.0.0.1';
const EMAIL = 'robin@example.test';
const PASSWORD = 'a kettle of fish';
const NEW_PASSWORD = 'another kettle of fish';
const REGISTERED_AT = '2026-11-21T09:00:00.000Z';

let server: TestServer;
let advance: (ms: number) => void;
let here: TestClient;
let there: TestClient;

beforeAll(async () => {
  server = await startTestServer({ env: { INVITE_CODE_REQUIRED: '0' } });
  advance = holdTime(server);
  here = await openAuthClient(server);
  there = await openAuthClient(server);
});

afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

/** An error as the client reports it. */
function refusal(error: unknown) {
  const { name, status, code, message } = error as Record<string, unknown>;
  return { name, status, code, message };
}

// Each step starts where the previous one ended, as in a user's journey.
describe('with the unmodified client of GoTrue', () => {
  let confirmation: string;
  let firstRefreshToken: string;

  test('signing up returns a user without a session, and keeps the metadata', async () => {
    const { data, error } = await here.auth.signUp({
      email: 'Robin@Example.test',
      password: PASSWORD,
      options: {
        data: { registration_source: 'email', registered_at: REGISTERED_AT, invite_code: 'X' },
        emailRedirectTo: `${SITE}/complete-registration`,
      },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: EMAIL,
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { registration_source: 'email', registered_at: REGISTERED_AT },
    });
    expect(data.user?.user_metadata).not.toHaveProperty('invite_code');
    expect(data.user?.identities).toHaveLength(1);
  });

  test('an unconfirmed account cannot sign in', async () => {
    const { error } = await here.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(refusal(error)).toEqual({
      name: 'AuthApiError',
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
  });

  test('the link in the mail redirects back with a session', async () => {
    const mail = await lastMailTo(server, EMAIL);
    confirmation = mail.link;
    const { status, place, fragment } = await follow(confirmation);
    expect([mail.template, status, place]).toEqual([
      'confirm_signup',
      303,
      `${SITE}/complete-registration`,
    ]);
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect([fragment.get('type'), fragment.get('token_type'), fragment.get('expires_in')]).toEqual([
      'signup',
      'bearer',
      '3600',
    ]);
  });

  test('the link works once', async () => {
    const { status, place, fragment } = await follow(confirmation);
    expect([status, place, fragment.toString()]).toEqual([
      303,
      `${SITE}/complete-registration`,
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    ]);
  });

  test('signing in opens a session', async () => {
    const { data, error } = await here.auth.signInWithPassword({
      email: EMAIL,
      password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBe('2026-11-21T09:00:00.000Z');
    expect(data.weakPassword).toBeUndefined();
    expect(here.events).toContain('SIGNED_IN');
  });

  test('a refresh rotates the token, and its parent still returns the current one for ten seconds', async () => {
    const before = await here.auth.getSession();
    firstRefreshToken = before.data.session?.refresh_token ?? '';
    const { data } = await here.auth.refreshSession();
    const replay = await there.auth.refreshSession({ refresh_token: firstRefreshToken });
    expect(data.session?.refresh_token).not.toBe(firstRefreshToken);
    expect(replay.data.session?.refresh_token).toBe(data.session?.refresh_token);
    expect(here.events.at(-1)).toBe('TOKEN_REFRESHED');
  });

  test('an older token, eleven seconds later, ends the session', async () => {
    await here.auth.refreshSession();
    advance(11_000);
    const { error } = await there.auth.refreshSession({ refresh_token: firstRefreshToken });
    expect(refusal(error)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    const after = await here.auth.refreshSession();
    expect(refusal(after.error)).toMatchObject({ code: 'refresh_token_not_found' });
  });

  test('the recovery link leads to the reset page with a session', async () => {
    advance(61_000);
    const { error } = await here.auth.resetPasswordForEmail(EMAIL, {
      redirectTo: `${SITE}/reset-password`,
    });
    expect(error).toBeNull();
    const { place, fragment } = await follow((await lastMailTo(server, EMAIL)).link);
    expect([place, fragment.get('type')]).toEqual([`${SITE}/reset-password`, 'recovery']);
    const taken = await here.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect([taken.error, taken.data.user?.email]).toEqual([null, EMAIL]);
  });

  test('a short and a common password are too weak, with the reason', async () => {
    const short = await here.auth.updateUser({ password: 'short' });
    const common = await here.auth.updateUser({ password: 'Password123' });
    expect([refusal(short.error), (short.error as { reasons?: unknown }).reasons]).toEqual([
      {
        name: 'AuthWeakPasswordError',
        status: 422,
        code: 'weak_password',
        message: 'Password should be at least 8 characters.',
      },
      ['length'],
    ]);
    expect((common.error as { reasons?: unknown }).reasons).toEqual(['pwned']);
  });

  test('the same password is rejected, another one is accepted and notified by mail', async () => {
    const same = await here.auth.updateUser({ password: PASSWORD });
    expect(refusal(same.error)).toMatchObject({ status: 422, code: 'same_password' });
    const changed = await here.auth.updateUser({ password: NEW_PASSWORD });
    expect(changed.error).toBeNull();
    expect(here.events.at(-1)).toBe('USER_UPDATED');
    expect((await lastMailTo(server, EMAIL)).template).toBe('password_changed');
    const old = await there.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(refusal(old.error)).toMatchObject({ code: 'invalid_credentials' });
  });

  test('a malicious redirect target is replaced by the site', async () => {
    advance(61_000);
    await here.auth.resetPasswordForEmail(EMAIL, {
      redirectTo: 'https://evil.test/reset-password',
    });
    const { place, fragment } = await follow((await lastMailTo(server, EMAIL)).link);
    expect([place, fragment.get('type')]).toEqual([`${SITE}/`, 'recovery']);
  });

  test('with PKCE the link carries a code that only the requesting client can exchange', async () => {
    advance(61_000);
    const asking = await openAuthClient(server, { flowType: 'pkce' });
    const stranger = await openAuthClient(server, { flowType: 'pkce' });
    await asking.auth.resetPasswordForEmail(EMAIL, { redirectTo: `${SITE}/reset-password` });
    const { place, query, fragment } = await follow((await lastMailTo(server, EMAIL)).link);
    const code = query.get('code') ?? '';
    expect([place, fragment.toString(), code.length]).toEqual([`${SITE}/reset-password`, '', 43]);
    stranger.storage.set('session-code-verifier', JSON.stringify('x'.repeat(64)));
    const stolen = await stranger.auth.exchangeCodeForSession(code);
    expect(refusal(stolen.error)).toMatchObject({ status: 400, code: 'bad_code_verifier' });
    const { data, error } = await asking.auth.exchangeCodeForSession(code);
    expect([error, data.user?.email]).toEqual([null, EMAIL]);
    expect(asking.events).toContain('PASSWORD_RECOVERY');
  });

  test('a PKCE code lives five minutes and works once', async () => {
    advance(61_000);
    const asking = await openAuthClient(server, { flowType: 'pkce' });
    await asking.auth.resetPasswordForEmail(EMAIL);
    const code = (await follow((await lastMailTo(server, EMAIL)).link)).query.get('code') ?? '';
    const verifier = asking.storage.get('session-code-verifier') ?? '';
    advance(300_000);
    const late = await asking.auth.exchangeCodeForSession(code);
    expect(refusal(late.error)).toMatchObject({ status: 422, code: 'flow_state_expired' });
    asking.storage.set('session-code-verifier', verifier);
    const again = await asking.auth.exchangeCodeForSession(code);
    expect(refusal(again.error)).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  test('the claims verify against the published keys, without a call for the user', async () => {
    await here.auth.signInWithPassword({ email: EMAIL, password: NEW_PASSWORD });
    const { data, error } = await here.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({
      iss: `${SITE}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      email: EMAIL,
      amr: [{ method: 'password' }],
    });
  });

  test('a phone number signs up and in, in any notation', async () => {
    const phone = '+1 212 555 0123';
    const answer = await there.auth.signUp({ phone, password: PASSWORD });
    expect([answer.error, answer.data.session, answer.data.user?.phone]).toEqual([
      null,
      null,
      '12125550123',
    ]);
    const early = await there.auth.signInWithPassword({ phone, password: PASSWORD });
    expect(refusal(early.error)).toMatchObject({ code: 'phone_not_confirmed' });
    const { code } = await lastMailTo(server, '12125550123');
    const verified = await there.auth.verifyOtp({ phone, token: code, type: 'sms' });
    expect([verified.error, verified.data.user?.phone]).toEqual([null, '12125550123']);
    const { error } = await there.auth.signInWithPassword({
      phone: '1212 5550123',
      password: PASSWORD,
    });
    expect(error).toBeNull();
  });

  test('signing out the others ends only the other client', async () => {
    await there.auth.signInWithPassword({ email: EMAIL, password: NEW_PASSWORD });
    const { error } = await here.auth.signOut({ scope: 'others' });
    expect(error).toBeNull();
    expect((await here.auth.getUser()).data.user?.email).toBe(EMAIL);
    expect(refusal((await there.auth.getUser()).error).name).toBe('AuthSessionMissingError');
    expect([there.events.at(-1), there.storage.has('session')]).toEqual(['SIGNED_OUT', false]);
  });

  test('after signing out everywhere the access token is invalid immediately', async () => {
    const { data } = await here.auth.getSession();
    const token = data.session?.access_token ?? '';
    await here.auth.signOut();
    expect(here.storage.has('session')).toBe(false);
    const answer = await server.call('GET /auth/v1/user', { token });
    expect([answer.status, answer.body]).toEqual([
      403,
      {
        code: 403,
        error_code: 'session_not_found',
        msg: 'Session from session_id claim in JWT does not exist',
      },
    ]);
  });

  test('a taken address looks like a new one, and gets no message', async () => {
    advance(61_000);
    const before = await mailsTo(server, EMAIL);
    const { data, error } = await here.auth.signUp({ email: EMAIL, password: PASSWORD });
    expect(error).toBeNull();
    expect([data.session, data.user?.email, data.user?.identities, data.user?.role]).toEqual([
      null,
      EMAIL,
      [],
      '',
    ]);
    expect(await mailsTo(server, EMAIL)).toEqual(before);
  });
});
