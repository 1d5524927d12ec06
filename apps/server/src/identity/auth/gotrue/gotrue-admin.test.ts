import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  follow,
  holdTime,
  lastMailTo,
  mailsTo,
  openAuthClient,
} from '../../../testing/auth-clients.ts';
import type { TestClient } from '../../../testing/auth-clients.ts';
import {
  PASSWORD,
  addPerson,
  refusalOf,
  signIn,
  startTestServer,
} from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { createSealedBox } from '../../../platform/sealed-box.ts';
import { mintServiceToken } from '../tokens/mint-service-token.ts';

let server: TestServer;
let advance: (ms: number) => void;
let admin: TestClient['auth']['admin'];
let serviceToken: string;

/** The key of the test servers. */
const BOX = createSealedBox([{ kid: 'test', key: Buffer.alloc(32) }]);

function mint(hours: number, siteUrl = 'http://127.0.0.1'): Promise<string> {
  const now = server.clock.now();
  return mintServiceToken({ database: server.database, box: BOX, siteUrl, hours, now });
}

beforeAll(async () => {
  server = await startTestServer({ env: { INVITE_CODE_REQUIRED: '0' } });
  advance = holdTime(server);
  serviceToken = await mint(1);
  const headers = { authorization: `Bearer ${serviceToken}` };
  ({ admin } = (await openAuthClient(server, { headers })).auth);
});

afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}

describe('with a service token', () => {
  test('a program creates, reads, changes and deletes a user', async () => {
    const made = await admin.createUser({
      email: 'Made@example.test',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Made' },
      app_metadata: { plan: 'pro', provider: 'forged' },
    });
    const id = made.data.user?.id ?? '';
    expect([made.error, made.data.user?.app_metadata]).toEqual([
      null,
      { plan: 'pro', provider: 'email', providers: ['email'] },
    ]);
    const changed = await admin.updateUserById(id, {
      user_metadata: { company: 'Harbor' },
      phone: '+1 212 555 0199',
    });
    expect([changed.data.user?.user_metadata, changed.data.user?.phone]).toEqual([
      { full_name: 'Made', company: 'Harbor' },
      '12125550199',
    ]);
    expect((await admin.getUserById(id)).data.user?.email).toBe('made@example.test');
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect(codeOf((await admin.getUserById(id)).error)).toBe('user_not_found');
  });

  test('a taken address or id is rejected', async () => {
    const { userId } = await addPerson(server, { email: 'first@example.test' });
    const same = await admin.createUser({ email: 'first@example.test' });
    const sameId = await admin.createUser({ id: userId, email: 'second@example.test' });
    expect([codeOf(same.error), codeOf(sameId.error)]).toEqual(['email_exists', 'email_exists']);
  });

  test('users are listed in pages, oldest first', async () => {
    for (let index = 0; index < 5; index += 1) {
      await addPerson(server, { email: `page${index}@example.test` });
    }
    const { data } = await admin.listUsers({ page: 1, perPage: 2 });
    const { total, nextPage, lastPage } = data as Record<string, unknown>;
    expect([data.users.length, total, nextPage, lastPage]).toEqual([2, 6, 2, 3]);
    expect((await admin.listUsers({ page: 3, perPage: 2 })).data.users).toHaveLength(2);
  });

  test('users are listed without a page too, as auth-js requests it: with empty parameters', async () => {
    for (let index = 0; index < 2; index += 1) {
      await addPerson(server, { email: `unpaged${index}@example.test` });
    }
    const { data, error } = await admin.listUsers();
    expect([error, data]).toMatchObject([
      null,
      { total: data.users.length, nextPage: null, lastPage: 1 },
    ]);
    expect(data.users.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['unpaged0@example.test', 'unpaged1@example.test']),
    );
    const second = await admin.listUsers({ page: 2 });
    expect([second.error, second.data.users]).toEqual([null, []]);
    const { status } = await server.call('GET /auth/v1/admin/users?page=x', {
      token: serviceToken,
    });
    expect(status).toBe(400);
  });

  test('a ban takes effect immediately on both APIs, and ends on time', async () => {
    const { userId } = await addPerson(server, { email: 'banned@example.test' });
    const client = await openAuthClient(server);
    const credentials = { email: 'banned@example.test', password: PASSWORD };
    const { data } = await client.auth.signInWithPassword(credentials);
    const token = data.session?.access_token ?? '';
    await admin.updateUserById(userId, { ban_duration: '1h30m' });
    expect(codeOf((await client.auth.getUser()).error)).toBe('user_banned');
    expect(codeOf((await client.auth.refreshSession()).error)).toBe('user_banned');
    expect(codeOf((await client.auth.signInWithPassword(credentials)).error)).toBe('user_banned');
    expect(refusalOf(await server.call('GET /api/v2/auth/me', { token })).code).toBe(
      'session_expired',
    );
    await admin.updateUserById(userId, { ban_duration: 'none' });
    expect((await client.auth.signInWithPassword(credentials)).error).toBeNull();
  });

  test('a password set by a program ends every session of the user', async () => {
    const { userId } = await addPerson(server, { email: 'reset@example.test' });
    const token = await signIn(server, 'reset@example.test');
    await admin.updateUserById(userId, { password: 'set by the help desk' });
    expect((await server.call('GET /api/v2/auth/me', { token })).status).toBe(401);
  });

  test('an invited user signs in through the link in the mail', async () => {
    const { data } = await admin.inviteUserByEmail('invited@example.test', {
      redirectTo: 'http://127.0.0.1/complete-registration',
    });
    expect(data.user?.invited_at).toBe(server.clock.now().toISOString());
    const mail = await lastMailTo(server, 'invited@example.test');
    const { place, fragment } = await follow(mail.link);
    expect([mail.template, place, fragment.get('type')]).toEqual([
      'invite',
      'http://127.0.0.1/complete-registration',
      'invite',
    ]);
    const again = await admin.inviteUserByEmail('invited@example.test');
    expect(codeOf(again.error)).toBe('email_exists');
  });

  test.each(['signup', 'magiclink', 'recovery', 'invite'] as const)(
    'a link for %s is created without a message, and works',
    async (type) => {
      const email = `link-${type}@example.test`;
      if (type === 'magiclink' || type === 'recovery') {
        await addPerson(server, { email });
      }
      const { data, error } = await admin.generateLink(
        type === 'signup' ? { type, email, password: PASSWORD } : { type, email },
      );
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({
        redirect_to: 'http://127.0.0.1/',
        verification_type: type,
        email_otp: expect.stringMatching(/^\d{6}$/),
      });
      expect(await mailsTo(server, email)).toEqual([]);
      const link = (data.properties?.action_link ?? '').replace(
        'http://127.0.0.1/',
        `${server.url}/`,
      );
      expect((await follow(link)).fragment.get('type')).toBe(type);
    },
  );

  test('every change is in the audit log, attributed to a service', async () => {
    const rows = await server.database.asOwner((tx) =>
      tx
        .selectFrom('audit_log')
        .select('action')
        .distinct()
        .where('actor_kind', '=', 'service')
        .orderBy('action')
        .execute(),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'user.changed_by_service',
      'user.created_by_service',
      'user.deleted_by_service',
      'user.invited',
      'user.link_generated',
    ]);
  });
});

describe('without a service token', () => {
  test('every call is rejected', async () => {
    await addPerson(server, { email: 'person@example.test' });
    const person = await signIn(server, 'person@example.test');
    const elsewhere = await mint(1, 'http://elsewhere.test');
    const call = async (token?: string) => {
      const options = token === undefined ? {} : { token };
      const { status, body } = await server.call('GET /auth/v1/admin/users', options);
      return [status, (body as { error_code: string }).error_code];
    };
    expect([
      await call(),
      await call(person),
      await call('nonsense'),
      await call(elsewhere),
      await call(`pbt_${randomUUID()}`),
    ]).toEqual([
      [401, 'no_authorization'],
      [403, 'not_admin'],
      [403, 'bad_jwt'],
      [403, 'bad_jwt'],
      [403, 'bad_jwt'],
    ]);
  });

  test('a service token is not a user on user calls, and expires', async () => {
    const me = await server.call('GET /api/v2/auth/me', { token: serviceToken });
    const user = await server.call('GET /auth/v1/user', { token: serviceToken });
    expect([me.status, user.status]).toEqual([401, 403]);
    advance(3_600_000);
    const late = await server.call('GET /auth/v1/admin/users', { token: serviceToken });
    expect(late.status).toBe(403);
  });
});
