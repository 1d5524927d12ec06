import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, lastMailTo, mailsTo } from '../../testing/auth-clients.ts';
import { lastLinkValue } from '../../testing/mails.ts';
import {
  PASSWORD,
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

const OPERATOR = { kind: 'job', userId: null, requestId: 'test' } as const;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { AUTH_REQUESTS_PER_ADDRESS: '1000' } });
});

afterAll(() => server.stop());

async function newCode(maxUses = 1): Promise<string> {
  const [made] = await server.server.services.invitationCodes.create(
    { count: 1, campaign: null, maxUses, expiresAt: null, planCode: null, trialDays: null },
    OPERATOR,
  );
  return made?.code ?? '';
}

function register(json: object): Promise<Answer> {
  return server.call('POST /api/v2/auth/register', { json: { password: PASSWORD, ...json } });
}

function login(json: object): Promise<Answer> {
  return server.call('POST /api/v2/auth/login', { json: { password: PASSWORD, ...json } });
}

function accountOf(name: 'email' | 'phone', value: string) {
  return server.database.asOwner((tx) =>
    tx.selectFrom('users').selectAll().where(name, '=', value).executeTakeFirst(),
  );
}

const REGISTRATION = {
  confirmation_required: true,
  session: null,
  user: {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    phone: '',
    company: '',
    business_type: null,
    profile_complete: false,
  },
};

describe('POST /api/v2/auth/register', () => {
  test('creates an account that must be confirmed through the link in a mail', async () => {
    const answer = await register({
      email: 'Dana@Example.test',
      full_name: ' Dana Whitfield ',
      invite_code: await newCode(),
    });
    const now = server.clock.now().toISOString();
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        status: 'success',
        message: 'Account created',
        data: {
          ...REGISTRATION,
          user: {
            ...REGISTRATION.user,
            email: 'dana@example.test',
            full_name: 'Dana Whitfield',
            created_at: now,
          },
        },
      },
    ]);
    const account = await accountOf('email', 'dana@example.test');
    expect(account?.user_metadata).toEqual({
      full_name: 'Dana Whitfield',
      registration_source: 'email',
      registered_at: now,
    });
    expect(refusalOf(await login({ email: 'dana@example.test' }))).toEqual({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Please verify your email address before logging in.',
    });
    const { link } = await lastMailTo(server, 'dana@example.test');
    expect((await follow(link)).status).toBe(303);
    expect((await login({ email: 'dana@example.test' })).status).toBe(200);
  });

  test('accepts a phone number instead, and records that in the metadata', async () => {
    const answer = await register({ phone: '+1 (555) 010-4000', invite_code: await newCode() });
    expect(dataOf(answer.body)).toMatchObject({
      user: { email: '', phone: '15550104000' },
      confirmation_required: true,
    });
    const account = await accountOf('phone', '15550104000');
    expect(account?.user_metadata).toMatchObject({ registration_source: 'phone' });
    const { code } = await lastMailTo(server, '15550104000');
    expect(code).toMatch(/^\d{6}$/);
  });

  test('uses the language of the page it was requested on, also for the first mail', async () => {
    const mailOf = async (email: string, json: object) => {
      expect((await register({ email, invite_code: await newCode(), ...json })).status).toBe(201);
      return lastMailTo(server, email);
    };
    const mail = await mailOf('oceane@example.test', { language: 'fr-CA' });
    expect(mail.text).toContain('Confirmez votre adresse courriel pour terminer');
    expect((await mailOf('ocean@example.test', {})).text).not.toContain('courriel');
    await follow(mail.link);
    const token = await signIn(server, 'oceane@example.test');
    const preferences = await server.call('GET /api/v2/auth/me/preferences', { token });
    expect(dataOf(preferences.body)).toMatchObject({ language: 'fr-CA' });
    const refused = await register({ email: 'x@example.test', invite_code: 'A', language: 'de' });
    expect(refusalOf(refused).status).toBe(400);
  });

  test('requires an invite code', async () => {
    for (const json of [{}, { invite_code: '  ' }]) {
      const answer = await register({ email: 'uninvited@example.test', ...json });
      expect([refusalOf(answer), (answer.body as { errors: unknown }).errors]).toEqual([
        {
          status: 400,
          code: 'invite_code_required',
          message: 'An invite code is required to register.',
        },
        [{ path: '/invite_code', message: 'is required', code: 'required', values: {} }],
      ]);
    }
    expect(await accountOf('email', 'uninvited@example.test')).toBeUndefined();
  });

  test('rejects an unknown and a used code alike', async () => {
    const code = await newCode(1);
    expect((await register({ email: 'first@example.test', invite_code: code })).status).toBe(201);
    const refused = await Promise.all(
      [code, 'AAAA-BBBB-CCCC'].map((invite_code) =>
        register({ email: 'second@example.test', invite_code }),
      ),
    );
    const expected = {
      status: 400,
      code: 'invite_code_invalid',
      message:
        "This invite code can't be used. Check it, or ask whoever gave it to you for a new one.",
    };
    expect(refused.map(refusalOf)).toEqual([expected, expected]);
  });

  test('does not consume a code if the password is rejected', async () => {
    const invite_code = await newCode(1);
    const email = 'weak@example.test';
    const weak = await register({ email, invite_code, password: 'short' });
    const common = await register({ email, invite_code, password: 'password1' });
    expect([refusalOf(weak), refusalOf(common)]).toEqual([
      {
        status: 400,
        code: 'weak_password',
        message: 'Password should be at least 8 characters.',
      },
      {
        status: 400,
        code: 'weak_password',
        message: 'Password is known to be weak and easy to guess, please choose a different one.',
      },
    ]);
    expect((await register({ email, invite_code })).status).toBe(201);
  });

  test('responds to a taken address as to a new one, and signs nobody in', async () => {
    const { userId } = await addPerson(server, { email: 'taken@example.test' });
    const [taken, fresh] = await Promise.all(
      ['taken@example.test', 'fresh@example.test'].map(async (email) =>
        register({ email, full_name: 'Mallory', invite_code: await newCode() }),
      ),
    );
    const blind = (answer: Answer | undefined, email: string) =>
      JSON.parse(
        JSON.stringify([answer?.status, answer?.body])
          .replaceAll(email, 'EMAIL')
          .replaceAll(/"id":"[0-9a-f-]{36}"/g, '"id":"ID"'),
      ) as unknown;
    expect(blind(taken, 'taken@example.test')).toEqual(blind(fresh, 'fresh@example.test'));
    expect((dataOf(taken?.body) as { user: { id: string } }).user.id).not.toBe(userId);
    expect((await accountOf('email', 'taken@example.test'))?.user_metadata).toEqual({
      full_name: 'Name of taken@example.test',
    });
    const toTaken = await mailsTo(server, 'taken@example.test');
    expect(toTaken.filter(({ link }) => link !== '')).toEqual([]);
  });

  test('accepts an invitation to a team in place of a code, for the invited address only', async () => {
    const owner = await addPerson(server, { email: 'owner@example.test' });
    const { tenantId } = await addTenant(server, {
      name: 'Harbor',
      members: [{ person: owner, level: 'user_owner' }],
    });
    await server.call(`POST /api/v2/clients/tenants/${tenantId}/invitations`, {
      token: await signIn(server, owner.email),
      json: { emails: ['sam@example.test'], tenant_role: 'user_manager' },
    });
    const invitation_token = await lastLinkValue(server, 'sam@example.test', 'token');
    const invalid = {
      status: 400,
      code: 'invitation_invalid',
      message: "You can't use this invitation. It may have expired. Ask for a new one.",
    };
    expect([
      refusalOf(await register({ email: 'mallory@example.test', invitation_token })),
      refusalOf(await register({ email: 'sam@example.test', invitation_token: 'made-up' })),
    ]).toEqual([invalid, invalid]);
    expect((await register({ email: 'sam@example.test', invitation_token })).status).toBe(201);
    const account = await accountOf('email', 'sam@example.test');
    expect(Object.keys(account?.user_metadata ?? {}).sort()).toEqual([
      'registered_at',
      'registration_source',
    ]);
  });

  test.each([
    [{}, '/email'],
    [{ email: 'a@example.test', phone: '15550101000' }, '/email'],
    [{ email: 'not an address' }, '/email'],
    [{ email: 'a@example.test', is_admin: true }, '/is_admin'],
    [{ email: 'a@example.test', tenant_id: 'x' }, '/tenant_id'],
  ])('rejects %j', async (json, path) => {
    const answer = await register({ ...json, invite_code: 'AAAA-BBBB-CCCC' });
    const { code, errors } = answer.body as { code: string; errors: { path: string }[] };
    expect([answer.status, code, errors[0]?.path]).toEqual([400, 'validation_failed', path]);
  });

  test('requires no code once the flag is off', async () => {
    const { invitationCodes } = server.server.services;
    await invitationCodes.setRequired(false, OPERATOR);
    const config = dataOf((await server.call('GET /api/v2/auth/config')).body);
    const answer = await register({ email: 'open@example.test' });
    await invitationCodes.setRequired(true, OPERATOR);
    expect([config, answer.status]).toMatchObject([{ invite_code_required: false }, 201]);
  });

  test('is in the audit log', async () => {
    const actions = await server.database.asOwner((tx) =>
      tx
        .selectFrom('audit_log')
        .innerJoin('users', (join) => join.on('users.email', '=', 'dana@example.test'))
        .select(['action', 'actor_kind'])
        .whereRef('target_id', '=', (eb) => eb.cast<string>('users.id', 'text'))
        .orderBy('sequence')
        .execute(),
    );
    expect(actions[0]).toEqual({ action: 'user.registered', actor_kind: 'anonymous' });
  });
});

describe('where addresses need no confirmation', () => {
  test('registering signs in, and a taken address is rejected', async () => {
    const open = await startTestServer({
      env: { AUTH_AUTOCONFIRM_EMAIL: '1', INVITE_CODE_REQUIRED: '0' },
    });
    try {
      const again = () =>
        open.call('POST /api/v2/auth/register', {
          json: { email: 'dana@example.test', password: PASSWORD },
        });
      const registered = dataOf((await again()).body) as {
        confirmation_required: boolean;
        session: { access_token: string };
      };
      const { status } = await open.call('GET /api/v2/auth/me', {
        token: registered.session.access_token,
      });
      expect([registered.confirmation_required, status]).toEqual([false, 200]);
      expect(refusalOf(await again())).toEqual({
        status: 409,
        code: 'account_exists',
        message:
          'An account with this email or phone already exists. Log in, or reset the password.',
      });
    } finally {
      await open.stop();
    }
  });
});
