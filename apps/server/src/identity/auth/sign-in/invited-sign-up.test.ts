import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../testing/auth-clients.ts';
import { PASSWORD, addPerson, startTestServer } from '../../../testing/test-server.ts';
import type { Answer, TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

// Spec 1: inviteCodeRequired is true, as it is here.
beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(() => server.clock.advance(61_000));

afterAll(() => server.stop());

async function newCode(maxUses = 1): Promise<string> {
  const [made] = await server.server.services.invitationCodes.create(
    { count: 1, campaign: null, maxUses, expiresAt: null, planCode: null, trialDays: null },
    { kind: 'user', userId: null, requestId: 'a-test-request' },
  );
  return made?.code ?? '';
}

function signUp(email: string, data: Record<string, unknown> = {}): Promise<Answer> {
  return server.call('POST /auth/v1/signup', {
    json: { email, password: PASSWORD, data },
    headers: { 'x-supabase-api-version': '2024-01-01' },
  });
}

const DISABLED = [
  422,
  { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
];

describe('while an invite code is required', () => {
  test('nobody signs up without a code, with a wrong one or with a malformed one', async () => {
    const wrong = [
      {},
      { invite_code: 'ZZZZZZZZZZZZ' },
      { invite_code: 7 },
      { invitation_token: 'x' },
    ];
    for (const [index, data] of wrong.entries()) {
      const answer = await signUp(`refused${index}@example.test`, data);
      expect([answer.status, answer.body]).toEqual(DISABLED);
      expect(await mailsTo(server, `refused${index}@example.test`)).toEqual([]);
    }
  });

  test('a code admits one person, and is not stored with them', async () => {
    const code = await newCode();
    const { status, body } = await signUp('let-in@example.test', {
      invite_code: code,
      registration_source: 'email',
    });
    expect([status, (body as { user_metadata: unknown }).user_metadata]).toEqual([
      200,
      { registration_source: 'email' },
    ]);
    const next = await signUp('too-late@example.test', { invite_code: code });
    expect([next.status, next.body]).toEqual(DISABLED);
  });

  test('of twenty concurrent sign-ups with one code, one succeeds', async () => {
    const code = await newCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        signUp(`race${index}@example.test`, { invite_code: code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const made = await server.database.asOwner((tx) =>
      tx.selectFrom('users').select('email').where('email', 'like', 'race%').execute(),
    );
    expect(made).toHaveLength(1);
  });

  test('a taken address consumes no code, and is rejected without one like any other', async () => {
    await addPerson(server, { email: 'settled@example.test' });
    const code = await newCode();
    expect((await signUp('settled@example.test')).status).toBe(422);
    expect((await signUp('settled@example.test', { invite_code: code })).status).toBe(200);
    expect((await signUp('newcomer@example.test', { invite_code: code })).status).toBe(200);
  });

  test('a sign-in by message creates no account, and does not reveal that', async () => {
    const answer = await server.call('POST /auth/v1/otp', {
      json: { email: 'sideways@example.test', create_user: true },
    });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await mailsTo(server, 'sideways@example.test')).toEqual([]);
  });
});

describe('while sign-ups are closed', () => {
  test('a code does not help either', async () => {
    const closed = await startTestServer({ env: { AUTH_SIGNUPS: '0', INVITE_CODE_REQUIRED: '0' } });
    const answer = await closed.call('POST /auth/v1/signup', {
      json: { email: 'a@example.test', password: PASSWORD },
    });
    const settings = await closed.call('GET /auth/v1/settings');
    expect([answer.status, (settings.body as { disable_signup: boolean }).disable_signup]).toEqual([
      422,
      true,
    ]);
    await closed.stop();
  });
});

describe('with automatic confirmation', () => {
  test('signing up opens a session, and a taken address is reported', async () => {
    const open = await startTestServer({
      env: { AUTH_AUTOCONFIRM_EMAIL: '1', INVITE_CODE_REQUIRED: '0' },
    });
    const json = { email: 'quick@example.test', password: PASSWORD };
    const first = await open.call('POST /auth/v1/signup', { json });
    const again = await open.call('POST /auth/v1/signup', { json });
    expect(first.body).toMatchObject({ token_type: 'bearer', user: { email: json.email } });
    expect([again.status, (again.body as { error_code: string }).error_code]).toEqual([
      422,
      'user_already_exists',
    ]);
    await open.stop();
  });
});
