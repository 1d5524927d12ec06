import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastMailTo, mailsTo } from '../../testing/auth-clients.ts';
import {
  PASSWORD,
  addPerson,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

const NEXT = 'another long enough password';
const NONEXISTENT = '00000000-0000-4000-8000-000000000000';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { AUTH_REQUESTS_PER_ADDRESS: '1000' } });
});

afterAll(() => server.stop());

async function newcomer(email: string): Promise<string> {
  await addPerson(server, { email });
  return signIn(server, email);
}

function change(token: string, json: object): Promise<Answer> {
  return server.call('PUT /api/v2/auth/me/password', {
    token,
    json: { current_password: PASSWORD, new_password: NEXT, ...json },
  });
}

async function statusOf(token: string): Promise<number> {
  return (await server.call('GET /api/v2/auth/me', { token })).status;
}

describe('PUT /api/v2/auth/me/password', () => {
  test('sets the new password, ends the other sessions and notifies by mail', async () => {
    const token = await newcomer('change@example.test');
    const other = await signIn(server, 'change@example.test');
    const answer = await change(token, {});
    expect(answer.body).toEqual({ status: 'success', message: 'Password changed', data: null });
    const login = async (password: string) =>
      (
        await server.call('POST /api/v2/auth/login', {
          json: { email: 'change@example.test', password },
        })
      ).status;
    expect([await login(PASSWORD), await login(NEXT)]).toEqual([400, 200]);
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
    const mails = await mailsTo(server, 'change@example.test');
    expect(mails.map(({ template }) => template)).toEqual(['password_changed']);
  });

  test('keeps the other sessions on request', async () => {
    const token = await newcomer('keep@example.test');
    const other = await signIn(server, 'keep@example.test');
    await change(token, { sign_out_others: false });
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 200]);
  });

  test.each([
    [
      { current_password: 'wrong' },
      { code: 'current_password_invalid', message: "The current password isn't right." },
    ],
    [
      { new_password: 'short' },
      { code: 'weak_password', message: 'Password should be at least 8 characters.' },
    ],
    [
      { new_password: PASSWORD },
      { code: 'same_password', message: 'The new password must be different from the old one.' },
    ],
  ])('rejects %j and changes nothing', async (json, refusal) => {
    const email = `${refusal.code}@example.test`;
    const token = await newcomer(email);
    expect(refusalOf(await change(token, json))).toEqual({ status: 400, ...refusal });
    expect(await signIn(server, email)).toEqual(expect.any(String));
  });

  test('rate-limits guesses of the current password in an unattended session', async () => {
    const token = await newcomer('left-open@example.test');
    for (let failures = 0; failures < 10; failures += 1) {
      expect((await change(token, { current_password: 'wrong' })).status).toBe(400);
    }
    const refused = await change(token, {});
    expect(refusalOf(refused).code).toBe('rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('GET /api/v2/auth/me/sessions', () => {
  test("lists the caller's sessions, newest first, and which one is current", async () => {
    await addPerson(server, { email: 'devices@example.test' });
    const signInFrom = async (agent: string) => {
      server.clock.advance(1_000);
      const answer = await server.call('POST /api/v2/auth/login', {
        json: { email: 'devices@example.test', password: PASSWORD },
        headers: { 'user-agent': agent },
      });
      const at = server.clock.now().toISOString();
      return { at, token: (dataOf(answer.body) as { access_token: string }).access_token };
    };
    const phone = await signInFrom('Phone/1');
    const desk = await signInFrom('Desk/2');
    const answer = await server.call('GET /api/v2/auth/me/sessions', { token: phone.token });
    const session = ({ at }: { at: string }, user_agent: string, is_current: boolean) => ({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: at,
      last_active_at: at,
      user_agent,
      address: expect.stringMatching(/127\.0\.0\.1$/),
      is_current,
    });
    expect(dataOf(answer.body)).toEqual({
      items: [session(desk, 'Desk/2', false), session(phone, 'Phone/1', true)],
    });
  });
});

describe('DELETE /api/v2/auth/me/sessions/{session}', () => {
  const sessionsOf = async (token: string) =>
    (
      dataOf((await server.call('GET /api/v2/auth/me/sessions', { token })).body) as {
        items: { id: string; is_current: boolean }[];
      }
    ).items;

  test('ends one session immediately', async () => {
    const token = await newcomer('end@example.test');
    const other = await signIn(server, 'end@example.test');
    const id = (await sessionsOf(token)).find(({ is_current }) => !is_current)?.id ?? '';
    const answer = await server.call(`DELETE /api/v2/auth/me/sessions/${id}`, { token });
    expect(dataOf(answer.body)).toEqual({ id });
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
  });

  test("does not find another user's session, exactly like one that does not exist", async () => {
    const token = await newcomer('mine@example.test');
    const theirs = await newcomer('theirs@example.test');
    const [foreign] = await sessionsOf(theirs);
    const answers = await Promise.all(
      [foreign?.id ?? '', NONEXISTENT].map((id) =>
        server.call(`DELETE /api/v2/auth/me/sessions/${id}`, { token }),
      ),
    );
    const notFound = { status: 404, code: 'user_session_not_found', message: 'Session not found' };
    expect(answers.map(refusalOf)).toEqual([notFound, notFound]);
    expect(await statusOf(theirs)).toBe(200);
  });
});

describe('DELETE /api/v2/auth/me/email-change', () => {
  const cancel = (token: string) => server.call('DELETE /api/v2/auth/me/email-change', { token });
  const emailsOf = async (token: string) => {
    const { body } = await server.call('GET /auth/v1/user', { token });
    const { email, new_email: next } = body as { email: string; new_email?: string };
    return [email, next];
  };

  test('cancels an unconfirmed change; links that were sent stop working', async () => {
    const token = await newcomer('stays@example.test');
    await server.call('PUT /auth/v1/user', { token, json: { email: 'next@example.test' } });
    expect(await emailsOf(token)).toEqual(['stays@example.test', 'next@example.test']);
    const sent = [
      await lastMailTo(server, 'stays@example.test'),
      await lastMailTo(server, 'next@example.test'),
    ];
    expect((await cancel(token)).body).toEqual({
      status: 'success',
      message: 'Email change canceled',
      data: null,
    });
    for (const { link } of sent) {
      const { headers } = await fetch(link, { redirect: 'manual' });
      expect(headers.get('location')).toContain('error_code=otp_expired');
    }
    expect(await emailsOf(token)).toEqual(['stays@example.test', undefined]);
    // Without a pending change the response is the same; the log has one entry.
    expect((await cancel(token)).status).toBe(200);
    const events = await server.database.asOwner((tx) =>
      tx
        .selectFrom('audit_log')
        .select('action')
        .where('action', 'like', 'user.email_change%')
        .execute(),
    );
    expect(events).toEqual([{ action: 'user.email_change_canceled' }]);
  });

  test('does not undo a change that both addresses confirmed', async () => {
    const token = await newcomer('was@example.test');
    await server.call('PUT /auth/v1/user', { token, json: { email: 'is@example.test' } });
    for (const address of ['was@example.test', 'is@example.test']) {
      await fetch((await lastMailTo(server, address)).link, { redirect: 'manual' });
    }
    expect((await cancel(token)).status).toBe(200);
    expect(await emailsOf(token)).toEqual(['is@example.test', undefined]);
  });
});
