import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSealedBox } from '../../../platform/sealed-box.ts';
import { PASSWORD, addPerson, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { mintServiceToken } from '../tokens/mint-service-token.ts';

/** The key of the test servers. */
const BOX = createSealedBox([{ kid: 'test', key: Buffer.alloc(32) }]);
const NEW_PASSWORD = 'another long enough password';

type Session = { access_token: string; refresh_token: string; user: { id: string } };

let server: TestServer;
let service: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer();
  const { database, clock } = server;
  const now = clock.now();
  service = await mintServiceToken({
    database,
    box: BOX,
    siteUrl: 'http://127.0.0.1',
    hours: 1,
    now,
  });
});

afterAll(() => server.stop());

async function signIn(email: string): Promise<Session> {
  const { body } = await server.call('POST /auth/v1/token?grant_type=password', {
    json: { email, password: PASSWORD },
  });
  return body as Session;
}

/** Two sessions of a new user, both just used. */
async function twoSessions(): Promise<[Session, Session]> {
  const email = `person${++people}@example.test`;
  await addPerson(server, { email });
  const sessions: [Session, Session] = [await signIn(email), await signIn(email)];
  expect(await statuses(sessions)).toEqual([200, 200]);
  return sessions;
}

async function statuses(sessions: readonly Session[]): Promise<number[]> {
  const answers = await Promise.all(
    sessions.map(({ access_token: token }) =>
      server.call('GET /api/v2/clients/clients', { token }),
    ),
  );
  return answers.map(({ status }) => status);
}

function idOf({ access_token: token }: Session): string {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { session_id: string })
    .session_id;
}

describe('a recently used session is rejected immediately after', () => {
  test.each([
    ['its own logout', 'POST /api/v2/auth/logout', undefined, [401, 200]],
    ['a logout everywhere', 'POST /api/v2/auth/logout?scope=global', undefined, [401, 401]],
    ['a logout of the others', 'POST /auth/v1/logout?scope=others', undefined, [200, 401]],
    [
      'a change of the password',
      'PUT /api/v2/auth/me/password',
      { current_password: PASSWORD, new_password: NEW_PASSWORD },
      [200, 401],
    ],
    [
      'a change of the password as GoTrue does it',
      'PUT /auth/v1/user',
      { password: NEW_PASSWORD },
      [200, 401],
    ],
  ])('%s', async (_what, request, json, expected) => {
    const sessions = await twoSessions();
    const [{ access_token: token }] = sessions;
    const { status } = await server.call(request, {
      token,
      ...(json === undefined ? {} : { json }),
    });
    expect(status).toBeLessThan(300);
    expect(await statuses(sessions)).toEqual(expected);
  });

  test('its user ended it from another one', async () => {
    const sessions = await twoSessions();
    const [{ access_token: token }, other] = sessions;
    await server.call(`DELETE /api/v2/auth/me/sessions/${idOf(other)}`, { token });
    expect(await statuses(sessions)).toEqual([200, 401]);
  });

  test('reuse of a refresh token', async () => {
    const sessions = await twoSessions();
    let { refresh_token: latest } = sessions[1];
    const refresh = async (refresh_token: string) => {
      const json = { refresh_token };
      return server.call('POST /auth/v1/token?grant_type=refresh_token', { json });
    };
    for (let time = 0; time < 2; time += 1) {
      latest = ((await refresh(latest)).body as Session).refresh_token;
    }
    server.clock.advance(10_000);
    expect(await statuses(sessions)).toEqual([200, 200]);
    expect((await refresh(sessions[1].refresh_token)).status).toBe(400);
    expect(await statuses(sessions)).toEqual([200, 401]);
  });

  test.each([
    ['deleted', 'DELETE', undefined],
    ['banned', 'PUT', { ban_duration: '1h' }],
    ['given another password', 'PUT', { password: NEW_PASSWORD }],
  ])('its user was %s', async (_what, method, json) => {
    const sessions = await twoSessions();
    const { status } = await server.call(`${method} /auth/v1/admin/users/${sessions[0].user.id}`, {
      token: service,
      ...(json === undefined ? {} : { json }),
    });
    expect(status).toBe(200);
    expect(await statuses(sessions)).toEqual([401, 401]);
  });
});

test('a session that another process ended is rejected within ten seconds', async () => {
  const sessions = await twoSessions();
  await server.database.pool.query('delete from sessions where id = $1', [idOf(sessions[1])]);
  server.clock.advance(9_999);
  expect(await statuses(sessions)).toEqual([200, 200]);
  server.clock.advance(1);
  expect(await statuses(sessions)).toEqual([200, 401]);
});
