import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  follow,
  holdTime,
  lastMailTo,
  mailsTo,
  openAuthClient,
} from '../../../testing/auth-clients.ts';
import type { TestClient } from '../../../testing/auth-clients.ts';
import { PASSWORD, addPerson, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let advance: (ms: number) => void;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer({ env: { INVITE_CODE_REQUIRED: '0' } });
  advance = holdTime(server);
});

beforeEach(async () => {
  client = await openAuthClient(server);
  // One message per address and minute.
  advance(61_000);
});

afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}

async function templatesTo(recipient: string): Promise<string[]> {
  return (await mailsTo(server, recipient)).map(({ template }) => template);
}

describe('a one-time secret', () => {
  test('is stored as a hash only', async () => {
    await addPerson(server, { email: 'hashed@example.test' });
    await client.auth.resetPasswordForEmail('hashed@example.test');
    const { link, code } = await lastMailTo(server, 'hashed@example.test');
    const secret = new URL(link).searchParams.get('token') ?? '';
    const rows = await server.database.asOwner((tx) =>
      tx.selectFrom('one_time_tokens').selectAll().execute(),
    );
    expect([secret.length, code.length]).toEqual([43, 6]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });

  test('is voided by a newer one', async () => {
    await addPerson(server, { email: 'newer@example.test' });
    await client.auth.resetPasswordForEmail('newer@example.test');
    const older = await lastMailTo(server, 'newer@example.test');
    advance(61_000);
    await client.auth.resetPasswordForEmail('newer@example.test');
    const newer = await lastMailTo(server, 'newer@example.test');
    expect((await follow(older.link)).fragment.get('error_code')).toBe('otp_expired');
    expect((await follow(newer.link)).fragment.get('type')).toBe('recovery');
  });

  test('expires after an hour as a link and after ten minutes as a code', async () => {
    const ask = async (email: string) => {
      await addPerson(server, { email });
      await client.auth.resetPasswordForEmail(email);
      return lastMailTo(server, email);
    };
    const [first, second] = [await ask('live1@example.test'), await ask('live2@example.test')];
    advance(600_000);
    const verify = (email: string, token: string) =>
      client.auth.verifyOtp({ email, token, type: 'recovery' });
    expect(codeOf((await verify('live1@example.test', first.code)).error)).toBe('otp_expired');
    advance(3_000_000 - 1);
    expect((await follow(first.link)).fragment.get('type')).toBe('recovery');
    advance(1);
    expect((await follow(second.link)).fragment.get('error_code')).toBe('otp_expired');
  });

  test('is consumed once by two concurrent uses', async () => {
    await addPerson(server, { email: 'once@example.test' });
    await client.auth.resetPasswordForEmail('once@example.test');
    const { link } = await lastMailTo(server, 'once@example.test');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => follow(link)));
    expect(outcomes.filter(({ fragment }) => fragment.has('access_token'))).toHaveLength(1);
  });

  test('does not work for another purpose', async () => {
    await addPerson(server, { email: 'purpose@example.test' });
    await client.auth.resetPasswordForEmail('purpose@example.test');
    const { link } = await lastMailTo(server, 'purpose@example.test');
    const { fragment } = await follow(link.replace('type=recovery', 'type=magiclink'));
    expect(fragment.get('error_code')).toBe('otp_expired');
    expect((await follow(link)).fragment.get('type')).toBe('recovery');
  });

  test('cannot be guessed: after five wrong codes the right one is rejected, the link is not', async () => {
    await addPerson(server, { email: 'guess@example.test' });
    await client.auth.resetPasswordForEmail('guess@example.test');
    const { code, link } = await lastMailTo(server, 'guess@example.test');
    const wrong = code === '000000' ? '000001' : '000000';
    const verify = (token: string) =>
      client.auth.verifyOtp({ email: 'guess@example.test', token, type: 'recovery' });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(codeOf((await verify(wrong)).error)).toBe('otp_expired');
    }
    expect(codeOf((await verify(code)).error)).toBe('otp_expired');
    expect((await follow(link)).fragment.get('type')).toBe('recovery');
  });

  test('sent to a former address is worthless', async () => {
    const { userId } = await addPerson(server, { email: 'left@example.test' });
    await client.auth.resetPasswordForEmail('left@example.test');
    const { link } = await lastMailTo(server, 'left@example.test');
    await server.database.asOwner((tx) =>
      tx
        .updateTable('users')
        .set({ email: 'arrived@example.test' })
        .where('id', '=', userId)
        .execute(),
    );
    expect((await follow(link)).fragment.get('error_code')).toBe('otp_expired');
  });
});

describe('signing in by a message', () => {
  test('works with its code and with the hash of its link', async () => {
    await addPerson(server, { email: 'magic@example.test' });
    const options = { shouldCreateUser: false };
    await client.auth.signInWithOtp({ email: 'magic@example.test', options });
    const first = await lastMailTo(server, 'magic@example.test');
    expect(first.template).toBe('magic_link');
    const byCode = await client.auth.verifyOtp({
      email: 'magic@example.test',
      token: first.code,
      type: 'email',
    });
    expect(byCode.data.user?.email).toBe('magic@example.test');
    advance(61_000);
    await client.auth.signInWithOtp({ email: 'magic@example.test', options });
    const second = await lastMailTo(server, 'magic@example.test');
    const hash = new URL(second.link).searchParams.get('token') ?? '';
    const byHash = await client.auth.verifyOtp({ token_hash: hash, type: 'magiclink' });
    expect(byHash.data.user?.email).toBe('magic@example.test');
  });

  test('creates an account if registration is allowed, and reveals nothing if not', async () => {
    const made = await client.auth.signInWithOtp({ email: 'made@example.test' });
    const { code, template } = await lastMailTo(server, 'made@example.test');
    expect([made.error, template]).toEqual([null, 'confirm_signup']);
    const { data } = await client.auth.verifyOtp({
      email: 'made@example.test',
      token: code,
      type: 'email',
    });
    expect(data.user?.email).toBe('made@example.test');
    const { error } = await client.auth.signInWithOtp({
      email: 'nobody@example.test',
      options: { shouldCreateUser: false },
    });
    expect([error, await mailsTo(server, 'nobody@example.test')]).toEqual([null, []]);
  });

  test('discards a password that somebody else chose for an unconfirmed address', async () => {
    await addPerson(server, { email: 'hijack@example.test', confirmed: false });
    await client.auth.resetPasswordForEmail('hijack@example.test');
    await follow((await lastMailTo(server, 'hijack@example.test')).link);
    const { error } = await client.auth.signInWithPassword({
      email: 'hijack@example.test',
      password: PASSWORD,
    });
    expect(codeOf(error)).toBe('invalid_credentials');
  });
});

describe('resending', () => {
  test('reaches an unconfirmed address, at most one message a minute', async () => {
    const email = 'again@example.test';
    await client.auth.signUp({ email, password: PASSWORD });
    const early = await client.auth.resend({ type: 'signup', email });
    advance(61_000);
    const later = await client.auth.resend({ type: 'signup', email });
    expect([codeOf(early.error), (early.error as Error).message, later.error]).toEqual([
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 60 seconds.',
      null,
    ]);
    expect(await templatesTo(email)).toEqual(['confirm_signup', 'confirm_signup']);
  });

  test('is silent for an address without an account or with a confirmed one', async () => {
    await addPerson(server, { email: 'settled@example.test' });
    for (const email of ['settled@example.test', 'unknown@example.test']) {
      expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
      expect(await mailsTo(server, email)).toEqual([]);
    }
  });
});

describe('recovery', () => {
  test('responds identically with and without an account, rate limit included', async () => {
    await addPerson(server, { email: 'known@example.test' });
    const ask = async (email: string) => {
      const { status, body } = await server.call('POST /auth/v1/recover', { json: { email } });
      return { status, body };
    };
    const known = [await ask('known@example.test'), await ask('known@example.test')];
    const unknown = [await ask('ghost@example.test'), await ask('ghost@example.test')];
    expect(known).toEqual(unknown);
    expect(known.map(({ status }) => status)).toEqual([200, 429]);
    expect(await mailsTo(server, 'ghost@example.test')).toEqual([]);
  });

  test('takes as long for an address without an account as for one with', async () => {
    const startedAt = performance.now();
    const { status } = await server.call('POST /auth/v1/recover', {
      json: { email: 'nobody@example.test' },
    });
    expect(status).toBe(200);
    // A timer may fire slightly early; without the delay a response takes a few ms.
    expect(performance.now() - startedAt).toBeGreaterThan(140);
  });
});

describe('a change of e-mail', () => {
  async function signedIn(email: string): Promise<void> {
    await addPerson(server, { email });
    await client.auth.signInWithPassword({ email, password: PASSWORD });
  }

  test('takes effect once both addresses have confirmed', async () => {
    await signedIn('from@example.test');
    const { data, error } = await client.auth.updateUser({ email: 'To@example.test' });
    expect([error, data.user?.email, data.user?.new_email]).toEqual([
      null,
      'from@example.test',
      'to@example.test',
    ]);
    const halfway = await follow((await lastMailTo(server, 'to@example.test')).link);
    expect(halfway.fragment.get('message')).toBe(
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    );
    expect((await client.auth.getUser()).data.user?.email).toBe('from@example.test');
    const { code } = await lastMailTo(server, 'from@example.test');
    const done = await client.auth.verifyOtp({
      email: 'from@example.test',
      token: code,
      type: 'email_change',
    });
    expect([done.error, done.data.user?.email, done.data.user?.new_email]).toEqual([
      null,
      'to@example.test',
      undefined,
    ]);
    // Both addresses are notified.
    for (const address of ['from@example.test', 'to@example.test']) {
      expect((await lastMailTo(server, address)).template).toBe('email_changed');
    }
  });

  test('does not take effect through one address that requests twice', async () => {
    await signedIn('first-of-two@example.test');
    await client.auth.updateUser({ email: 'second-of-two@example.test' });
    await follow((await lastMailTo(server, 'second-of-two@example.test')).link);
    advance(60_000);
    expect(
      (await client.auth.resend({ type: 'email_change', email: 'first-of-two@example.test' }))
        .error,
    ).toBeNull();
    await follow((await lastMailTo(server, 'second-of-two@example.test')).link);
    const { user } = (await client.auth.getUser()).data;
    expect([user?.email, user?.new_email]).toEqual([
      'first-of-two@example.test',
      'second-of-two@example.test',
    ]);
    await follow((await lastMailTo(server, 'first-of-two@example.test')).link);
    expect((await client.auth.getUser()).data.user?.email).toBe('second-of-two@example.test');
  });

  test('does not take effect through one address that confirms twice', async () => {
    await signedIn('half@example.test');
    await client.auth.updateUser({ email: 'other@example.test' });
    const { link, code } = await lastMailTo(server, 'other@example.test');
    await follow(link);
    const again = await client.auth.verifyOtp({
      email: 'other@example.test',
      token: code,
      type: 'email_change',
    });
    expect(codeOf(again.error)).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe('half@example.test');
  });

  test('to a taken address is rejected', async () => {
    await addPerson(server, { email: 'taken@example.test' });
    await signedIn('wants@example.test');
    const { error } = await client.auth.updateUser({ email: 'taken@example.test' });
    expect(codeOf(error)).toBe('email_exists');
  });

  test('to a phone number requires the code sent there', async () => {
    await signedIn('caller@example.test');
    const { data } = await client.auth.updateUser({ phone: '+44 20 7946 0018' });
    expect(data.user?.new_phone).toBe('442079460018');
    const { code } = await lastMailTo(server, '442079460018');
    const done = await client.auth.verifyOtp({
      phone: '+442079460018',
      token: code,
      type: 'phone_change',
    });
    expect([done.data.user?.phone, done.data.user?.app_metadata.providers]).toEqual([
      '442079460018',
      ['email', 'phone'],
    ]);
  });
});

describe('a new password', () => {
  test('in a session older than a day needs the mailed code or the current password', async () => {
    await addPerson(server, { email: 'old@example.test' });
    await client.auth.signInWithPassword({ email: 'old@example.test', password: PASSWORD });
    advance(86_400_001);
    await client.auth.refreshSession();
    const change = (password: string, more: { nonce?: string; current_password?: string } = {}) =>
      client.auth.updateUser({ password, ...more });
    expect(codeOf((await change('a fresh start of it')).error)).toBe('reauthentication_needed');
    expect(codeOf((await change('a fresh start of it', { nonce: '000000' })).error)).toBe(
      'reauthentication_not_valid',
    );
    await client.auth.reauthenticate();
    const { code, template } = await lastMailTo(server, 'old@example.test');
    expect(template).toBe('reauthentication');
    expect((await change('a fresh start of it', { nonce: code })).error).toBeNull();
    const wrong = await change('yet another start', { current_password: 'wrong' });
    expect(codeOf(wrong.error)).toBe('current_password_invalid');
    const right = await change('yet another start', { current_password: 'a fresh start of it' });
    expect(right.error).toBeNull();
  });

  test('ends the other sessions and voids a recovery link already sent', async () => {
    const email = 'safe@example.test';
    await addPerson(server, { email });
    const other = await openAuthClient(server);
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    await client.auth.resetPasswordForEmail(email);
    const { link } = await lastMailTo(server, email);
    await client.auth.updateUser({ password: 'a safer one than that' });
    expect(codeOf((await other.auth.refreshSession()).error)).toBe('refresh_token_not_found');
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await follow(link)).fragment.get('error_code')).toBe('otp_expired');
  });

  test('is not set by a call that also sets app_metadata', async () => {
    await addPerson(server, { email: 'climber@example.test' });
    await client.auth.signInWithPassword({ email: 'climber@example.test', password: PASSWORD });
    const { data } = await client.auth.getSession();
    const answer = await server.call('PUT /auth/v1/user', {
      token: data.session?.access_token ?? '',
      json: { app_metadata: { is_admin: true }, password: 'a password besides' },
    });
    expect([answer.status, (answer.body as { error_code: string }).error_code]).toEqual([
      403,
      'not_admin',
    ]);
  });
});
