import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSealedBox } from '../../../platform/sealed-box.ts';
import { PASSWORD, addPerson, startTestServer } from '../../../testing/test-server.ts';
import type { Answer, TestServer } from '../../../testing/test-server.ts';
import { createAccessTokens } from '../tokens/access-token.ts';
import { createLiveSessions } from './live-sessions.ts';
import { createKeyRing } from '../tokens/key-ring.ts';
import { issueRefreshToken } from '../tokens/refresh-token.ts';
import { refreshSession } from './sessions.ts';
import { sweepAuth } from './sweep.ts';

const DAY_MS = 86_400_000;
/** The key of the test servers. */
const BOX = createSealedBox([{ kid: 'test', key: Buffer.alloc(32) }]);

type Session = { access_token: string; refresh_token: string };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function open(email: string): Promise<Session> {
  await addPerson(server, { email });
  const { body } = await server.call('POST /auth/v1/token?grant_type=password', {
    json: { email, password: PASSWORD },
  });
  return body as Session;
}

function refresh(refreshToken: string): Promise<Answer> {
  return server.call('POST /auth/v1/token?grant_type=refresh_token', {
    json: { refresh_token: refreshToken },
    headers: { 'x-supabase-api-version': '2024-01-01' },
  });
}

function codeOf({ status, body }: Answer): [number, unknown] {
  return [status, (body as { code?: unknown }).code];
}

function sessionsOf(email: string) {
  return server.database.asOwner((tx) =>
    tx
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('sessions')
      .where('email', '=', email)
      .execute(),
  );
}

describe('the key of a session', () => {
  test('is sealed at rest, for its own row only', async () => {
    await open('sealed1@example.test');
    const other = await open('sealed2@example.test');
    const [row] = await sessionsOf('sealed1@example.test');
    expect([row?.refresh_key, row?.sealed_refresh_key?.startsWith('v1.test.')]).toEqual([
      null,
      true,
    ]);
    await server.database.pool.query(
      `update sessions set sealed_refresh_key = $1 from users where users.id = user_id and email = $2`,
      [row?.sealed_refresh_key, 'sealed2@example.test'],
    );
    expect(codeOf(await refresh(other.refresh_token))).toEqual([500, 'unexpected_failure']);
  });

  test('that an older version stored unsealed still works, and is sealed by the next refresh', async () => {
    const email = 'legacy@example.test';
    await open(email);
    const [row] = await sessionsOf(email);
    const key = randomBytes(32);
    await server.database.pool.query(
      'update sessions set refresh_key = $1, sealed_refresh_key = null where id = $2',
      [key, row?.id],
    );
    const answer = await refresh(issueRefreshToken(row?.id ?? '', 0, key));
    expect(answer.status).toBe(200);
    const [sealed] = await sessionsOf(email);
    expect([sealed?.refresh_key, sealed?.sealed_refresh_key?.startsWith('v1.')]).toEqual([
      null,
      true,
    ]);
    expect((await refresh((answer.body as Session).refresh_token)).status).toBe(200);
  });
});

describe('a session', () => {
  test('expires after fourteen days of inactivity', async () => {
    const { refresh_token: token } = await open('idle@example.test');
    server.clock.advance(14 * DAY_MS);
    const used = await refresh(token);
    expect(used.status).toBe(200);
    server.clock.advance(14 * DAY_MS + 1);
    expect(codeOf(await refresh((used.body as Session).refresh_token))).toEqual([
      400,
      'session_expired',
    ]);
  });

  test('expires after ninety days, however often it was used', async () => {
    let { refresh_token: token } = await open('long@example.test');
    for (let days = 0; days < 80; days += 10) {
      server.clock.advance(10 * DAY_MS);
      token = ((await refresh(token)).body as Session).refresh_token;
    }
    server.clock.advance(10 * DAY_MS);
    expect(codeOf(await refresh(token))).toEqual([400, 'session_expired']);
  });

  test('that is being refreshed concurrently responds 409 once the wait times out', async () => {
    const { refresh_token: token } = await open('locked@example.test');
    const [row] = await sessionsOf('locked@example.test');
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from sessions where id = $1 for update', [row?.id]);
    const keys = createKeyRing(server.database, BOX);
    const deps = {
      database: server.database,
      clock: server.clock,
      box: BOX,
      live: createLiveSessions(server.clock),
      tokens: createAccessTokens(keys, 'http://127.0.0.1/auth/v1'),
    };
    await expect(refreshSession(deps, token, { lockWaitMs: 50 })).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
    });
    await holder.query('rollback');
    holder.release();
    expect((await refresh(token)).status).toBe(200);
  });

  test('is deleted a day after its end, with expired secrets and claims', async () => {
    await open('swept@example.test');
    await open('kept@example.test');
    await server.call('POST /auth/v1/recover', { json: { email: 'kept@example.test' } });
    const keys = createKeyRing(server.database, BOX);
    const sweep = () => sweepAuth({ database: server.database, clock: server.clock, keys });
    await sweep();
    expect(await sessionsOf('swept@example.test')).toHaveLength(1);
    server.clock.advance(15 * DAY_MS + 1);
    await sweep();
    const left = await server.database.asOwner(async (tx) => [
      await tx.selectFrom('sessions').select('id').execute(),
      await tx.selectFrom('one_time_tokens').select('purpose').execute(),
      await tx.selectFrom('auth_sends').select('sent_at').execute(),
    ]);
    expect(left).toEqual([[], [], []]);
  });
});
